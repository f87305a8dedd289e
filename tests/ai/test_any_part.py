"""Opponents for Duel with an expansion of another package, which brings nothing for them, or a worth of its own."""

import re
from collections.abc import Iterator

import pytest

from antipater import Dice, catalog
from antipater.ai import agents
from antipater.ai.agents import is_opponent, net_of, opponent, opponents_of, players_of
from antipater.ai.duel import value_with
from antipater.ai.evaluation import rules_of_thumb
from antipater.ai.players import PartPlayers
from antipater.game.errors import BadOption
from antipater.rules.duel.state import DuelState
from tests.notation import harbor

NAMES = [kit.name for kit in harbor.kits()]
SHIPS = 3.0


def worth(state: DuelState, seat: int) -> float:
    """Return what ships are worth to a seat: all are player 1's."""
    return SHIPS * state.part("harbor").held[0] * seat


PLAYERS = PartPlayers(worth)


@pytest.fixture(autouse=True)
def _harbor(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register the expansion for the time of a test."""
    monkeypatch.setitem(catalog.PARTS, "harbor", harbor.PART)
    for kit in harbor.kits():
        monkeypatch.setitem(catalog.KITS, kit.name, kit)
    agents.table_of.cache_clear()
    yield
    agents.table_of.cache_clear()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("agent", ["random", "greedy", "scientist", "mc:5", "tree:5", "strongest:5", "redeal:1"])
def test_they_play(name: str, agent: str, seed: int) -> None:
    """Against each other, to the end of the first Age at least."""
    game = catalog.ruleset(name)
    state, dealer, player = game.start(), game.deal(Dice(seed)), opponent(agent, seed, game)
    while (seats := dealer.settle(state)) and state.age < 2:
        state.apply(player.choose(state.observe(seats[0]), seats[0]), seats[0])
    assert state.age == 2 or not state.to_act()


@pytest.mark.parametrize("name", NAMES)
def test_nobody_has_a_net(name: str) -> None:
    """Neither the net of Duel nor that of Pantheon knows a harbor; whoever asks for one is told so."""
    assert opponents_of(name) == ["random", "strongest", "greedy", "scientist", "warlord", "merchant", "senator"]
    assert players_of(name).net is None
    with pytest.raises(BadOption, match=re.escape(f"there is no net for {name}; there are nets for: duel, ")):
        net_of(name)
    for asked in ("level:3", "net", "net:50"):
        assert not is_opponent(asked, name)
        with pytest.raises(
            BadOption, match=re.escape(f"there is no opponent {asked!r} in {name}; there are: random, ")
        ):
            opponent(asked, 1, catalog.ruleset(name))
        with pytest.raises(BadOption, match=re.escape(f"; there is no net for {name}") + "$"):
            opponent(asked, 1, catalog.ruleset(name))


def test_a_worth_of_its_own_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """What an expansion adds for one seat, it takes from the other; that of Pantheon counts besides."""
    part = catalog.PartKit("harbor", {"en": "Harbor"}, harbor.PART.part, {"players": "tests.ai.test_any_part:PLAYERS"})
    monkeypatch.setitem(catalog.PARTS, "harbor", part)
    pieces = catalog.kit("duel+pantheon+harbor").part_pieces("players")
    assert pieces["harbor"] is PLAYERS
    state = catalog.ruleset("duel+pantheon+harbor").start()
    value = value_with(list(pieces.values()))
    for seat in (0, 1):
        plain = rules_of_thumb.value(state, seat)
        assert value(state, seat) - plain == pytest.approx(SHIPS * 4 * (1 if seat else -1))


def test_secrets_are_those_of_the_expansions() -> None:
    """A game hides something if one of its expansions does; Duel alone does not."""
    hidden = {name: catalog.ruleset(name).hides_information for name in ("duel", *NAMES, "duel+pantheon", "classic")}
    assert hidden == {
        "duel": False,
        "duel+harbor": False,
        "duel+pantheon+harbor": True,
        "duel+pantheon": True,
        "classic": True,
    }
