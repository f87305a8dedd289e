"""The game on the whole screen, played by keys and mouse at several sizes."""

import threading
from collections.abc import Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from antipater.data.items import TOKEN_ITEM
from antipater.rules.duel.decisions import ROWS
from antipater.terminal.duel.app import DuelGameApp
from antipater.terminal.duel.sheets import ChoiceSheet
from antipater.terminal.duel.structure import layout
from antipater.terminal.duel.view import BUILD, DISCARD, accessible, due_decision
from antipater.terminal.seating import words_of_session
from antipater.terminal.session import AnySession
from antipater.terminal.sheets import EndSheet, TextSheet, TooSmall
from antipater.terminal.snapshot import play_on
from antipater.terminal.view import UNDECIDED
from antipater.terminal.widgets import ActionList

Opener = Callable[..., AnySession]


async def settle(app: DuelGameApp, pilot: Pilot[bool]) -> None:
    """Wait until everything that happens by itself has happened and is drawn."""
    await app.workers.wait_for_complete()
    await pilot.pause()


async def press(app: DuelGameApp, pilot: Pilot[bool], *keys: str) -> None:
    await pilot.press(*keys)
    await settle(app, pilot)


def text_of(app: DuelGameApp, selector: str) -> str:
    """Return what a part of the screen says."""
    return str(app.screen.query_one(selector, Static).render())


def due(session: AnySession) -> str:
    """Return the key of the decision that is due."""
    decision = due_decision(session.state)
    return decision.key if decision else ""


def game_at(opened: Opener, key: str, **settings: object) -> AnySession:
    """Return the first of some seeded games in which a person must make a decision, at that decision."""
    for seed in range(30):
        session = opened(seed=seed, **settings)
        session.advance()
        while not session.over and due(session) != key:
            play_on(session, 1)
        if not session.over:
            return session
    raise AssertionError(f"no game asks for {key}")


