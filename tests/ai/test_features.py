"""What the net sees: within the table of inputs, the same for both builds, nothing that the seat may not know."""

import hashlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from antipater import Dice, ruleset
from antipater.ai.agents import net_of
from antipater.ai.evaluation.layout import (
    AGORA_GROUPS,
    AGORA_INPUTS,
    CARD_GROUPS,
    CITY_GROUPS,
    CITY_SIZE,
    DUEL_INPUTS,
    PANTHEON_GROUPS,
    PANTHEON_INPUTS,
    SLOT_GROUPS,
    TABLE_GROUPS,
    named_inputs,
)
from antipater.game.contract import State
from antipater.game.errors import BadOption

RULESETS = {
    "duel": DUEL_INPUTS,
    "duel+pantheon": PANTHEON_INPUTS,
    "duel+agora": AGORA_INPUTS,
    "duel+pantheon+agora": AGORA_INPUTS,
}
HIDING = [name for name in RULESETS if name != "duel"]


def positions(name: str, seed: int, games: int) -> Iterator[State]:
    """Give every position of some random games that somebody meets, and those in which chance is owed."""
    game, dice = ruleset(name, promos="yes"), Dice(seed)
    for number in range(games):
        state, dealer = game.start(), game.deal(Dice(seed + number))
        while seats := dealer.settle(state):
            yield state
            state.apply(dice.choose(state.legal(seats[0])), seats[0])
            yield state


def seen_digest(name: str, seed: int) -> str:
    """Return a checksum of everything seen in a game."""
    seen = [net_of(name).features(state).seen(seat) for state in positions(name, seed, 1) for seat in (0, 1)]
    return hashlib.sha256(repr(seen).encode()).hexdigest()


def test_every_input_has_a_name() -> None:
    names = named_inputs()
    assert len(names) == len(set(names)) == AGORA_INPUTS > PANTHEON_INPUTS > DUEL_INPUTS


@pytest.mark.parametrize("name", RULESETS)
def test_inputs_are_of_the_table(seed: int, name: str) -> None:
    """Each input at most once, none of them 0, and all within the table."""
    net = net_of(name)
    assert net.inputs == RULESETS[name]
    for state in positions(name, seed, 5):
        features = net.features(state)
        for seat in (0, 1):
            seen = features.seen(seat)
            numbers = [number for number, _ in seen]
            assert len(numbers) == len(set(numbers)), "an input is listed twice"
            assert min(numbers) >= 0
            assert max(numbers) < net.inputs


def test_both_seats_see_the_same_cities(seed: int) -> None:
    """What one seat sees in its own city, the other sees in its opponent's."""
    for state in positions("duel", seed, 3):
        features = net_of("duel").features(state)
        mine = {number: amount for number, amount in features.seen(0) if number < CITY_SIZE}
        theirs = {
            number - CITY_SIZE: amount for number, amount in features.seen(1) if CITY_SIZE <= number < 2 * CITY_SIZE
        }
        assert mine == theirs


@pytest.mark.parametrize("name", RULESETS)
def test_what_was_seen_before_changes_nothing(seed: int, name: str) -> None:
    """Prices are kept from one look to the next: features that have seen other positions see what new ones see."""
    kept = net_of(name).features(ruleset(name, promos="yes").start())
    for state in positions(name, seed, 3):
        kept.table.become(state)
        for seat in (0, 1):
            assert kept.seen(seat) == net_of(name).features(state).seen(seat)


@pytest.mark.parametrize("name", HIDING)
def test_nothing_is_seen_that_the_seat_may_not_know(seed: int, name: str) -> None:
    """P2.4, A11.2: features on the true position see what features on the observation see."""
    features, hidden = net_of(name).features, 0
    for state in positions(name, seed, 5):
        for seat in (0, 1):
            shown = state.observe(seat)
            hidden += shown != state
            assert features(shown).seen(seat) == features(state).seen(seat)
    assert hidden, "no position of these games hides anything"


@pytest.mark.parametrize("name", RULESETS)
def test_interpreted_features_are_the_same(name: str) -> None:
    code = f"from tests.ai.test_features import seen_digest; print(seen_digest({name!r}, 7))"
    settings = os.environ | {"ANTIPATER_PURE": "1"}
    answer = subprocess.run([sys.executable, "-c", code], env=settings, capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == seen_digest(name, 7)


def test_there_is_no_net_for_another_game() -> None:
    with pytest.raises(
        BadOption, match=r"^there is no net for high-card; there are nets for: duel, duel\+pantheon, duel\+agora, "
    ):
        net_of("high-card")


def test_the_page_lists_every_group() -> None:
    """The table of `docs/net.md` is the table of `layout`."""
    page = (Path(__file__).parents[2] / "docs" / "net.md").read_text("utf-8")
    for groups in (CITY_GROUPS, CARD_GROUPS, SLOT_GROUPS, TABLE_GROUPS, PANTHEON_GROUPS, AGORA_GROUPS):
        for group in groups:
            assert re.search(
                rf"^\| {group.name} \| .* {group.size} \| {re.escape(group.meaning)} \|$", page, re.MULTILINE
            )
