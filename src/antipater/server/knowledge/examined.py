"""A position that somebody examines: from a text, a ruleset or a finished game, and the moves that were tried in it.

What the player to move could not know is never taken from a game. It is filled in at random, the same for everybody
who knows the same, so that moves can be tried.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from antipater.catalog import ruleset
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.game.errors import BadOption, BadText, IllegalAction
from antipater.game.seats import CHANCE
from antipater.notation.classic_unknown import with_any_cards
from antipater.notation.contract import notation_of
from antipater.notation.positions import read_position
from antipater.server.games.projection import GameProjection
from antipater.server.knowledge.messages import Examine
from antipater.server.problems import Problem, unreadable
from antipater.text.catalogue import say
from antipater.text.words import words_about

UNKNOWN_CARDS = ("card-not-hidden", "hand-not-hidden")  # faults of a whole position in which cards are unknown


@dataclass(frozen=True)
class Examined:
    """The position after the moves that were tried, each with the position before it."""

    game: Game
    state: State
    steps: tuple[tuple[State, int, int], ...]  # before, who, what
    names: tuple[str, ...]
    near: int  # the seat that it is drawn for
    imagined: bool  # something was filled in
    viewer: int | None  # the seat that knew the position, if it was a seat's view

    @property
    def seat(self) -> int | None:
        """The seat that must choose; None: chance decides, or the game is over."""
        seat = next_to_act(self.state, self.viewer)
        return None if seat == CHANCE else seat


def examined(asked: Examine, language: str, past: GameProjection | None, names: Sequence[str]) -> Examined:
    """Return what is examined; *past* and *names* are those of a game, if it comes from one."""
    guessed = False
    try:
        if past is not None:
            game, start = past.game, seen_by_actor(past.state, asked.seat)
        elif asked.position:
            start, guessed = table_of(asked.position.strip())
            game = ruleset(start.ruleset, **{**asked.options, **notation_of(start).options_of(start)})
        else:
            game = ruleset(asked.ruleset, **asked.options)
            start = game.start()
    except (BadText, BadOption) as error:
        raise unreadable("bad-position", error, language) from error
    viewer = viewer_of(game, start)
    full = start.copy() if viewer is None else game.imagine(start, Dice(0))
    state, steps = full.copy(), []
    for place, action in enumerate(asked.moves):
        seat = next_to_act(state, viewer)
        if seat is None:
            raise Problem(422, "bad-move", say(language, "analysis-move-after-end", {"number": place + 1}))
        steps.append((state.copy(), seat, action))
        try:
            state.apply(action, seat)
        except IllegalAction as error:
            reason = words_about(game, language).reason(error.reason)
            said = say(language, "analysis-move-impossible", {"number": place + 1, "reason": reason})
            raise Problem(422, "bad-move", said) from error
    given = tuple(names or asked.names)
    if len(given) != game.seats:
        given = tuple(say(language, "analysis-player", {"number": n + 1}) for n in range(game.seats))
    first = max(0, next_to_act(full, viewer) or 0)
    near = first if asked.seat is None or asked.seat >= game.seats else asked.seat
    return Examined(game, state, tuple(steps), given, near, guessed or full != start, viewer)


def table_of(text: str) -> tuple[State, bool]:
    """Return the position of a text, and whether cards that it leaves unknown were filled in; raise BadText.

    What is wrong with the rest has its place in the text as it was given.
    """
    try:
        return read_position(text), False
    except BadText as problem:
        if problem.fault.code not in UNKNOWN_CARDS:
            raise
    try:
        return read_position(with_any_cards(text, Dice(0))), True
    except BadText as problem:
        before = text[: max(0, text.find(f"{problem.field}=") + len(problem.field) + 1)] if problem.field else ""
        problem.line, problem.column = before.count("\n") + 1, len(before) - before.rfind("\n")
        raise


def seen_by_actor(state: State, seat: int | None) -> State:
    """Return a position of a game as the seat that must choose could know it then."""
    actor = next((one for one in state.to_act() if one != CHANCE), seat or 0)
    return state.observe(actor)


def next_to_act(state: State, viewer: int | None) -> int | None:
    """Return who acts next, None after the end; where several choose at once, first the one who knew the position."""
    seats = state.to_act()
    return viewer if viewer in seats else seats[0] if seats else None


def viewer_of(game: Game, state: State) -> int | None:
    """Return the seat that knows just this position, None if nothing is hidden in it or everything is known."""
    if not game.hides_information:
        return None
    return next((seat for seat in range(game.seats) if is_view(state, seat)), None)


def is_view(state: State, seat: int) -> bool:
    """Return whether a position is just what a seat knows."""
    try:
        return state.observe(seat) == state
    except ValueError:
        return False  # it is what another seat knows
