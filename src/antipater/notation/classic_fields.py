"""How the parts of a position of classic 7 Wonders are written: boards, what became of every card, hands, memories."""

from dataclasses import dataclass

from antipater.data.classic import AGES, BOARDS, HAND
from antipater.game.seats import SPECTATOR, UNKNOWN
from antipater.notation.classic_moves import CARD, SIDE_LETTERS
from antipater.notation.codecs import HIDDEN, NOTHING, Codec, Many, Place, Wordlist, cut
from antipater.rules.classic.actions import BUILT, BUILT_FREE, DECLINED, LEFT_OVER, NOBODY, SOLD, STAGED
from antipater.rules.classic.arrangement import Play

EMPTY = "-"  # a list within a list that has no entries
CARD_OR_HIDDEN = Wordlist("card", {**CARD.numbers, HIDDEN: UNKNOWN})
CARD_OR_DECLINED = Wordlist("card", {**CARD.numbers, "declined": DECLINED})
BOARD = Wordlist("board", {HIDDEN: UNKNOWN, **{board.key: number for number, board in enumerate(BOARDS)}})
SIDE = Wordlist("side", {HIDDEN: UNKNOWN, **{letter: number for number, letter in enumerate(SIDE_LETTERS)}})
USE = Wordlist("use of a card", {"free": BUILT_FREE, "stage": STAGED, "sell": SOLD, "last": LEFT_OVER})
VIEWER = Wordlist("viewer", {NOTHING: NOBODY, **{str(seat): seat for seat in range(7)}, "spectator": SPECTATOR})


class BoardOfCity:
    """A board and its side, `gizah-b`; what chance is still to give is `?`: `gizah-?`, `?-b` (C1.2)."""

    def write(self, value: tuple[int, int]) -> str:
        """Return both."""
        board, side = value
        return f"{BOARD.write(board)}-{SIDE.write(side)}"

    def read(self, text: str, place: Place) -> tuple[int, int]:
        """Return both."""
        board, dash, side = text.partition("-")
        number = BOARD.read(board, place)
        if not dash:
            raise place.right(len(board)).error("expected - and a side: a, b or ?", "side-expected")
        return number, SIDE.read(side, place.right(len(board) + 1))


class CardPlayed:
    """What became of a card: `altar` was built, `free:altar`, `stage:altar`, `sell:altar`, `last:altar`."""

    def write(self, value: Play) -> str:
        """Return the use and the card."""
        use, card = value
        return CARD.write(card) if use == BUILT else f"{USE.write(use)}:{CARD_OR_HIDDEN.write(card)}"

    def read(self, text: str, place: Place) -> Play:
        """Return the use and the card."""
        word, colon, name = text.partition(":")
        if not colon:
            return BUILT, CARD.read(text, place)
        use = USE.read(word, place)
        return use, (CARD if use == BUILT_FREE else CARD_OR_HIDDEN).read(name, place.right(len(word) + 1))


class Plays:
    """What a city did with its cards, turn by turn, the Ages parted by `/`."""

    age = Many(CardPlayed(), repeats=True)

    def write(self, value: list[Play]) -> str:
        """Return all cards."""
        return "/".join(self.age.write(value[first : first + HAND]) for first in range(0, len(value), HAND)) or NOTHING

    def read(self, text: str, place: Place) -> list[Play]:
        """Return all cards; only the last Age may have fewer than seven."""
        plays: list[Play] = []
        for number, part in enumerate(text.split("/")):
            played = self.age.read(part, place)
            if number >= AGES or len(plays) < number * HAND or len(played) > HAND:
                raise place.error(
                    "an Age has {cards} cards of each city, and there are {ages} Ages",
                    "cards-of-an-age",
                    cards=HAND,
                    ages=AGES,
                )
            plays += played
            place = place.right(len(part) + 1)
        return plays


@dataclass(frozen=True)
class CardLists:
    """Lists of cards, parted by commas, their cards by dots: `altar.baths,-,press-i`."""

    cards: Codec[list[int]]

    def write(self, value: list[list[int]]) -> str:
        """Return all lists."""
        return ",".join(self.cards.write(cards) if cards else EMPTY for cards in value) or NOTHING

    def read(self, text: str, place: Place) -> list[list[int]]:
        """Return all lists, their cards in order."""
        lists: list[list[int]] = []
        for part in text.split(",") if text != NOTHING else ():
            lists.append([] if part == EMPTY else sorted(self.cards.read(part, place)))
            place = place.right(len(part) + 1)
        return lists


class SealedMove:
    """A choice that is sealed, as a move; it is read when the rest of the position stands."""

    def write(self, value: str) -> str:
        """Return the move."""
        return value or NOTHING

    def read(self, text: str, place: Place) -> str:
        """Return the move, unread."""
        if not text:
            raise place.error("expected a move, or none, not {word!r}", "move-expected", word=cut(text))
        return "" if text == NOTHING else text
