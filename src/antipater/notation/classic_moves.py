"""The words of classic 7 Wonders: `build:baths+left2`, `stage:altar`, `sell:press`, `deal:0=altar`, `board:1=gizah-b`.

An action names the rank of a payment among those that are offered; its word names the coins (C3.5). So words are read
in the position they are said in.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import gcd

from antipater.data.classic import FREE_CITY
from antipater.data.classic_items import CARDS, NONE
from antipater.game.seats import CHANCE
from antipater.notation.classic_names import BOARD_AND_SIDE, CARD, CARD_OR_NONE, NAMES
from antipater.notation.verbs import HIDDEN, Argument, Plain, Verb
from antipater.notation.vocabulary import Number, Place, Vocabulary, quoted
from antipater.rules.classic import actions, build, trade
from antipater.rules.classic.actions import CHOOSING, NOBODY, NOBODY_LOOKS, RANKS, REVIVING
from antipater.rules.classic.turn import ClassicState

PAYMENT = re.compile(r"(?:\+left([1-9][0-9]?))?(?:\+right([1-9][0-9]?))?")


def payment(left: int, right: int) -> str:
    """Return what is paid to the neighbours; nothing is not written."""
    return (f"+left{left}" if left else "") + (f"+right{right}" if right else "")


@dataclass(frozen=True)
class CardAndPayment:
    """A card that a city builds, or builds its next stage with, and the coins for the neighbours: `baths+left2`."""

    city: int
    stage: bool = False

    def offers(self, state: ClassicState, card: int) -> list[tuple[int, int]]:
        """Return the payments that are offered, by rank (C3.5); a chain needs none (C3.3)."""
        if self.stage:
            stage = state.cities.next_stage(self.city)
            return trade.offers_for(state.cities, self.city, stage) if stage != NONE else []
        if build.has_building(state.cities, self.city, card):
            return []
        chained = build.chained(state.cities, self.city, card)
        return [(0, 0)] if chained else trade.offers_for(state.cities, self.city, card)

    def write(self, state: ClassicState, number: int) -> str:
        """Return the card and the coins."""
        card, rank = divmod(number, RANKS)
        return CARD.write(card) + payment(*self.offers(state, card)[rank])

    def read(self, state: ClassicState, text: str, place: Place) -> int:
        """Return the number of a card and a payment; one that cannot be built for other reasons has the first rank."""
        name, plus, coins = text.partition("+")
        card = CARD.read(name, place)
        after = place.right(len(name))
        match = PAYMENT.fullmatch(plus + coins)
        if match is None:
            raise after.error(f"expected coins for the neighbours, as in +left2+right1, not {quoted(plus + coins)}")
        offers = self.offers(state, card)
        pair = int(match[1] or 0), int(match[2] or 0)
        if pair in offers:
            return card * RANKS + offers.index(pair)
        if offers:
            possible = ", ".join(name + payment(*offer) for offer in offers)
            raise after.error(f"that is not what is paid; offered: {possible} (C3.5)")
        return card * RANKS


@dataclass(frozen=True)
class UnseenStage:
    """How the others see a stage: the card is hidden, the coins are not (C8.3)."""

    city: int

    def write(self, state: ClassicState, number: int) -> str:
        """Return the coins."""
        stage = state.cities.next_stage(self.city)
        return HIDDEN + payment(*trade.offers_for(state.cities, self.city, stage)[number])

    def read(self, state: ClassicState, text: str, place: Place) -> int:
        """Refuse it: what is hidden cannot be done."""
        raise place.error("a hidden card stands for no action")


@dataclass(frozen=True)
class GivenTo:
    """Whom chance gives a card or a board: `0=altar`, `1=gizah-b`."""

    thing: Vocabulary
    step: int  # how far the numbers of one receiver are from those of the next

    def receiver(self, state: ClassicState) -> int:
        """Return whose turn it is to receive."""
        return state.legal(CHANCE)[0] // self.step if self.step else state.subjects[state.depth - 1]

    def write(self, state: ClassicState, number: int) -> str:
        """Return the receiver and the thing; also of what a seat saw, who may not know what else there was."""
        receiver, thing = divmod(number, self.step) if self.step else (self.receiver(state), number)
        return f"{receiver}={self.thing.write(thing)}"

    def read(self, state: ClassicState, text: str, place: Place) -> int:
        """Return the number of the thing; the receiver must be the one whose turn it is."""
        if text == HIDDEN:
            raise place.error(
                "what is hidden by ? cannot be dealt: this is what one viewer knows of a game, not all of it"
            )
        receiver = self.receiver(state)
        seat, equals, thing = text.partition("=")
        if seat != str(receiver):
            raise place.error(f"expected {receiver}, who receives now, not {quoted(seat)}")
        if not equals:
            raise place.right(len(seat)).error(f"expected = and a {self.thing.noun}")
        return receiver * self.step + self.thing.read(thing, place.right(len(seat) + 1))


CHANCE_VERBS = (
    Verb("deal", actions.DEAL, GivenTo(CARD, CARDS)),
    Verb("pile", actions.DEAL + NOBODY_LOOKS * CARDS, Plain(CARD)),
    Verb("board", actions.GIVE_BOARD, GivenTo(BOARD_AND_SIDE, 0)),
)


@cache
def seat_verbs(city: int) -> tuple[Verb, ...]:
    """Return the verbs of whoever plays for a city."""
    rows: tuple[tuple[str, int, Argument], ...] = (
        ("build", actions.BUILD, CardAndPayment(city)),
        ("stage", actions.STAGE, CardAndPayment(city, stage=True)),
        ("free", actions.FREE, Plain(CARD)),
        ("sell", actions.SELL, Plain(CARD)),
        ("revive", actions.REVIVE, Plain(CARD_OR_NONE)),
        ("stage", actions.STAGE_UNSEEN, UnseenStage(city)),
        ("sell", actions.SELL_UNSEEN, Plain(Vocabulary("card", {HIDDEN: 0}))),
    )
    return tuple(Verb(*row) for row in rows)


def choice_word(state: ClassicState, action: int, city: int) -> str:
    """Return the word of a choice for a city that has been made and is still sealed."""
    verb = [known for known in seat_verbs(city) if known.first <= action][-1]
    return f"{verb.word}:{verb.argument.write(state, action - verb.first)}"


class ClassicSpeech:
    """The words of classic 7 Wonders."""

    @property
    def names(self) -> Mapping[int, str]:
        """What cards, stages and boards are called."""
        return NAMES

    def verbs(self, state: ClassicState, seat: int) -> tuple[Verb, ...]:
        """Return the verbs of chance, or of a seat, whose second card of a turn is the Free City's (C9.4)."""
        if seat == CHANCE:
            return CHANCE_VERBS
        return seat_verbs(FREE_CITY if self.has_chosen(state, seat) else seat)

    def has_chosen(self, state: ClassicState, seat: int) -> bool:
        """Tell whether a seat has chosen the card for its own city."""
        return state.depth > 0 and state.kinds[state.depth - 1] == CHOOSING and state.chosen[seat] != NOBODY

    def is_due(self, state: ClassicState, verb: Verb, seat: int) -> bool:
        """Tell whether a verb answers what is owed, even if nothing can be done with it now."""
        if seat == CHANCE:
            first = state.legal(CHANCE)[0]
            return verb == [known for known in CHANCE_VERBS if known.first <= first][-1]
        return (verb.first == actions.REVIVE) == (state.kinds[state.depth - 1] == REVIVING)

    def begins_turn(self, state: ClassicState) -> bool:
        """Tell whether a turn is due and nobody has chosen yet (C2.1)."""
        due = state.depth > 0 and state.kinds[state.depth - 1] == CHOOSING
        return due and all(chosen == NOBODY for chosen in state.chosen)

    def age(self, state: ClassicState) -> int:
        """Return the Age, 0 before the first."""
        return state.age

    def seat(self, state: ClassicState) -> Number:
        """Return how a seat is written."""
        return Number("a seat", 0, state.players - 1)

    def outcome(self, state: ClassicState) -> dict[str, str]:
        """Return who shares the victory, and the score (C7.2)."""
        shares = state.returns()
        scores = [sum(state.score_sheet(seat)) for seat in range(state.players)]
        unit = gcd(*shares)
        return {
            "Result": "-".join(str(share // unit) for share in shares),
            "Score": ",".join(map(str, scores)),
        }
