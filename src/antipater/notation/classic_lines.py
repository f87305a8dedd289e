"""The fields of a position of classic 7 Wonders: how each is written, and what on the table it tells."""

from collections.abc import Mapping
from typing import Any

from antipater.data.classic import FREE_CITY, MOST_PLAYERS, STARTING_COINS
from antipater.game.contract import State
from antipater.game.seats import UNKNOWN
from antipater.notation.classic_examination import check_shape, examine
from antipater.notation.classic_fields import (
    CARD_OR_DECLINED,
    CARD_OR_HIDDEN,
    VIEWER,
    BoardOfCity,
    CardLists,
    Choice,
    Plays,
)
from antipater.notation.classic_moves import choice_word
from antipater.notation.classic_names import CARD
from antipater.notation.moves import read_action
from antipater.notation.vocabulary import Codec, Many, Number, Place
from antipater.rules.classic.actions import CHOOSING, NOBODY
from antipater.rules.classic.arrange import arranged
from antipater.rules.classic.arrangement import Arrangement, BadPosition, arrangement_of
from antipater.rules.classic.turn import ClassicState

MOST_COINS = 999
CITIES = range(MOST_PLAYERS)
PARTS = {"plays": "played", "hands": "hand", "boards": "board", "draws": "drawn", "memory": "remembered"}  # fields


def city_fields(city: int) -> dict[str, Codec[Any]]:
    """Return the fields of one city."""
    return {
        f"board{city}": BoardOfCity(),
        f"coins{city}": Number("coins", 0, MOST_COINS),
        f"played{city}": Plays(),
        f"hand{city}": Many(CARD_OR_HIDDEN, repeats=True),
        f"chosen{city}": Choice(),
    }


def usual_city(city: int) -> dict[str, Any]:
    """Return the fields of a city before anything has happened."""
    values: tuple[Any, ...] = ((UNKNOWN, UNKNOWN), STARTING_COINS, [], [], "")
    return dict(zip(city_fields(city), values, strict=True))


class ClassicLines:
    """How positions of classic 7 Wonders become lines."""

    fields: Mapping[str, Codec[Any]] = {
        "players": Number("players", 2, MOST_PLAYERS),
        "viewer": VIEWER,
        **{name: codec for city in CITIES for name, codec in city_fields(city).items()},
        "revived": Many(CARD_OR_DECLINED, repeats=True),
        "drawn": Many(CARD_OR_HIDDEN, repeats=True),
        "open": CardLists(Many(CARD, ".")),
        "remembered": CardLists(Many(CARD, ".", repeats=True)),
        "looked": CardLists(Many(CARD, ".", repeats=True)),
    }
    usual: Mapping[str, Any] = {
        "players": 3,
        "viewer": NOBODY,
        **{name: value for city in CITIES for name, value in usual_city(city).items()},
        "revived": [],
        "drawn": [],
        "open": [],
        "remembered": [],
        "looked": [],
    }

    def values(self, state: State) -> dict[str, Any]:
        """Return the value of every field."""
        assert isinstance(state, ClassicState)
        given = arrangement_of(state)
        values = {
            **self.usual,
            "players": given.players,
            "viewer": given.viewer,
            "revived": given.revived,
            "drawn": given.draws,
            "open": given.open,
            "remembered": given.memory,
            "looked": given.looked,
        }
        for city in range(state.cities.number):
            values[f"board{city}"] = given.boards[city], given.sides[city]
            values[f"coins{city}"] = given.coins[city]
            values[f"played{city}"] = given.plays[city]
            values[f"hand{city}"] = given.hands[city] if city < given.players else []
            if state.chosen[city] != NOBODY:
                values[f"chosen{city}"] = choice_word(state, state.chosen[city], city)
        return values

    def usual_beside(self, values: dict[str, Any]) -> Mapping[str, Any]:
        """Return the usual values of fields, given the others."""
        return self.usual

    def position(self, values: dict[str, Any], places: Mapping[str, Place]) -> State:
        """Return the position that the fields describe; raise BadText if no table shows it."""
        number = max(values["players"], FREE_CITY + 1)
        for city in range(number, MOST_PLAYERS):
            for name in city_fields(city):
                if values[name] != self.usual[name]:
                    raise places[name].error(f"{values['players']} players have {number} cities, 0 to {number - 1}")
        cities = range(number)
        given = Arrangement(
            values["players"],
            [values[f"board{city}"][0] for city in cities],
            [values[f"board{city}"][1] for city in cities],
            [values[f"coins{city}"] for city in cities],
            [values[f"played{city}"] for city in cities],
            [values[f"hand{city}"] for city in range(values["players"])],
            values["revived"],
            values["drawn"],
            values["open"],
            values["viewer"],
            values["remembered"],
            values["looked"],
        )
        try:
            check_shape(given)
            state = arranged(given)
            examine(state, given)
        except BadPosition as problem:
            name = PARTS.get(problem.part, problem.part) + (str(problem.city) if problem.city >= 0 else "")
            raise places.get(name, places[""]).error(str(problem)) from problem
        choose(state, values, places)
        return state


def choose(state: ClassicState, values: dict[str, Any], places: Mapping[str, Place]) -> None:
    """Seal the choices that have been made; somebody must be left to choose (C2.1)."""
    chosen = [city for city in CITIES if values[f"chosen{city}"]]
    for city in chosen:
        place = places[f"chosen{city}"]
        if not state.depth or state.kinds[state.depth - 1] != CHOOSING:
            raise place.error("nobody chooses a card now")
        if len(chosen) == state.cities.number:
            raise place.error("somebody must be left to choose, or the turn is over (C2.1)")
        seat = city if city < state.players else controller(state, place)
        if state.viewer not in (NOBODY, seat):
            raise place.error(f"the choice of seat {seat} is hidden from the viewer (C2.1)")
        state.apply(read_action(state, values[f"chosen{city}"], seat, place), seat)


def controller(state: ClassicState, place: Place) -> int:
    """Return the seat that chooses a card for the Free City, now that its own card is chosen (C9.4)."""
    for seat in state.to_act():
        if state.chosen[seat] != NOBODY:
            return seat
    raise place.error("whoever plays for the Free City chooses a card of their own first (C9.4)")
