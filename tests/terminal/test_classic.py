"""Classic 7 Wonders in the terminal: what is drawn and known, the game in plain words, and records."""

import io
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from textual.widgets import Static

from antipater.ai.agents import opponent
from antipater.catalog import ruleset
from antipater.data.classic_columns import ALL, BY_NUMBER
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.notation.records import load_record
from antipater.rules.classic import actions
from antipater.rules.classic.actions import CHOOSING
from antipater.rules.classic.known import known_hands
from antipater.rules.classic.turn import ClassicState, card_in
from antipater.terminal.canvas import width_of
from antipater.terminal.classic import TABLE, log
from antipater.terminal.classic.app import ClassicReplayApp
from antipater.terminal.classic.cities import draw_left, draw_mine, draw_others, draw_right
from antipater.terminal.classic.hand import draw_hand
from antipater.terminal.classic.log import log_entries
from antipater.terminal.classic.pages import pile_page, score_page
from antipater.terminal.classic.signs import HERE, LEFT, RIGHT, SIGNS
from antipater.terminal.classic.view import BUILD, SELL, STAGE, ClassicView
from antipater.terminal.conversation import Conversation
from antipater.terminal.replay import first_of_age, frames_of, replay, words_of_record
from antipater.terminal.seating import open_session, words_of_session
from antipater.terminal.session import AnySession, GameEvent
from antipater.terminal.settings import Settings
from antipater.terminal.sheets import TextSheet
from antipater.terminal.snapshot import play_on
from antipater.text.words import LANGUAGES, words_about

Opener = Callable[..., AnySession]
RECORDS = Path(__file__).parents[1] / "records"


def view_of(session: AnySession, cursor: int = 0) -> ClassicView:
    """Return what seat 0 sees."""
    return ClassicView(session.seen(0), 0, words_of_session(session, "en"), cursor)


def test_every_effect_has_a_sign_of_single_cells() -> None:
    for item in ALL:
        for language in LANGUAGES:
            runs = SIGNS.effects(words_about(ruleset("classic"), language), item)
            assert width_of(runs) == sum(len(text) for text, _ in runs) > 0
    assert all(cell_len(sign) == 1 for sign in (*SIGNS.shapes, *SIGNS.symbols, LEFT, RIGHT, HERE))


@pytest.mark.parametrize("players", ["2", "3", "7"])
def test_all_cities_and_the_hand_are_in_sight(classic: Opener, players: str) -> None:
    """Both neighbours in full, every other city in a line, nothing twice."""
    session = classic(choices=9, players=players)
    view = view_of(session)
    cities = session.state.cities
    pictures = [draw(view, 60, 9).text() for draw in (draw_mine, draw_left, draw_right)]
    drawn = [*pictures, *draw_others(view, 99, 4).text().splitlines()]
    places = [0, cities.left_of(0), cities.right_of(0), *range(2, cities.number - 1)]
    for picture, city in zip(drawn, places, strict=False):
        assert view.words.city(view.state, city)[1:] in picture
        assert f"{cities.coins[city]}●" in picture
        assert f"▼{cities.shields[city]}" in picture
    bars = draw_hand(view, 179, 5).text().splitlines()[0]
    assert all(f"{SIGNS.shapes[BY_NUMBER[card].column]}{view.words.name(card)}" in bars for card in view.hand)
    assert len(view.hand) == session.state.sizes[0]


def test_prices_and_what_is_in_the_way_stand_on_the_cards(classic: Opener) -> None:
    """Every card that can be built shows its cheapest price; a word says why another one cannot."""
    session = classic(choices=8, players="4")
    while not session.over:
        view = view_of(session)
        built = {card_in(action) for action in session.state.legal(0) if action < actions.STAGE}
        hand = draw_hand(view, 140, 5).text()
        for card in view.hand if view.decision == CHOOSING else ():
            price = view.price(card)
            assert bool(price.ways) == (card in built)
            assert (f"{price.coins}●" if price.coins >= 0 else "built" if price.there else "missing") in hand
        play_on(session, 1)


@pytest.mark.parametrize("players", ["2", "3", "5", "7"])
def test_what_is_known_of_hands_is_true(seed: int, players: str) -> None:
    """C8.3: every card of a hand is among those it may hold, but for one that was drawn since."""
    game, known = ruleset("classic", players=players), 0
    for number in range(4):
        state, dealer = game.start(), game.deal(Dice(seed + number))
        assert isinstance(state, ClassicState)
        agent = opponent("random", seed, game)
        while seats := dealer.settle(state):
            for viewer in range(game.seats):
                for hand in known_hands(state.observe(viewer), viewer):
                    known += 1
                    unseen = Counter(state.hand(hand.holder)) - Counter(hand.among)
                    assert unseen.total() == hand.drawn <= 1
            state.apply(agent.choose(state.observe(seats[0]), seats[0]), seats[0])
    assert known or players == "7"


