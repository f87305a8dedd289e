"""Expansions that the server has no line for: they are listed, played and watched, drawn by their facts and words."""

import asyncio
import json
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter

from antipater import catalog
from antipater.catalog import ruleset
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.notation.positions import read_position
from antipater.rules.duel.arrange import Arrangement, arranged
from antipater.rules.duel.decisions import OWE_TURN
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.part import Pantheon
from antipater.server.games.projection import MOVES, GameProjection
from antipater.server.games.visibility import PUBLIC, Viewpoint, observe
from antipater.server.views.patches import patched, without_nulls
from antipater.server.views.registry import GameView, rules, view_builder
from antipater.server.views.rulesets import rulesets
from tests.notation.harbor import PART, Harbor, kits
from tests.server.conftest import Running, running
from tests.server.playing import ABOUT_THE_GAME, PATIENCE, Follower, play_by_socket, play_by_stream, watch
from tests.server.together import sit_down

EXAMPLE = Path(__file__).parents[1] / "expansion" / "caravan"
VIEW = TypeAdapter(GameView)
WITH_CARAVANS = ("duel+caravan", "duel+pantheon+caravan")
WITH_HARBOR = tuple(kit.name for kit in kits())
ITEMS = {"spice-market", "camel-pen", "desert-well", "escort", "petra", "cartography"}


