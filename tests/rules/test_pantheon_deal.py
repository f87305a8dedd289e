"""A prepared deal with Pantheon: everything is equally likely, and what goes back into the box is mixed again."""

from collections import Counter

from antipater.data.pantheon import DECK, MYTHOLOGIES
from antipater.game.bits import members_of
from antipater.game.dice import Dice
from antipater.rules.duel.arrange import CityHoldings
from antipater.rules.duel.deal import DuelDeal
from antipater.rules.duel.decisions import OWE_DRAWING, OWE_DRAWN
from antipater.rules.pantheon.part import Pantheon
from tests.rulebook.pantheon.table import arranged_with_pantheon, play, table
from tests.rulebook.table import city

DEALS = 1_200


def deals(seed: int) -> list[DuelDeal]:
    """Return many deals from one seed."""
    dice = Dice(seed)
    return [DuelDeal(dice, (Pantheon,)) for _ in range(DEALS)]


def evenly(counted: Counter[int] | Counter[tuple[int, ...]], kinds: int) -> bool:
    """Return whether all of so many kinds came about equally often, within five standard deviations."""
    total = counted.total()
    share = total / kinds
    return len(counted) == kinds and all(abs(n - share) < 5 * share**0.5 for n in counted.values())


def test_tokens_and_divinities_are_equally_likely(seed: int) -> None:
    """P1.1, P1.3: every mythology on the first slot, every order of every deck."""
    dealt = deals(seed)
    assert evenly(Counter(deal.parts["pantheon"].mythology[0] for deal in dealt), MYTHOLOGIES)
    for deck in range(MYTHOLOGIES):
        first = deck * DECK
        assert evenly(Counter(tuple(deal.parts["pantheon"].decks[first : first + DECK]) for deal in dealt), 6)


def test_three_temples_of_five(seed: int) -> None:
    """P1.5: three of the five grand temples lie in Age III, no guild."""
    for deal in deals(seed)[:100]:
        purple = [card for card in deal.cards[64:] if card >= 96]
        assert len(set(purple)) == 3
        assert all(103 <= card <= 107 for card in purple)


def draws(seed: int, built: list[int]) -> list[frozenset[int]]:
    """Return what each of many deals draws for the Great Library when these wonders stand."""
    results = []
    for deal in deals(seed)[:200]:
        state = arranged_with_pantheon(
            age=2,
            cities=(CityHoldings(built=built), CityHoldings()),
            agenda=[(OWE_DRAWN, 0, 0), (OWE_DRAWING, -1, 3)],
        )
        deal.settle(state)
        results.append(frozenset(members_of(state.drawn)))
    return results


def test_a_box_drawn_from_again_is_mixed(seed: int) -> None:
    """D6.6, P5.18: the same box gives the same deal other tokens when a wonder more stands."""
    drawn = draws(seed, []), draws(seed, [8])
    for results in drawn:
        assert {token for tokens in results for token in tokens} == set(range(13))
        assert all(len(tokens) == 3 for tokens in results)
    alike = sum(first == second for first, second in zip(*drawn, strict=True))
    assert alike < 20, "the order of the box hardly depends on the drawing"


def test_tokens_that_went_back_are_mixed_with_the_rest(seed: int) -> None:
    """D1.4, P5.18: Enki shown by the Theater, put back on top and shown by the Gate in the same Age draws again.

    Two of thirteen tokens are the same pair by chance in one of 78 deals.
    """
    alike = 0
    for deal in deals(seed)[:200]:
        state = table(
            me=city("walls", coins=40, wonders=("divine-theater",)),
            cards=("forum", "statue", "temple"),
            age=2,
            spaces={5: "gate"},
            decks={"mesopotamian": ("enki", "ishtar", "nisaba")},
        )
        play(state, "wonder", "divine-theater", "forum")
        play(state, "name", "mesopotamian")
        deal.settle(state)
        first = state.part("pantheon").on_card
        play(state, "choose", "ishtar")
        play(state, "put on top", "enki")
        play(state, "discard", "statue")
        play(state, "activate", "gate")
        deal.settle(state)
        alike += first == state.part("pantheon").on_card
    assert alike < 12
