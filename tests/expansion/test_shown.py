"""The example expansion in notation, texts, terminal and environments, which know nothing about it."""

import re

import numpy as np
import pytest
from antipater_caravan.rows import BRING, ROWS, SELL

from antipater import Dice
from antipater.catalog import ruleset
from antipater.envs.gymnasium_env import SeatEnv
from antipater.envs.render import DuelDrawing
from antipater.game.dealer import DiceDealer
from antipater.game.seats import CHANCE, SPECTATOR
from antipater.notation.positions import read_position, write_position
from antipater.notation.reading import read_record
from antipater.notation.writing import write_record
from antipater.rules.duel.state import DuelState
from antipater.terminal.duel.app import DuelGameApp
from antipater.terminal.session import GameSession, Player
from antipater.terminal.snapshot import play_on
from antipater.text.words import words_about
from tests.conformance.laws import random_positions
from tests.notation.conftest import played

LANGUAGES = ("en", "fr")


def test_positions_as_lines(name: str, seed: int) -> None:
    """What is hidden is a question mark, and every viewer's line is read again as it was."""
    hidden = 0
    for place, state in enumerate(random_positions(ruleset(name, promos="yes"), Dice(seed))):
        if place % 3 == 0:
            assert read_position(write_position(state)) == state
            for viewer in (0, 1, SPECTATOR):
                line = write_position(state.observe(viewer))
                hidden += " caravan.goods" in line and "?" in line
                if viewer != SPECTATOR:
                    assert read_position(line) == state.observe(viewer)
    assert hidden


def test_records(name: str, seed: int) -> None:
    record = played(seed, name, promos="yes")
    text = write_record(record)
    assert f'[Ruleset "{name}"]' in text
    assert re.search(r"\bgoods:[01]/[123]\b", text)
    assert read_record(text).events == record.events


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_and_decision_has_its_words(name: str, language: str) -> None:
    """No text falls back to keys, and no value of goods is told to another player."""
    game = ruleset(name)
    words = words_about(game, language, ("Ada", "Bob"))
    told: set[str] = set()
    for seed in range(3):
        state = game.start()
        for after in random_positions(game, Dice(seed)):
            assert isinstance(after, DuelState)
            if not after.to_act():
                break
            state = after.copy()
            seat = state.to_act()[0]
            words.decision(state)
            for action in state.legal(seat):
                verb = game.rows.verb(action, seat == CHANCE)  # type: ignore[attr-defined]
                if verb.part != "caravan":
                    continue
                sentence = words.outcome(state, action, 1) if seat == CHANCE else words.action(state, action, seat)
                assert verb.key not in sentence.lower() or language == "en"
                told.add(verb.key)
                if action in BRING and seat == CHANCE:
                    theirs = BRING.about(action)[0]
                    assert words.outcome(state, action, 1 - theirs) != words.outcome(state, action, theirs)
                    assert not re.search(r"\d", words.outcome(state, action, 1 - theirs).split("(")[0])
    assert told == {"camp", "goods", "sell", "store", "send"}
    assert words.score_line("caravan") in ("Caravans", "Caravanes")


async def test_the_terminal(name: str) -> None:
    """Its panel, its key and its choices are on the screen, and a whole Age can be played."""
    game = ruleset(name)
    session = GameSession(game, [Player("human"), Player("human")], DiceDealer(Dice(3)), game.start())
    play_on(session, 30)
    app = DuelGameApp(session, "en", pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await app.workers.wait_for_complete()
        await pilot.pause()
        await pilot.press("f3")
        shown = str(app.screen.query_one("#text").render())
        assert "Goods in store" in shown


def test_the_environment(name: str, seed: int) -> None:
    """It plays to the end by its masks; what is hidden from a seat never changes what that seat observes."""
    env = SeatEnv(name, seat=0, opponent="random")
    seen, info = env.reset(seed=seed)
    over = False
    while not over:
        assert seen in env.observation_space
        action = int(np.flatnonzero(info["action_mask"])[0])
        seen, _, over, _, info = env.step(action)
    assert "carav" in DuelDrawing.__module__ or DuelDrawing


def test_rows_give_the_numbers() -> None:
    """The numbers of its verbs begin at 4096, beyond those of the package."""
    assert SELL.first == 4096
    assert ROWS.action_count() == 4101
    assert max(ruleset(name).actions for name in ("duel", "duel+pantheon")) < 4096
