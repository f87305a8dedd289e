"""What is wrong with a text, in words: every fault has a French sentence, and each is filled by a real wrong text."""

import ast
import pickle
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import antipater
from antipater.catalog import ruleset
from antipater.data.agora import CONSPIRACIES, DECREES
from antipater.data.classic_columns import BY_KEY
from antipater.data.classic_items import GUILD
from antipater.data.columns import EFFECT_END, EFFECT_START
from antipater.data.items import all_items
from antipater.game.dice import Dice
from antipater.game.errors import BadOption, BadPosition, BadText, Fault
from antipater.game.seats import CHANCE
from antipater.notation.agora_fields import ConspiracyAndCard
from antipater.notation.classic_moves import UnseenStage
from antipater.notation.codecs import START as PLACE
from antipater.notation.codecs import error_at
from antipater.notation.contract import Things, notation
from antipater.notation.duel_names import SEAT
from antipater.notation.duel_parts import Facts
from antipater.notation.log import BadTag
from antipater.notation.moves import read_action
from antipater.notation.positions import read_position, write_position
from antipater.notation.reading import decoded
from antipater.notation.records import read_record
from antipater.rules.duel.arrange import Arrangement, arranged
from antipater.text.catalogue import sources
from antipater.text.faults import fault, placed_fault
from tests.notation import (
    test_added_moves,
    test_added_positions,
    test_agora,
    test_classic_moves,
    test_classic_positions,
    test_classic_records,
    test_moves,
    test_positions,
    test_records,
)
from tests.text.speaking import plain

SOURCE = Path(antipater.__file__).parent
FAULTS, NOUNS = "fault-", "noun-"


