"""Agora in the terminal: the row of chambers, senators in the structure, what the players have, choices and log."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from antipater.data import agora_words as a
from antipater.data import words as w
from antipater.data.agora import SECTION_KEYS
from antipater.data.items import DECK_SIZE, NONE, SENATOR_DECK
from antipater.data.words import Effect
from antipater.game.bits import members_of
from antipater.game.rows import Decision
from antipater.game.seats import UNKNOWN
from antipater.rules.agora.decisions import ROWS
from antipater.rules.duel.state import DuelState
from antipater.terminal.agora import drawing
from antipater.terminal.agora.chambers import is_senator
from antipater.terminal.agora.describe import city_lines, page_lines, plan_lines, table_lines
from antipater.terminal.agora.drawing import CHAMBER, CUBE, PLAN, PREPARED, RIVAL_CUBE
from antipater.terminal.canvas import Canvas, Run
from antipater.terminal.duel.log import Event, item_names
from antipater.terminal.duel.part import TablePart
from antipater.terminal.duel.signs import SENATOR
from antipater.terminal.duel.view import DuelView
from antipater.terminal.palette import BRIGHT, CARD_COLORS
from antipater.terminal.signs import COIN, COIN_STYLE, FACE_DOWN, SYMBOL_STYLE
from antipater.text.agora.places import agora_of, chamber, conspiracy, conspiracy_effect, decree_effect

if TYPE_CHECKING:
    from antipater.terminal.sheets import Page
    from antipater.text.duel.words import DuelWords

FIRST_SENATOR = (SENATOR_DECK - 1) * DECK_SIZE
PLOTS = ("prepare", "trigger", "retain")  # verbs about a conspiracy
CHAMBER_VERBS = ("influence", "shift", "oust", "transfer")


class AgoraPart(TablePart):
    """Agora at the table."""

    back_key = "senator"
    color = CARD_COLORS[w.SENATORS]
    marks = {  # noqa: RUF012
        "senator": SENATOR,
        "senator-back": f"░{SENATOR}░",
        "cube": f"{CUBE} {RIVAL_CUBE}",
        "chamber": CHAMBER,
        "decree": f"{FACE_DOWN}?",
        "conspiracy": f"{PLAN} {PREPARED}",
        "political-supremacy": f"{CHAMBER}6/6",
    }

    # In plain words.

    def table_lines(self, view: DuelView) -> list[str]:
        """Describe the Senate."""
        return table_lines(view)

    def city_lines(self, view: DuelView, seat: int) -> list[str]:
        """Describe what a seat has."""
        return city_lines(view, seat)

    def about_choice(self, view: DuelView, action: int) -> list[str]:
        """Return what the conspiracy does that an option is about, and the decrees of its chambers."""
        verb = view.rows.verb(action)
        if verb.part != self.name:
            return []
        about, words = verb.about(action), view.words
        if verb.key in PLOTS:
            return [conspiracy_effect(words, about[0])]
        lines = []
        for number in about if verb.key in CHAMBER_VERBS else ():
            part = agora_of(view.state)
            for decree in (part.decree[number], part.second[number]):
                if decree >= 0:
                    facts = {"chamber": chamber(words, number), "decree": decree_effect(words, decree)}
                    lines.append(words.sentence("terminal-decree-there", **facts))
        return lines

    # Senators.

    def back_of(self, state: DuelState, slot: int) -> int:
        """Return the deck of senators for a face-down senator (A1.8)."""
        return SENATOR_DECK - 1 if agora_of(state).senator_slots >> slot & 1 else NONE

    def item_of(self, state: DuelState, kind: str, thing: int) -> int:
        """Return a card of an Age that was removed at setup."""
        return thing if kind == "age-card" else NONE

    def city_items(self, state: DuelState, seat: int) -> list[int]:
        """Return the senators of a seat."""
        return [FIRST_SENATOR + senator for senator in members_of(agora_of(state).senators[seat])]

    def price_of(self, state: DuelState, seat: int, item: int) -> int | None:
        """Return what recruiting a senator costs a seat (A3.2)."""
        return int(agora_of(state).cost_of_senator(state.city(seat))) if is_senator(item) else None

    def price_note(self, view: DuelView, item: int) -> str:
        """Return why a senator costs what it costs."""
        coins = self.price_of(view.state, view.seat, item)
        return "" if coins is None else view.words.say("terminal-senator-price", coins=coins)

    def taken_by(self, card: int) -> str:
        """Return that senators are recruited (A3.1)."""
        return "recruit" if is_senator(card) else ""

    def effect_signs(self, effect: Effect) -> list[Run]:
        """Return an effect of Agora in signs."""
        match effect:
            case a.SenateActions(section):
                places = ["·"] * len(SECTION_KEYS)
                places[section] = CUBE
                return [("".join(places), SYMBOL_STYLE)]
            case a.PlaceOrConspire():
                return [(f"{CUBE}/{PLAN}", SYMBOL_STYLE)]
            case a.PlaceCube():
                return [(f"+{CUBE}", SYMBOL_STYLE)]
            case a.MoveCube():
                return [(f"{CUBE}→", SYMBOL_STYLE)]
            case a.TriggerUnprepared():
                return [(f"{PLAN}!", SYMBOL_STYLE)]
            case a.SenatorsForNothing():
                return [(f"{SENATOR}=0{COIN}", COIN_STYLE)]
            case a.KeepBothConspiracies():
                return [(f"{PLAN}{PLAN}", SYMBOL_STYLE)]
        return []

    # Drawings.

    def draw_panel(self, view: DuelView, width: int, height: int) -> Canvas:
        """Draw the row of chambers."""
        return drawing.draw_senate(view, width, height)

    def thing_at(self, view: DuelView, column: int, width: int) -> int:
        """Return the chamber at a column of the row."""
        return drawing.chamber_at(column, width)

    def city_runs(self, view: DuelView, seat: int, width: int) -> list[Run]:
        """Return chambers, cubes, senators and conspiracies of a seat."""
        return drawing.held(view, seat, width)

    # Pages and choices.

    def page(self, view: DuelView) -> "Page":
        """Show the chambers, what both players have, and what the viewer's conspiracies do (A11)."""
        text = Text()
        text.append("".join(f"{line.strip()}\n" for line in page_lines(view)))
        for seat in view.seats:
            text.append(f"\n{view.words.player(seat)}\n", BRIGHT)
            text.append("".join(f"{line.strip()}\n" for line in city_lines(view, seat)))
        plans = plan_lines(view)
        if plans:
            text.append("\n" + "\n".join(plans) + "\n")
        return view.words.say("terminal-title-agora"), text

    def turn_actions(self, view: DuelView) -> list[int]:
        """Return the conspiracies that can be triggered or prepared; senators are recruited at the structure."""
        recruit = ROWS.action("recruit")
        return sorted(
            (action for action in super().turn_actions(view) if action not in recruit),
            key=lambda action: (action not in ROWS.action("trigger"), action),
        )

    def is_place(self, view: DuelView, action: int) -> bool:
        """Return whether an option is about a chamber."""
        return view.rows.verb(action).part == self.name and view.rows.verb(action).key in CHAMBER_VERBS

    # The log.

    def chance_line(self, words: "DuelWords", decision: Decision, events: Sequence[Event]) -> str | None:
        """Return what chance brought for a decision of Agora, several things at once."""
        if decision.key == "senators":
            return words.say("terminal-chance-senators", count=len(events))
        if decision.key == "decrees":
            verb = ROWS.outcome("decree")
            shown = [decree_effect(words, verb.about(event.action)[1]) for event in events]
            return words.say("terminal-chance-decrees", count=len(shown), decrees="; ".join(shown))
        if decision.key in ("plotting", "peeking"):
            return look_line(words, decision.key, events)
        return None


def look_line(words: "DuelWords", key: str, events: Sequence[Event]) -> str:
    """Return who looks at conspiracies or removed cards, and only to that player at which ones (A11.2)."""
    before = events[0].before
    facts = {"count": len(events), **words.who(before.subjects[before.depth - 1] - 1)}
    if any(event.action == UNKNOWN for event in events):
        return words.sentence(f"terminal-chance-{key}-unseen", **facts)
    if key == "plotting":
        numbers = [ROWS.outcome("plot").about(event.action)[1] for event in events]
        names = [conspiracy(words, number) for number in numbers]
    else:
        names = item_names(words, events)
    return words.sentence(f"terminal-chance-{key}", items=words.all_of(names), **facts)


PART = AgoraPart("agora", "A")
