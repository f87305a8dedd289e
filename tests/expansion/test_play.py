"""The example expansion, written in plain Python, keeps the laws, alone and with Pantheon."""

import pickle
from collections.abc import Callable
from typing import Any

import pytest
from antipater_caravan.part import LOTS, Caravan
from antipater_caravan.rows import GOODS, SEND, UNPACK

from antipater import Dice
from antipater.ai.agents import opponent
from antipater.catalog import ruleset
from antipater.data.columns import BY_KEY
from antipater.data.items import WONDER_ITEM
from antipater.data.words import bits
from antipater.game.contract import Game, State
from antipater.game.errors import IllegalAction
from antipater.game.playout import Audit
from antipater.game.seats import CHANCE, SPECTATOR
from antipater.rules.duel.arrange import Arrangement, arranged
from antipater.rules.duel.decisions import OWE_END_TURN, OWE_TURN
from antipater.rules.duel.ruleset import Duel
from antipater.rules.duel.state import DuelState
from tests.conformance import test_laws
from tests.conformance.laws import check_deeds, check_no_leak, check_worlds, random_positions

OPTIONS = ({}, {"promos": "yes"}, {"edition": "first", "wonders": "first-game"})
LAWS = (
    test_laws.test_random_games_keep_the_contract,
    test_laws.test_nothing_illegal_is_done,
    test_laws.test_a_deal_can_be_played_twice,
    test_laws.test_other_dice_give_another_deal,
)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options.values()) or "usual")
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__.removeprefix("test_"))
def test_the_laws(name: str, options: dict[str, str], law: Callable[[Game, int], None], seed: int) -> None:
    law(ruleset(name, **options), seed)


def test_no_seat_sees_too_much(name: str, seed: int) -> None:
    """V2: the goods are known to their owner alone."""
    game, dice = ruleset(name), Dice(seed)
    for _ in range(4):
        for place, state in enumerate(random_positions(game, dice)):
            if place % 5 == 0:
                check_no_leak(game, state, dice)
                check_deeds(game, state)


def test_the_cheap_laws(name: str, seed: int) -> None:
    audit = Audit(ruleset(name, promos="yes").start(), Dice(seed))
    audit.run(40)
    assert audit.stopped == 0


def goods_come(part: type[Caravan] = Caravan) -> DuelState:
    """Return a position in which a caravan of each player comes home, one after the other."""
    agenda = [(OWE_TURN, 0, 0), (GOODS.kind, CHANCE, 2), (GOODS.kind, CHANCE, 1)]
    return arranged(Arrangement(slots={18: BY_KEY["baths"].number}, agenda=agenda), (part,))


def until_the_turn(state: State) -> bool:
    return isinstance(state, DuelState) and state.kinds[state.depth - 1] != OWE_TURN


def test_worlds_that_look_alike(seed: int) -> None:
    """V3: three lots of 1, two of 2, one of 3."""
    check_worlds(ruleset("duel+caravan"), goods_come(), until_the_turn, Dice(seed), 600)


class OpenGoods(Caravan):
    """A caravan whose goods everybody sees in the log."""

    @classmethod
    def seen(cls, action: int, actor: int, viewer: int) -> int:
        """Return every event as it is."""
        return action


class OpenStores(Caravan):
    """A caravan whose goods everybody sees in store."""

    facts = tuple(type(fact)(fact.name, fact.least, fact.most, fact.seat) for fact in Caravan.facts)


@pytest.mark.parametrize(
    ("part", "complaint"),
    [(OpenGoods, "meets a world|imagines a world"), (OpenStores, "can tell worlds apart that look alike")],
)
def test_the_leak_laws_bite(part: type[Caravan], complaint: str, seed: int) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check_worlds(Duel((part,)), goods_come(part), until_the_turn, Dice(seed), 600)


