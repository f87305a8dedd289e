"""The words that Pantheon and the promo wonders add, whole and as each seat may know them."""

import re
from collections import Counter

import pytest

from antipater.catalog import ruleset
from antipater.game.errors import BadText
from antipater.game.seats import CHANCE
from antipater.notation.contract import notation
from antipater.notation.moves import read_action, without_seat, write_action, write_seen
from antipater.notation.positions import read_position, write_position
from antipater.notation.records import Record
from antipater.rules.duel.decisions import CHANCE_REMOVED, DO_ROW

EMPTY = ",-" * 19
DUEL = f"duel/1 age=1 structure=altar{EMPTY} agenda=turn@0"
SHARED = "duel/1 age=1 aside=press,altar,baths agenda=end-turn@0,share@0"
REMOVED = (
    "duel/1 age=1 discard=lumber-yard,logging-camp,clay-pool,clay-pit,quarry,stone-pit,glassworks,press,guard-tower,"
    "stable,garrison,palisade,workshop,apothecary,scriptorium,pharmacist,stone-reserve,clay-reserve,wood-reserve "
    "aside=theater,altar agenda=end-turn@0,share@0,removed:1"
)
OPEN = (
    f"duel+pantheon/1 age=2 structure=school{EMPTY} coins0=3 decks=?.?.?,?.?.?,?.?.?,?.?.?,?.? "
    "spaces=mars,-,-,-,-,gate offerings0=2,3 agenda=turn@0"
)
CLAIMING = f"duel+pantheon/1 age=1 structure=-,-,?,-,?{EMPTY[8:]} laid=greek@2,roman@4 agenda=end-turn@0,claim@0:2.4"
PLACING = (
    "duel+pantheon/1 age=1 decks=?.?,?.?,?.?.?,?.?.?,minerva@1 spaces=-,enki@0,-,mars@1,neptune@0,baal@0 "
    "agenda=end-turn@1,place@1:roman"
)
LOOKING = (
    "duel+pantheon/1 age=1 decks=?.?.?,?.?.?,?.?.?,?.?.?,mars@1.?.? agenda=end-turn@1,place@1:roman,looking:roman@1"
)
CHOOSING = (
    "duel+pantheon/1 age=3 decks=none,none,none,ra.isis,none offered=isis,ra agenda=end-turn@0,divinity@0:egyptian"
)
TOPS = "duel+pantheon/1 age=3 decks=none,none,none,?.isis@0,?.? agenda=end-turn@0,divinity@0:tops,tops:egyptian.roman"
ORDERING = "duel+pantheon/1 age=3 decks=none,none,none,ra.isis,none agenda=end-turn@0,order@0:egyptian"
MINERVA = "duel+pantheon/1 age=2 pawn=1 agenda=end-turn@0,minerva@0"
OFFERINGS = (
    "duel+pantheon/1 age=2 structure=school,library,?,?,?,?,?,?,?,?,?,temple,walls,forum,statue,?,?,?,rostrum,barracks "
    "laid=3@6 agenda=first@0,offerings:2"
)
MYTHOLOGY = (
    "duel+pantheon/1 age=1 structure=press,altar,?,?,?,baths,theater,quarry,stable,?,?,?,?,?,workshop,tavern,"
    "garrison,palisade,clay-pit,clay-pool laid=greek@2,greek@4,roman@9 agenda=turn@0,mythology:2"
)
PILE = "duel+pantheon/1 age=2 discard=press wonders0=sphinx agenda=end-turn@0"

WORDS = [
    (f"duel/1 age=2 structure=-,school{EMPTY[2:]} agenda=end-turn@0,row@0", "row:school"),
    (
        SHARED,
        "share:press/altar share:press/baths share:altar/press share:altar/baths share:baths/press share:baths/altar",
    ),
    (REMOVED, "removed:tavern removed:baths"),
    (OPEN, "discard:school activate:mars activate:mars+2 activate:mars+3"),
    (CLAIMING, "claim:2 claim:4"),
    (PLACING, "place:minerva@0 place:minerva@2"),
    (LOOKING, "look:minerva look:neptune"),
    (CHOOSING, "choose:isis choose:ra"),
    (TOPS, "reveal:anubis reveal:ra"),
    ("duel+pantheon/1 age=3 decks=?,none,none,none,?.mars agenda=end-turn@0,deck@0", "deck:mesopotamian deck:roman"),
    (ORDERING, "top:isis top:ra"),
    (
        "duel+pantheon/1 age=3 cards1=press,school decks=?.?,none,none,none,none divinities0=nisaba "
        "agenda=end-turn@0,snake@0",
        "snake:school",
    ),
    ("duel+pantheon/1 age=3 cards1=press,school agenda=end-turn@0,steal@0", "steal:press"),
    (f"duel+pantheon/1 age=2 structure=?,school{EMPTY[2:]} agenda=end-turn@0,strike@0", "strike:0 strike:1"),
    (
        "duel+pantheon/1 age=2 built0=sphinx built1=piraeus agenda=end-turn@0,unbuild@0",
        "unbuild:piraeus unbuild:sphinx",
    ),
    (f"{PILE},raise@0", "raise:sphinx"),
    (f"{PILE},bury@0:sphinx", "bury:press"),
    ("duel+pantheon/1 age=2 wonders1=messe agenda=end-turn@0,take@0", "take:messe"),
    (MINERVA, " ".join(f"minerva:{space}" for space in range(-9, 10) if space != 1)),
    ("duel+pantheon/1 age=2 loot=5@0,2@1 agenda=end-turn@0,effects@0:neptune/1,remove@0", "remove:5@0 remove:2@1"),
    ("duel+pantheon/1 age=2 loot=5@0 agenda=end-turn@0,apply@0", "apply:5@0"),
    ("duel+pantheon/1 age=2 carried=law,masonry agenda=end-turn@0,carried@0", "keep:law keep:masonry"),
    (OFFERINGS, "offering:2 offering:4"),
    (MYTHOLOGY, "mythology:mesopotamian mythology:phoenician mythology:egyptian mythology:roman"),
]


