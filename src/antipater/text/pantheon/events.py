"""What follows from an event with Pantheon: cards, tokens and coins that the base game does not move."""

from typing import TYPE_CHECKING

from antipater.data import pantheon_words
from antipater.data.items import DIVINITY_ITEMS, TOKEN_ITEM
from antipater.data.pantheon import GATE, MYTHOLOGIES
from antipater.data.pantheon_words import SafeCoins
from antipater.data.words import BuildFromDiscard, Effect
from antipater.game.bits import members_of
from antipater.rules.duel.decisions import NOBODY, OWE_REVIVE
from antipater.rules.pantheon import decisions
from antipater.rules.pantheon.board import PantheonBoard
from antipater.rules.pantheon.decisions import FIRST_OFFERING, NO_TOKEN, OFF_TRACK
from antipater.text.duel.parts import Step
from antipater.text.pantheon.places import pantheon_of, slot_token

if TYPE_CHECKING:
    from antipater.text.duel.words import DuelWords

# The decision that an effect of a divinity leaves, where it is possible (P3.4).
LEAVES: dict[type[Effect], int] = {
    pantheon_words.ActivateFromTops: decisions.OWE_DIVINITY,
    pantheon_words.TakeTokenFromCard: decisions.OWE_CARRIED,
    pantheon_words.CopySymbol: decisions.OWE_SNAKE,
    pantheon_words.StealCard: decisions.OWE_STEAL,
    BuildFromDiscard: OWE_REVIVE,
    pantheon_words.DiscardFromStructure: decisions.OWE_STRIKE,
    pantheon_words.UnbuildWonder: decisions.OWE_UNBUILD,
    pantheon_words.BuildWonderFromDiscard: decisions.OWE_RAISE,
    pantheon_words.StealWonder: decisions.OWE_TAKE,
    pantheon_words.PlaceMinerva: decisions.OWE_MINERVA,
    pantheon_words.RemoveMilitaryToken: decisions.OWE_REMOVE,
}


def impossible_lines(words: "DuelWords", step: Step) -> list[str]:
    """Return that an activated divinity has no effect, because it leaves nothing to choose (P3.4)."""
    if step.key not in ("activate", "choose") or step.after.winner != NOBODY:
        return []
    before, after = pantheon_of(step.state), pantheon_of(step.after)
    arrived = members_of(after.divinities[step.seat] & ~before.divinities[step.seat])
    effects = [effect for divinity in arrived for effect in words.item(DIVINITY_ITEMS + divinity).effects]
    left = [LEAVES[type(effect)] for effect in effects if type(effect) in LEAVES]
    possible = not left or any(kind in left for kind in list(step.after.kinds)[: step.after.depth])
    return [] if possible else [words.sentence("event-no-effect")]


def safe_lines(words: "DuelWords", step: Step, change: int) -> list[str]:
    """Return how many coins were put on a divinity, or spent from there (P5.4)."""
    if change == 0:
        return []
    card = words.one_of([words.mention(item) for item in words.bearing(SafeCoins)])
    message = "event-safe-gained" if change > 0 else "event-safe-spent"
    return [words.sentence(message, coins=abs(change), card=card, **words.who(step.seat))]


def uncovered_lines(words: "DuelWords", step: Step) -> list[str]:
    """Return which card lay under a wonder that is unbuilt now (P5.11)."""
    card = pantheon_of(step.state).under[step.about[0]] if step.key == "unbuild" else -1
    return [words.sentence("event-uncovered", card=words.mention(card))] if card >= 0 else []


def minerva_lines(words: "DuelWords", step: Step) -> list[str]:
    """Return that the pawn Minerva stopped the conflict pawn (P5.16)."""
    stopped = pantheon_of(step.state).minerva != OFF_TRACK and pantheon_of(step.after).minerva == OFF_TRACK
    return [words.sentence("event-stopped")] if stopped else []


def returned_token_lines(words: "DuelWords", step: Step) -> list[str]:
    """Return which progress tokens go back to the box with a divinity that was not chosen (P4.4)."""
    back = pantheon_of(step.state).on_card & step.after.box if step.key == "choose" else 0
    if not back:
        return []
    items = [TOKEN_ITEM[token] for token in members_of(back)]
    return [words.sentence("event-tokens-back", items=words.mentions(items), tokens=len(items))]


def token_lines(words: "DuelWords", step: Step) -> list[str]:
    """Return who takes which token of the structure, but for the one chosen first, or that it is lost (P2.1, P5.9)."""
    before, after, lines = pantheon_of(step.state), pantheon_of(step.after), []
    claimed = step.about[0] if step.key == "claim" else None
    for slot, token in enumerate(before.slot_tokens):
        if token == NO_TOKEN or after.slot_tokens[slot] != NO_TOKEN or slot == claimed:
            continue
        takers = [seat for seat in range(2) if holds(after, seat, token) > holds(before, seat, token)]
        named = slot_token(words, token)
        lines += [words.sentence("event-token-gained", token=named, **words.who(seat)) for seat in takers]
        if not takers:
            lines.append(words.sentence("event-token-lost", token=named))
    return lines


def holds(board: PantheonBoard, seat: int, token: int) -> int:
    """Return how many of a kind of token of the structure a seat has."""
    if token >= FIRST_OFFERING:
        return board.offerings[seat] >> (token - FIRST_OFFERING) & 1
    return board.mythology[seat * MYTHOLOGIES + token]


def gate_lines(words: "DuelWords", step: Step) -> list[str]:
    """Return where the Gate is put (P1.4, P1.7)."""
    before, after = pantheon_of(step.state).spaces, pantheon_of(step.after).spaces
    spaces = [space for space, card in enumerate(after) if card == GATE != before[space]]
    return [words.sentence("event-gate", space=space + 1) for space in spaces]
