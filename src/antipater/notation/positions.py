"""One position as one line: `duel/1 age=1 board=law,… structure=baths,altar,?,… coins0=7 … agenda=turn@0`.

The ruleset and its version, then fields in a fixed order. What follows from the rest is not written, nor is a field
that is as on an empty table, so equal positions give equal lines.
"""

import re
from typing import Any

from antipater.catalog import CATALOG
from antipater.data.duel import CAPITAL, SLOTS
from antipater.game.bits import members_of
from antipater.game.contract import State
from antipater.notation.agenda import Agenda, Entry
from antipater.notation.examination import Examination
from antipater.notation.moves import SEAT
from antipater.notation.vocabulary import (
    CARD,
    EDITION,
    NOTHING,
    TOKEN,
    VICTORY,
    WONDER,
    Codec,
    Many,
    Number,
    Place,
    Vocabulary,
    quoted,
)
from antipater.rules.duel.actions import END_TURN, NOBODY, PLAY_TURN, SHARED, TURNING
from antipater.rules.duel.arrange import Arrangement, Holdings, arranged, arrangement_of
from antipater.rules.duel.turn import DuelState

RULESET = "duel"
DOWN, GUILD_DOWN, LAID, GUILD_LAID, GONE = "?", "guild?", "+", "guild+", "-"
MOST_COINS = 999
SEATS = range(2)
LOOT = Vocabulary("military token", {"2@0": 0, "5@0": 1, "2@1": 2, "5@1": 3})  # coins @ the seat that loses them
WINNER = Vocabulary("winner", {"0": 0, "1": 1, "both": SHARED})


class Structure:
    """The twenty slots of an Age, each a card, a back (`?`), a back about to be laid out (`+`), or nothing (`-`)."""

    def write(self, value: list[str]) -> str:
        """Return all slots in their order."""
        return ",".join(value)

    def read(self, text: str, place: Place) -> list[str]:
        """Return what lies in each slot."""
        marks = text.split(",")
        if len(marks) != SLOTS:
            raise place.error(f"a structure has {SLOTS} slots, not {len(marks)}")
        for mark in marks:
            if mark not in (DOWN, GUILD_DOWN, LAID, GUILD_LAID, GONE):
                CARD.read(mark, place)
            place = place.right(len(mark) + 1)
        return marks


class Won:
    """How the game ended, and for whom: `military@0`, `civilian@both`; `none` while it lasts."""

    def write(self, value: tuple[int, int]) -> str:
        """Return the victory and the winner."""
        victory, winner = value
        return f"{VICTORY.write(victory)}@{WINNER.write(winner)}" if victory else NOTHING

    def read(self, text: str, place: Place) -> tuple[int, int]:
        """Return the victory and the winner."""
        if text == NOTHING:
            return 0, NOBODY
        victory, at, winner = text.partition("@")
        kind = VICTORY.read(victory, place)
        if not at:
            raise place.right(len(victory)).error("expected @ and the winner: 0, 1 or both")
        return kind, WINNER.read(winner, place.right(len(victory) + 1))


def city_fields(seat: int) -> dict[str, Codec[Any]]:
    """Return the fields of one city."""
    return {
        f"coins{seat}": Number("coins", 0, MOST_COINS),
        f"cards{seat}": Many(CARD),
        f"wonders{seat}": Many(WONDER),
        f"built{seat}": Many(WONDER),
        f"tokens{seat}": Many(TOKEN),
    }


FIELDS: dict[str, Codec[Any]] = {
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
    "structure": Structure(),
    "discard": Many(CARD),
    "under": Many(CARD),
    **city_fields(0),
    **city_fields(1),
    "agenda": Agenda(),
    "won": Won(),
}
FIELD = Vocabulary("field", {name: place for place, name in enumerate(FIELDS)})


