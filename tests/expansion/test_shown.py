"""The example expansion in notation, texts, terminal and environments, which know nothing about it."""

import re

import numpy as np
from antipater_caravan.rows import ROWS, SELL, SEND

from antipater import Dice
from antipater.catalog import ruleset
from antipater.envs.gymnasium_env import SeatEnv
from antipater.game.dealer import DiceDealer
from antipater.game.seats import CHANCE, SPECTATOR
from antipater.notation.positions import read_position, write_position
from antipater.notation.reading import read_record
from antipater.notation.writing import write_record
from antipater.rules.duel.decisions import ROWS as DUEL_ROWS
from antipater.terminal.duel import TABLE
from antipater.terminal.duel.app import DuelGameApp
from antipater.terminal.duel.sheets import ChoiceSheet
from antipater.terminal.duel.view import DuelView, due_decision
from antipater.terminal.session import GameSession, Player
from antipater.terminal.snapshot import play_on
from antipater.text.words import words_about
from tests.conformance.laws import random_positions
from tests.notation.conftest import played

LANGUAGES = ("en", "fr")
TURN = DUEL_ROWS.named("turn")


def test_positions_as_lines(name: str, seed: int) -> None:
    """What is hidden is a question mark, and every viewer's line is read again as it was."""
    hidden = 0
    for place, state in enumerate(random_positions(ruleset(name, promos="yes"), Dice(seed))):
        if place % 3 == 0:
            assert read_position(write_position(state)) == state
            for viewer in (0, 1, SPECTATOR):
                line = write_position(state.observe(viewer))
                hidden += bool(re.search(r" caravan=\S*\?", line))
                if viewer != SPECTATOR:
                    assert read_position(line) == state.observe(viewer)
    assert hidden


def test_records(name: str, seed: int) -> None:
    record = played(seed, name, promos="yes")
    text = write_record(record)
    assert f'[Ruleset "{name}"]' in text
    assert re.search(r"\bgoods:[01]/[123]\b", text)
    assert read_record(text).events == record.events


def test_every_verb_and_decision_has_its_words(name: str) -> None:
    """Both languages have a sentence of their own for everything, and no value of goods is told to another player."""
    game = ruleset(name)
    english, french = (words_about(game, language, ("Ada", "Bob")) for language in LANGUAGES)
    told: set[str] = set()
    for seed in range(3):
        for state in random_positions(game, Dice(seed)):
            seat = state.to_act()[0] if state.to_act() else 0
            for action in state.legal(seat):
                verb = game.rows.verb(action, seat == CHANCE)  # type: ignore[attr-defined]
                if verb.part == "caravan":
                    told.add(verb.key)
                    assert english.decision(state) != french.decision(state)
                    assert english.action(state, action, seat) != french.action(state, action, seat)
                if verb.key == "goods":
                    owner = verb.about(action)[0]
                    assert str(verb.about(action)[1]) in english.outcome(state, action, owner)
                    for viewer in (1 - owner, SPECTATOR):
                        assert english.outcome(state, action, viewer) == "A caravan brings goods"
    assert told == {"camp", "goods", "sell", "store", "send"}
    assert [words.score_line("caravan") for words in (english, french)] == ["Caravans", "Caravanes"]


async def test_the_terminal(name: str) -> None:
    """Its facts stand among those of the position, and its key offers what it adds to a turn."""
    game = ruleset(name)
    session = GameSession(game, [Player("human"), Player("human")], DiceDealer(Dice(3)), game.start())
    session.advance()
    while due_decision(session.state) != TURN:  # type: ignore[arg-type]
        play_on(session, 1)
    app = DuelGameApp(session, "en", pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await app.workers.wait_for_complete()
        await pilot.pause()
        await pilot.press("f3")
        assert isinstance(app.screen, ChoiceSheet)
        assert app.screen.label(SEND.number()).plain.strip() == "Send a caravan for 4 coins"
    view = DuelView(session.state, 0, words_about(game, "en", ("Ada", "Bob")))  # type: ignore[arg-type]
    assert "  Goods in store: 0" in TABLE.position(view)


def test_the_environment(name: str, seed: int) -> None:
    """It plays to the end by its masks; what is hidden from a seat never changes what that seat observes."""
    env = SeatEnv(name, seat=0, opponent="random")
    seen, info = env.reset(seed=seed)
    over = False
    while not over:
        assert seen in env.observation_space
        action = int(np.flatnonzero(info["action_mask"])[0])
        seen, _, over, _, info = env.step(action)


def test_rows_give_the_numbers() -> None:
    """The numbers of its verbs begin at 4096, beyond those of the package."""
    assert SELL.first == 4096
    assert ROWS.action_count() == 4101
    assert max(ruleset(name).actions for name in ("duel", "duel+pantheon")) < 4096
