"""The fields of a position of Duel: how each is written, and what on the table it describes."""

from collections.abc import Mapping
from typing import Any

from antipater.data.duel import CAPITAL
from antipater.game.bits import members_of
from antipater.notation.codecs import NOTHING, Codec, Many, Number, Place, Wordlist
from antipater.notation.duel_names import CARD, EDITION, LOOT, SEAT, TOKEN, WONDER
from antipater.rules.duel.arrange import Arrangement, CityHoldings
from antipater.rules.duel.decisions import NOBODY, OWE_TURNING, SHARED

DOWN, GUILD_DOWN, LAID, GUILD_LAID, GONE = "?", "guild?", "+", "guild+", "-"
MOST_COINS = 999
SEATS = range(2)
WINNER = Wordlist("winner", {"0": 0, "1": 1, "both": SHARED})
OF_A_CITY = ("coins", "cards", "wonders", "built", "tokens")


class Structure:
    """The slots of an Age, each a card, a back (`?`), a back about to be laid out (`+`), or nothing (`-`)."""

    def __init__(self, slots: int) -> None:
        self.slots = slots

    def write(self, value: list[str]) -> str:
        """Return all slots in their order."""
        return ",".join(value)

    def read(self, text: str, place: Place) -> list[str]:
        """Return what lies in each slot."""
        marks = text.split(",")
        if len(marks) != self.slots:
            raise place.error(
                "a structure has {expected} slots, not {found}",
                "slots-of-structure",
                expected=self.slots,
                found=len(marks),
            )
        for mark in marks:
            if mark not in (DOWN, GUILD_DOWN, LAID, GUILD_LAID, GONE):
                CARD.read(mark, place)
            place = place.right(len(mark) + 1)
        return marks


class Won:
    """How the game ended, and for whom: `military@0`, `civilian@both`; `none` while it lasts."""

    def __init__(self, victories: Wordlist) -> None:
        self.victories = victories

    def write(self, value: tuple[int, int]) -> str:
        """Return the victory and the winner."""
        victory, winner = value
        return f"{self.victories.write(victory)}@{WINNER.write(winner)}" if victory else NOTHING

    def read(self, text: str, place: Place) -> tuple[int, int]:
        """Return the victory and the winner."""
        if text == NOTHING:
            return 0, NOBODY
        victory, at, winner = text.partition("@")
        kind = self.victories.read(victory, place)
        if not at:
            raise place.right(len(victory)).error("expected @ and the winner: 0, 1 or both", "winner-expected")
        return kind, WINNER.read(winner, place.right(len(victory) + 1))


def city_fields(seat: int) -> dict[str, Codec[Any]]:
    """Return the fields of one city."""
    codecs: tuple[Codec[Any], ...] = (
        Number("coins", 0, MOST_COINS),
        Many(CARD),
        Many(WONDER),
        Many(WONDER),
        Many(TOKEN),
    )
    return {f"{name}{seat}": codec for name, codec in zip(OF_A_CITY, codecs, strict=True)}


def table_fields(slots: int) -> dict[str, Codec[Any]]:
    """Return the fields of the base game but the last ones, which follow those of expansions."""
    return {
        "edition": EDITION,
        "age": Number("an Age", 0, 3),
        "active": SEAT,
        "again": Number("whether the active player plays again", 0, 1),
        "pawn": Number("a space of the conflict track", -CAPITAL, CAPITAL),
        "loot": Many(LOOT),
        "board": Many(TOKEN),
        "drawn": Many(TOKEN),
        "pool": Many(WONDER),
        "shown": Many(WONDER),
        "structure": Structure(slots),
        "discard": Many(CARD),
        "aside": Many(CARD),
        "under": Many(CARD),
        **city_fields(0),
        **city_fields(1),
    }


def marks_of(given: Arrangement, slots: int) -> list[str]:
    """Return what lies in each slot; what chance is about to lay out lies there already, unseen."""
    marks = [GONE] * slots
    for kind, _, what in given.agenda:
        for slot in members_of(what) if kind == OWE_TURNING else ():
            marks[slot] = GUILD_LAID if slot in given.guild_backs else LAID
    for slot in given.hidden:
        marks[slot] = GUILD_DOWN if slot in given.guild_backs else DOWN
    for slot, card in given.slots.items():
        marks[slot] = CARD.write(card)
    return marks


def values_of(given: Arrangement, slots: int) -> dict[str, Any]:
    """Return the value of every field of the base game."""
    values = {
        "edition": given.edition,
        "age": given.age,
        "active": given.turn,
        "again": given.replay,
        "pawn": given.pawn,
        "loot": members_of(given.loot),
        "board": given.board,
        "drawn": given.drawn,
        "pool": given.pool,
        "shown": given.shown,
        "structure": marks_of(given, slots),
        "discard": given.discard,
        "aside": given.aside,
        "under": given.under,
        "agenda": given.agenda,
        "won": (given.victory, given.winner),
    }
    for seat, city in zip(SEATS, given.cities, strict=True):
        for name in OF_A_CITY:
            values[f"{name}{seat}"] = getattr(city, name)
    return values


def arrangement_from(values: Mapping[str, Any], parts: dict[str, Any]) -> Arrangement:
    """Return what the fields describe; *parts* is what those of the expansions describe."""
    marks = list(enumerate(values["structure"]))
    victory, winner = values["won"]
    names = CARD.numbers
    return Arrangement(
        edition=values["edition"],
        age=values["age"],
        turn=values["active"],
        replay=values["again"],
        pawn=values["pawn"],
        loot=sum(1 << token for token in values["loot"]),
        board=values["board"],
        drawn=values["drawn"],
        pool=values["pool"],
        shown=values["shown"],
        slots={slot: names[mark] for slot, mark in marks if mark in names},
        hidden=[slot for slot, mark in marks if mark in (DOWN, GUILD_DOWN)],
        guild_backs=[slot for slot, mark in marks if mark in (GUILD_DOWN, GUILD_LAID)],
        discard=values["discard"],
        aside=values["aside"],
        under=values["under"],
        cities=(city_from(values, 0), city_from(values, 1)),
        agenda=values["agenda"],
        winner=winner,
        victory=victory,
        parts=parts,
    )


def city_from(values: Mapping[str, Any], seat: int) -> CityHoldings:
    """Return what one player owns."""
    return CityHoldings(*(values[f"{name}{seat}"] for name in OF_A_CITY))


def unseen_slots(values: Mapping[str, Any], given: Arrangement) -> set[int]:
    """Return the slots with a card that nobody has seen."""
    return {slot for slot, mark in enumerate(values["structure"]) if mark != GONE} - set(given.slots)