def marks_of(given: Arrangement) -> list[str]:
    """Return what lies in each slot; what chance is about to lay out lies there already, unseen."""
    marks = [GONE] * SLOTS
    for kind, _, what in given.agenda:
        for slot in members_of(what) if kind == TURNING else ():
            marks[slot] = GUILD_LAID if slot in given.guild_backs else LAID
    for slot in given.hidden:
        marks[slot] = GUILD_DOWN if slot in given.guild_backs else DOWN
    for slot, card in given.slots.items():
        marks[slot] = CARD.write(card)
    return marks


def values_of(given: Arrangement) -> dict[str, Any]:
    """Return the value of every field."""
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
        "structure": marks_of(given),
        "discard": given.discard,
        "under": given.under,
        "agenda": given.agenda,
        "won": (given.victory, given.winner),
    }
    for seat, city in zip(SEATS, given.cities, strict=True):
        for name in ("coins", "cards", "wonders", "built", "tokens"):
            values[f"{name}{seat}"] = getattr(city, name)
    return values


EMPTY_TABLE = values_of(Arrangement(age=0))


def arrangement(values: dict[str, Any]) -> Arrangement:
    """Return what the fields describe."""
    marks = list(enumerate(values["structure"]))
    victory, winner = values["won"]
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
        slots={slot: CARD.numbers[mark] for slot, mark in marks if mark in CARD.numbers},
        hidden=[slot for slot, mark in marks if mark in (DOWN, GUILD_DOWN)],
        guild_backs=[slot for slot, mark in marks if mark in (GUILD_DOWN, GUILD_LAID)],
        discard=values["discard"],
        under=values["under"],
        cities=(city_of(values, 0), city_of(values, 1)),
        agenda=values["agenda"],
        winner=winner,
        victory=victory,
    )


def city_of(values: dict[str, Any], seat: int) -> Holdings:
    """Return what one player owns."""
    return Holdings(*(values[f"{name}{seat}"] for name in ("coins", "cards", "wonders", "built", "tokens")))


def active_by(agenda: list[Entry]) -> int:
    """Return the active player as the agenda tells it: whose turn it is, or ends."""
    return next((seat for kind, seat, _ in agenda if kind in (PLAY_TURN, END_TURN)), 0)


def write_position(state: State) -> str:
    """Return a position as one line; equal positions, equal lines."""
    if type(state) is not DuelState:
        raise TypeError(f"there is no notation for a {type(state).__name__}")
    values = values_of(arrangement_of(state))
    usual = EMPTY_TABLE | {"active": active_by(values["agenda"])}
    words = [f"{name}={codec.write(values[name])}" for name, codec in FIELDS.items() if values[name] != usual[name]]
    return " ".join([f"{RULESET}/{CATALOG[RULESET].version}", *words])


def read_position(text: str, line: int = 1) -> State:
    """Return the position that a text describes, fields in any order; raise BadText if it describes none.

    *line* is where the text begins in whatever it was taken from.
    """
    values = dict(EMPTY_TABLE)
    rows = enumerate(text.split("\n"), line)
    words = [(match[0], Place(row, match.start() + 1)) for row, part in rows for match in re.finditer(r"\S+", part)]
    head, place = words[0] if words else ("", Place(line))
    if head != f"{RULESET}/{CATALOG[RULESET].version}":
        raise place.error(f"expected {RULESET}/{CATALOG[RULESET].version}, not {quoted(head)}")
    places = {"": place}
    for word, at in words[1:]:
        name, equals, value = word.partition("=")
        FIELD.read(name, at)
        if name in places:
            raise at.error(f"{name} stands here a second time")
        if not equals:
            raise at.right(len(name)).error(f"expected = and a value after {name}")
        places[name] = at.right(len(name) + 1)
        values[name] = FIELDS[name].read(value, places[name])
    if "active" not in places:
        values["active"] = active_by(values["agenda"])
    given = arrangement(values)
    present = {slot for slot, mark in enumerate(values["structure"]) if mark != GONE}
    Examination(given, present - set(given.slots), places).check()
    state = arranged(given)
    for seat in state.to_act():
        if not state.legal(seat):
            raise places["agenda"].error("there is nothing to choose from for what is owed last")
    return state
