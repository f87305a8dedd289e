"""The notation of classic 7 Wonders: whose words are due, and the fields of a position."""

from collections.abc import Mapping
from dataclasses import replace
from math import gcd
from typing import Any

from antipater.catalog import Kit
from antipater.data.classic import FREE_CITY, MOST_PLAYERS, STARTING_COINS
from antipater.game.errors import BadPosition
from antipater.game.rows import Verb
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.notation.classic_fields import (
    CARD_OR_DECLINED,
    CARD_OR_HIDDEN,
    VIEWER,
    BoardOfCity,
    CardLists,
    Plays,
    SealedMove,
)
from antipater.notation.classic_moves import CARD, CHANCE_ARGUMENTS, NAMES, ROWS, choice_word, city_argument
from antipater.notation.classic_validation import check_shape, validate
from antipater.notation.codecs import Codec, Many, Number, Place, error_at
from antipater.notation.contract import Argument, Notation
from antipater.notation.moves import read_action
from antipater.rules.classic.actions import CHOOSING, NOBODY, REVIVING
from antipater.rules.classic.arrange import arranged
from antipater.rules.classic.arrangement import Arrangement, arrangement_of
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
        f"chosen{city}": SealedMove(),
    }


def usual_city(city: int) -> dict[str, Any]:
    """Return the fields of a city before anything has happened."""
    values: tuple[Any, ...] = ((UNKNOWN, UNKNOWN), STARTING_COINS, [], [], "")
    return dict(zip(city_fields(city), values, strict=True))


FIELDS: dict[str, Codec[Any]] = {
    "players": Number("players", 2, MOST_PLAYERS),
    "viewer": VIEWER,
    **{name: codec for city in CITIES for name, codec in city_fields(city).items()},
    "revived": Many(CARD_OR_DECLINED, repeats=True),
    "drawn": Many(CARD_OR_HIDDEN, repeats=True),
    "open": CardLists(Many(CARD, ".")),
    "remembered": CardLists(Many(CARD, ".", repeats=True)),
    "looked": CardLists(Many(CARD, ".", repeats=True)),
}
USUAL: dict[str, Any] = {
    "players": 3,
    "viewer": NOBODY,
    **{name: value for city in CITIES for name, value in usual_city(city).items()},
    "revived": [],
    "drawn": [],
    "open": [],
    "remembered": [],
    "looked": [],
}


class ClassicNotation(Notation):
    """The notation of classic 7 Wonders."""

    fields = FIELDS
    usual = USUAL

    def __init__(self, kit: Kit) -> None:
        super().__init__(ROWS)

    # Moves.

    @property
    def names(self) -> Mapping[int, str]:
        """What cards, stages and boards are called."""
        return NAMES

    def argument(self, state: ClassicState, verb: Verb, seat: int) -> Argument:
        """Return how the things of a verb are written; a seat's second card of a turn is the Free City's (C9.4)."""
        if seat == CHANCE:
            return CHANCE_ARGUMENTS[verb.code]
        return city_argument(verb, FREE_CITY if self.has_chosen(state, seat) else seat)

    def has_chosen(self, state: ClassicState, seat: int) -> bool:
        """Return whether a seat has chosen the card for its own city."""
        return self.chooses_cards(state) and state.chosen[seat] != NOBODY

    def chooses_cards(self, state: ClassicState) -> bool:
        """Return whether players choose a card of their hands now."""
        return state.depth > 0 and state.kinds[state.depth - 1] == CHOOSING

    def is_due(self, state: ClassicState, verb: Verb, seat: int) -> bool:
        """Return whether a verb answers the decision that is due, even if nothing can be done with it now."""
        if seat == CHANCE:
            return verb == self.verb(state.legal(CHANCE)[0], CHANCE)
        return (verb.key == "revive") == (state.kinds[state.depth - 1] == REVIVING)

    def begins_turn(self, state: ClassicState) -> bool:
        """Return whether a turn is due and nobody has chosen yet (C2.1)."""
        return self.chooses_cards(state) and all(chosen == NOBODY for chosen in state.chosen)

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

    # Positions.

    def options_of(self, state: ClassicState) -> dict[str, str]:
        """Return the number of players, for which the ruleset must be made."""
        return {"players": str(state.players)}

    def values(self, state: ClassicState) -> dict[str, Any]:
        """Return the value of every field."""
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

    def position(self, values: dict[str, Any], places: Mapping[str, Place]) -> ClassicState:
        """Return the position that the fields describe; raise BadText if no table shows it."""
        number = max(values["players"], FREE_CITY + 1)
        for city in range(number, MOST_PLAYERS):
            for name in city_fields(city):
                if values[name] != self.usual[name]:
                    raise places[name].error(
                        "{players} players have {cities} cities, 0 to {last}",
                        "too-many-cities",
                        players=values["players"],
                        cities=number,
                        last=number - 1,
                    )
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
            validate(state, given)
        except BadPosition as problem:
            name = PARTS.get(problem.part, problem.part) + (str(problem.city) if problem.city >= 0 else "")
            fault = replace(problem.fault, facts={**problem.fault.facts, "players": values["players"]})
            raise error_at(places, name, fault) from problem
        choose(state, values, places)
        return state


def choose(state: ClassicState, values: dict[str, Any], places: Mapping[str, Place]) -> None:
    """Seal the choices that have been made; somebody must be left to choose (C2.1)."""
    chosen = [city for city in CITIES if values[f"chosen{city}"]]
    for city in chosen:
        place = places[f"chosen{city}"]
        if not state.depth or state.kinds[state.depth - 1] != CHOOSING:
            raise place.error("nobody chooses a card now", "nobody-chooses")
        if len(chosen) == state.cities.number:
            raise place.error("somebody must be left to choose, or the turn is over (C2.1)", "all-have-chosen")
        seat = city if city < state.players else controller(state, place)
        if state.viewer not in (NOBODY, seat):
            raise place.error("the choice of {player} is hidden from the viewer (C2.1)", "hidden-choice", player=seat)
        state.apply(read_action(state, values[f"chosen{city}"], seat, place), seat)


def controller(state: ClassicState, place: Place) -> int:
    """Return the seat that chooses a card for the Free City, now that its own card is chosen (C9.4)."""
    for seat in state.to_act():
        if state.chosen[seat] != NOBODY:
            return seat
    raise place.error("the seat that plays for the Free City chooses its own card first (C9.4)", "own-card-first")
