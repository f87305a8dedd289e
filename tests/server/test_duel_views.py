"""What a page is sent of Duel: how prices are paid, and panels of parts that the page has no drawings for."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from pydantic import TypeAdapter

from antipater import catalog
from antipater.catalog import kit, ruleset
from antipater.game.contract import State
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.server.views import frame
from antipater.server.views.duel import DuelViewBuilder
from antipater.server.views.registry import GameView, rules, view_builder

VIEW = TypeAdapter(GameView)
FREE = ("free", "chain", "token", "production")


def positions(name: str, games: int, seed: int) -> Iterator[State]:
    """Yield the positions of random games in which a seat must choose; cards are built when that is possible."""
    game = ruleset(name)
    for number in range(games):
        state, dice = game.start(), Dice(seed + number)
        while state.to_act():
            seat = state.to_act()[0]
            if seat != CHANCE:
                yield state
            builds = state.legal(seat)[:6] if seat != CHANCE and dice.roll(3) else state.legal(seat)
            state.apply(dice.choose(builds), seat)


def check_way(item: dict[str, Any], price: dict[str, Any], city: dict[str, Any], items: dict[str, Any]) -> None:
    """The way says how the total comes about (D5.1 to D5.8, P6.3)."""
    way, total = price["way"], price["total"]
    assert (way in FREE) == (total == 0)
    assert ("chain" in price) == (way == "chain")
    if way == "free":
        assert (item["coins"], item["needs"]) == (0, {})
    elif way == "production":
        assert item["coins"] == 0
        assert item["needs"]
    elif way == "coins":
        assert total == item["coins"]
    elif way == "trade":
        assert total > item["coins"]
    elif way == "chain":
        assert price["chain"] in [card for cards in city["cards"].values() for card in cards]
        assert items[price["chain"]]["gives"] == item["freeWith"]
    elif way == "token":
        assert item["freeWith"] in city["links"]


@pytest.mark.parametrize(
    ("name", "games", "ways"),
    [
        ("duel", 12, {"free", "chain", "production", "coins", "trade"}),
        ("duel+pantheon", 12, {"free", "chain", "token", "production", "coins", "trade"}),
    ],
)
def test_prices_say_how_they_are_paid(name: str, games: int, ways: set[str], seed: int) -> None:
    """A card that costs nothing anyway, or that the city produces, is not free by a chain (D5.8)."""
    game, items, met = ruleset(name), rules(name, "en")["items"], set()
    builders = [view_builder(game, seat, ["Aa", "Bb"], "en") for seat in (0, 1)]
    for state in positions(name, games, seed):
        (seat,) = state.to_act()
        view: Any = builders[seat].view(state.observe(seat))
        city = view["table"]["cities"][str(seat)]
        for key, price in view["prices"].items():
            if key in items:
                check_way({**items[key]}, price, city, {**items})
                met.add(price["way"])
        for slot in view["table"]["structure"].values():
            assert ("ways" in slot) == slot["accessible"]
            if slot["accessible"]:
                assert slot["ways"][seat] == view["prices"][slot["card"]]["way"]
    assert ways <= met


def test_a_ruleset_that_no_table_draws_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is described and played all the same: choices in words, no items."""
    monkeypatch.setattr(frame, "BUILT", {})
    duel = kit("duel")
    bare = {use: path for use, path in duel.pieces.items() if use not in ("view", "rules")}
    monkeypatch.setitem(catalog.KITS, "duel", replace(duel, pieces=bare))
    game = ruleset("duel")
    view: Any = view_builder(game, 0, ["Aa", "Bb"], "en").view(game.start().observe(0))
    VIEW.validate_python(view)
    assert (view["table"], view["parts"]) == (None, {})
    assert rules.__wrapped__("duel", "en")["family"] == "plain"


@pytest.mark.parametrize(("name", "language"), [("duel", "en"), ("duel+pantheon", "fr")])
def test_choices_that_are_kept_are_those_told_anew(name: str, language: str, seed: int) -> None:
    """Sentences that other games have left behind fit this one, whoever plays."""
    game = ruleset(name)
    builders = [DuelViewBuilder(game, seat, ["Ada", "Bob"], language) for seat in (0, 1)]
    for state in positions(name, 3, seed):
        (seat,) = state.to_act()
        seen, builder = state.observe(seat), builders[seat]
        assert builder.choices(seen) == [builder.choice(seen, action, seat) for action in seen.legal(seat)]
