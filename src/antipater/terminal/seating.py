"""Opens a game as the settings say: a new one or a recorded one, who has which seat, and the file of its record."""

import secrets
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

from antipater.ai.agents import is_opponent, opponent, opponents_of
from antipater.catalog import ruleset
from antipater.game.contract import Game, State
from antipater.game.dealer import DiceDealer
from antipater.game.dice import Dice
from antipater.game.errors import AntipaterError, BadOption, BadText
from antipater.notation.records import Record, Recorder, RecordExists, resume
from antipater.terminal.session import AnySession, GameEvent, GameSession, Player
from antipater.terminal.settings import HUMAN, SUFFIX, Settings, games_folder
from antipater.text.catalogue import bundle
from antipater.text.faults import placed_fault
from antipater.text.opponents import named_opponent, title_of
from antipater.text.words import YOU, words_about

UNNAMED = ("?", "", HUMAN)


def open_session(settings: Settings) -> AnySession:
    """Open the game that the settings ask for."""
    return new_game(settings) if settings.resume is None else resumed_game(settings, settings.resume)


def new_game(settings: Settings) -> AnySession:
    """Deal a new game and begin its record."""
    game = ruleset(settings.ruleset, **settings.options)
    dice = Dice(secrets.randbits(64) if settings.seed is None else settings.seed)
    dealer = game.deal(dice)
    random_seat = dice.roll(game.seats)
    seat = random_seat if settings.seat is None else settings.seat
    if not 0 <= seat < game.seats:
        raise BadOption(f"a seat of {game.name} is 0 to {game.seats - 1}, not {seat}")
    names = opponents(settings.opponent, game)
    players = seated([*names[:seat], HUMAN, *names[seat:]], game, dice)
    tags = {f"Seat{place}": player.name for place, player in enumerate(players)}
    record = Record.start(game, **tags, Date=datetime.now().date().isoformat())
    return GameSession(game, players, dealer, game.start(), new_recorder(settings.record, record))


def opponents(names: str, game: Game) -> list[str]:
    """Return who has each of the other seats: one name for all, or one for each seat, separated by commas."""
    known = opponents_of(game.name)
    listed, wanted = [named_opponent(name, known) for name in names.split(",")], game.seats - 1
    if len(listed) not in (1, wanted):
        several = f", or {wanted} of them separated by commas," if wanted > 1 else ""
        raise BadOption(f"name one opponent{several} for the other seats of {game.name}, not {len(listed)}: {names}")
    return listed * wanted if len(listed) == 1 else listed


def resumed_game(settings: Settings, path: Path) -> AnySession:
    """Continue a recorded game.

    From here on chance is rolled again: what nobody has seen yet was never written down.
    """
    if not path.is_file():
        raise AntipaterError(f"there is no record {path}")
    try:
        record = resume(path)[0]
    except BadText as problem:
        raise AntipaterError(f"{path}: {placed_fault(problem, settings.language)}") from problem
    if settings.record is None or settings.record == path:
        recorder = Recorder.resume(path)
    else:
        recorder = Recorder.start(settings.record, record)
    game = recorder.record.game()
    dice = Dice(secrets.randbits(64) if settings.seed is None else settings.seed)
    names = [recorder.record.tags.get(f"Seat{seat}", HUMAN) for seat in range(game.seats)]
    players = seated(names, game, dice, strict=False)
    log = recorded_events(recorder.record)
    return GameSession(game, players, DiceDealer(dice), recorder.state.copy(), recorder, log)


def seated(names: list[str], game: Game, dice: Dice, strict: bool = True) -> list[Player]:
    """Return the players of these names; in a record, a name that is no opponent is a person's."""
    for name in names:
        if strict and name != HUMAN:
            opponent(name, 0, game, HUMAN)
    return [Player(name, opponent(name, dice.word(), game) if is_opponent(name, game.name) else None) for name in names]


def new_recorder(path: Path | None, record: Record) -> Recorder:
    """Begin the file of a new game, in the games folder if it was given no name."""
    if path is None:
        stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{record.tags['Ruleset']}"
        games_folder().mkdir(parents=True, exist_ok=True)
        for number in count():
            with suppress(RecordExists):
                return Recorder.start(games_folder() / f"{stem}{f'-{number}' if number else ''}{SUFFIX}", record)
    return Recorder.start(Path(str(path)), record)


def recorded_events(record: Record) -> list[GameEvent[Any]]:
    """Return what has happened in a record, with the positions before and after."""
    states = list(record.states())
    return [
        GameEvent(event.seat, event.action, before, after)
        for event, before, after in zip(record.events, states[:-1], states[1:], strict=True)
    ]


def check_language(language: str) -> None:
    """Raise BadOption if there is no such language."""
    bundle(language)


def names_of(tags: list[str], words: Any) -> tuple[str, ...]:
    """Return the names of players: opponents by theirs, counted if they share one, others by their seats."""
    names = []
    for seat, tag in enumerate(tags):
        if is_opponent(tag, words.game.name):
            number = f" {tags[: seat + 1].count(tag)}" if tags.count(tag) > 1 and len(tags) > 2 else ""
            names.append(f"{title_of(tag, words.language)}{number}")
        else:
            names.append(words.player(seat) if tag in UNNAMED else tag)
    return tuple(names)


def words_of_session(session: AnySession, language: str) -> Any:
    """Return words about the game of a session for its players.

    The only person at the table is addressed as `you`, several people go by their seats.
    """
    names = names_of([player.name for player in session.players], words_about(session.game, language))
    if len(session.people) == 1:
        names = tuple(YOU if seat in session.people else name for seat, name in enumerate(names))
    return words_about(session.game, language, names)


def advice_words(words: Any, state: State, action: int | None, seat: int) -> str:
    """Return the sentence with a hint, or that there is none."""
    if action is None:
        return str(words.say("terminal-no-advice"))
    return str(words.say("terminal-advice", action=words.action(state, action, seat)))
