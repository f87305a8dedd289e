"""Agora in the terminal: the row of chambers, senators, conspiracies, what is hidden, and the choices by keys."""

import io
from collections.abc import Callable
from itertools import chain

import pytest
from textual.widgets import Static

from antipater.catalog import ruleset
from antipater.game.dealer import DiceDealer
from antipater.game.dice import Dice
from antipater.rules.duel.state import DuelState
from antipater.terminal.agora import PART
from antipater.terminal.conversation import Conversation
from antipater.terminal.duel.app import DuelGameApp
from antipater.terminal.duel.cities import draw_city
from antipater.terminal.duel.describe import position, score_sheet
from antipater.terminal.duel.details import draw_uses
from antipater.terminal.duel.explain import explained
from antipater.terminal.duel.sheets import ChoiceSheet
from antipater.terminal.duel.structure import draw_structure
from antipater.terminal.duel.view import DuelView
from antipater.terminal.replay import replay
from antipater.terminal.seating import words_of_session
from antipater.terminal.session import AnySession, GameSession, Player
from antipater.text.words import LANGUAGES, YOU, words_about
from tests.rulebook.agora.table import city, plots, ready, table
from tests.terminal.test_pantheon import Guesses, settle

Opener = Callable[..., AnySession]

GAME = ruleset("duel+agora")
PLAYERS = (YOU, "Rival")
RULESETS = ("duel+agora", "duel+pantheon+agora")
MACHINE_TEXT = ("terminal-", "None", "UNKNOWN", "\u2068", "{", "}")


def at(state: DuelState, seat: int = 0, language: str = "en", cursor: int = -1) -> DuelView:
    players = PLAYERS if seat == 0 else PLAYERS[::-1]
    return DuelView(state.observe(seat), seat, words_about(GAME, language, players), cursor)  # type: ignore[arg-type]


def between_people(state: DuelState, seed: int) -> AnySession:
    return GameSession(GAME, [Player("human"), Player("human")], DiceDealer(Dice(seed)), state)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RULESETS)