def test_a_whole_game_shows_everything(name: str) -> None:
    """Camps, cards of the caravan deck, the wonder, the token, and what is offered in a turn are all met."""
    met: set[str] = set()
    for seed in range(12):
        for state in random_positions(ruleset(name, promos="yes"), Dice(seed)):
            assert isinstance(state, DuelState)
            cards = {card >> 5 for card in state.slots if card >= 0}
            met |= {"camp"} if 7 in cards else set()
            for city in (state.city0, state.city1):
                met |= {"card"} if city.cards[7] else set()
                met |= {"wonder"} if city.built >> 24 & 1 else set()
            met |= {"token"} if state.board >> 24 & 1 else set()
            met |= {"send"} if any(SEND.number() in state.legal(seat) for seat in state.to_act() if seat >= 0) else set()
    assert met == {"camp", "card", "wonder", "token", "send"}


def test_its_items_have_numbers_of_their_own() -> None:
    """Nothing of the base game moves; wonders beyond the sixteenth and further decks have their own numbers."""
    assert BY_KEY["petra"].number == WONDER_ITEM[24] == 264
    assert [BY_KEY[key].number for key in ("spice-market", "escort", "cartography")] == [224, 227, 280]
    assert BY_KEY["sphinx"].number < 144
    assert bits(range(4)) == DuelState((Caravan,)).unseen[7] | bits(range(4))


def test_reasons(name: str) -> None:
    """A decision of the expansion is refused with its own rule, and so is a caravan that cannot be paid."""
    parts = ruleset(name).start().part_types  # type: ignore[attr-defined]
    given = Arrangement(slots={18: BY_KEY["baths"].number}, agenda=[(OWE_TURN, 0, 0), (UNPACK.kind, 0, 0)])
    given.parts["caravan"] = [20, 20, 1, 0, 2, 0, 0, 0]
    state = arranged(given, parts)
    with pytest.raises(IllegalAction) as refusal:
        state.apply(SEND.number(), 0)
    assert (refusal.value.reason.code, refusal.value.reason.rule) == ("other-choice-first", "V4")
    poor = Arrangement(slots={18: BY_KEY["baths"].number}, agenda=[(OWE_TURN, 0, 0)])
    poor.cities[0].coins = 3
    reason = arranged(poor, parts).why_not(SEND.number(), 0)
    assert reason is not None
    assert (reason.code, reason.rule) == ("not-among-choices", "V6")


def test_a_turn_of_its_own(name: str) -> None:
    """V6, V3, V4: 4 coins are paid, the goods come and are sold for 2 coins each, and the turn passes on."""
    parts = ruleset(name).start().part_types  # type: ignore[attr-defined]
    state = arranged(Arrangement(slots={18: 0, 19: 1}, agenda=[(OWE_TURN, 0, 0)]), parts)
    state.apply(SEND.number(), 0)
    assert state.city0.coins == 3
    assert state.weights() == list(LOTS)
    state.apply(state.legal(CHANCE)[2], CHANCE)
    assert state.observe(0).part("caravan").fact("goods", 0) == 3
    assert [state.observe(viewer).part("caravan").fact("goods", 0) for viewer in (1, SPECTATOR)] == [-1, -1]
    state.apply(state.legal(0)[0], 0)
    assert state.city0.coins == 9
    assert state.to_act() == (1,)
    assert OWE_END_TURN not in state.kinds


def test_pickling_and_copies(name: str, seed: int) -> None:
    *_, state = random_positions(ruleset(name), Dice(seed))
    twin: Any = pickle.loads(pickle.dumps(state))
    assert twin == state == state.copy()
    assert twin.part("caravan").values == state.part("caravan").values  # type: ignore[attr-defined]


@pytest.mark.parametrize("player", ["random", "greedy", "mc:20", "tree:40"])
def test_opponents_play_it(name: str, player: str, seed: int) -> None:
    game, dice = ruleset(name), Dice(seed)
    agents = [opponent(player, seed + seat, game) for seat in range(2)]
    state, deal = game.start(), game.deal(dice)
    for _ in range(40):
        seat = state.to_act()[0]
        action = deal.outcome(state) if seat == CHANCE else agents[seat].choose(state.observe(seat), seat)
        state.apply(action, seat)
