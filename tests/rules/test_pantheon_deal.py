"""A prepared deal with Pantheon: everything is equally likely, and what goes back into the box is mixed anew."""

from collections import Counter

from antipater.data.pantheon import ALL_TOKENS, DECK, MYTHOLOGIES
from antipater.game.bits import members_of
from antipater.game.dice import Dice
from antipater.rules.duel.actions import CHOOSE_DRAWN, DRAWING_TOKENS
from antipater.rules.duel.arrange import Holdings
from antipater.rules.pantheon.actions import UNDRAWN
from antipater.rules.pantheon.arrange import PantheonArrangement, arranged
from antipater.rules.pantheon.deal import PantheonDeal

DEALS = 1_200


def deals(seed: int) -> list[PantheonDeal]:
    """Return many deals from one seed."""
    dice = Dice(seed)
    return [PantheonDeal(dice) for _ in range(DEALS)]


def evenly(counted: Counter[int] | Counter[tuple[int, ...]], kinds: int) -> bool:
    """Tell whether all of so many kinds came about equally often, within five standard deviations."""
    total = counted.total()
    share = total / kinds
    return len(counted) == kinds and all(abs(n - share) < 5 * share**0.5 for n in counted.values())


def test_tokens_and_divinities_are_equally_likely(seed: int) -> None:
    """P1.1, P1.3: every mythology on the first slot, every order of every deck."""
    dealt = deals(seed)
    assert evenly(Counter(deal.mythology[0] for deal in dealt), MYTHOLOGIES)
    for deck in range(MYTHOLOGIES):
        first = deck * DECK
        assert evenly(Counter(tuple(deal.decks[first : first + DECK]) for deal in dealt), 6)


def test_three_temples_of_five(seed: int) -> None:
    """P1.5: three of the five grand temples lie in Age III, no guild."""
    for deal in deals(seed)[:100]:
        purple = [card for card in deal.cards[40:] if card >= 96]
        assert len(set(purple)) == 3
        assert all(103 <= card <= 107 for card in purple)


def test_a_box_drawn_from_again_is_mixed(seed: int) -> None:
    """D6.6, P5.18: the same box gives the same deal other tokens when a wonder more stands."""
    drawn = []
    for built in ([], [8]):
        given = PantheonArrangement(
            age=2,
            cities=(Holdings(built=built), Holdings()),
            decks=[[UNDRAWN] * DECK for _ in range(MYTHOLOGIES)],
            agenda=[(CHOOSE_DRAWN, 0, 0), (DRAWING_TOKENS, -1, 3)],
        )
        results = []
        for deal in deals(seed)[:200]:
            state = arranged(given)
            deal.settle(state)
            results.append(frozenset(members_of(state.drawn)))
        drawn.append(results)
        assert {token for tokens in results for token in tokens} == set(members_of(ALL_TOKENS))
        assert all(len(tokens) == 3 for tokens in results)
    alike = sum(first == second for first, second in zip(*drawn, strict=True))
    assert alike < 20, "the order of the box hardly depends on the drawing"
