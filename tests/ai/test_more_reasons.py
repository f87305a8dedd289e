"""Why a choice is better with expansions and in classic 7 Wonders: said where it holds, not where one thing differs."""

import pytest
from fluent.syntax.ast import Message

from antipater.ai.analysis.classic_facts import added_by, facts
from antipater.catalog import kit_of, ruleset
from antipater.game.dice import Dice
from antipater.notation.moves import read_action
from antipater.notation.positions import read_position
from antipater.rules.classic.actions import STAGE
from antipater.rules.classic.build import chained
from antipater.rules.classic.turn import ClassicState
from antipater.text.catalogue import LANGUAGES, resources, say
from tests.ai.test_reasons import CASES as DUEL_CASES

EMPTY = ",-" * 18
NO_PLOTS = "plots=" + ",".join(["-@none"] * 16)
DECKS = "decks=?.?.?,?.?.?,?.?.?,?.?.?,?.?"
PANTHEON = f"duel+pantheon/1 age=2 structure=school,library{EMPTY} {DECKS} coins0=30"
CLAIM = f"duel+pantheon/1 age=1 structure=press,altar,?,-,?,baths,-,-,stable{',-' * 11} coins0=30"
OFFER = f"duel+pantheon/1 age=2 structure={'-,' * 8}?,?,-,-,temple,-,walls{',-' * 5} coins0=30"
HELD = "trail=0.given.coup"
ONE_LESS = NO_PLOTS.replace("-@none,", "", 1)
SENATE = f"duel+agora/1 age=2 structure=school,library{EMPTY},-,-,-,-,- decrees=?.?.?.?.?.? senators=none"
PLACING = "agenda=end-turn@0,influence@0"
OUSTING = "agenda=end-turn@0,oust@0"
THREE = "classic/1 board0=babylon-b coins0=9 {} board1=halikarnassos-b {} board2=olympia-a coins2=3 {}"
HAND = "guard-tower,apothecary,scriptorium,timber-yard,glassworks-i,west-trading-post"
LEFT = "stone-pit,barracks,baths,clay-pool,loom-i,east-trading-post"


def classic(own: str = "press-i", left: str = "marketplace", coins: int = 3) -> str:
    """Return a position of three players in the second turn of Age I; seat 1 is the left neighbour of seat 0.

    What the left neighbour has played instead of its marketplace is exchanged for it.
    """
    hands = [HAND, LEFT.replace(own, "press-i")]
    hands = [hand.replace(left, "marketplace") for hand in hands]
    return THREE.format(
        f"played0={own} hand0={hands[0]}",
        f"coins1={coins} played1={left} hand1={hands[1]} chosen1=build:stone-pit",
        "played2=clay-pit hand2=lumber-yard,ore-vein,altar,theater,workshop,stockade chosen2=build:ore-vein",
    )


def symbols(second: str, other: str) -> str:
    """Return a position in the fourth turn, with one more building of seat 0 and one more card of seat 2."""
    return THREE.format(
        f"played0=apothecary,{second},press-i hand0=scriptorium,guard-tower,timber-yard,glassworks-i",
        "coins1=3 played1=marketplace,baths,clay-pool hand1=stone-pit,barracks,loom-i,east-trading-post "
        "chosen1=build:stone-pit",
        f"played2=clay-pit,stockade,altar hand2=lumber-yard,ore-vein,theater,{other} chosen2=build:ore-vein",
    )


