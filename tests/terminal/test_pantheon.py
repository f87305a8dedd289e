"""Pantheon and the promo wonders in the terminal: the row of spaces, activations, added choices, what is hidden."""

import io
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from antipater.catalog import ruleset
from antipater.data.columns import BY_KEY
from antipater.data.items import DIVINITY_ITEMS
from antipater.data.pantheon import GATE, SPACES
from antipater.game.dealer import DiceDealer
from antipater.game.dice import Dice
from antipater.notation.records import load_record
from antipater.rules.duel.arrange import Arrangement, CityHoldings, arranged
from antipater.rules.duel.decisions import ROWS as DUEL_ROWS
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.arrange import PantheonArrangement
from antipater.rules.pantheon.decisions import ROWS, SUBSETS
from antipater.rules.pantheon.part import Pantheon
from antipater.terminal.conversation import Conversation
from antipater.terminal.duel.app import DuelGameApp, DuelReplayApp
from antipater.terminal.duel.board import PartPanel
from antipater.terminal.duel.cities import draw_city
from antipater.terminal.duel.describe import position, score_sheet
from antipater.terminal.duel.explain import explained
from antipater.terminal.duel.pages import cities_page
from antipater.terminal.duel.sheets import ChoiceSheet
from antipater.terminal.duel.structure import draw_structure
from antipater.terminal.duel.track import draw_track
from antipater.terminal.duel.view import DuelView, due_decision
from antipater.terminal.pantheon import PART
from antipater.terminal.pantheon.sheet import PantheonSheet, ways_to_activate
from antipater.terminal.pantheon.spaces import space_and_offerings
from antipater.terminal.replay import frames_of, replay
from antipater.terminal.seating import open_session, words_of_session
from antipater.terminal.session import AnySession, GameSession, Player
from antipater.terminal.settings import Settings
from antipater.terminal.sheets import CoverSheet
from antipater.terminal.snapshot import play_on
from antipater.text.words import LANGUAGES, YOU, words_about

Opener = Callable[..., AnySession]

PANTHEON = {"ruleset": "duel+pantheon", "options": {"promos": "yes"}}
GAME = ruleset("duel+pantheon", promos="yes")
PLAYERS = (YOU, "Rival")
ENKI, ZEUS, MARS, MINERVA, NEPTUNE = (
    BY_KEY[key].number - DIVINITY_ITEMS for key in ("enki", "zeus", "mars", "minerva", "neptune")
)
ROMAN = 4
MACHINE_TEXT = ("terminal-", "None", "UNKNOWN", "\u2068", "{", "}")
TURN, PLACE = DUEL_ROWS.named("turn").kind, ROWS.named("place").kind
DISCARD = DUEL_ROWS.action("discard")
OWN_FIELDS = PantheonArrangement.__dataclass_fields__


def table(**given: Any) -> DuelState:
    """Return a turn of seat 0 in Age II with a few cards, and whatever else a test wants there."""
    facts: dict[str, Any] = {
        "age": 2,
        "slots": {18: BY_KEY["walls"].number, 19: BY_KEY["forum"].number},
        "agenda": [(TURN, 0, 0)],
        "cities": (CityHoldings(coins=6), CityHoldings(coins=5)),
        "spaces": {0: MARS, 5: GATE},
        "decks": [[-2] * 3, [-2] * 3, [-2] * 2, [-2] * 3, [MINERVA, NEPTUNE]],
    }
    facts |= given
    own = PantheonArrangement(**{name: value for name, value in facts.items() if name in OWN_FIELDS})
    base = {name: value for name, value in facts.items() if name not in OWN_FIELDS}
    return arranged(Arrangement(**base, parts={"pantheon": own}), (Pantheon,))


def at(state: DuelState, seat: int = 0, language: str = "en") -> DuelView:
    players = PLAYERS if seat == 0 else PLAYERS[::-1]
    return DuelView(state.observe(seat), seat, words_about(GAME, language, players))  # type: ignore[arg-type]


def between_people(state: DuelState, seed: int) -> AnySession:
    return GameSession(GAME, [Player("human"), Player("human")], DiceDealer(Dice(seed)), state)


async def settle(app: DuelGameApp, pilot: Pilot[bool]) -> None:
    await app.workers.wait_for_complete()
    await pilot.pause()


class Guesses(io.StringIO):
    """Answers with the number of any option."""

    def __init__(self, session: AnySession, seed: int) -> None:
        super().__init__()
        self.session = session
        self.dice = Dice(seed)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        return f"{self.dice.roll(len(self.session.state.legal(self.session.viewer))) + 1}\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("opponent", ["greedy", "human"])
