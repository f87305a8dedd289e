"""Drawing: every card in its place at every size, every sign one cell wide, every word there in both languages."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from antipater import terminal
from antipater.catalog import ruleset
from antipater.data.columns import ALL
from antipater.data.structures import OPEN_AT_START, SLOT_COUNT
from antipater.data.words import TOKENS
from antipater.game.bits import members_of
from antipater.rules.duel.arrange import Arrangement, CityHoldings, arranged
from antipater.terminal.canvas import Canvas, pieces, shortened, width_of
from antipater.terminal.duel.cities import draw_city
from antipater.terminal.duel.signs import SIGNS
from antipater.terminal.duel.structure import draw_structure, layout
from antipater.terminal.duel.track import draw_track
from antipater.terminal.duel.view import DuelView, accessible
from antipater.terminal.palette import GROUND, PLAIN
from antipater.terminal.session import AnySession
from antipater.terminal.snapshot import play_on, snapshot
from antipater.text.catalogue import sources
from antipater.text.words import LANGUAGES, words_about

Opener = Callable[..., AnySession]


def words_in(language: str = "en", players: tuple[str, ...] = ()) -> Any:
    return words_about(ruleset("duel"), language, players)


def test_what_is_drawn_later_covers_and_nothing_leaves_the_canvas() -> None:
    canvas = Canvas(6, 2, GROUND)
    canvas.write(-1, 0, "abcdefgh", PLAIN)
    canvas.write(2, 0, "X", PLAIN)
    canvas.fill(3, 0, 9, 9, GROUND)
    canvas.write(0, 5, "below", PLAIN)
    assert canvas.text() == "bcX\n"
    assert [width_of(pieces(line)) for line in canvas.cells] == [6, 6]


@pytest.mark.parametrize("size", [(80, 13), (73, 16), (97, 26), (200, 60)])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_every_accessible_card_is_wholly_visible(age: int, size: tuple[int, int]) -> None:
    """D3.2: what no card covers on the table, no card covers on the screen."""
    place, every_slot = layout(age - 1, *size), (1 << SLOT_COUNT[age - 1]) - 1
    for slot in members_of(OPEN_AT_START[age - 1]):
        x, y = place.corner(slot)
        corners = [(x, y), (x + place.width - 2, y), (x, y + place.height - 1)]
        assert [slot] * 3 == [place.slot_at(*corner, every_slot) for corner in corners]
        assert x >= 0
        assert x + place.width <= size[0] + 1
        assert y >= 0
        assert y + place.height <= size[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [10, 11, 14])
def test_shortened_names_stay_apart(language: str, width: int) -> None:
    words = words_in(language)
    cards = [words.name(item.number) for item in ALL if item.deck]
    short = [shortened(name, width) for name in cards]
    assert len(set(short)) == len(cards)
    assert max(map(len, short)) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_wonder_has_signs_of_one_cell_each(language: str) -> None:
    words = words_in(language)
    for item in ALL:
        text = "".join(text for text, _ in (*SIGNS.effects(words, item), *SIGNS.cost(words, item)))
        assert cell_len(text) == len(text)
        assert text or item.column >= TOKENS
    letters = [SIGNS.good(words, good)[0] for good in range(5)]
    assert len(set(letters)) == 5
    for family in (SIGNS.shapes[:9], SIGNS.symbols):
        assert len(set(family)) == len(family)


def test_a_move_shows_what_it_uncovers(opened: Opener) -> None:
    session = opened()
    play_on(session, 3)
    state = session.state
    for slot in accessible(state):
        view = DuelView(session.seen(), 0, words_in(), slot)
        uncovered = view.uncovered_by(slot)
        tried = state.copy()
        tried.apply(view.rows.action("discard").number(slot), 0)
        assert members_of(tried.open) == sorted({*accessible(state), *uncovered} - {slot})
        assert draw_structure(view, 73, 16).text().count("↑") == len(uncovered)


@pytest.mark.parametrize(("seat", "expected"), [(0, "You"), (1, "Rival")])
def test_the_track_is_seen_from_the_own_side(seat: int, expected: str) -> None:
    """D7.3: the viewer's capital stands at the left; a used token is gone."""
    players = ("You", "Rival")
    state = arranged(Arrangement(pawn=4, loot=0b1011))
    track = draw_track(DuelView(state, seat, words_in("en", players)), 100, 3).text().splitlines()
    assert track[0].split()[0] == expected
    assert track[0].index("◆") > 50 if seat == 0 else track[0].index("◆") < 50
    assert track[1].count("-2●") == 1
    assert track[1].count("-5●") == 2
    left, right = track[1][:50], track[1][50:]
    assert "-2●" in (left if seat == 0 else right)


def test_a_city_in_a_few_lines() -> None:
    cards = [item.number for item in ALL if item.name in ("Lumber Yard", "Clay Reserve", "Forum", "Library")]
    state = arranged(
        Arrangement(cities=(CityHoldings(coins=12, cards=cards, wonders=[0], built=[8], tokens=[3]), CityHoldings()))
    )
    drawn = draw_city(DuelView(state, 0, words_in("en", ("You", "Rival"))), 0, 50, 8).text()
    for part in ("You", "12●", "W1  C0", "+G/P", "1●=", "✎", "2/6", "1 Appian", "2 Pyramids", "✔", "○ Law"):
        assert part in drawn


def test_messages_of_the_terminal_are_all_there_and_all_used() -> None:
    code = "".join(path.read_text("utf-8") for path in sorted(Path(terminal.__path__[0]).rglob("*.py")))
    code = code.replace("terminal-{game}", "terminal-classic-") + code.replace("terminal-{game}", "terminal-")
    asked = set(re.findall(r'"(terminal-[a-z-]+)"', code))
    families = tuple(set(re.findall(r"f[\"'](terminal-[a-z-]+-)\{", code)))
    for language in LANGUAGES:
        files = "".join(text for file, text in sources(language).items() if file.startswith("terminal"))
        there = set(re.findall(r"^(terminal-[a-z-]+) =", files, re.MULTILINE))
        assert asked <= there
        assert {message for message in there - asked if not message.startswith(families)} == set()


def test_a_picture_of_the_game(opened: Opener, tmp_path: Path) -> None:
    session = opened()
    play_on(session, 6)
    snapshot(session, tmp_path / "game.svg")
    picture = (tmp_path / "game.svg").read_text("utf-8")
    assert picture.startswith("<svg")
    assert "Age&#160;I" in picture
    assert "font-face" not in picture
