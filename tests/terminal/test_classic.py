"""Classic 7 Wonders in the terminal: what is drawn and known, played by keys, at one screen, and in plain words."""

import io
from collections import Counter
from collections.abc import Callable
from itertools import chain

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from antipater.ai.agents import opponent
from antipater.catalog import ruleset
from antipater.data.classic_columns import ALL, BY_NUMBER
from antipater.game.dice import Dice
from antipater.notation.moves import write_action
from antipater.rules.classic.actions import CHOOSING, DECLINE, FREE, NOBODY, REVIVE, REVIVING, SELL, SEVENTH, STAGE
from antipater.rules.classic.payment import cards_in
from antipater.rules.classic.turn import ClassicState, card_in
from antipater.terminal.canvas import width_of
from antipater.terminal.classic import signs
from antipater.terminal.classic.app import ClassicApp
from antipater.terminal.classic.board import Hand, Uses
from antipater.terminal.classic.cities import draw_left, draw_mine, draw_others, draw_right
from antipater.terminal.classic.describe import position, score_lines
from antipater.terminal.classic.hand import draw_hand
from antipater.terminal.classic.known import known_hands
from antipater.terminal.classic.pages import pile_page, score_page
from antipater.terminal.classic.plain import ClassicConversation
from antipater.terminal.classic.sheets import PaymentSheet, PileSheet
from antipater.terminal.classic.telling import told
from antipater.terminal.classic.view import BUILDING, SELLING, STAGING, ClassicView
from antipater.terminal.reading import CoverSheet, EndSheet, TextSheet
from antipater.terminal.seating import classic_words_for, open_session
from antipater.terminal.session import ClassicSession
from antipater.terminal.settings import Settings
from antipater.terminal.snapshot import play_on
from antipater.text.words import LANGUAGES, ClassicWords

Opener = Callable[..., ClassicSession]


@pytest.fixture
def classic(opened: Opener) -> Opener:
    """Opens a seeded game of classic 7 Wonders in which the person has seat 0."""

    def open_game(choices: int = 0, opponent: str = "greedy", seed: int = 7, **options: str) -> ClassicSession:
        session = opened(ruleset="classic", options=options, opponent=opponent, seed=seed)
        play_on(session, choices)
        return session

    return open_game


def owed(session: ClassicSession) -> int:
    return session.state.kinds[session.state.depth - 1]


def until(session: ClassicSession, kind: int) -> None:
    """Let an opponent choose for the person until a decision of a kind is owed."""
    while not session.over and owed(session) != kind:
        play_on(session, 1)
    assert not session.over, "the seeded game never asks for this"


async def settle(app: ClassicApp, pilot: Pilot[bool]) -> None:
    await app.workers.wait_for_complete()
    await pilot.pause()