@pytest.mark.parametrize(("line", "words"), WORDS, ids=[words.split()[0] for _, words in WORDS])
def test_words(line: str, words: str) -> None:
    """All that is possible, in positions where the rarest things are."""
    state = read_position(line)
    (seat,) = state.to_act()
    assert line == write_position(state)
    assert words.split() == [write_action(state, action, seat) for action in state.legal(seat)]
    assert state.legal(seat) == [read_action(state, word, seat) for word in words.split()]


def test_every_added_verb_is_there() -> None:
    verbs = {word.partition(":")[0] for _, words in WORDS for word in words.split()}
    rows = notation("duel+pantheon").rows
    assert verbs >= {verb.key for verb in rows.actions if verb.first >= DO_ROW}
    assert verbs >= {verb.key for verb in rows.outcomes if verb.first >= CHANCE_REMOVED}


HIDDEN_WORDS = {"place": r"place:\?@[0-5]", "look": r"look:\?", "top": r"top:\?"}


def test_what_a_seat_may_not_know(games: list[Record]) -> None:
    """P2.4: what only the opponent looks at is written, but hidden; all else is as it is, and own words are whole."""
    hidden = Counter[str]()
    for record in games:
        game = record.game()
        for state, event in zip(record.states(), record.events, strict=False):
            word = write_action(state, event.action, event.seat)
            for viewer in (0, 1):
                seen = write_seen(game, state, event.action, event.seat, viewer)
                verb = word.partition(":")[0]
                if seen != word:
                    assert re.fullmatch(HIDDEN_WORDS[verb], seen)
                    assert event.seat != viewer
                    hidden[verb] += 1
                else:
                    assert event.seat in (CHANCE, viewer) or verb not in HIDDEN_WORDS
    assert hidden["look"] >= hidden["place"] > 0


@pytest.mark.parametrize(
    ("line", "word", "seat", "seen"),
    [
        (PLACING, "place:minerva@2", 1, ("place:?@2", "place:minerva@2")),
        (LOOKING, "look:neptune", CHANCE, ("look:?", "look:neptune")),
        (ORDERING, "top:ra", 0, ("top:ra", "top:?")),
        (TOPS, "reveal:ra", CHANCE, ("reveal:ra", "reveal:ra")),
    ],
)
def test_words_as_each_seat_may_know_them(line: str, word: str, seat: int, seen: tuple[str, str]) -> None:
    """P2.4: the placed divinity and the order of a deck are known to one seat only."""
    state = read_position(line)
    action = read_action(state, word, seat)
    game = ruleset("duel+pantheon")
    assert seen == tuple(write_seen(game, state, action, seat, viewer) for viewer in (0, 1))


REFUSED_WORDS = [
    (OPEN, "activate:ra", "column 10: ra does not lie in the Pantheon; there: mars, gate"),
    (OPEN, "activate:mars+5", "column 15: there is no offering token '5'; expected one of: 2, 3, 4"),
    (OPEN, "activate:mars+2+2", "column 17: offering token 2 stands here twice"),
    (OPEN, "activate:mars+2+4", "column 10: activate:mars+2+4 is impossible: offering-not-owned (P3.3)"),
    (OPEN, "activate:mars+2+3", "column 10: activate:mars+2+3 is impossible: needless-offering (P3.3)"),
    (OPEN, "activate:gate", "column 10: activate:gate is impossible: cannot-afford-activation (P3.2): item gate"),
    (DUEL, "activate:mars", "column 1: there is no verb 'activate'; seat 0 can now: build, discard"),
    (SHARED, "share:press", "column 12: expected / and the card of the opponent"),
    (SHARED, "share:press/press", "column 7: expected two of the cards shown: press, altar, baths"),
    (PLACING, "place:minerva", "column 14: expected @ and a space of the Pantheon"),
    (PLACING, "place:?@2", "column 7: there is no divinity '?'"),
    (PLACING, "place:minerva@3", "column 7: place:minerva@3 is impossible: not-among-choices (P2.2)"),
    (MINERVA, "minerva:10", "column 9: expected a space of the conflict track, a whole number from -9 to 9"),
]


@pytest.mark.parametrize(("line", "word", "message"), REFUSED_WORDS)
def test_refused_words(line: str, word: str, message: str) -> None:
    state = read_position(line)
    with pytest.raises(BadText) as refusal:
        read_action(state, word, state.to_act()[0])
    assert str(refusal.value).startswith(f"line 1, {message}")


@pytest.mark.parametrize(
    ("text", "word", "seat"),
    [
        ("build:press@0", "build:press", "0"),
        ("build:press", "build:press", ""),
        ("place:mars@4@1", "place:mars@4", "1"),
        ("place:mars@4", "place:mars@4", ""),
        ("remove:5@0@1", "remove:5@0", "1"),
    ],
)
def test_the_seat_after_a_word(text: str, word: str, seat: str) -> None:
    assert (word, seat) == without_seat(text, notation("duel+pantheon"))