def test_a_hand_that_nobody_discarded_from_is_known_exactly(classic: Opener) -> None:
    session = classic(choices=4, players="3")
    nearest = known_hands(session.seen(0), 0)[0]
    giver = session.state.cities.right_of(0)
    assert (nearest.holder, nearest.turns) == (giver, 1)
    assert list(nearest.among) == session.state.hand(giver)
    assert session.state.hand(giver)[0] not in session.seen(0).hand(giver)


def test_the_score_sheet_has_seven_columns(classic: Opener) -> None:
    session = classic(choices=99, players="7")
    view = view_of(session)
    assert session.over
    title, text = score_page(view)
    lines = text.plain.splitlines()
    head = next(line for line in lines if "⌂" in line)
    assert head.split() == ["▼", "●", "⌂", "▲", "◆", "✦", "◑", "★", "●"]
    for city in range(7):
        points = session.state.score_sheet(city)
        row = next(line for line in lines if line.startswith(view.words.city(view.state, city) + ","))
        assert row.split()[-9:] == [str(n) for n in (*points, sum(points), session.state.cities.coins[city])]
        assert max(map(len, lines[2:10])) < 76
    assert title == "The game is over"
    assert view.words.result(view.state) in text.plain
    assert str(sum(session.state.score_sheet(3))) in TABLE.score_lines(view)[-1]


def test_only_the_own_discards_are_shown(classic: Opener) -> None:
    """C8.2."""
    session = classic(opponent="random", players="3")
    session.commit(next(action for action in session.state.legal(0) if action >= actions.SELL))
    session.advance()
    view = view_of(session)
    card = session.state.cards[0]
    title, text = pile_page(view)
    assert f"({session.state.pile_size()}, face down)" in title
    assert view.words.name(card) in text.plain
    assert text.plain.count("\n") == 2


@pytest.mark.parametrize("players", ["2", "3", "5"])
def test_the_log_has_what_a_seat_may_know(classic: Opener, players: str) -> None:
    """C8.2, C8.3, C9.4: observations give each seat the same log as the truth with its secrets left out."""
    session = classic(choices=99, players=players, opponent="random", sides="b")
    words, secrets = words_of_session(session, "en"), 0
    for viewer in range(int(players)):
        events = session.events_seen_by(viewer)
        assert {state.viewer for event in events for state in (event.before, event.after)} == {viewer}
        lines = list(chain(*log_entries(words, events)))
        resolved = [event for event in session.log if event.seat != CHANCE and not event.sealed]
        for event in resolved:
            truth = words.event(event.before, event.action, event.seat, event.after, viewer)
            first = lines.index(truth[0])
            assert lines[first : first + len(truth)] == truth
            del lines[: first + len(truth)]
        secrets += sum(
            " discards a card " in line or " with a card" in line for line in chain(*log_entries(words, events))
        )
    assert secrets


def test_a_turn_is_whole_wherever_the_log_begins(classic: Opener) -> None:
    """C2.1: the choices of a turn were made one after the other, but they make one entry."""
    session = classic(choices=2, players="5", boards="gizah,rhodos,olympia,babylon,ephesos", sides="a")
    words = words_of_session(session, "en")
    whole = log_entries(words, session.events_seen_by(0))
    for first in range(len(session.log)):
        entries = log_entries(words, session.events_seen_by(0, session.log[first:]))
        assert entries == whole[len(whole) - len(entries) :]
    assert log_entries(words, []) == []