def test_a_whole_game_in_plain_words(
    opened: Opener, seed: int, language: str, opponent: str, capsys: pytest.CaptureFixture[str]
) -> None:
    session = opened(opponent=opponent, **PANTHEON)
    output = io.StringIO()
    words = words_of_session(session, language)
    assert Conversation(session, words, Guesses(session, seed), output).run() == 0
    assert session.over
    assert session.recorder is not None
    assert replay(session.recorder.path, language, plain=True) == 0
    for said in (output.getvalue(), capsys.readouterr().out):
        assert words.score_line("divinities") in said
        assert not [raw for raw in MACHINE_TEXT if raw in said]


def test_every_added_choice_has_a_label_and_an_explanation_of_its_own(opened: Opener, seed: int) -> None:
    met = set()
    for more in range(6):
        session = opened(seed=seed + more, opponent="human", **PANTHEON)
        dice = Dice(seed + more)
        session.advance()
        while not session.over:
            words = words_about(GAME, "fr" if more % 2 else "en", PLAYERS)
            view = DuelView(session.seen(), session.viewer, words)  # type: ignore[arg-type]
            options = view.state.legal(view.seat)
            key = view.decision.key if view.decision else ""
            if key != "turn" and key not in met:
                met.add(key)
                sheet = ChoiceSheet(view)
                labels = [sheet.label(action).plain for action in options]
                assert len(set(labels)) == len(labels)
                for action in options:
                    lines = explained(view, action)
                    assert lines[0]
                    assert not [raw for raw in MACHINE_TEXT if raw in "".join(lines)]
            session.commit(dice.choose(options))
            session.advance()
    assert len(met) > 15
    assert {"place", "share"} <= met


def test_the_row_shows_both_prices_from_the_cheapest_space() -> None:
    """P3.2: each player has prices of their own, the Gate costs twice as much."""
    state = table()
    mine, theirs = (PART.draw_panel(at(state, seat), 100, 2).text().splitlines() for seat in (0, 1))
    assert mine[0].split()[:3] == ["◈", "Mars", "3●/8"]
    assert mine[0].split()[-3:] == ["◈", "Gate", "!16●/6"]
    assert theirs[0].split()[:3] == ["◈", "Gate", "!6●/16"]
    assert theirs[0].split()[-3:] == ["◈", "Mars", "!8●/3"]
    assert "Roman 2" in mine[1]
    assert "Egyptian 3" in mine[1]


def test_tokens_on_face_down_cards() -> None:
    """P2.1: everybody sees which token lies on which card."""
    cards = {11: BY_KEY["walls"].number, 12: BY_KEY["forum"].number}
    state = table(slots=cards, hidden=[6, 8], slot_tokens={6: ROMAN, 8: 6})
    drawn = draw_structure(at(state), 73, 14).text()
    assert "▣Roman" in drawn
    assert "◇3●" in drawn
    said = "\n".join(position(at(state)))
    assert "face-down card with a token on it: Roman mythology token" in said
    assert "offering token of 3 coins" in said


def test_what_a_player_holds() -> None:
    """P2.3, P5.3, P5.4, P5.16: tokens, divinities, safe coins, snake and Minerva are on the screen and in words."""
    green = BY_KEY["school"].number
    state = table(
        cities=(CityHoldings(coins=6), CityHoldings(coins=5, cards=[green])),
        mythology=[0, 0, 0, 0, 2, 0, 0, 0, 0, 0],
        offerings=[0b101, 0],
        divinities=[1 << ZEUS, 0],
        safe=[7, 0],
        snake=green,
        minerva=3,
    )
    view = at(state)
    drawn = draw_city(view, 0, 50, 9).text()
    for part in ("6●+7", "◇2●", "◇4●", "▣▣Roman", "◈Zeus", "§"):
        assert part in drawn
    track = [draw_track(at(state, seat), 100, 3).text().splitlines()[0].index("╫") for seat in (0, 1)]
    assert track[0] > 50 > track[1]
    said = "\n".join(position(view))
    for part in (
        "Roman, Roman",
        "2 coins, 4 coins",
        "Zeus",
        "safe from losses: 7",
        "The snake lies on School",
        "Minerva",
    ):
        assert part in said
    assert "Zeus" in cities_page(view)[1].plain
    assert score_sheet(view).rows[-2][1][0] == 7


