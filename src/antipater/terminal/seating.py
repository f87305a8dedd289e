"""Opens a game as the settings say: a new one or one to go on with, who sits where, and the file it is kept in."""

import secrets
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

from antipater.ai.agents import is_opponent, opponent
from antipater.catalog import ruleset
from antipater.game.contract import Game, State
from antipater.game.dealer import Dealer, DiceDealer
from antipater.game.dice import Dice
from antipater.game.errors import AntipaterError, BadOption, BadText
from antipater.notation.records import Record, Recorder, resume
from antipater.rules.classic.turn import ClassicState
from antipater.rules.duel.turn import DuelState
from antipater.terminal.session import AnySession, ClassicSession, GameEvent, Player, Session
from antipater.terminal.settings import HUMAN, SUFFIX, Settings, games_folder
from antipater.text.words import YOU, ClassicWords, Speech, Words

UNNAMED = ("?", "", HUMAN)


def open_session(settings: Settings) -> AnySession:
    """Open the game that the settings ask for."""
    return new_game(settings) if settings.resume is None else resumed_game(settings, settings.resume)


def session_of(
    game: Game,
    players: list[Player],
    dealer: Dealer,
    state: State,
    recorder: Recorder,
    log: list[GameEvent[Any]] | None = None,
) -> AnySession:
    """Return a session of the kind that the ruleset needs."""
    if isinstance(state, ClassicState):
        return ClassicSession(game, players, dealer, state, recorder, log or ())
    if isinstance(state, DuelState):
        return Session(game, players, dealer, state, recorder, log or ())
    raise BadOption(f"the terminal does not know how to draw {game.name}")


def new_game(settings: Settings) -> AnySession:
    """Deal a new game and begin its record."""
    game = ruleset(settings.ruleset, **settings.options)
    dice = Dice(secrets.randbits(64) if settings.seed is None else settings.seed)
    dealer = game.deal(dice)
    by_lot = dice.roll(game.seats)
    seat = by_lot if settings.seat is None else settings.seat
    if not 0 <= seat < game.seats:
        raise BadOption(f"a seat of {game.name} is 0 to {game.seats - 1}, not {seat}")
    names = opponents(settings.opponent, game)
    players = seated([*names[:seat], HUMAN, *names[seat:]], game, dice)
    tags = {f"Seat{place}": player.name for place, player in enumerate(players)}
    record = Record.start(game, **tags, Date=datetime.now().date().isoformat())
    return session_of(game, players, dealer, game.start(), started(settings.record, record))


def opponents(names: str, game: Game) -> list[str]:
    """Return who has each of the other seats: one name for all, or one a seat with commas between."""
    listed, wanted = names.split(","), game.seats - 1
    if len(listed) not in (1, wanted):
        several = f", or {wanted} of them with commas between," if wanted > 1 else ""
        raise BadOption(f"name one opponent{several} for the other seats of {game.name}, not {len(listed)}: {names}")
    return listed * wanted if len(listed) == 1 else listed


def resumed_game(settings: Settings, path: Path) -> AnySession:
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
    names = [recorder.record.tags.get(f"Seat{seat}", HUMAN) for seat in range(game.seats)]
    players = seated(names, game, dice, strict=False)
    state = recorder.state.copy()
    return session_of(game, players, DiceDealer(dice), state, recorder, recorded_events(recorder.record))


def seated(names: list[str], game: Game, dice: Dice, strict: bool = True) -> list[Player]:
    """Return the players of these names; of a record, who is no opponent of ours is a person."""
    for name in names:
        if strict and name != HUMAN:
            opponent(name, 0, game, HUMAN)
    return [Player(name, opponent(name, dice.word(), game) if is_opponent(name, game.name) else None) for name in names]


def started(path: Path | None, record: Record) -> Recorder:
    """Begin the file of a new game, in the games folder if it was given no name."""
    if path is None:
        stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{record.tags['Ruleset']}"
        names = (f"{stem}{f'-{number}' if number else ''}{SUFFIX}" for number in count())
        path = next(file for name in names if not (file := games_folder() / name).exists())
    return Recorder.start(path, record)


def recorded_events(record: Record) -> list[GameEvent[Any]]:
    """Return what has happened in a record, with the positions before and after."""
    states = list(record.states())
    return [
        GameEvent(event.seat, event.action, before, after)
        for event, before, after in zip(record.events, states[:-1], states[1:], strict=True)
    ]


def names_of(tags: list[str], words: Speech[Any]) -> tuple[str, ...]:
    """Return what players are called: opponents by their names, counted if they share one, others by their seats."""
    names = []
    for seat, tag in enumerate(tags):
        if is_opponent(tag):
            number = f" {tags[: seat + 1].count(tag)}" if tags.count(tag) > 1 and len(tags) > 2 else ""
            names.append(f"{tag.capitalize()}{number}")
        else:
            names.append(words.player(seat) if tag in UNNAMED else tag)
    return tuple(names)


def words_for(players: tuple[Player, ...], language: str) -> Words:
    """Return words about Duel for these players."""
    return Words(language, addressed(players, Words(language)))


def classic_words_for(players: tuple[Player, ...], language: str) -> ClassicWords:
    """Return words about classic 7 Wonders for these players."""
    return ClassicWords(language, addressed(players, ClassicWords(language)))


def words_of_session(session: AnySession, language: str) -> Any:
    """Return words about the game of a session for its players."""
    return (classic_words_for if isinstance(session, ClassicSession) else words_for)(session.players, language)


def addressed(players: tuple[Player, ...], words: Speech[Any]) -> tuple[str, ...]:
    """Return how players are called: the only person at the table is `you`, several people go by their seats."""
    people = [player for player in players if player.agent is None]
    names = names_of([player.name for player in players], words)
    alone = len(people) == 1
    return tuple(YOU if alone and player.agent is None else name for player, name in zip(players, names, strict=True))
