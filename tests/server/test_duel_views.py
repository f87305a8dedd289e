"""What a page is sent of Duel: how prices are paid, and panels of parts that the page has no drawings for."""

from collections.abc import Hashable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from pydantic import TypeAdapter

from antipater import catalog
from antipater.catalog import kit, ruleset
from antipater.data.items import WONDER_ITEM
from antipater.game.bits import members_of
from antipater.game.contract import State
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.rules.duel.state import DuelState
from antipater.server.views import duel_dues, frame
from antipater.server.views.duel import DuelViewBuilder
from antipater.server.views.duel_parts import key
from antipater.server.views.duel_pieces import build_number, wonder_number
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


DEAREST_SPACE = 16  # with the Gate on it (P3.2, P4.2); a vacant one has its printed price


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
        for item, price in view["prices"].items():
            if item in items:
                check_way({**items[item]}, price, city, {**items})
                met.add(price["way"])
        for slot in view["table"]["structure"].values():
            assert ("ways" in slot) == slot["accessible"]
            if slot["accessible"]:
                assert slot["ways"][seat] == view["prices"][slot["card"]]["way"]
        for space in view["table"].get("pantheon", {"spaces": {}})["spaces"].values():
            assert all(0 <= price <= DEAREST_SPACE for price in space["prices"])
    assert ways <= met


def test_a_ruleset_that_no_table_draws_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is described and played all the same: choices in words, no items."""
    monkeypatch.setattr(frame, "BUILT", {})
    whole = kit("duel")
    bare = {use: path for use, path in whole.pieces.items() if use not in ("view", "rules")}
    monkeypatch.setitem(catalog.KITS, "duel", replace(whole, pieces=bare))
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


@pytest.mark.parametrize("name", ["duel", "duel+pantheon"])
def test_a_price_refuses_what_the_rules_refuse(name: str, seed: int) -> None:
    """The reason beside a price is that of the rules, for every open card and every wonder of one's own."""
    game, refused = ruleset(name), 0
    builders = [DuelViewBuilder(game, seat, ["Ada", "Bob"], "en") for seat in (0, 1)]
    for state in positions(name, 3, seed):
        assert isinstance(state, DuelState)
        (seat,) = state.to_act()
        prices, open_slots = builders[seat].prices(state, seat), members_of(state.open & ~state.hidden)
        if not builders[seat].in_turn(state, seat):
            continue
        acts = {key(state.slots[slot]): build_number(slot) for slot in open_slots}
        if open_slots:
            wonders = members_of(state.city(seat).wonders)
            acts |= {key(WONDER_ITEM[wonder]): wonder_number(wonder, open_slots[0]) for wonder in wonders}
        for item, action in acts.items():
            reason, why = state.why_not(action, seat), prices[item].get("why")
            assert (why and (why["code"], why["rule"])) == (reason and (reason.code, reason.rule))
            refused += reason is not None
    assert refused > 100


def test_events_that_viewers_share_are_those_told_alone(seed: int) -> None:
    """What one viewer was told fits the next one, in either language, whoever is named."""
    game, dice = ruleset("duel"), Dice(seed)
    told_to = [(0, "en"), (1, "en"), (0, "fr"), (None, "en"), (1, "fr"), (None, "fr")]
    builders = [DuelViewBuilder(game, viewer, ["Ada", "Bob"], language) for viewer, language in told_to]
    before, shared = game.start(), 0
    while before.to_act():
        (seat,) = before.to_act()
        action = dice.choose(before.legal(seat))
        after = before.copy()
        after.apply(action, seat)
        told: dict[Hashable, Any] = {}
        for builder in builders:
            alone = builder.events(before, [(seat, action)], after)
            assert builder.events(before, [(seat, action)], after, told) == alone
        shared += "en" in {key[0] for key in told if isinstance(key, tuple)}
        before = after
    assert shared > 20, "what chance brings names nobody"


def test_prices_that_are_kept_are_those_told_anew(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Terms that other games have left behind bring the prices of this one."""
    builders = [DuelViewBuilder(ruleset("duel"), seat, ["Ada", "Bob"], "en") for seat in (0, 1)]
    kept = [
        [builder.prices(state, seat) for seat, builder in enumerate(builders)] for state in positions("duel", 3, seed)
    ]
    for prices, state in zip(kept, positions("duel", 3, seed), strict=True):
        for seat, builder in enumerate(builders):
            monkeypatch.setattr(duel_dues, "KEPT", {})
            assert builder.prices(state, seat) == prices[seat]
