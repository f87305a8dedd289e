"""The words of classic 7 Wonders: `build:baths+left2`, `stage:altar`, `sell:press`, `deal:0=altar`, `board:1=gizah-b`.

An action names the rank of a payment among those that are offered; its word names the coins (C3.5). So words are read
in the position in which they are used.
"""

import re
from dataclasses import dataclass, replace

from antipater.data.classic import BOARDS
from antipater.data.classic_columns import BY_NUMBER
from antipater.data.classic_items import BOARDS_IN_BOX, CARDS, NONE, SIDES
from antipater.game.rows import Rows, Run, Verb, verb
from antipater.game.seats import CHANCE
from antipater.notation.codecs import HIDDEN, NOTHING, Place, Wordlist, cut
from antipater.notation.contract import Argument, Things
from antipater.rules.classic import actions, build, trade
from antipater.rules.classic.actions import NOBODY_LOOKS, RANKS
from antipater.rules.classic.turn import ClassicState

PAYMENT = re.compile(r"(?:\+left([1-9][0-9]?))?(?:\+right([1-9][0-9]?))?")
SIDE_LETTERS = "ab"
NAMES = {number: item.key for number, item in BY_NUMBER.items()}
CARD = Wordlist("card", {key: number for number, key in NAMES.items() if number < CARDS})
CARD_OR_NONE = Wordlist("card", {**CARD.numbers, NOTHING: CARDS})
BOARD_AND_SIDE = Wordlist(
    "side of a board",
    {
        f"{board.key}-{letter}": place * SIDES + side
        for place, board in enumerate(BOARDS)
        for side, letter in enumerate(SIDE_LETTERS)
    },
)


def row(key: str, of: str, rule: str, first: int, *counts: int, unseen: bool = False) -> Verb:
    """Return the row of a verb: what its numbers are about, the first of them, and how many there are of each kind."""
    run = Run(first, tuple(map(range, counts)))
    code = f"{key}-unseen" if unseen else key
    return replace(verb(key, of, rule, code=code, unseen=unseen), part="classic", runs=(run,))


# fmt: off
ROWS = Rows(
    actions=[
        row("build",  "card*payment", "C3.1", actions.BUILD, CARDS, RANKS),
        row("stage",  "card*payment", "C3.7", actions.STAGE, CARDS, RANKS),
        row("free",   "card",         "C6.1", actions.FREE, CARDS),
        row("sell",   "card",         "C2.1", actions.SELL, CARDS),
        row("revive", "card-or-none", "C6.2", actions.REVIVE, CARDS + 1),
        row("stage",  "payment",      "C8.3", actions.STAGE_UNSEEN, RANKS, unseen=True),
        row("sell",   "hidden",       "C8.3", actions.SELL_UNSEEN, 1, unseen=True),
    ],
    outcomes=[
        row("deal",   "seat*card",    "C1.3", actions.DEAL, NOBODY_LOOKS, CARDS),
        row("pile",   "card",         "C9.7", actions.DEAL + NOBODY_LOOKS * CARDS, CARDS),
        row("board",  "board",        "C1.2", actions.GIVE_BOARD, BOARDS_IN_BOX * SIDES),
    ],
)
# fmt: on


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

    def write(self, state: ClassicState, about: tuple[int, ...]) -> str:
        """Return the card and the coins."""
        card, rank = about
        return CARD.write(card) + payment(*self.offers(state, card)[rank])

    def read(self, state: ClassicState, text: str, place: Place) -> tuple[int, ...]:
        """Return a card and the rank of a payment; where none is offered for other reasons, it is the first rank."""
        name, plus, coins = text.partition("+")
        card = CARD.read(name, place)
        after = place.right(len(name))
        match = PAYMENT.fullmatch(plus + coins)
        if match is None:
            raise after.error(
                "expected coins for the neighbours, as in +left2+right1, not {word!r}",
                "coins-for-neighbours-expected",
                word=cut(plus + coins),
            )
        offers = self.offers(state, card)
        pair = int(match[1] or 0), int(match[2] or 0)
        if pair in offers:
            return card, offers.index(pair)
        if offers:
            possible = tuple(name + payment(*offer) for offer in offers)
            raise after.error("that is not what is paid; offered: {words} (C3.5)", "another-payment", words=possible)
        return card, 0


@dataclass(frozen=True)
class UnseenStage:
    """How the others see a stage: the card is hidden, the coins are not (C8.3)."""

    city: int

    def write(self, state: ClassicState, about: tuple[int, ...]) -> str:
        """Return the coins."""
        stage = state.cities.next_stage(self.city)
        return HIDDEN + payment(*trade.offers_for(state.cities, self.city, stage)[about[0]])

    def read(self, state: ClassicState, text: str, place: Place) -> tuple[int, ...]:
        """Refuse it: what is hidden cannot be done."""
        raise place.error("a hidden card stands for no action", "hidden-action")


@dataclass(frozen=True)
class GivenTo:
    """Who is given a card or a board by chance: `0=altar`, `1=gizah-b`."""

    thing: Wordlist
    numbered: bool  # whether the outcome names the receiver too

    def receiver(self, state: ClassicState) -> int:
        """Return whose turn it is to receive."""
        return state.legal(CHANCE)[0] // CARDS if self.numbered else state.subjects[state.depth - 1]

    def write(self, state: ClassicState, about: tuple[int, ...]) -> str:
        """Return the receiver and the thing; also of what a seat saw, who may not know what else there was."""
        receiver = about[0] if self.numbered else self.receiver(state)
        return f"{receiver}={self.thing.write(about[-1])}"

    def read(self, state: ClassicState, text: str, place: Place) -> tuple[int, ...]:
        """Return the things of the outcome; the receiver must be the one whose turn it is."""
        if text == HIDDEN:
            raise place.error(
                "what is hidden by ? cannot be dealt: this is what one viewer knows of a game, not all of it",
                "hidden-deal",
            )
        receiver = self.receiver(state)
        seat, equals, thing = text.partition("=")
        if seat != str(receiver):
            raise place.error(
                "expected {expected}, who receives now, not {word!r}", "receiver", expected=receiver, word=cut(seat)
            )
        if not equals:
            raise place.right(len(seat)).error("expected = and a {noun}", "thing-expected", noun=self.thing.noun)
        number = self.thing.read(thing, place.right(len(seat) + 1))
        return (receiver, number) if self.numbered else (number,)


CARD_ALONE = Things((CARD,))
CHANCE_ARGUMENTS: dict[str, Argument] = {
    "deal": GivenTo(CARD, numbered=True),
    "pile": CARD_ALONE,
    "board": GivenTo(BOARD_AND_SIDE, numbered=False),
}
SEAT_ARGUMENTS: dict[str, Argument] = {
    "free": CARD_ALONE,
    "sell": CARD_ALONE,
    "revive": Things((CARD_OR_NONE,)),
    "sell-unseen": Things((Wordlist("card", {HIDDEN: 0}),)),
}


def city_argument(verb: Verb, city: int) -> Argument:
    """Return how what an action for a city is about is written; prices depend on the city."""
    if verb.code in SEAT_ARGUMENTS:
        return SEAT_ARGUMENTS[verb.code]
    return UnseenStage(city) if verb.unseen else CardAndPayment(city, stage=verb.key == "stage")


def choice_word(state: ClassicState, action: int, city: int) -> str:
    """Return the word of a choice for a city that has been made and is still sealed."""
    verb = ROWS.verb(action)
    return f"{verb.key}:{city_argument(verb, city).write(state, verb.about(action))}"