def text_of(node: ast.expr) -> str | None:
    """Return a constant text."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def faults_of(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the code and the English sentence of every fault that a module finds."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Tuple) and path.name == "reading.py" and len(node.elts) == len(("message", "code")):
            message, code = map(text_of, node.elts)
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in (
            "error",
            "refuse",
            "BadPosition",
            "Fault",
            "check_size",
        ):
            texts = [text for text in map(text_of, node.args) if text is not None]
            first = 1 if getattr(node.func, "attr", "") == "refuse" and text_of(node.args[0]) is not None else 0
            message, code = texts[first : first + 2] if len(texts) >= first + 2 else (None, None)
        else:
            continue
        if message and code:
            yield code, message


@cache
def all_faults() -> dict[str, str]:
    """Return the English sentence of every code."""
    found: dict[str, str] = {}
    for folder in ("notation", "rules", "game", "catalog.py"):
        for path in sorted((SOURCE / folder).rglob("*.py")) or [SOURCE / folder]:
            for code, message in faults_of(path):
                assert found.setdefault(code, message) == message, f"{code} has two sentences"
    return found


@cache
def french() -> dict[str, fluent.Message]:
    """Return the French messages about faults."""
    body = FluentParser().parse(sources("fr")["faults.ftl"]).body
    return {entry.id.name: entry for entry in body if isinstance(entry, fluent.Message)}


def test_every_fault_has_a_french_sentence_and_no_other() -> None:
    assert len(all_faults()) >= 180
    assert {f"{FAULTS}{code}" for code in all_faults()} == {name for name in french() if name.startswith(FAULTS)}


def test_both_sentences_cite_the_same_rules() -> None:
    rule = re.compile(r"\b[ACDP]\d+(?:\.\d+)?|\bM\d\b")
    lines = dict(line.split(" = ", 1) for line in sources("fr")["faults.ftl"].splitlines() if " = " in line)
    for code, message in all_faults().items():
        assert rule.findall(message) == rule.findall(lines[f"{FAULTS}{code}"]), code


NO_CARDS = ",-" * 19
WON = "won=civilian@0"
SEVEN = "built0=appian-way,circus-maximus,colossus,great-library built1=great-lighthouse,hanging-gardens,mausoleum"
UNSEEN = "?.?.?,?.?.?,?.?.?,?.?.?"  # all decks of divinities but the Roman one
DEEP = [item.key for item in all_items() if EFFECT_END[item.number] - EFFECT_START[item.number] > 1]
DUEL = [
    f"cards0=zzzz {WON}",
    f"age=1 {SEVEN},piraeus {WON}",
    f"age=1 {SEVEN} wonders0=piraeus {WON}",
    f"age=1 structure=?{',?' * 19} discard=press,altar,baths,tavern {WON}",
    "board=agriculture,architecture,economy,law,masonry tokens0=mathematics agenda=age:1,tokens:5",
    f"age=1 structure=guild?{NO_CARDS} {WON}",
    f"age=3 cards0=merchants-guild,shipowners-guild,builders-guild,moneylenders-guild {WON}",
    f"age=1 structure=altar{NO_CARDS} agenda=turn@0,turning:none",
    f"age=3 structure=?{NO_CARDS} agenda=turn@0,turning:0,guilds:1",
    "agenda=age:1,draft@1:1,wonders:1",
    f"shown=sphinx {WON}",
    f"age=1 agenda=end-turn@0,{','.join(f'effects@{seat}:{key}/1' for key in DEEP for seat in (0, 1))},revive@0",
]
PANTHEON = [
    f"age=1 decks={UNSEEN},none spaces=roman?@1,roman?@1,roman?@1,roman?@1,-,- {WON}",
    f"age=1 under=sphinx/press,sphinx/altar {WON}",
    f"decks={UNSEEN},? spaces=mars@0,minerva@0,-,-,-,- agenda=age:1,tokens:1",
    "mythology0=roman agenda=age:1,tokens:1",
    f"age=1 structure=altar{NO_CARDS} agenda=turn@0,mythology:1",
    f"age=3 structure=guild?,guild?,guild?,guild?{',-' * 16} {WON}",
    f"age=1 decks={UNSEEN},mars@0.minerva@0.? agenda=end-turn@0,place@0:roman,looking:roman@0",
    f"age=2 decks={UNSEEN},mars.minerva.neptune agenda=end-turn@0,divinity@0:roman",
    "age=2 decks=none,none,none,none,none agenda=end-turn@0,divinity@0:tops",
    "age=1 agenda=end-turn@0,place@0:roman,looking:roman",
]
PLOTS = [row.key for row in CONSPIRACIES]
AGORA = [
    f"prepared0={','.join(['?/-'] * 14)}",
    f"decrees={DECREES[0].key}.{DECREES[0].key}.?.?.?.?",
    "senators0=conspirator-a senators1=conspirator-a",
    "trail=0",
    f"triggered0={','.join(f'{plot}/-' for plot in PLOTS[:-1])} kept0={PLOTS[-1]} trail=0.top.?",
    "trail=0.trigger.0.coup",
    "triggered0=coup/- trail=0.given.coup,0.trigger.0.coup",
]
START, VIEW, TWO = test_classic_positions.START, test_classic_positions.VIEW, test_classic_positions.TWO
LOOKER = "classic/1 board0=halikarnassos-b board1=rhodos-a board2=babylon-b"
SIX = (
    "hand0=clay-pit,timber-yard,glassworks-i,east-trading-post,west-trading-post "
    "hand1=altar,stockade,barracks,guard-tower,apothecary hand2=lumber-yard,ore-vein,clay-pool,loom-i,press-i"
)
LOOKED = f"{LOOKER} viewer=0 played0=sell:scriptorium,stage:baths"
CLASSIC = [
    f"classic/1 viewer=0 remembered={','.join(['altar'] * 19)}",
    f"{LOOKER} played0=stage:baths played1=sell:lumber-yard played2=clay-pit revived=altar",
    f"{LOOKER} played0=altar,stage:baths played1=sell:lumber-yard,ore-vein played2=clay-pit,timber-yard revived=altar",
    "classic/1 players=2 board0=gizah-a board1=rhodos-a board2=babylon-b drawn=press-i open=baths "
    "played0=altar played1=lumber-yard played2=sell:press-i hand0=stone-pit,ore-vein,clay-pool,loom-i,clay-pit,theater "
    "hand1=baths,stockade,barracks,guard-tower,apothecary,scriptorium",
    TWO.replace("drawn=press-i", "drawn=?"),
    write_position(read_position(TWO).observe(1)).replace("drawn=?", "drawn=press-i"),
    VIEW.replace("hand1=?,", "hand1=altar,"),
    re.sub(r" remembered=\S+", "", VIEW),
    f"{VIEW} looked=altar",
    f"{START} chosen0=",
]
FILE = '[Ruleset "duel"]\n[Version "1"]\n'


def passed(name: str, found: str, **options: str) -> str:
    """Return the first position of a game played by dice in whose text something is found."""
    game, dice = ruleset(name, **options), Dice(5)
    state, dealer = game.start(), game.deal(dice)
    while not re.search(found, write_position(state)):
        (seat, *_) = state.to_act()
        state.apply(dealer.outcome(state) if seat == CHANCE else dice.choose(state.legal(seat)), seat)
    return write_position(state)


def later_positions() -> Iterator[str]:
    """Yield wrong positions that need a game behind them."""
    yield passed("duel+pantheon", r"offerings:2\b").replace("offerings:2", "offerings:3")
    slots = passed("duel+agora", r"age=1 .*structure=").partition("structure=")[2].partition(" ")[0].count(",")
    yield f"duel+agora/1 structure=conspirator-a{',-' * slots} {WON}"
    third = passed("classic", r"hand2=(?:[\w-]+,){6}[\w-]+.*played2=\S+/\S+|played2=\S+/\S+ hand2=(?:[\w-]+,){6}")
    guilds = [key for key, item in BY_KEY.items() if item.deck == GUILD][:7]
    yield re.sub(r"hand0=\S+", f"hand0={','.join(guilds)}", third)
    second = passed("classic", r"played1=\S+last:[\w-]+ ")
    yield re.sub(r"(played1=\S+),last:[\w-]+", r"\1", second)
    view = write_position(read_position(passed("classic", r"played0=(?:[\w:-]+,){2}[\w:-]+ ")).observe(0))
    (first,) = re.findall(r"hand0=([\w-]+)", view)
    seen = view.partition("remembered=")[2].split(" ")[0].split(",")
    strange = next(card for card in seen[1].split(".") if card not in seen[0].split("."))
    yield view.replace(f"hand0={first}", f"hand0={strange}")
    longer = write_position(read_position(passed("classic", r"played0=(?:[\w:-]+,){3}[\w:-]+ ")).observe(0))
    seen = longer.partition("remembered=")[2].split(" ")[0].split(",")
    strange = next(card for card in seen[1].split(".") if card not in seen[0].split("."))
    last = seen[3].split(".")
    yield longer.removesuffix(seen[3]) + ".".join([strange, *last[1:]])


def looks() -> Iterator[str]:
    """Yield views of a player who has looked at the pile, with another pile than there was."""
    pending = f"{LOOKER} played0=sell:scriptorium,stage:baths played1=sell:stone-pit,loom-i played2=clay-pit,theater"
    hands = (
        "hand0=altar,stockade,barracks,guard-tower,apothecary "
        "hand1=timber-yard,glassworks-i,east-trading-post,west-trading-post,marketplace "
        "hand2=lumber-yard,ore-vein,clay-pool,press-i,workshop"
    )
    state = read_position(f"{pending} {hands}")
    view = write_position(state.observe(0))
    (pile,) = re.findall(r"looked=(\S+)", view)
    yield view.replace(f"looked={pile}", f"looked={pile}.altar")
    yield view.replace(f"looked={pile}", f"looked={pile.replace('scriptorium', 'press-i')}")
    state.apply(read_action(state, "revive:stone-pit", 0), 0)
    built = write_position(state.observe(0))
    yield built.replace(f"looked={pile}", f"looked={pile.replace('stone-pit', 'press-i')}")


def wrong_texts() -> Iterator[BadText]:
    """Yield what is wrong with every text that the tests of notation refuse, and with those above."""
    agora = write_position(ruleset("duel+agora").start())
    positions = [
        *(row[0] for row in test_positions.REFUSED_POSITIONS),
        *(f"{test_added_positions.HEAD} {row[0]}" for row in test_added_positions.REFUSED_POSITIONS),
        *(f"duel/1 {row[0]}" for row in test_added_positions.REFUSED_POSITIONS_OF_DUEL),
        *(row[0] for row in test_classic_positions.REFUSED_POSITIONS),
        *(test_classic_positions.city_of(row[0]) for row in test_classic_positions.REFUSED_CITIES),
        *(agora.replace(" agenda=", f" {row.values[0]} agenda=") for row in test_agora.REFUSED_POSITIONS),
        *(f"duel/1 {fields}" for fields in DUEL),
        *(f"duel+pantheon/1 {fields}" for fields in PANTHEON),
        *(agora.replace(" agenda=", f" {fields} agenda=") for fields in AGORA),
        *CLASSIC,
        *later_positions(),
        *looks(),
    ]
    for text in positions:
        yield refused(read_position, text)
    records = [row[0] for row in (*test_records.REFUSED_RECORDS, *test_classic_records.REFUSED_RECORDS)]
    whole = (test_records.FOLDER / "civilian.antipater").read_text(encoding="utf-8")
    records += [whole.replace(old, new) for old, new, _ in test_records.REFUSED_TURNS]
    three = (test_records.FOLDER / "classic-three.antipater").read_text(encoding="utf-8")
    for text in (*records, three.replace("build:stockade@2", "build:stockade"), f"{FILE}]\n"):
        yield refused(read_record, text)
    for line, word in moves():
        state = read_position(line)
        yield refused(read_action, state, word, state.to_act()[0])
    yield refused(decoded, b"\xff")
    yield refused(ConspiracyAndCard().read, ruleset("duel+agora").start(), "coup", PLACE)
    yield refused(UnseenStage(0).read, read_position(START), "?", PLACE)
    yield from of_parts()


def of_parts() -> Iterator[BadText]:
    """Yield what is wrong with texts that only expansions with other structures or no notation of their own have."""
    start = ruleset("duel").start()
    revive = next(verb for verb in notation("duel").rows.actions if verb.key == "revive")
    yield refused(notation("duel").number, start, replace(revive, runs=revive.runs[:1]), "conspirator-a", 0, PLACE)
    yield refused(Things((SEAT, SEAT)).read, start, "0", PLACE)
    yield refused(Facts((SEAT, SEAT)).read, "0", PLACE)
    with pytest.raises(BadPosition) as refusal:
        arranged(Arrangement(hidden=[25]))
    yield error_at({"": PLACE}, refusal.value.part, refusal.value.fault)


def moves() -> Iterator[tuple[str, str]]:
    """Yield positions with words that are refused there."""
    for given in test_moves.REFUSED_MOVES:
        yield test_moves.PLAY, str(given.values[0])
    for row in test_classic_moves.REFUSED_MOVES:
        yield test_classic_moves.TURN, row[0]
    for line, word, _ in (*test_classic_moves.REFUSED_CHANCE, *test_added_moves.REFUSED_WORDS):
        yield line, word
    yield f"classic/1 {test_classic_positions.BOARDS}", "deal:?"
    turning = f"duel/1 age=2 structure=-,-,-,-,?,-,-,-,-,?{',-' * 10} agenda=turn@0,turning:4.9"
    for word, _ in test_moves.REFUSED_CHANCE:
        yield turning, word


def refused(read: object, *given: object) -> BadText:
    """Return what is wrong with something that is read."""
    with pytest.raises(BadText) as refusal:
        read(*given)  # type: ignore[operator]
    return refusal.value


def wrong_options() -> Iterator[BadOption]:
    """Yield what is wrong with options that no text can name."""
    for name, options in (("duel", {"players": "3"}), ("classic", {"sides": "abab"})):
        with pytest.raises(BadOption) as refusal:
            ruleset(name, **options)
        yield refusal.value


@cache
def problems() -> tuple[BadText | BadOption, ...]:
    return (*wrong_texts(), *wrong_options())


def test_every_sentence_is_met_with_real_facts() -> None:
    """In both languages; no fact is left over, and what the French sentence needs is there."""
    met = set()
    for problem in problems():
        code = problem.fault.code
        assert code, f"{problem} has no code"
        met.add(code)
        english, said = fault(problem, "en"), fault(problem, "fr")
        for sentence in (english, said):
            assert not re.search(r"\{|\$|None|fault-| {2}", sentence), sentence
        assert said != english
        assert not plain(said).startswith("Ce texte ou cette position"), f"{code} is not worded: {said}"
    assert sorted(set(all_faults()) - met) == []


SENTENCES = [
    pytest.param(
        "duel/1 cards0=palacee " + WON,
        "There is no card 'palacee'; did you mean palace or palisade?",
        "Inconnu ici : « palacee » ; il faut une carte. Vouliez-vous écrire palace ou palisade ?",
        id="a misspelt card",
    ),
    pytest.param(
        "duel/1 age=1 discard=press cards1=press " + WON,
        "Press lies there already: Discard pile",
        "« Presse » est déjà là : Défausse",
        id="two places",
    ),
    pytest.param(
        "duel/1 age=1 tokens0=law board=law " + WON,
        "Law lies there already: Progress tokens on the board",
        "« Loi » est déjà là : Jetons Progrès sur le plateau",
        id="a field with a name",
    ),
    pytest.param(
        f"duel/1 age=1 structure=?{NO_CARDS} agenda=turn@0",
        "Slot 1 is accessible, so it must be turned up (D3.3)",
        "La carte de l’emplacement 1 est accessible : elle doit être face visible (D3.3)",
        id="people count from 1",
    ),
    pytest.param(
        "duel/1 active=1 agenda=end-turn@0,revive@0",
        "The active player is Player 1, whose turn it is (agenda)",
        "Le joueur actif est celui dont c’est le tour : Joueur 1 (agenda)",
        id="players",
    ),
    pytest.param(
        TWO.replace("drawn=press-i", "played0=baths,stockade played1=loom-i,theater played2=altar drawn=press-i"),
        "The Free City has played fewer cards than others",
        "La Cité libre a joué moins de cartes que les autres",
        id="the Free City",
    ),
]


@pytest.mark.parametrize(("text", "english", "french"), SENTENCES)
def test_sentences(text: str, english: str, french: str) -> None:
    problem = refused(read_position, text)
    assert (english, french) == (fault(problem, "en"), plain(fault(problem, "fr")))


def test_the_place_can_be_told_too() -> None:
    problem = refused(read_position, "duel/1 age=9")
    assert placed_fault(problem, "en") == ("line 1, column 12: expected an Age, a whole number from 0 to 3, not '9'")
    assert plain(placed_fault(problem, "fr")).startswith(
        "ligne 1, colonne 12 : il faut un Âge, un nombre entier de 0 à 3"
    )


def test_a_fault_from_another_process_says_the_same() -> None:
    problem = refused(read_position, "duel/1 age=9")
    copy = pickle.loads(pickle.dumps(problem))
    assert str(copy) == str(problem)
    assert (copy.fault, copy.line, copy.column, copy.field) == (problem.fault, 1, 12, "age")
    for option in (*wrong_options(), BadTag(Fault("the record has no tag {word}", "tag-missing", {"word": "X"}), "X")):
        copy = pickle.loads(pickle.dumps(option))
        assert (str(copy), copy.fault) == (str(option), option.fault)


def test_what_has_no_code_is_told_in_english() -> None:
    """Expansions of others have no sentences here."""
    for problem in (BadText("the harbor is closed"), BadOption("the harbor is closed")):
        assert fault(problem, "en") == "The harbor is closed"
        assert plain(fault(problem, "fr")) == "Ce texte ou cette position ne convient pas : the harbor is closed"
