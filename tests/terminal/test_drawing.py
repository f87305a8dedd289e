"""Drawing: every card in its place at every size, every sign one cell wide, every word there in both languages."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len

from antipater.data.columns import ALL, OPEN_AT_START
from antipater.data.duel import SLOTS
from antipater.data.items import TOKEN_ITEMS, WONDER_ITEMS
from antipater.game.bits import members_of
from antipater.rules.duel.actions import DISCARD
from antipater.rules.duel.arrange import Arrangement, Holdings, arranged
from antipater.terminal import app, signs
from antipater.terminal.canvas import Canvas, shortened
from antipater.terminal.cities import draw_city
from antipater.terminal.palette import GROUND, PLAIN
from antipater.terminal.session import Session
from antipater.terminal.snapshot import play_on, snapshot
from antipater.terminal.structure import draw_structure, layout
from antipater.terminal.track import draw_track
from antipater.terminal.view import View, accessible, uncovered_by
from antipater.text.catalogue import sources
from antipater.text.words import LANGUAGES, Words

Opener = Callable[..., Session]
ALL_SLOTS = (1 << SLOTS) - 1


def test_what_is_drawn_later_covers_and_nothing_leaves_the_canvas() -> None:
    canvas = Canvas(6, 2, GROUND)
    canvas.write(-1, 0, "abcdefgh", PLAIN)
    canvas.write(2, 0, "X", PLAIN)
    canvas.fill(3, 0, 9, 9, GROUND)
    canvas.write(0, 5, "below", PLAIN)
    assert canvas.text() == "bcX\n"
    assert [strip.cell_length for strip in canvas.strips()] == [6, 6]


@pytest.mark.parametrize("size", [(80, 13), (73, 16), (97, 26), (200, 60)])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_every_accessible_card_is_wholly_visible(age: int, size: tuple[int, int]) -> None:
    """D3.2: what no card covers on the table, no card covers on the screen."""
    place = layout(age, *size)
    for slot in members_of(OPEN_AT_START[age - 1]):
        x, y = place.corner(slot)
        corners = [(x, y), (x + place.width - 2, y), (x, y + place.height - 1)]
        assert [slot] * 3 == [place.slot_at(*corner, ALL_SLOTS) for corner in corners]
        assert x >= 0
        assert x + place.width <= size[0] + 1
        assert y >= 0
        assert y + place.height <= size[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [10, 11, 14])
def test_shortened_names_stay_apart(language: str, width: int) -> None:
    words = Words(language)
    cards = [words.name(item.number) for item in ALL if item.number < WONDER_ITEMS]
    short = [shortened(name, width) for name in cards]
    assert len(set(short)) == len(cards)
    assert max(map(len, short)) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_wonder_has_signs_of_one_cell_each(language: str) -> None:
    words = Words(language)
    for item in ALL:
        text = "".join(text for text, _ in (*signs.effects(words, item), *signs.cost(words, item)))
        assert cell_len(text) == len(text)
        assert text or item.number >= TOKEN_ITEMS
    letters = [signs.good_letter(words, good) for good in range(5)]
    assert len(set(letters)) == 5
    for family in (signs.SHAPES[:9], signs.SYMBOLS):
        assert len(set(family)) == len(family)


def test_a_move_shows_what_it_uncovers(opened: Opener) -> None:
    session = opened()
    play_on(session, 3)
    state = session.state
    for slot in accessible(state):
        view = View(session.seen(), 0, Words("en"), slot)
        bared = uncovered_by(view, slot)
        tried = state.copy()
        tried.apply(DISCARD + slot, 0)
        assert members_of(tried.open) == sorted({*accessible(state), *bared} - {slot})
        assert draw_structure(view, 73, 16).text().count("↑") == len(bared)


@pytest.mark.parametrize(("seat", "expected"), [(0, "You"), (1, "Rival")])
def test_the_track_is_seen_from_the_own_side(seat: int, expected: str) -> None:
    """D7.3: the viewer's capital stands at the left; a used token is gone."""
    players = ("You", "Rival")
    state = arranged(Arrangement(pawn=4, loot=0b1011))
    track = draw_track(View(state, seat, Words("en", players)), 100, 3).text().splitlines()
    assert track[0].split()[0] == expected
    assert track[0].index("◆") > 50 if seat == 0 else track[0].index("◆") < 50
    assert track[1].count("-2●") == 1
    assert track[1].count("-5●") == 2
    left, right = track[1][:50], track[1][50:]
    assert "-2●" in (left if seat == 0 else right)


def test_a_city_in_a_few_lines() -> None:
    cards = [item.number for item in ALL if item.name in ("Lumber Yard", "Clay Reserve", "Forum", "Library")]
    state = arranged(
        Arrangement(cities=(Holdings(coins=12, cards=cards, wonders=[0], built=[8], tokens=[3]), Holdings()))
    )
    drawn = draw_city(View(state, 0, Words("en", ("You", "Rival"))), 0, 50, 8).text()
    for part in ("You", "12●", "W1  C0", "+G/P", "1●=", "✎", "2/6", "1 Appian", "2 Pyramids", "✔", "○ Law"):
        assert part in drawn


def test_messages_of_the_terminal_are_all_there_and_all_used() -> None:
    code = "".join(path.read_text("utf-8") for path in sorted(Path(app.__file__).parent.rglob("*.py")))
    code = code.replace("terminal-{ours}", "terminal-classic-") + code
    asked = set(re.findall(r'"(terminal-[a-z-]+)"', code))
    families = tuple(set(re.findall(r"f[\"'](terminal-[a-z-]+-)\{", code)))
    for language in LANGUAGES:
        files = "".join(sources(language)[file] for file in ("terminal.ftl", "terminal-classic.ftl"))
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