def talk(session: AnySession, answers: str, language: str = "en") -> tuple[int, str]:
    output = io.StringIO()
    words = words_of_session(session, language)
    code = Conversation(session, words, io.StringIO(answers), output).run()
    return code, output.getvalue().replace("\u00a0", " ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{"players": "2"}, {"players": "3", "sides": "b"}, {"players": "7"}])
def test_a_whole_game_in_plain_words(classic: Opener, language: str, options: dict[str, str]) -> None:
    session = classic(**options)
    code, text = talk(session, "1\n" * 60, language)
    assert code == 0
    assert session.over
    words = words_of_session(session, language)
    assert words.result(session.state).replace("\u00a0", " ") in text
    assert "\x1b" not in text
    assert text.count("build:") > 20


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        pytest.param("99", "There is no option 99: type a number from 1 to ", id="number"),
        pytest.param("?", "build:baths+left2", id="help"),
        pytest.param("? 1", "Price now:", id="an option explained"),
        pytest.param("why 1", "It is possible: it is option 1.", id="why not possible"),
        pytest.param("why build:palace", "Palace is not in your hand (C2.1)", id="why not in hand"),
        pytest.param("build:castle", "“build:castle” is not a move here. Possible are: build:", id="no such card"),
        pytest.param("symbols", "Compass: ", id="symbols"),
        pytest.param("score", "Civilian buildings (blue)", id="score"),
        pytest.param("log", "- Age I, turn 2", id="log"),
    ],
)
def test_an_answer_that_chooses_nothing_is_answered(classic: Opener, answer: str, said: str) -> None:
    session = classic(choices=2, players="3")
    before = session.state.copy()
    _, text = talk(session, f"{answer}\n")
    assert said in text.split("Your choice:")[1]
    assert session.state == before


def test_the_log_at_the_keyboard_is_made_from_observations(classic: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    """C8: the news and the answer to `log`, for each of two people."""
    shown: list[tuple[int, int]] = []
    session = classic(players="3", opponent="human,greedy")

    def spy(words: Any, events: Sequence[GameEvent[ClassicState]]) -> list[list[str]]:
        shown.extend((session.viewer, state.viewer) for event in events for state in (event.before, event.after))
        return log_entries(words, events)

    monkeypatch.setattr(log, "log_entries", spy)
    talk(session, "\nlog\n1\n" * 6)
    assert set(shown) == {(0, 0), (1, 1)}


def test_everybody_at_the_keyboard_reads_the_turn(classic: Opener) -> None:
    """Two people and an opponent: each one reads the first turn once, when the keyboard is theirs."""
    session = classic(players="3", opponent="human,greedy")
    _, text = talk(session, "\n1\n" * 4)
    assert text.count("comes to the screen") == 4
    assert text.count("- Age I, turn 1\n") == 2
    assert "Player 2 builds" in text.partition("- Age I, turn 1\n")[2]
    assert "Player 1 builds" not in text.partition("- Age I, turn 1\n")[0]


def test_a_game_goes_on_where_it_was_left(classic: Opener) -> None:
    session = classic(choices=7, players="4", opponent="greedy,random,greedy")
    session.close()
    assert session.recorder is not None
    again = open_session(Settings(resume=session.recorder.path))
    assert isinstance(again.state, ClassicState)
    assert again.state == session.state
    assert [player.name for player in again.players] == ["human", "greedy", "random", "greedy"]
    play_on(again, 99)
    assert again.over


def test_opponents_that_share_a_name_are_counted(classic: Opener) -> None:
    session = classic(players="4", opponent="greedy,random,greedy")
    words = words_of_session(session, "en")
    assert [words.player(seat) for seat in range(4)] == ["You", "Greedy 1", "Random", "Greedy 2"]


def test_stages_have_a_key_of_their_own(classic: Opener) -> None:
    session = classic(players="3")
    view = view_of(session)
    assert view.intents() == [BUILD, STAGE, SELL]


@pytest.mark.parametrize("name", ["two", "three", "seven", "sealed"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_in_plain_words(capsys: pytest.CaptureFixture[str], name: str, language: str) -> None:
    path = RECORDS / f"classic-{name}.antipater"
    assert replay(path, language, plain=True) == 0
    said = capsys.readouterr().out
    record = load_record(path)
    words = words_of_record(record, language)
    assert words.decision(record.final()) in said
    assert said.count(words.say("terminal-classic-turn", age=words.age(1), turn=2)) == 1


async def test_a_record_on_the_screen() -> None:
    """A frame is a turn of all; V goes round the table, and the card is framed that this seat plays next."""
    record = load_record(RECORDS / "classic-seven.antipater")
    frames = frames_of(record)
    app = ClassicReplayApp(frames, record, "en")
    async with app.run_test(size=(120, 36)) as pilot:
        await pilot.press("2")
        assert app.place == first_of_age(frames, 2)
        await pilot.press("g", "9", "enter")
        assert frames[app.place].turn == 9
        for seat in range(1, 8):
            await pilot.press("v")
            assert app.seat == seat % 7
            event = next(event for event in frames[app.place + 1].events if event.seat == app.seat)
            assert app.view.card == card_in(event.action)
        await pilot.press("f2", "s")
        assert isinstance(app.screen, TextSheet)
        await pilot.press("s", "end")
        assert app.words.result(frames[-1].state) in str(app.query_one("#hint", Static).render())
