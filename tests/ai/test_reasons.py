"""Why a choice is better: each sentence where it holds, and none where one thing in the position makes it untrue."""

import pytest

from antipater.ai.analysis.duel_facts import facts
from antipater.notation.moves import read_action
from antipater.notation.positions import read_position
from antipater.rules.duel.state import DuelState

THREE = "arsenal,palace,academy"  # the third card covers the first one
FOUR_SYMBOLS = "cards1=workshop,scriptorium,apothecary,school"


def keys(structure: str, fields: str, best: str, played: str | None) -> list[str]:
    """Return the facts that speak for a choice of seat 0, in Age III."""
    empty = ",-" * (20 - len(structure.split(",")))
    state = read_position(f"duel/1 age=3 structure={structure}{empty} {fields} agenda=turn@0")
    other = None if played is None else read_action(state, played, 0)
    seen = state.observe(0)
    assert isinstance(seen, DuelState)
    return [fact.key for fact in facts(seen, 0, read_action(state, best, 0), other)]


# A fact; a position where it holds; the same with one change, where it does not. Each: structure, fields, best, played.
CASES = {
    "wins": (
        (THREE.replace("academy", "circus"), "pawn=7 loot=none coins0=30", "build:circus", None),
        (THREE.replace("academy", "circus"), "pawn=6 loot=none coins0=30", "build:circus", None),
    ),
    "lets-win": (
        (THREE, "pawn=-6 loot=none coins0=30 coins1=30", "build:palace", "build:academy"),
        (THREE, "pawn=-5 loot=none coins0=30 coins1=30", "build:palace", "build:academy"),
    ),
    "uncovers": (
        (THREE, "coins0=30 coins1=10", "build:palace", "build:academy"),
        (THREE, "coins0=30 coins1=9", "build:palace", "build:academy"),
    ),
    "uncovers-pair": (
        ("study,palace,arsenal", "coins0=30 coins1=30 cards1=academy", "build:palace", "build:arsenal"),
        ("study,palace,arsenal", "coins0=30 coins1=30 cards1=workshop", "build:palace", "build:arsenal"),
    ),
    "uncovers-symbol": (
        ("study,palace,arsenal", f"coins0=30 coins1=30 {FOUR_SYMBOLS}", "build:palace", "build:arsenal"),
        ("study,palace,arsenal", "coins0=30 coins1=30 cards1=workshop", "build:palace", "build:arsenal"),
    ),
    "uncovers-threat": (
        (THREE, "pawn=-4 loot=none coins0=30 coins1=30", "build:palace", "build:academy"),
        (THREE, "pawn=-4 loot=none coins0=30 coins1=9", "build:palace", "build:academy"),
    ),
    "denies-threat": (
        ("palace,circus", "pawn=-5 loot=none coins0=30 coins1=30", "build:circus", "build:palace"),
        ("palace,circus", "pawn=-3 loot=none coins0=30 coins1=30", "build:circus", "build:palace"),
    ),
    "again": (
        ("arsenal,palace,academy", "coins0=30 wonders0=sphinx", "wonder:sphinx/palace", "build:palace"),
        ("arsenal,palace,academy", "coins0=30 wonders0=pyramids", "wonder:pyramids/palace", "build:palace"),
    ),
    "pair": (
        (THREE, "coins0=30 cards0=study", "build:academy", "build:palace"),
        (THREE, "coins0=30 cards0=workshop", "build:academy", "build:palace"),
    ),
    "symbols": (
        (THREE, "coins0=30 cards0=workshop,scriptorium,apothecary", "build:academy", "build:palace"),
        (THREE, "coins0=30 cards0=workshop,scriptorium", "build:academy", "build:palace"),
    ),
    "denies": (
        (THREE, "coins0=30 coins1=30", "build:palace", "build:academy"),
        (THREE, "coins0=30 coins1=9", "build:palace", "build:academy"),
    ),
    "denies-pair": (
        (THREE, "coins0=30 coins1=30 cards1=study", "build:academy", "build:palace"),
        (THREE, "coins0=30 coins1=30 cards1=workshop", "build:academy", "build:palace"),
    ),
    "denies-symbol": (
        (THREE, f"coins0=30 coins1=30 {FOUR_SYMBOLS}", "build:academy", "build:palace"),
        (THREE, "coins0=30 coins1=30 cards1=workshop", "build:academy", "build:palace"),
    ),
    "shields": (
        ("palace,circus", "coins0=30", "build:circus", "build:palace"),
        ("palace,circus", "coins0=30", "discard:circus", "build:palace"),
    ),
    "loot": (
        ("palace,circus", "pawn=2 coins0=30 coins1=9", "build:circus", "build:palace"),
        ("palace,circus", "pawn=2 coins0=30 coins1=0", "build:circus", "build:palace"),
    ),
    "coins": (
        ("palace,circus", "coins0=30", "discard:circus", "build:palace"),
        ("palace,circus", "coins0=30", "discard:circus", "discard:palace"),
    ),
    "chain": (
        ("arsenal,palace,circus", "coins0=3 cards0=parade-ground", "build:circus", "discard:palace"),
        ("arsenal,palace,circus", "coins0=30", "build:circus", "discard:palace"),
    ),
    "affords": (
        ("palace,circus", "coins0=15 wonders0=pyramids", "discard:circus", "build:palace"),
        ("palace,circus", "coins0=30 wonders0=pyramids", "discard:circus", "build:palace"),
    ),
    "points": (
        ("palace,circus", "coins0=30 loot=none", "build:palace", "discard:palace"),
        ("palace,circus", "coins0=30 loot=none", "build:palace", None),
    ),
}


@pytest.mark.parametrize("key", CASES)
def test_a_reason_is_given_only_where_it_holds(key: str) -> None:
    holds, fails = CASES[key]
    assert key in keys(*holds)
    assert key not in keys(*fails)