async def test_an_activation_by_keys_and_one_by_mouse(seed: int) -> None:
    """P3.3: every sensible set of offerings is offered; what is too expensive says so and cannot be chosen."""
    state = table(offerings=[0b010, 0], spaces={0: MARS, 1: ZEUS, 5: GATE})
    ways = ways_to_activate(at(state))
    assert [space_and_offerings(way) for way in ways] == [(0, []), (0, [3]), (1, []), (1, [3]), (5, [])]
    session = between_people(state, seed)
    app = DuelGameApp(session, "en", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        row = app.query_one(PartPanel)
        await pilot.click(PartPanel, offset=(row.size.width - 5, 0))
        await settle(app, pilot)
        assert isinstance(app.screen, PantheonSheet)
        assert app.screen.query_one(OptionList).highlighted == len(ways) - 1
        await pilot.press("enter")
        assert isinstance(app.screen, PantheonSheet)
        assert "16" in str(app.screen.query_one("#meaning", Static).render())
        await pilot.press("p")
        await settle(app, pilot)
        assert session.log == []
        await pilot.press("p", "down", "enter")
        await settle(app, pilot)
        assert session.log[0].action == ways[1]
        assert session.state.city(0).coins == 6
        assert session.state.pawn == 2


async def test_a_divinity_is_placed_and_the_screen_handed_over(seed: int) -> None:
    """P2.2, P2.4: the other person sees the table only after a cover, and then not what was placed."""
    state = table(
        age=1,
        slots={18: BY_KEY["baths"].number, 19: BY_KEY["tavern"].number},
        spaces={},
        decks=[[-2] * 3, [-2] * 3, [-2] * 3, [-2] * 3, [MARS, NEPTUNE, -2]],
        decks_known=[[0] * 3] * 4 + [[1, 1, 0]],
        agenda=[(TURN, 1, 0), (PLACE, 0, ROMAN)],
    )
    session = between_people(state, seed)
    app = DuelGameApp(session, "en", pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(app, pilot)
        assert isinstance(app.screen, ChoiceSheet)
        await pilot.press("down", "enter")
        await settle(app, pilot)
        assert isinstance(app.screen, CoverSheet)
        assert app.screen.styles.background.a == 1
        assert "Player 2" in str(app.screen.query_one("#needed", Static).render())
        assert app.view.seat == 0
        await pilot.press("enter")
        await settle(app, pilot)
        assert app.view.seat == 1
        assert "Roman?" in PART.draw_panel(app.view, 100, 2).text()
        assert "Mars" not in app.export_screenshot()
        await pilot.press("p")
        await settle(app, pilot)
        assert "a face-down Roman divinity" in str(app.screen.query_one("#text", Static).render())
        await pilot.press("p", "d", "enter")
        await settle(app, pilot)


def everything_shown(session: AnySession, seat: int) -> str:
    """Return all that a seat is shown: table, pages and log."""
    words = words_about(GAME, "en", ("Ann", "Bob"))
    view = DuelView(session.seen(seat), seat, words)  # type: ignore[arg-type]
    drawn = PART.draw_panel(view, 140, 2).text()
    log = chain(*session.table.log_entries(words, session.events_seen_by(seat)))
    return "\n".join([*position(view), drawn, PART.page(view)[1].plain, *log])


def test_what_one_player_knows_is_not_shown_to_the_other(seed: int) -> None:
    """P2.4: which divinity lies face down and which one went back are shown only to the player who looked at them."""
    roman = ("Mars", "Minerva", "Neptune")
    state = table(
        age=1,
        slots={18: BY_KEY["baths"].number, 19: BY_KEY["tavern"].number},
        hidden=[13],
        spaces={},
        decks=[[-2] * 3 for _ in range(5)],
        slot_tokens={13: ROMAN},
    )
    session = between_people(state, seed)
    session.commit(DISCARD.number(18))
    session.advance()
    while (due := due_decision(session.state)) and due.key != "place":
        session.commit(DISCARD.number(19))
        session.advance()
    looker = session.viewer
    session.commit(session.state.legal(looker)[0])
    session.advance()
    known = everything_shown(session, looker)
    assert sum(name in known for name in roman) == 2
    hidden = everything_shown(session, 1 - looker)
    assert not [name for name in roman if name in hidden]
    assert "a face-down Roman divinity" in hidden
    assert "looks at the top of the Roman deck" in hidden


def test_a_game_with_pantheon_goes_on_where_it_was_left(opened: Opener, tmp_path: Path) -> None:
    session = opened(record=tmp_path / "game.antipater", **PANTHEON)
    play_on(session, 14)
    session.close()
    again = open_session(Settings(resume=tmp_path / "game.antipater"))
    assert again.state == session.state
    assert again.state.part("pantheon") is not None
    play_on(again, 99)
    assert again.over


async def test_a_replay_shows_the_pantheon_to_everybody(opened: Opener) -> None:
    session = opened(**PANTHEON)
    play_on(session, 12)
    session.close()
    assert session.recorder is not None
    record = load_record(session.recorder.path)
    app = DuelReplayApp(frames_of(record), record, "en")
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("end", "p")
        shown = str(app.screen.query_one("#text", Static).render())
        assert "Space 6 (8, opponent 3)" in shown
        assert "a face-down" not in shown


def test_activations_are_numbered_as_the_rules_number_them() -> None:
    activate = ROWS.action("activate")
    assert space_and_offerings(activate.number(SPACES - 1, SUBSETS - 1)) == (5, [2, 3, 4])
    assert space_and_offerings(activate.number(SPACES - 1, 0)) == (5, [])
