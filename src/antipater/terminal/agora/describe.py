"""What Agora adds to a position in plain words: chambers, control, decrees, senators, conspiracies."""

from antipater.data.agora import CHAMBERS
from antipater.data.items import DECK_SIZE, SENATOR_DECK
from antipater.game.bits import members_of
from antipater.terminal.agora.chambers import Chamber, Plan, chambers_of, controlled, plans_of
from antipater.terminal.duel.view import DuelView
from antipater.text.agora.places import agora_of, conspiracy, conspiracy_effect, decree_effect, section


def table_lines(view: DuelView) -> list[str]:
    """Describe the Senate after a heading."""
    return [view.words.say("terminal-agora"), *page_lines(view)]


def page_lines(view: DuelView) -> list[str]:
    """Describe the chambers and the deck of conspiracies."""
    deck = view.words.say("terminal-conspiracy-deck", cards=agora_of(view.state).deck_size)
    return [*(chamber_line(view, chamber) for chamber in chambers_of(view)), deck]


def chamber_line(view: DuelView, chamber: Chamber) -> str:
    """Describe one chamber: section, points, cubes of both, who controls it, and its decrees."""
    words = view.words
    mine, theirs = chamber.cubes
    if chamber.controller is None:
        control = words.say("terminal-no-control")
    else:
        control = words.say("terminal-control", **words.who(chamber.controller))
    decrees = [
        decree_effect(words, decree) if decree >= 0 else words.say("terminal-decree-unknown")
        for decree in chamber.decrees
    ]
    return words.say(
        "terminal-chamber",
        number=chamber.number + 1,
        section=section(words, chamber.section),
        points=chamber.points,
        mine=mine,
        theirs=theirs,
        control=control,
        decree="; ".join(decrees) or words.say("terminal-no-decree"),
    )


def city_lines(view: DuelView, seat: int) -> list[str]:
    """Describe what a seat has: chambers, cubes, senators, and conspiracies as far as the viewer knows them."""
    part, words = agora_of(view.state), view.words
    facts = {"chambers": controlled(view.state, seat), "most": CHAMBERS, "cubes": part.cubes_in_supply(seat)}
    lines = [words.say("terminal-agora-city", **facts)]
    first = (SENATOR_DECK - 1) * DECK_SIZE
    senators = [words.name(first + senator) for senator in members_of(part.senators[seat])]
    if senators:
        lines.append(words.say("terminal-senators", senators=", ".join(senators)))
    plans = plans_of(view.state, seat)
    if plans:
        lines.append(words.say("terminal-conspiracies", plans="; ".join(plan_words(view, plan) for plan in plans)))
    return lines


def plan_words(view: DuelView, plan: Plan) -> str:
    """Return a conspiracy, how far it is, and the card under it."""
    words = view.words
    name = conspiracy(words, plan.conspiracy) if plan.conspiracy >= 0 else words.say("terminal-plan-unknown")
    if plan.triggered:
        return words.say("terminal-plan-triggered", name=name)
    if plan.prepared:
        return words.say("terminal-plan-prepared", name=name, card=words.name(plan.card))
    return words.say("terminal-plan-kept", name=name)


def plan_lines(view: DuelView) -> list[str]:
    """Return what the conspiracies of the viewer do."""
    words = view.words
    mine = [plan.conspiracy for plan in plans_of(view.state, view.seat) if plan.conspiracy >= 0 and not plan.triggered]
    return [words.say("terminal-plan", name=conspiracy(words, one), does=conspiracy_effect(words, one)) for one in mine]