# A fact; a position where it holds and one where it does not. Each: the position, the best choice, what was played.
CASES = {
    "denies-divinity": (
        (f"{PANTHEON} coins1=30 spaces=mars,-,-,-,-,- agenda=turn@0", "activate:mars", "discard:school"),
        (f"{PANTHEON} coins1=2 spaces=mars,-,-,-,-,- agenda=turn@0", "activate:mars", "discard:school"),
    ),
    "chamber": (
        (f"{SENATE} {NO_PLOTS} cubes0=1.0.0.0.0.0 cubes1=1.0.0.0.0.0 {PLACING}", "influence:1", "influence:2"),
        (f"{SENATE} {NO_PLOTS} cubes0=1.0.0.0.0.0 cubes1=2.0.0.0.0.0 {PLACING}", "influence:1", "influence:2"),
    ),
    "chamber-decree": (
        (
            f"{SENATE} {NO_PLOTS} cubes0=1.0.0.0.0.0 cubes1=1.0.0.0.0.0 {PLACING}".replace("=?.?", "=shield.?"),
            "influence:1",
            "influence:2",
        ),
        (f"{SENATE} {NO_PLOTS} cubes0=1.0.0.0.0.0 cubes1=1.0.0.0.0.0 {PLACING}", "influence:1", "influence:2"),
    ),
    "chambers": (
        (f"{SENATE} {NO_PLOTS} cubes0=1.1.1.0.0.0 {PLACING}", "influence:4", "influence:1"),
        (f"{SENATE} {NO_PLOTS} cubes0=1.1.0.0.0.0 {PLACING}", "influence:4", "influence:1"),
    ),
    "chamber-lost": (
        (f"{SENATE} {NO_PLOTS} cubes0=1.0.0.0.0.0 cubes1=2.0.1.0.0.0 {OUSTING}", "oust:1", "oust:3"),
        (f"{SENATE} {NO_PLOTS} cubes0=1.0.0.0.0.0 cubes1=3.0.1.0.0.0 {OUSTING}", "oust:1", "oust:3"),
    ),
    "prepares": (
        (f"{SENATE} {ONE_LESS} {HELD} kept0=coup agenda=turn@0", "prepare:coup/school", "discard:school"),
        (f"{SENATE} {ONE_LESS} {HELD} kept0=coup agenda=turn@0", "discard:library", "discard:school"),
    ),
    "outguns": (
        (classic(), "build:guard-tower", "sell:apothecary"),
        (classic(own="barracks"), "build:guard-tower", "sell:apothecary"),
    ),
    "levels": (
        (classic(left="barracks"), "build:guard-tower", "sell:apothecary"),
        (classic(), "build:guard-tower", "sell:apothecary"),
    ),
    "passes": (
        (classic(), "build:guard-tower", "sell:apothecary"),
        (classic(coins=0), "build:guard-tower", "sell:apothecary"),
    ),
    "pays": (
        (classic(), "sell:apothecary", "build:apothecary+left2"),
        (classic(), "sell:apothecary", "sell:scriptorium"),
    ),
    "unsold": (
        (classic(), "build:glassworks-i", "sell:apothecary"),
        (classic(), "build:guard-tower", "sell:apothecary"),
    ),
    "set": (
        (symbols("workshop", "west-trading-post"), "build:scriptorium", "build:glassworks-i"),
        (symbols("west-trading-post", "workshop"), "build:scriptorium", "build:glassworks-i"),
    ),
    "offering": (
        (f"{OFFER} laid=3@8 agenda=turn@0", "discard:temple", "discard:walls"),
        (f"{OFFER} agenda=turn@0", "discard:temple", "discard:walls"),
    ),
    "mythology": (
        (f"{CLAIM} laid=greek@2 agenda=turn@0", "build:baths", "discard:stable"),
        (f"{CLAIM} laid=greek@4 agenda=turn@0", "build:baths", "discard:stable"),
    ),
}


def keys(text: str, best: str, played: str | None) -> list[str]:
    """Return the facts that speak for a choice of seat 0."""
    state = read_position(text)
    other = None if played is None else read_action(state, played, 0)
    found = kit_of(state).piece("why")(state.observe(0), 0, read_action(state, best, 0), other)
    return [fact.key for fact in found]


@pytest.mark.parametrize("key", CASES)
def test_a_reason_is_given_only_where_it_holds(key: str) -> None:
    holds, fails = CASES[key]
    assert key in keys(*holds)
    assert key not in keys(*fails)


def test_every_sentence_has_a_position_where_it_holds_and_one_where_it_does_not() -> None:
    """In every language, with none, one and several of what it counts."""
    known = {*CASES, *DUEL_CASES}
    about: dict[str, str | int] = {"rival": "Bob", "card": "Palace"}
    for language in LANGUAGES:
        entries = resources(language)["analysis"].body
        sentences = {one.id.name for one in entries if isinstance(one, Message) and one.id.name.startswith("why-")}
        assert sentences == {f"why-{key}" for key in known}
        for key in sentences:
            said = [say(language, key, {**about, "number": number}) for number in range(3)]
            assert all("{" not in one and one.endswith(".") for one in said)


def test_a_chain_of_classic_is_named_only_where_the_rules_see_one(seed: int) -> None:
    game, dice = ruleset("classic", players=3), Dice(seed)
    state, dealer = game.start(), game.deal(dice)
    said = {True: 0, False: 0}
    while seats := dealer.settle(state):
        assert isinstance(state, ClassicState)
        seat = seats[0]
        for action in state.legal(seat):
            item = added_by(state.cities, seat, action)
            if state.must_choose(seat) and item is not None and action < STAGE:
                free = bool(chained(state.cities, seat, item))
                found = [fact.key for fact in facts(state.observe(seat), seat, action, None)]
                assert ("chain" in found) == free
                said[free] += 1
        state.apply(dice.choose(state.legal(seat)), seat)
    assert all(said.values())