@pytest.fixture
def caravan(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The example expansion from another package, registered for the time of a test."""
    known, parts = {*catalog.KITS}, {*catalog.PARTS}
    monkeypatch.setattr(sys, "path", [str(EXAMPLE), *sys.path])
    import_module("antipater_caravan").register()
    rulesets.cache_clear()
    yield
    for name in {*catalog.KITS} - known:
        del catalog.KITS[name]
    for name in {*catalog.PARTS} - parts:
        del catalog.PARTS[name]
    rulesets.cache_clear()


@pytest.fixture
def harbor(monkeypatch: pytest.MonkeyPatch) -> None:
    """An expansion without messages, registered for the time of a test."""
    monkeypatch.setitem(catalog.PARTS, PART.name, PART)
    for kit in kits():
        monkeypatch.setitem(catalog.KITS, kit.name, kit)


def states(name: str, seed: int) -> Iterator[DuelState]:
    """Yield the positions of a random game in which a seat must choose, and the last one."""
    state, dice = ruleset(name).start(), Dice(seed)
    assert isinstance(state, DuelState)
    while state.to_act():
        seat = state.to_act()[0]
        if seat != CHANCE:
            yield state
        state.apply(dice.choose(state.legal(seat)), seat)
    yield state


def goods(state: DuelState, seat: int) -> int:
    """Return what the goods of a seat are worth, which only that seat knows."""
    return int(state.part("caravan").fact("goods", seat))


def shown_goods(view: Any) -> list[str]:
    """Return the goods of both seats as a view shows them."""
    lines = [view["parts"]["caravan"]["cities"][seat] for seat in ("0", "1")]
    return [line["value"] for city in lines for line in city if line["label"] == "Their value"]


def named_in(view: Any) -> set[str]:
    """Return the items of the expansion that lie on the table."""
    table = view["table"]
    found = {slot["card"] for slot in table["structure"].values()} | {*table["board"], *table["draft"]}
    for city in table["cities"].values():
        found |= {card for cards in city["cards"].values() for card in cards} | {*city["wonders"], *city["tokens"]}
    return found & ITEMS


@pytest.mark.usefixtures("caravan")
@pytest.mark.parametrize("name", WITH_CARAVANS)
def test_views_show_items_facts_and_choices(name: str, seed: int) -> None:
    """Every view is of the schema; items lie on the table and in cities, hidden facts are question marks."""
    game, items, met, backs, verbs = ruleset(name), rules(name, "en")["items"], set(), set(), set()
    builders = {viewer: view_builder(game, viewer, ["Aa", "Bb"], "en") for viewer in (0, 1, PUBLIC)}
    for number in range(6):
        for state in islice(states(name, seed + number), number % 3, None, 3):
            for viewer, builder in builders.items():
                view: Any = builder.view(observe(state, viewer))
                VIEW.validate_python(view)
                true = [str(goods(state, seat)) if seat == viewer else "?" for seat in (0, 1)]
                assert shown_goods(view) == true
                assert list(view["parts"]) == ["caravan"], "the page draws the Pantheon itself"
                assert read_position(view["position"]) == observe(state, viewer)
                verbs |= {choice["verb"] for choice in view["choices"]}
                assert all(choice["text"] and "action-" not in choice["text"] for choice in view["choices"])
            met |= named_in(view)
            backs |= {slot["back"] for slot in view["table"]["structure"].values()}
    assert met <= set(items)
    assert len(met) >= len(ITEMS) - 1
    assert "deck-8" in backs
    assert {"sell", "store", "send"} <= verbs


@pytest.mark.usefixtures("harbor")
@pytest.mark.parametrize("name", WITH_HARBOR)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_part_without_messages_is_named_by_its_keys(name: str, language: str) -> None:
    parts = (Pantheon, Harbor) if "pantheon" in name else (Harbor,)
    given = Arrangement(age=1, agenda=[(OWE_TURN, 0, 0)], parts={"harbor": [4, 2, UNKNOWN]})
    view: Any = view_builder(ruleset(name), 0, ["Aa", "Bb"], language).view(arranged(given, parts))
    VIEW.validate_python(view)
    assert view["parts"] == {
        "harbor": {
            "title": "Harbor",
            "lines": [{"label": "Ships", "value": "4"}],
            "cities": {"0": [{"label": "Cargo", "value": "2"}], "1": [{"label": "Cargo", "value": "?"}]},
        }
    }
    given_rules = rules(name, language)
    assert (given_rules["title"], given_rules["family"]) == ("Duel with a harbor", "duel")
    assert {"key": "harbor", "title": "Harbor"} in given_rules["parts"]
    assert given_rules["messages"] == ""


@pytest.mark.usefixtures("caravan")
@pytest.mark.parametrize(
    ("language", "title", "part", "petra", "about_goods"),
    [
        pytest.param("en", "Duel with Caravans", "Caravans", "Petra", "Their value", id="English"),
        pytest.param("fr", "Duel avec Caravanes", "Caravanes", "Pétra", "Leur valeur", id="French"),
    ],
)
async def test_rulesets_and_rules_carry_its_words(
    settings: Any, language: str, title: str, part: str, petra: str, about_goods: str
) -> None:
    async with running(settings) as server, httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        listed = (await http.get("/api/rulesets", params={"lang": language})).json()
        (info,) = [one for one in listed if one["name"] == "duel+caravan"]
        assert (info["title"], info["family"], info["secrets"], info["lesson"]) == (title, "duel", True, None)
        assert info["parts"] == [{"key": "caravan", "title": part}]
        assert info["quick"]["opponent"] in info["opponents"]
        assert [option["name"] for option in info["options"]] == ["edition", "wonders", "promos", "handicap"]
        whole = (await http.get("/api/rules/duel+caravan", params={"lang": language})).json()
        assert set(whole["items"]) >= ITEMS
        assert whole["items"]["petra"]["name"] == petra
        assert {"sell", "store", "send"} <= {verb["verb"] for verb in whole["verbs"]}
        assert whole["words"]["score-caravan"] == part
        assert f"fact-caravan-goods = {about_goods}" in whole["messages"]


def check_stream(follower: Follower, truth: dict[int, DuelState], viewer: Viewpoint) -> None:
    """Every view that came shows the goods of the viewer's own seat and of no other."""
    view: dict[str, Any] = {}
    for heard in follower.heard:
        message = json.loads(heard)
        if message["type"] in ABOUT_THE_GAME:
            whole = message["type"] == "gameFull"
            view = without_nulls(message["view"]) if whole else patched(view, message["view"])
            state = truth[message["seq"]]
            assert shown_goods(view) == [str(goods(state, seat)) if seat == viewer else "?" for seat in (0, 1)]
            assert view["position"].split(" caravan=")[1].split()[0].split(",")[4:6] == shown_goods(view)


@pytest.mark.usefixtures("caravan")
@pytest.mark.parametrize("name", WITH_CARAVANS)
async def test_a_whole_game_over_the_network(name: str, settings: Any, seed: int) -> None:
    """Both players and a spectator are sent what they may know, and nothing else."""
    async with (
        running(settings) as server,
        server.guest("Aa") as first,
        server.guest("Bb") as second,
        server.guest("Cc") as third,
    ):
        await play_and_check(server, name, [first, second, third], Dice(seed))


async def play_and_check(server: Running, name: str, clients: list[Any], dice: Dice) -> None:
    """Play a game by dice, then compare every message with the log."""
    first, second, third = clients
    game = await sit_down(first, second, ruleset=name)
    followers = await asyncio.gather(
        play_by_stream(first, game, Dice(dice.word())),
        play_by_socket(second, game, Dice(dice.word())),
        watch(third, game),
    )
    steps = list(GameProjection(ruleset(name)).steps(await server.services.archive.entries(game)))
    truth = {step.entry.seq: step.after for step in steps}
    bring, hidden = ruleset(name).rows.outcome("goods"), 0  # type: ignore[attr-defined]
    for follower, viewer in zip(followers, (0, 1, PUBLIC), strict=True):
        check_stream(follower, truth, viewer)  # type: ignore[arg-type]
        told = {event["seq"]: event for event in follower.events}
        for step in steps:
            if step.entry.kind in MOVES and step.actor == CHANCE and step.choice in bring:
                seat, worth = bring.about(step.choice)
                known = told[step.entry.seq]["choice"] is not None
                assert known == (seat == viewer)
                assert told[step.entry.seq]["text"] == [f"A caravan brings goods{f' worth {worth}' if known else ''}"]
                hidden += not known
    assert hidden, "nothing was ever hidden"