@pytest.mark.parametrize(
    ("size", "already"), [pytest.param((100, 30), 0, id="all"), pytest.param((140, 42), 22, id="the end, uncoloured")]
)
async def test_a_whole_game_by_keys(
    opened: Opener, size: tuple[int, int], already: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    if already:
        monkeypatch.setenv("NO_COLOR", "1")
    session = opened()
    play_on(session, already)
    app = DuelGameApp(session, "en", pace=0)
    met = set()
    async with app.run_test(size=size) as pilot:
        await settle(app, pilot)
        while not session.over:
            met.add(due(session))
            if isinstance(app.screen, ChoiceSheet):
                await press(app, pilot, "enter")
                continue
            before = len(session.log)
            await press(app, pilot, "b", "enter")
            if len(session.log) == before:  # too expensive
                assert "First choose what to do with the card" in text_of(app, "#hint")
                await press(app, pilot, "d", "enter")
            assert len(session.log) > before
        assert "turn" in met
        assert already or "draft" in met
        assert isinstance(app.screen, EndSheet)
        assert app.words.result(session.state) in text_of(app, "#text")
        await press(app, pilot, "n")
    assert app.return_value is True


async def test_choosing_confirming_cancelling_and_taking_back(opened: Opener) -> None:
    session = opened()
    play_on(session, 3)
    app = DuelGameApp(session, "en", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        happened = len(session.log)
        await press(app, pilot, "enter")
        assert "First choose what to do with the card" in text_of(app, "#hint")
        await press(app, pilot, "d")
        assert app.intent == DISCARD
        assert "Enter confirms" in text_of(app, "#hint")
        await press(app, pilot, "escape", "enter")
        assert app.intent == UNDECIDED
        assert len(session.log) == happened
        before = session.state.copy()
        await press(app, pilot, "d", "enter")
        assert len(session.log) > happened
        await press(app, pilot, "u")
        assert (session.state, len(session.log)) == (before, happened)
        await press(app, pilot, "u")  # back into the draft, whose sheet is laid over the table
        assert isinstance(app.screen, ChoiceSheet)
        session.advice = lambda: session.state.legal(0)[0]  # type: ignore[method-assign]
        await press(app, pilot, "t")
        assert "A strong player would choose: Take" in str(app.board.query_one("#hint", Static).render())
        await press(app, pilot, "enter")  # the advice was about this choice alone
        assert "A strong player" not in str(app.board.query_one("#hint", Static).render())
        await press(app, pilot, "u")
        assert isinstance(app.screen, ChoiceSheet)
        await press(app, pilot, "q")
    assert app.return_value is False


async def test_arrows_go_from_one_accessible_card_to_the_next(opened: Opener) -> None:
    session = opened()
    play_on(session, 3)
    app = DuelGameApp(session, "en", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        slots = accessible(session.state)
        reached = [app.cursor]
        for _ in slots[1:]:
            await press(app, pilot, "right")
            reached.append(app.cursor)
        assert sorted(reached) == slots
        await press(app, pilot, "right")
        assert app.cursor == reached[-1]
        await press(app, pilot, "left")
        assert app.cursor == reached[-2]
        while app.cursor in slots:
            await press(app, pilot, "tab")
        assert "Uncovers" not in text_of(app, "#explanation")
        await press(app, pilot, "b", "enter")
        assert app.intent == UNDECIDED


async def test_the_mouse_points_chooses_and_confirms(opened: Opener) -> None:
    session = opened()
    play_on(session, 3)
    app = DuelGameApp(session, "en", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        structure, slot = app.query_one("#structure"), accessible(session.state)[-1]
        x, y = layout(app.view.structure, *structure.size).corner(slot)
        await pilot.click("#structure", offset=(x + 2, y + 1))
        assert app.cursor == slot
        happened = len(session.log)
        await pilot.click(ActionList, offset=(3, DISCARD))
        assert app.intent == DISCARD
        assert len(session.log) == happened
        await pilot.click(ActionList, offset=(3, DISCARD))
        await settle(app, pilot)
        assert session.log[happened].action == ROWS.action("discard").number(slot)
        await pilot.click("#keys", offset=(2 + len("⏎ Confirm  "), 0))
        await settle(app, pilot)
        assert isinstance(app.screen, TextSheet)


async def test_a_choice_of_an_effect(opened: Opener) -> None:
    """D8.1: the token can be looked up, the table looked at, and the choice comes back."""
    session = game_at(opened, "token")
    app = DuelGameApp(session, "en", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        assert isinstance(app.screen, ChoiceSheet)
        assert "choose a progress token (D8.1)" in text_of(app, "#title")
        options = session.state.legal(session.viewer)
        (token,) = ROWS.action("token").about(options[1])
        second = app.words.effects(TOKEN_ITEM[token])[0]
        await press(app, pilot, "down")
        assert second in text_of(app, "#meaning")
        await press(app, pilot, "v")
        assert not isinstance(app.screen, ChoiceSheet)
        assert "Enter opens the choice" in text_of(app, "#hint")
        await press(app, pilot, "enter", "down", "question_mark", "escape", "enter")
        assert session.state.city(0).tokens >> token & 1


async def test_an_impatient_person_is_asked_once(opened: Opener) -> None:
    """Keys that come while the opponent thinks, or over a page, do no harm."""
    session, thought = opened(), threading.Event()
    answer = session.automatic
    session.automatic = lambda: answer() if thought.wait() else None  # type: ignore[method-assign]
    thought.set()
    app = DuelGameApp(session, "en", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        thought.clear()
        await pilot.press("enter", "enter", "enter", "l")
        thinking = app.screen
        thought.set()
        assert isinstance(thinking, TextSheet)
        await settle(app, pilot)
        assert isinstance(app.screen, TextSheet)
        await pilot.press("l")
        assert isinstance(app.screen, ChoiceSheet)
        assert len(app.screen_stack) == 2


async def test_a_click_points_and_a_second_one_chooses(opened: Opener) -> None:
    session = opened()
    app = DuelGameApp(session, "en", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        happened = len(session.log)
        await pilot.click(OptionList, offset=(4, 2))
        await settle(app, pilot)
        assert len(session.log) == happened
        assert app.screen.query_one(OptionList).highlighted == 1
        await pilot.click(OptionList, offset=(4, 2))
        await settle(app, pilot)
        assert len(session.log) > happened


async def test_who_begins_is_chosen_in_sight_of_the_structure(opened: Opener) -> None:
    """D9.4."""
    session = game_at(opened, "first", opponent="human")
    app = DuelGameApp(session, "en", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        structure = app.screen_stack[0].query_one("#structure").region
        assert app.screen.query_one("#sheet").region.intersection(structure).height < structure.height / 2


@pytest.mark.parametrize("size", [pytest.param((140, 42), id="140x42"), pytest.param((80, 24), id="80x24")])
async def test_help_and_language_at_once(opened: Opener, size: tuple[int, int]) -> None:
    session = opened()
    play_on(session, 8)
    app = DuelGameApp(session, "en", pace=0)
    async with app.run_test(size=size) as pilot:
        await settle(app, pilot)
        await press(app, pilot, "question_mark")
        for key in ("shield", "good-papyrus", "symbol-balance", "link-moon"):
            assert app.words.help_symbol(key).meaning in text_of(app, "#text")
        await press(app, pilot, "f2")
        assert app.words.language == "fr"
        french = words_of_session(session, "fr")
        assert french.help_symbol("shield").meaning in text_of(app, "#text")
        await press(app, pilot, "escape")
        assert french.say("terminal-key-quit") in text_of(app, "#keys")
        assert "Prenez une carte claire" in text_of(app, "#hint")
        await press(app, pilot, "f2")
        assert "Take a bright card" in text_of(app, "#hint")


async def test_sheets_to_read_come_and_go_with_their_key(opened: Opener) -> None:
    session = game_at(opened, "turn")
    app = DuelGameApp(session, "en", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        for key, title in (("l", "log"), ("s", "score"), ("S", "score"), ("c", "cities"), ("i", "inspect")):
            await press(app, pilot, key)
            assert text_of(app, "#title") == app.words.say(f"terminal-title-{title}")
            assert text_of(app, "#text").strip()
            await press(app, pilot, key)
            assert not isinstance(app.screen, TextSheet)


async def test_a_terminal_that_becomes_too_small(opened: Opener) -> None:
    session = opened()
    play_on(session, 4)
    app = DuelGameApp(session, "en", pace=0)
    async with app.run_test(size=(79, 30)) as pilot:
        await settle(app, pilot)
        assert isinstance(app.screen, TooSmall)
        assert "at least 80 columns and 24 rows" in text_of(app, "#needed")
        assert "--plain" in text_of(app, "#needed")
        await pilot.resize_terminal(80, 24)
        await settle(app, pilot)
        assert not isinstance(app.screen, TooSmall)
        await press(app, pilot, "b")
        assert app.intent == BUILD


async def test_a_record_that_cannot_be_written_ends_the_game_cleanly(opened: Opener) -> None:
    session = opened()
    play_on(session, 4)

    def fail(action: int, seat: int) -> None:
        raise OSError("no space left")

    assert session.recorder is not None
    session.recorder.apply = fail  # type: ignore[method-assign]
    app = DuelGameApp(session, "en", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        await press(app, pilot, "d", "enter")
    assert str(app.failure) == "no space left"
