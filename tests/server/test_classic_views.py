"""The views of classic 7 Wonders match the rules at every turn: offers, reasons, hands, memories, the pile."""

from collections import Counter
from typing import Any

import pytest
from pydantic import TypeAdapter

from antipater.catalog import ruleset
from antipater.data.classic import DEFEAT_POINTS, VICTORY_POINTS
from antipater.data.classic_columns import BY_NUMBER
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.rules.classic.actions import FREE, STAGE
from antipater.rules.classic.turn import ClassicState
from antipater.server.games.visibility import PUBLIC, observe
from antipater.server.views.registry import GameView, view_builder

VIEW = TypeAdapter(GameView)
# Boards whose stages play the seventh card, build for nothing, and look at the pile.
GAMES = {
    "3": {"boards": "babylon,olympia,halikarnassos", "sides": "bab"},
    "2": {"boards": "olympia,babylon,halikarnassos", "sides": "abb"},
    "5": {"boards": "?,olympia,halikarnassos,babylon,?", "sides": "?abb?"},
}


def keys(cards: list[int]) -> list[str]:
    return [BY_NUMBER[card].key for card in cards]


def check_offers(view: dict[str, Any]) -> None:
    """Every way to pay is a choice, and what is no choice has a reason (C3.5)."""
    city = view["table"]["cities"][str(view["table"]["plays"])]
    ways = Counter((choice["verb"], choice["about"][0]) for choice in view["choices"])
    cards = [item for item in view["prices"] if not item.startswith(f"{city['board']}-")]
    for item, price in view["prices"].items():
        verb, card = ("build", item) if item in cards else ("stage", cards[0])
        assert ways[verb, card] == (0 if "why" in price else len(price["offers"]))
        assert all(offer["left"] + offer["right"] <= offer["total"] <= city["coins"] for offer in price["offers"])
        for offer in price["offers"]:
            assert sum(line["units"] * line["price"] for line in offer["bought"]) == offer["left"] + offer["right"]
    assert {card for _, card in ways} <= set(cards)


def check_borders(table: dict[str, Any]) -> None:
    """The tokens on the borders of a city are those it has; each border has a winner and a loser, or none (C5.1)."""
    for city in table["cities"].values():
        left, right = (city["tokens"][side] for side in ("left", "right"))
        tokens = Counter(left + right)
        assert {str(points): tokens[points] for points in VICTORY_POINTS} == city["victories"]
        assert tokens[DEFEAT_POINTS] == city["defeats"]
        against = table["cities"][str(city["left"])]["tokens"]["right"]
        assert [(own > 0) - (own < 0) for own in left] == [(their < 0) - (their > 0) for their in against]


@pytest.mark.parametrize("players", GAMES)
def test_views_fit_the_rules(seed: int, players: str) -> None:
    game, met = ruleset("classic", players=players, **GAMES[players]), set()
    for number in range(3):
        state, dice = game.start(), Dice(seed + number)
        assert isinstance(state, ClassicState)
        viewers = (PUBLIC, *range(game.seats))
        builders = {viewer: view_builder(game, viewer, ["Aa"] * game.seats, "fr") for viewer in viewers}
        while state.to_act():
            seat = dice.choose(list(state.to_act()))
            if seat != CHANCE:
                view: dict[str, Any] = {**builders[seat].view(observe(state, seat))}
                VIEW.validate_python(view)
                table = view["table"]
                met |= {table["phase"]}
                assert table["hand"] == keys(state.hand(seat))
                if table["phase"] == "pile":
                    revived = {choice["about"][0] for choice in view["choices"]} - {"none"}
                    assert revived <= set(table["pile"]["faces"])
                    assert len(table["pile"]["faces"]) == table["pile"]["size"]
                else:
                    check_offers(view)
                    assert table["pile"]["faces"] == []
                for known in table["known"]:
                    there, among = Counter(keys(state.hand(known["seat"]))), Counter(known["among"])
                    assert (there - among).total() <= known["unseen"]
                    assert known["size"] == there.total()
                check_borders(table)
                public = builders[PUBLIC].view(observe(state, PUBLIC))["table"]
                assert (public["hand"], public["sealed"], public["known"]) == ([], [], [])
            stages = [action for action in state.legal(seat) if STAGE <= action < FREE and seat != CHANCE]
            state.apply(dice.choose(stages or state.legal(seat)), seat)
        view = {**builders[PUBLIC].view(observe(state, PUBLIC))}
        assert view["over"]
        check_borders(view["table"])
        for city in range(state.cities.number):
            drawn = view["table"]["cities"][str(city)]
            assert list(drawn["score"].values()) == state.score_sheet(city)
            assert drawn["total"] == sum(drawn["score"].values())
    assert met == {"card", "pile", "seventh"}
