"""Opens a game as the settings say: a new one or one to go on with, who sits where, and the file it is kept in."""

import secrets
from datetime import datetime
from itertools import count
from pathlib import Path

from antipater.ai.agents import is_opponent, opponent
from antipater.catalog import ruleset
from antipater.game.contract import State
from antipater.game.dealer import DiceDealer
from antipater.game.dice import Dice
from antipater.game.errors import AntipaterError, BadOption, BadText
from antipater.notation.records import Record, Recorder, resume
from antipater.rules.duel.turn import DuelState
from antipater.terminal.session import Event, Player, Session
from antipater.terminal.settings import HUMAN, SUFFIX, Settings, games_folder
from antipater.text.words import YOU, Words


def open_session(settings: Settings) -> Session:
    """Open the game that the settings ask for."""
    return new_game(settings) if settings.resume is None else resumed_game(settings, settings.resume)


def new_game(settings: Settings) -> Session:
    """Deal a new game and begin its record."""
    game = ruleset(settings.ruleset, **settings.options)
    dice = Dice(secrets.randbits(64) if settings.seed is None else settings.seed)
    dealer = game.deal(dice)
    by_lot = dice.roll(game.seats)
    seat = by_lot if settings.seat is None else settings.seat
    if not 0 <= seat < game.seats:
        raise BadOption(f"a seat of {game.name} is 0 to {game.seats - 1}, not {seat}")
    names = [HUMAN if place == seat else settings.opponent for place in range(game.seats)]
    players = seated(names, dice)
    tags = {f"Seat{place}": player.name for place, player in enumerate(players)}
    record = Record.start(game, **tags, Date=datetime.now().date().isoformat())
    return Session(game, players, dealer, duel_state(game.start()), started(settings.record, record))


def resumed_game(settings: Settings, path: Path) -> Session:
    """Go on with a recorded game.

    Chance is rolled anew from here on: what nobody has seen yet was never written down.
    """
    if not path.is_file():
        raise AntipaterError(f"there is no record {path}")
    try:
        record = resume(path)[0]
    except BadText as problem:
        raise AntipaterError(f"{path}: {problem}") from problem
    if settings.record is None or settings.record == path:
        recorder = Recorder.resume(path)
    else:
        recorder = Recorder.start(settings.record, record)
    game = recorder.record.game()
    dice = Dice(secrets.randbits(64) if settings.seed is None else settings.seed)
    players = seated([recorder.record.tags.get(f"Seat{seat}", HUMAN) for seat in range(game.seats)], dice, strict=False)
    state = duel_state(recorder.state).copy()
    return Session(game, players, DiceDealer(dice), state, recorder, recorded_events(recorder.record))


def seated(names: list[str], dice: Dice, strict: bool = True) -> list[Player]:
    """Return the players of these names; of a record, who is no opponent of ours is a person."""
    for name in names:
        if strict and name != HUMAN:
            opponent(name, 0, HUMAN)
    return [Player(name, opponent(name, dice.word()) if is_opponent(name) else None) for name in names]


def started(path: Path | None, record: Record) -> Recorder:
    """Begin the file of a new game, in the games folder if it was given no name."""
    if path is None:
        stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{record.tags['Ruleset']}"
        names = (f"{stem}{f'-{number}' if number else ''}{SUFFIX}" for number in count())
        path = next(file for name in names if not (file := games_folder() / name).exists())
    return Recorder.start(path, record)


def recorded_events(record: Record) -> list[Event]:
    """Return what has happened in a record, with the positions before and after."""
    states = [duel_state(state) for state in record.states()]
    return [
        Event(event.seat, event.action, before, after)
        for event, before, after in zip(record.events, states[:-1], states[1:], strict=True)
    ]


def duel_state(state: State) -> DuelState:
    """Return a position as one that this terminal can draw."""
    if isinstance(state, DuelState):
        return state
    raise BadOption("the terminal game knows how to draw Duel only")


def words_for(players: tuple[Player, ...], language: str) -> Words:
    """Return words that address the only person at the table as `you`, and call two people by their numbers."""
    people = [player for player in players if player.agent is None]
    if len(people) != 1:
        return Words(language, ())
    return Words(language, tuple(YOU if player.agent is None else player.name.capitalize() for player in players))
