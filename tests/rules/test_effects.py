"""Effects that follow a decision: no item of the base game has one, so the tests print such items themselves."""

import pytest

from antipater import compiled
from antipater.data import columns
from antipater.data.items import ITEMS
from antipater.data.words import FIRST_OWED, GREY, PENDULUM, Coins, DestroyCard, Symbol
from antipater.rules.duel import printed
from tests.rulebook.table import ME, city, coins, offered, play, table

BLANK = max(columns.EFFECT_END)  # the first row that no item uses
PRINTED = ITEMS - 1  # an item that is not of the base game, printed anew


def print_item(monkeypatch: pytest.MonkeyPatch, *effects: tuple[int, int]) -> None:
    """Give the item PRINTED some effects: a kind and a figure each."""
    rows = columns.EFFECT_KIND.copy(), columns.EFFECT_A.copy()
    for place, (kind, figure) in enumerate(effects, BLANK):
        rows[0][place], rows[1][place] = kind, figure
    monkeypatch.setattr(printed, "EFFECT_KIND", rows[0])
    monkeypatch.setattr(printed, "EFFECT_A", rows[1])
    monkeypatch.setattr(printed, "EFFECT_START", [*columns.EFFECT_START[:-1], BLANK])
    monkeypatch.setattr(printed, "EFFECT_END", [*columns.EFFECT_END[:-1], BLANK + len(effects)])


@pytest.mark.parametrize(
    ("first", "choice", "chosen"),
    [
        pytest.param((DestroyCard.number, GREY), "destroy", "press", id="a card to destroy"),
        pytest.param((Symbol.number, PENDULUM), "take", "law", id="a token for a pair"),
    ],
)
def test_what_follows_a_decision_waits(
    first: tuple[int, int], choice: str, chosen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """D6.10: the decision is made, then the item goes on; compiled, the printed effects are fixed."""
    if not compiled():
        print_item(monkeypatch, (Coins.number, 1), first, (Coins.number, 5))
        state = table(me=city("workshop", "laboratory"), rival=city("press"), cards=("altar",), board=("law",))
        state.gain_item(state.city0, state.city1, PRINTED)
        assert coins(state)[ME] == 7 + 1
        assert offered(state, choice) == {chosen}
        play(state, choice, chosen)
        assert coins(state)[ME] == 7 + 1 + 5
        assert (state.to_act(), state.depth) == ((ME,), 1)


def test_no_printed_item_goes_on_after_a_decision() -> None:
    """D4.6: in the base game what may owe a decision comes last on every item, and once."""
    for item in columns.BASE:
        kinds = columns.EFFECT_KIND[columns.EFFECT_START[item.number] : columns.EFFECT_END[item.number]]
        assert all(kind < FIRST_OWED for kind in kinds[:-1]), item.key