def test_a_whole_game_in_plain_words(
    opened: Opener, seed: int, language: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    session = opened(opponent="greedy", ruleset=name)
    output = io.StringIO()
    words = words_of_session(session, language)
    assert Conversation(session, words, Guesses(session, seed), output).run() == 0
    assert session.recorder is not None
    assert replay(session.recorder.path, language, plain=True) == 0
    for said in (output.getvalue(), capsys.readouterr().out):
        assert words.score_line("senate") in said
        assert not [raw for raw in MACHINE_TEXT if raw in said]


def test_every_added_choice_has_a_label_and_an_explanation_of_its_own(opened: Opener, seed: int) -> None:
    met = set()
    for more in range(8):
        name = RULESETS[more % 2]
        session, dice = opened(seed=seed + more, opponent="human", ruleset=name), Dice(seed + more)
        words = words_about(ruleset(name), "fr" if more % 4 > 1 else "en", PLAYERS)
        session.advance()
        while not session.over:
            view = DuelView(session.seen(), session.viewer, words)  # type: ignore[arg-type]
            options, key = view.state.legal(view.seat), view.decision.key if view.decision else ""
            if key not in met:
                met.add(key)
                sheet = ChoiceSheet(view, PART.turn_actions(view) if key == "turn" else ())
                labels = [sheet.label(action).plain for action in sheet.actions]
                assert len(set(labels)) == len(labels)
                for action in options:
                    lines = explained(view, action)
                    assert lines[0]
                    assert not [raw for raw in MACHINE_TEXT if raw in "".join(lines)]
            session.commit(dice.choose(options))
            session.advance()
    assert {"influence", "shift", "senate", "conspirator", "retain"} <= met


def test_the_row_shows_cubes_control_and_decrees() -> None:
    """A2.1, A2.5, A2.6: each player sees the own cubes first; a decree that nobody has seen is a question mark."""
    state = table(cubes=({1: 2, 3: 1}, {1: 1, 4: 2}), decrees={1: "coins-blue", 3: "trade-raw", 4: "shield"})
    mine, theirs = (PART.draw_panel(at(state, seat), 120, 2).text().splitlines() for seat in (0, 1))
    assert mine[0].split() == [
        *("▌1", "▮2", "▯1", "1★", "│2", "▮0", "▯0", "2★", "▌3", "▮1", "▯0", "3★"),
        *("▌4", "▮0", "▯2", "3★", "│5", "▮0", "▯0", "2★", "│6", "▮0", "▯0", "1★"),
    ]
    assert theirs[0].split()[:4] == ["▌1", "▮1", "▯2", "1★"]
    assert mine[1].split() == ["▌", "+●/▲", "│", "▒?", "▌", "WCS-1●", "▌", "▼", "│", "▒?", "│", "▒?"]
    narrow = PART.draw_panel(at(state), 80, 1).text()
    assert narrow.split()[:4] == ["▌1▮2▯1", "+●/▲", "│2▮0▯0", "▒?"]
    said = "\n".join(position(at(state)))
    assert (
        "Chamber 1 (left section, 1 point): your cubes 2, the opponent’s 1; controlled by you; decree: you get 1, 2 or"
        in said
    )
    assert (
        "Chamber 2 (left section, 2 points): your cubes 0, the opponent’s 0; controlled by nobody; decree: face" in said
    )
    assert "Controls 2 of 6 chambers; cubes in the supply: 9" in said
    assert dict(score_sheet(at(state)).rows)["Senate"] == [4, 3]


def test_conspiracies_are_shown_to_their_player_only() -> None:
    """A11.1, A11.2: the opponent sees how many there are, which are prepared, and the card under them."""
    state = table(kept=[plots("coup"), 0], **ready("blackmail"))
    mine, theirs = (draw_city(at(state, seat), 0, 60, 9).text() for seat in (0, 1))
    for part in ("⌂0/6", "▮12", "◉Blackmail", "◒Coup"):
        assert part in mine
    for part in ("⌂0/6", "▯12", "◉1", "◒1"):
        assert part in theirs
    hidden = "\n".join([*position(at(state, 1)), theirs, PART.page(at(state, 1))[1].plain])
    assert "Coup" not in hidden
    assert "Blackmail" not in hidden
    assert "unknown (prepared with Theater); unknown (not prepared)" in hidden
    shown = PART.page(at(state))[1].plain
    assert "Coup: 2 shields (A6.6)" in shown


def test_what_a_player_looks_at_is_not_in_the_log_of_the_other(opened: Opener, seed: int) -> None:
    """A4.1: only the player who conspires reads at what."""
    for more in range(20):
        session, dice = opened(seed=seed + more, opponent="human", ruleset="duel+agora"), Dice(seed + more)
        session.advance()
        while not session.over:
            legal = session.state.legal(session.viewer)
            looker, rows = session.viewer, DuelView(session.seen(), session.viewer, None).rows  # type: ignore[arg-type]
            conspire = rows.action("conspire").first
            chosen = conspire if conspire in legal else dice.choose(legal)
            session.commit(chosen)
            session.advance()
            if chosen == conspire:
                words = words_about(GAME, "en", ("Ann", "Bob"))
                logs = [
                    "\n".join(chain(*session.table.log_entries(words, session.events_seen_by(seat))))
                    for seat in (looker, 1 - looker)
                ]
                assert "looks at conspiracies: " in logs[0]
                assert "looks at 2 conspiracies" in logs[1]
                assert "looks at conspiracies: " not in logs[1]
                return
    raise AssertionError("nobody conspires in these games")


def test_senators_in_the_structure() -> None:
    """A1.8, A3.2, A5.13: a back of their own, the price of recruiting, and more coins for a discard by decree."""
    cards = {0: "left-politician-a", 1: "forum"}
    state = table(
        city(coins=1), slots=cards, senators=[0b11 << 7, 0], hidden=[10, 11], senator_slots=1 << 10,
        cubes=({2: 1}, {}), decrees={2: "discard-bonus"},
    )  # fmt: skip
    view = at(state, cursor=0)
    drawn = draw_structure(view, 120, 20).text()
    assert "♙ Senator" in drawn
    assert "!2●" in drawn
    uses = draw_uses(view, 30, 3).text()
    assert "Recruit" in uses
    assert "+4●" in uses
    assert "2 coins: one for each senator in your city" in "\n".join(explained(view, view.action(0)))
    assert "Recruter" in draw_uses(at(state, language="fr", cursor=0), 30, 3).text()


async def test_a_conspiracy_by_keys(seed: int) -> None:
    """A4.4: the key of the expansion opens what can be triggered or prepared, with what it does."""
    session = between_people(table(cubes=({2: 1}, {}), decrees={2: None}, **ready("coup")), seed)
    app = DuelGameApp(session, "en", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        await pilot.press("a")
        await settle(app, pilot)
        assert isinstance(app.screen, ChoiceSheet)
        assert "2 shields" in str(app.screen.query_one("#meaning", Static).render())
        await pilot.press("enter")
        await settle(app, pilot)
        assert session.state.pawn == 2