async def press(app: ClassicApp, pilot: Pilot[bool], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(app, pilot)


def text_of(app: ClassicApp, selector: str) -> str:
    return str(app.screen.query_one(selector, Static).render())


def screen_of(app: ClassicApp) -> str:
    """Return everything that can be read on the screen, sheets over the table included."""
    lines = (strip.text for strip in app.screen._compositor.render_strips())
    return "\n".join(lines)


# What is drawn.


def test_every_effect_has_a_sign_of_single_cells() -> None:
    for item in ALL:
        for language in LANGUAGES:
            runs = signs.effects(ClassicWords(language), item)
            assert width_of(runs) == sum(len(text) for text, _ in runs) > 0
    assert all(cell_len(sign) == 1 for sign in (*signs.SHAPES, *signs.SYMBOLS, signs.LEFT, signs.RIGHT, signs.HERE))


@pytest.mark.parametrize("players", ["2", "3", "7"])
def test_all_cities_and_the_hand_are_in_sight(classic: Opener, players: str) -> None:
    """Both neighbours in full, every other city in a line, nothing twice."""
    session = classic(choices=9, players=players)
    view = ClassicView(session.seen(0), 0, classic_words_for(session.players, "en"), 0)
    cities = session.state.cities
    pictures = [draw(view, 60, 9).text() for draw in (draw_mine, draw_left, draw_right)]
    drawn = [*pictures, *draw_others(view, 99, 4).text().splitlines()]
    places = [0, cities.left_of(0), cities.right_of(0), *range(2, cities.number - 1)]
    for picture, city in zip(drawn, places, strict=False):
        assert view.words.city(view.state, city)[1:] in picture
        assert f"{cities.coins[city]}●" in picture
        assert f"▼{cities.shields[city]}" in picture
    bars = draw_hand(view, 179, 5).text().splitlines()[0]
    assert all(f"{signs.SHAPES[BY_NUMBER[card].column]}{view.words.name(card)}" in bars for card in view.hand)
    assert len(view.hand) == session.state.sizes[0]


def test_prices_and_what_is_in_the_way_stand_on_the_cards(classic: Opener) -> None:
    """Every card that can be built shows its cheapest price; a word says why another one cannot."""
    session = classic(choices=8, players="4")
    while not session.over:
        view = ClassicView(session.seen(0), 0, ClassicWords("en"), 0)
        built = {card_in(action) for action in session.state.legal(0) if action < STAGE}
        hand = draw_hand(view, 140, 5).text()
        for card in view.hand if owed(session) == CHOOSING else ():
            price = view.price(card)
            assert bool(price.ways) == (card in built)
            assert (f"{price.coins}●" if price.coins >= 0 else "built" if price.there else "missing") in hand
        play_on(session, 1)


@pytest.mark.parametrize("players", ["2", "3", "5", "7"])
def test_what_is_known_of_hands_is_true(seed: int, players: str) -> None:
    """C8.3: every card of a hand is among those it may hold, but for one that was drawn since."""
    game, told_of = ruleset("classic", players=players), 0
    for number in range(4):
        state, dealer = game.start(), game.deal(Dice(seed + number))
        agent = opponent("random", seed)
        while seats := dealer.settle(state):
            for viewer in range(game.seats):
                for hand in known_hands(state.observe(viewer), viewer):
                    told_of += 1
                    unseen = Counter(state.hand(hand.holder)) - Counter(hand.among)
                    assert unseen.total() == hand.drawn <= 1
            state.apply(agent.choose(state.observe(seats[0]), seats[0]), seats[0])
    assert told_of or players == "7"


def test_a_hand_that_nobody_discarded_from_is_known_exactly(classic: Opener) -> None:
    session = classic(choices=4, players="3")
    nearest = known_hands(session.seen(0), 0)[0]
    giver = session.state.cities.right_of(0)
    assert (nearest.holder, nearest.turns) == (giver, 1)
    assert list(nearest.among) == session.state.hand(giver)
    assert session.state.hand(giver)[0] not in session.seen(0).hand(giver)


def test_the_score_sheet_has_seven_columns(classic: Opener) -> None:
    session = classic(choices=99, players="7")
    view = ClassicView(session.seen(0), 0, classic_words_for(session.players, "en"))
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
    assert str(sum(session.state.score_sheet(3))) in score_lines(view)[-1]


def test_only_the_own_discards_are_told(classic: Opener) -> None:
    """C8.2."""
    session = classic(opponent="random", players="3")
    session.commit(next(action for action in session.state.legal(0) if action >= SELL))
    session.advance()
    view = ClassicView(session.seen(0), 0, ClassicWords("en"))
    card = session.state.cards[0]
    title, text = pile_page(view)
    assert f"({session.state.pile_size()}, face down)" in title
    assert view.words.name(card) in text.plain
    assert text.plain.count("\n") == 2


# Played by keys.


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
    app = ClassicApp(session, "en", pace=0)
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


async def test_meaning_confirming_and_thinking_again(classic: Opener) -> None:
    session = classic(choices=2, players="3")
    app = ClassicApp(session, "en", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        happened = len(session.log)
        await press(app, pilot, "enter")
        assert "First say what to do with the card" in text_of(app, "#hint")
        await press(app, pilot, "d")
        assert app.intent == SELLING
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


async def test_the_mouse_points_means_and_confirms(classic: Opener) -> None:
    session = classic(choices=2, players="3")
    app = ClassicApp(session, "en", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        await pilot.click(Hand, offset=(60, 1))
        assert app.cursor > 1
        card, happened = app.view.card, len(session.log)
        row = app.view.intents().index(SELLING)
        await pilot.click(Uses, offset=(3, row))
        assert (app.intent, len(session.log)) == (SELLING, happened)
        await pilot.click(Uses, offset=(3, row))
        await settle(app, pilot)
        assert session.state.cards[2] == card


async def test_whom_to_pay_is_chosen_in_a_sheet(classic: Opener) -> None:
    """C3.5: every way with its purchases; the chosen one is carried out."""
    session = classic(choices=15, players="7")
    view = ClassicView(session.seen(0), 0, ClassicWords("en"), 0)
    ways = view.actions(BUILDING)
    assert len(ways) > 1
    app = ClassicApp(session, "en", pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(app, pilot)
        await press(app, pilot, "1", "b")
        assert isinstance(app.screen, PaymentSheet)
        assert app.screen.query_one(OptionList).option_count == len(ways)
        await press(app, pilot, "down")
        assert "bought from" in text_of(app, "#meaning")
        happened = len(session.log)
        await press(app, pilot, "enter")
        assert session.log[happened].action == ways[1]


async def test_the_discard_pile_is_shown_to_whom_it_concerns(classic: Opener) -> None:
    """C6.2: a sheet with the pile; after a look at the table it comes back."""
    session = classic(seed=4, players="3", boards="halikarnassos,?,?", sides="b??")
    until(session, REVIVING)
    app = ClassicApp(session, "en", pace=0)
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
    for seed in range(1, 40):
        session = classic(seed=seed, players="3", boards="babylon,?,?", sides="b??")
        while not session.over and owed(session) != SEVENTH:
            stage = next((a for a in session.state.legal(0) if STAGE <= a < FREE), None)
            session.commit(stage) if stage is not None else play_on(session, 1)
            session.advance()
        if not session.over:
            break
    app = ClassicApp(session, "en", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        assert "Your seventh card" in text_of(app, "#hint")
        assert len(app.view.hand) == 1
        happened = len(session.log)
        await press(app, pilot, "d", "enter")
        assert len(session.log) > happened
        assert "seventh card" in "".join(chain(*told(app.words, session.log[happened:], 0)))


async def test_the_free_city_chooses_second(classic: Opener) -> None:
    """C9.4, C9.5: after the own card one for the Free City, with its prices and without the card that was chosen."""
    session = classic(players="2")
    app = ClassicApp(session, "en", pace=0)
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
    app = ClassicApp(session, language, pace=0)
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


# At one screen.


async def test_people_at_one_screen_never_see_each_other_s_hands(classic: Opener) -> None:
    """C2.1, C8.1: the screen is covered between them; a choice given is not told before all have chosen."""
    session = classic(players="3", opponent="human,greedy")
    app = ClassicApp(session, "en", pace=0)
    async with app.run_test(size=(140, 42)) as pilot:
        await settle(app, pilot)
        words = ClassicWords("en")
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
            assert app.facing == 1 - seat
            sealed = session.state.chosen[seat]
            if sealed != NOBODY:
                last = told(app.words, session.log, app.facing)[-1]
                assert words.name(chosen) not in " ".join(last) or "discards" not in " ".join(last)
                assert write_action(session.log[-1].before, sealed, seat).startswith("sell:")


def test_a_sealed_choice_is_no_story_yet(classic: Opener) -> None:
    session = classic(players="3", opponent="human")
    session.advance()
    happened = len(session.story(1))
    session.commit(session.state.legal(0)[0])
    assert [event.seat for event in session.sealed()] == [0]
    assert len(session.story(1)) == happened
    assert len(session.story(0)) == happened + 1
    assert session.actor == 1
    for _ in (1, 2):
        session.commit(session.state.legal(session.viewer)[0])
    assert session.sealed() == []
    assert len(session.story(1)) == happened + 3


# In plain words.


def talk(session: ClassicSession, answers: str, language: str = "en") -> tuple[int, str]:
    output = io.StringIO()
    words = classic_words_for(session.players, language)
    code = ClassicConversation(session, words, io.StringIO(answers), output).run()
    return code, output.getvalue().replace("\u00a0", " ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{"players": "2"}, {"players": "3", "sides": "b"}, {"players": "7"}])
def test_a_whole_game_in_plain_words(classic: Opener, language: str, options: dict[str, str]) -> None:
    session = classic(**options)
    code, text = talk(session, "1\n" * 60, language)
    assert code == 0
    assert session.over
    words = classic_words_for(session.players, language)
    assert words.result(session.state).replace("\u00a0", " ") in text
    assert "\x1b" not in text
    assert text.count("build:") > 20


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        pytest.param("99", "There is no option 99: type a number from 1 to ", id="number"),
        pytest.param("?", "build:baths+left2", id="help"),
        pytest.param("? 1", "Price now:", id="an option explained"),
        pytest.param("why 1", "It can be done: it is option 1.", id="why not possible"),
        pytest.param("why build:palace", "Palace is not in the hand (C2.1)", id="why not in hand"),
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


def test_everybody_at_the_keyboard_is_told_the_turn(classic: Opener) -> None:
    """Two people and an opponent: each one is told the first turn once, when the keyboard is theirs."""
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
    words = classic_words_for(session.players, "en")
    assert [words.player(seat) for seat in range(4)] == ["You", "Greedy 1", "Random", "Greedy 2"]


def test_stages_have_a_key_of_their_own(classic: Opener) -> None:
    session = classic(players="3")
    view = ClassicView(session.seen(0), 0, ClassicWords("en"), 0)
    assert view.intents() == [BUILDING, STAGING, SELLING]
