"""The fields of a position of Duel: how each is written, and what on the table it tells."""

from collections.abc import Mapping
from typing import Any

from antipater.data.duel import CAPITAL, SLOTS
from antipater.game.bits import members_of
from antipater.game.contract import State
from antipater.notation.agenda import KINDS, MAY_LIE_ON, Agenda
from antipater.notation.examination import Examination
from antipater.notation.vocabulary import (
    CARD,
    EDITION,
    LOOT,
    NOTHING,
    SEAT,
    TOKEN,
    VICTORY,
    WONDER,
    Codec,
    Many,
    Number,
    Place,
    Vocabulary,
)
from antipater.rules.duel.actions import END_TURN, NOBODY, PLAY_TURN, SHARED, TURNING
from antipater.rules.duel.arrange import Arrangement, Holdings, arranged, arrangement_of
from antipater.rules.duel.turn import DuelState

DOWN, GUILD_DOWN, LAID, GUILD_LAID, GONE = "?", "guild?", "+", "guild+", "-"
MOST_COINS = 999
SEATS = range(2)
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
    "aside": Many(CARD),
    "under": Many(CARD),
    **city_fields(0),
    **city_fields(1),
    "agenda": Agenda(KINDS, MAY_LIE_ON),
    "won": Won(),
}


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
        "aside": given.aside,
        "under": given.under,
        "agenda": given.agenda,
        "won": (given.victory, given.winner),
    }
    for seat, city in zip(SEATS, given.cities, strict=True):
        for name in ("coins", "cards", "wonders", "built", "tokens"):
            values[f"{name}{seat}"] = getattr(city, name)
    return values


def things_of(values: dict[str, Any]) -> dict[str, Any]:
    """Return what the fields describe, as an arrangement takes it."""
    marks = list(enumerate(values["structure"]))
    victory, winner = values["won"]
    return {
        "edition": values["edition"],
        "age": values["age"],
        "turn": values["active"],
        "replay": values["again"],
        "pawn": values["pawn"],
        "loot": sum(1 << token for token in values["loot"]),
        "board": values["board"],
        "drawn": values["drawn"],
        "pool": values["pool"],
        "shown": values["shown"],
        "slots": {slot: CARD.numbers[mark] for slot, mark in marks if mark in CARD.numbers},
        "hidden": [slot for slot, mark in marks if mark in (DOWN, GUILD_DOWN)],
        "guild_backs": [slot for slot, mark in marks if mark in (GUILD_DOWN, GUILD_LAID)],
        "discard": values["discard"],
        "aside": values["aside"],
        "under": values["under"],
        "cities": (city_of(values, 0), city_of(values, 1)),
        "agenda": values["agenda"],
        "winner": winner,
        "victory": victory,
    }


def city_of(values: dict[str, Any], seat: int) -> Holdings:
    """Return what one player owns."""
    return Holdings(*(values[f"{name}{seat}"] for name in ("coins", "cards", "wonders", "built", "tokens")))


def unseen_slots(values: dict[str, Any], given: Arrangement) -> set[int]:
    """Return the slots with a card that nobody has seen."""
    return {slot for slot, mark in enumerate(values["structure"]) if mark != GONE} - set(given.slots)


class DuelLines:
    """How positions of Duel become lines; that of an expansion adds fields."""

    fields: Mapping[str, Codec[Any]] = FIELDS
    usual: Mapping[str, Any] = values_of(Arrangement(age=0))

    def values(self, state: State) -> dict[str, Any]:
        """Return the value of every field."""
        assert isinstance(state, DuelState)
        return values_of(arrangement_of(state))

    def usual_beside(self, values: dict[str, Any]) -> Mapping[str, Any]:
        """Return the usual values of fields, given the others: the agenda tells whose turn it is, or ends."""
        active = next((seat for kind, seat, _ in values["agenda"] if kind in (PLAY_TURN, END_TURN)), 0)
        return {**self.usual, "active": active}

    def position(self, values: dict[str, Any], places: Mapping[str, Place]) -> State:
        """Return the position that the fields describe; raise BadText if it could not be played on."""
        given = Arrangement(**things_of(values))
        Examination(given, unseen_slots(values, given), places).check()
        state = arranged(given)
        check_choice(state, places)
        return state


def check_choice(state: State, places: Mapping[str, Place]) -> None:
    """Refuse a decision without options."""
    for seat in state.to_act():
        if not state.legal(seat):
            raise places["agenda"].error("there is nothing to choose from for what is owed last")
