"""Classic 7 Wonders on the whole screen: played by keys and mouse, and by several people at one screen."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from antipater.notation.moves import write_action
from antipater.rules.classic import actions
from antipater.rules.classic.actions import DECLINE, NOBODY, REVIVE, REVIVING, SEVENTH
from antipater.rules.classic.payment import cards_in
from antipater.rules.classic.turn import ClassicState
from antipater.terminal.classic import log
from antipater.terminal.classic.app import ClassicGameApp
from antipater.terminal.classic.describe import position
from antipater.terminal.classic.sheets import PaymentSheet, PileSheet
from antipater.terminal.classic.view import BUILD, SELL, ClassicView, due_decision
from antipater.terminal.seating import words_of_session
from antipater.terminal.session import AnySession, GameEvent
from antipater.terminal.sheets import CoverSheet, EndSheet, TextSheet
from antipater.terminal.snapshot import play_on
from antipater.terminal.widgets import ActionList, Cards

Opener = Callable[..., AnySession]


async def settle(app: ClassicGameApp, pilot: Pilot[bool]) -> None:
    await app.workers.wait_for_complete()
    await pilot.pause()


async def press(app: ClassicGameApp, pilot: Pilot[bool], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(app, pilot)


def text_of(app: ClassicGameApp, selector: str) -> str:
    return str(app.screen.query_one(selector, Static).render())


def screen_of(app: ClassicGameApp) -> str:
    """Return everything that can be read on the screen, sheets over the table included."""
    lines = (strip.text for strip in app.screen._compositor.render_strips())
    return "\n".join(lines)


def stage_first(session: AnySession, done: Callable[[], bool]) -> None:
    """Build stages where possible, and choose by an opponent otherwise, until something is true."""
    while not session.over and not done():
        stage = next((action for action in session.state.legal(0) if actions.STAGE <= action < actions.FREE), None)
        if stage is None:
            play_on(session, 1)
        else:
            session.commit(stage)
            session.advance()
    assert not session.over, "the seeded game never comes to this"


@pytest.mark.parametrize(
    ("size", "players", "already"),
    [
        pytest.param((100, 30), "3", 0, id="all of three players"),
        pytest.param((80, 24), "2", 18, id="the end of two"),
        pytest.param((140, 42), "7", 11, id="the end of seven"),
    ],
)
async def test_a_game_by_keys(classic: Opener, size: tuple[int, int], players: str, already: int) -> None:
    session = classic(choices=already, players=players)
    app = ClassicGameApp(session, "en", pace=0)
    async with app.run_test(size=size) as pilot:
        await settle(app, pilot)
        while not session.over:
            before = len(session.log)
            for keys in (
                (("enter",),) if isinstance(app.screen, PileSheet) else (("b", "enter"), ("w", "enter"), ("d", "enter"))
            ):
                await press(app, pilot, *keys)
                if len(session.log) > before:
                    break
            else:
                await press(app, pilot, "right")
        assert isinstance(app.screen, EndSheet)
        assert app.words.result(session.state) in text_of(app, "#text")
        await press(app, pilot, "n")
    assert app.return_value is True


async def test_choosing_confirming_and_cancelling(classic: Opener) -> None:
    session = classic(choices=2, players="3")
    app = ClassicGameApp(session, "en", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        happened = len(session.log)
        await press(app, pilot, "enter")
        assert "First choose what to do with the card" in text_of(app, "#hint")
        await press(app, pilot, "d")
        assert app.intent == SELL
        assert "Discard" in text_of(app, "#hint")
        await press(app, pilot, "escape", "2")
        assert (app.cursor, len(session.log)) == (1, happened)
        impossible = next((place for place, card in enumerate(app.view.hand) if not app.view.price(card).ways), None)
        assert impossible is not None
        await press(app, pilot, str(impossible + 1), "b", "enter")
        assert len(session.log) == happened
        await press(app, pilot, "d", "enter")
        assert len(session.log) > happened
        assert "Age I 4/6" in text_of(app, "#hint")


async def test_the_mouse_points_chooses_and_confirms(classic: Opener) -> None:
    session = classic(choices=2, players="3")
    app = ClassicGameApp(session, "en", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        await pilot.click(Cards, offset=(60, 1))
        assert app.cursor > 1
        card, happened = app.view.card, len(session.log)
        row = app.view.intents().index(SELL)
        await pilot.click(ActionList, offset=(3, row))
        assert (app.intent, len(session.log)) == (SELL, happened)
        await pilot.click(ActionList, offset=(3, row))
        await settle(app, pilot)
        assert session.state.cards[2] == card


async def test_whom_to_pay_is_chosen_in_a_sheet(classic: Opener) -> None:
    """C3.5: every way with its purchases; the chosen one is carried out."""
    session, ways, place = classic(players="7"), [0], 0
    while len(ways) < 2 and not session.over:
        play_on(session, 1)
        words = words_of_session(session, "en")
        views = [ClassicView(session.seen(0), 0, words, place) for place in range(session.state.sizes[0])]
        place, ways = max(enumerate(view.actions(BUILD) for view in views), key=lambda found: len(found[1]))
    app = ClassicGameApp(session, "en", pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(app, pilot)
        await press(app, pilot, str(place + 1), "b")
        assert isinstance(app.screen, PaymentSheet)
        assert app.screen.query_one(OptionList).option_count == len(ways)
        await press(app, pilot, "down")
        assert "bought from" in text_of(app, "#meaning")
        happened = len(session.log)
        await press(app, pilot, "enter")
        assert session.log[happened].action == ways[1]


async def test_the_discard_pile_is_shown_to_whom_it_concerns(classic: Opener) -> None:
    """C6.2: a sheet with the pile; after a look at the table it comes back."""
    session = classic(seed=6, players="3", boards="halikarnassos,?,?", sides="b??")
    stage_first(session, lambda: due_decision(session.state) == REVIVING)
    app = ClassicGameApp(session, "en", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        assert isinstance(app.screen, PileSheet)
        options = session.state.legal(0)
        assert options[-1] == DECLINE
        card = options[0] - REVIVE
        assert app.words.name(card) in screen_of(app)
        await press(app, pilot, "v")
        assert not isinstance(app.screen, PileSheet)
        await press(app, pilot, "enter", "enter")
        assert card in cards_in(session.state.cities, 0)


async def test_a_seventh_card(classic: Opener) -> None:
    """C6.3: its small turn is asked for like any other."""
    session = classic(seed=11, players="3", boards="babylon,?,?", sides="b??")
    stage_first(session, lambda: due_decision(session.state) == SEVENTH)
    app = ClassicGameApp(session, "en", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        assert "Your seventh card" in text_of(app, "#hint")
        assert len(app.view.hand) == 1
        happened = len(session.log)
        await press(app, pilot, "d", "enter")
        assert len(session.log) > happened
        assert "seventh card" in "".join(chain(*app.log_entries(session.log[happened:])))


async def test_a_building_for_nothing(classic: Opener) -> None:
    """C6.1: a key of its own, while the city may do it."""
    session = classic(seed=3, players="3", boards="olympia,?,?", sides="a??")
    stage_first(session, lambda: any(actions.FREE <= action < actions.SELL for action in session.state.legal(0)))
    app = ClassicGameApp(session, "en", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        assert "F for free" in text_of(app, "#hint")
        free = next(action for action in session.state.legal(0) if actions.FREE <= action < actions.SELL)
        await press(app, pilot, str(app.view.hand.index(free - actions.FREE) + 1), "f", "enter")
        assert free - actions.FREE in cards_in(session.state.cities, 0)
        assert not session.state.cities.free_left[0]


async def test_the_free_city_chooses_second(classic: Opener) -> None:
    """C9.4, C9.5: after the own card one for the Free City, with its prices and without the card that was chosen."""
    session = classic(players="2")
    app = ClassicGameApp(session, "en", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        assert len(app.view.hand) == 8
        own = app.view.card
        await press(app, pilot, "d", "enter")
        assert "Now a card for the Free City" in text_of(app, "#hint")
        assert (len(app.view.hand), app.view.city) == (7, 2)
        assert Counter(session.state.hand(0)) - Counter(app.view.hand) == Counter([own])
        await press(app, pilot, "d")
        assert "The Free City cannot discard" in text_of(app, "#hint")


@pytest.mark.parametrize(("language", "size"), [("en", (100, 30)), ("fr", (80, 24)), ("fr", (140, 42))])
async def test_sheets_come_and_go_in_both_languages(classic: Opener, language: str, size: tuple[int, int]) -> None:
    session = classic(choices=9, players="5")
    app = ClassicGameApp(session, language, pace=0)
    async with app.run_test(size=size) as pilot:
        await settle(app, pilot)
        for key in ("l", "s", "c", "i", "k", "x", "question_mark"):
            await press(app, pilot, key)
            assert isinstance(app.screen, TextSheet)
            assert text_of(app, "#text").strip()
            await press(app, pilot, "f2", "escape")
            assert not isinstance(app.screen, TextSheet)
        assert app.words.language != language
        assert app.words.say("terminal-key-help") in text_of(app, "#keys")


async def test_people_at_one_screen_never_see_each_other_s_hands(classic: Opener) -> None:
    """C2.1, C8.1: the screen is covered between them; a choice is not shown before all have chosen."""
    session = classic(players="3", opponent="human,greedy")
    app = ClassicGameApp(session, "en", pace=0)
    async with app.run_test(size=(140, 42)) as pilot:
        await settle(app, pilot)
        words = app.words
        for _ in range(8):
            seat = session.viewer
            mine, others = session.state.hand(seat), session.state.hand(1 - seat)
            secret = [words.name(card) for card in set(others) - set(mine)]
            secret = [name for name in secret if name not in "\n".join(position(app.view))]
            assert all(name not in screen_of(app) for name in secret)
            chosen = app.view.card
            await press(app, pilot, "d", "enter")
            assert isinstance(app.screen, CoverSheet)
            assert f"{words.player(1 - seat)} comes to the screen" in text_of(app, "#needed")
            assert words.name(chosen) not in screen_of(app)
            await press(app, pilot, "enter")
            assert app.viewer == 1 - seat
            sealed = session.state.chosen[seat]
            if sealed != NOBODY:
                last = app.log_entries()[-1]
                assert words.name(chosen) not in " ".join(last) or "discards" not in " ".join(last)
                assert write_action(session.log[-1].before, sealed, seat).startswith("sell:")


async def test_the_log_on_the_screen_is_made_from_observations(
    classic: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C8: beside the table and on its sheet, for each of two people."""
    shown: list[GameEvent[ClassicState]] = []
    log_entries = log.log_entries

    def spy(words: Any, events: Sequence[GameEvent[ClassicState]]) -> list[list[str]]:
        shown.extend(events)
        return log_entries(words, events)

    monkeypatch.setattr(log, "log_entries", spy)
    session = classic(players="3", opponent="human,greedy")
    app = ClassicGameApp(session, "en", pace=0)
    async with app.run_test(size=(120, 36)) as pilot:
        await settle(app, pilot)
        for _ in range(4):
            shown.clear()
            await press(app, pilot, "l", "l")
            assert shown
            assert {state.viewer for event in shown for state in (event.before, event.after)} == {app.viewer}
            await press(app, pilot, "d", "enter", "enter")


def test_a_sealed_choice_is_not_in_the_log(classic: Opener) -> None:
    session = classic(players="3", opponent="human")
    session.advance()
    happened = len(session.events_seen_by(1))
    session.commit(session.state.legal(0)[0])
    assert [event.seat for event in session.sealed_events()] == [0]
    assert len(session.events_seen_by(1)) == happened
    assert len(session.events_seen_by(0)) == happened + 1
    assert session.actor == 1
    for _ in (1, 2):
        session.commit(session.state.legal(session.viewer)[0])
    assert session.sealed_events() == []
    assert len(session.events_seen_by(1)) == happened + 3
