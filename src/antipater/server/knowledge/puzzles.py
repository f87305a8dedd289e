"""Puzzles for people: which one comes next, tries, and ratings of who solves them and of the puzzles.

The puzzles are in memory; a request reads and writes a row or two, however many were tried. A first try is a match of
two, the user and the puzzle. Guests keep their own figures; what they do changes no puzzle.
"""

import random
from bisect import bisect_left
from datetime import date
from typing import Any

from sqlalchemy import Executable, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from antipater.ai.puzzles.puzzle import Puzzle, game_of, same_choice, seat_of, shipped, solution
from antipater.ai.puzzles.solved import judgement_of, line_of, solver_names, why
from antipater.game.contract import State
from antipater.server.knowledge.puzzle_messages import (
    PuzzleInfo,
    PuzzleOption,
    Puzzler,
    PuzzleSet,
    PuzzleStanding,
    SolutionInfo,
    ThemeInfo,
    TriedInfo,
    TryPuzzle,
)
from antipater.server.people.ratings import MIDDLE, MODEL, SCALE, Rating, rated
from antipater.server.problems import Problem
from antipater.server.store.people import Viewer
from antipater.server.store.tables import puzzle_ratings, puzzle_tries, puzzlers
from antipater.server.store.writer import Conflict, Writer
from antipater.server.times import now
from antipater.server.views.registry import view_builder

EASIEST, STEP = 1200, 100  # the rating of a puzzle that no level fails, and what each level that fails it adds
SURE = MODEL.sigma / 2  # how sure the first rating of a puzzle is
NEAR = 40  # puzzles of about the right rating that one is drawn from
ACCOUNT = "account"


class Puzzles:
    """Serves the puzzles that come with the package."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer
        self.random = random.Random()

    def sets(self) -> list[PuzzleSet]:
        """Return which puzzles there are."""
        found = shipped()
        return [
            PuzzleSet(
                ruleset=name,
                puzzles=count,
                themes=[ThemeInfo(theme=theme, puzzles=many) for theme, many in found.themes(name).items()],
            )
            for name, count in found.rulesets().items()
        ]

    def named(self, name: str) -> Puzzle:
        """Return a puzzle; refuse an unknown name."""
        found = shipped().by_name.get(name)
        if found is None:
            raise Problem(404, "no-such-puzzle", f"there is no puzzle {name!r}")
        return found

    def daily(self, day: date) -> Puzzle:
        """Return the puzzle of a day, the same for everybody."""
        if not shipped().by_name:
            raise no_puzzles()
        return shipped().daily(day.toordinal())

    async def next(self, viewer: Viewer, ruleset: str, theme: str, rating: int, last: str) -> Puzzle:
        """Return a puzzle of about the rating of a viewer, one that was not tried before if there is one near."""
        group = shipped().of(ruleset, theme)
        if not group:
            raise no_puzzles()
        if viewer.kind == ACCOUNT:
            rating = shown(await self.standing(viewer)).shown.rating
        middle = bisect_left(group, rating, key=lambda puzzle: first_rating(puzzle).shown().rating)
        start = max(0, min(middle - NEAR // 2, len(group) - NEAR))
        near = [puzzle for puzzle in group[start : start + NEAR] if puzzle.name != last] or group
        tried = await self.tried(viewer, [puzzle.name for puzzle in near])
        return self.random.choice([puzzle for puzzle in near if puzzle.name not in tried] or near)

    async def info(self, puzzle: Puzzle, viewer: Viewer, language: str) -> PuzzleInfo:
        """Return a puzzle to solve."""
        rating = await self.rating_of(puzzle)
        seen = puzzle.seen()
        seat, names = seat_of(seen), solver_names(seen, language)
        return PuzzleInfo(
            name=puzzle.name,
            ruleset=puzzle.ruleset,
            rating=rating.shown().rating,
            tries=rating.games,
            exact=puzzle.exact,
            tried=puzzle.name in await self.tried(viewer, [puzzle.name]),
            names=names,
            view=view_builder(game_of(seen), seat, names, language).view(seen),
        )

    async def attempt(self, puzzle: Puzzle, viewer: Viewer, asked: TryPuzzle, language: str) -> TriedInfo:
        """Return whether a choice is right; a first try changes ratings."""
        seen = puzzle.seen()
        legal = seen.legal(seat_of(seen))
        best = solution(puzzle, seen)
        if asked.action is not None and asked.action not in legal:
            raise Problem(422, "illegal-action", "this cannot be chosen here")
        right = asked.action is not None and same_choice(seen, asked.action, best)
        after = await self.rate(puzzle, viewer, asked, right) if asked.counts else None
        percent = None if asked.action is None else puzzle.percents[legal.index(asked.action)]
        told = right or asked.action is None
        return TriedInfo(
            right=right,
            percent=percent,
            rated=after is not None,
            standing=None if after is None else shown(after),
            solution=solution_info(puzzle, seen, language) if told else None,
        )

    async def rate(self, puzzle: Puzzle, viewer: Viewer, asked: TryPuzzle, right: bool) -> Puzzler | None:
        """Return the standing after a first try, None if it was none; an account's is kept."""
        against = await self.rating_of(puzzle)
        if viewer.kind != ACCOUNT:
            return None if asked.standing is None else after_try(asked.standing, against, right)[0]
        if await self.tried(viewer, [puzzle.name]):
            return None
        standing, rating = after_try(await self.standing(viewer), against, right)
        row: dict[str, Any] = {"mu": standing.mu, "sigma": standing.sigma, "games": standing.tries}
        changes: list[Executable] = [
            insert(puzzle_tries).values(user=viewer.user, puzzle=puzzle.name, solved=right, tried=now()),
            delete(puzzlers).where(puzzlers.c.user == viewer.user),
            insert(puzzlers).values(user=viewer.user, streak=standing.streak, **row),
            delete(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle.name),
            insert(puzzle_ratings).values(puzzle=puzzle.name, **rating._asdict()),
        ]
        try:
            await self.writer.write(before=changes)
        except Conflict:
            return None  # the same try came twice
        return standing

    async def standing(self, viewer: Viewer) -> Puzzler:
        """Return the standing of an account."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(puzzlers).where(puzzlers.c.user == viewer.user))).one_or_none()
        if row is None:
            return Puzzler(mu=MODEL.mu, sigma=MODEL.sigma, tries=0, streak=0)
        return Puzzler(mu=row.mu, sigma=row.sigma, tries=row.games, streak=row.streak)

    async def rating_of(self, puzzle: Puzzle) -> Rating:
        """Return the rating of a puzzle; at first it follows from how many levels fail."""
        query = select(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle.name)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return first_rating(puzzle) if row is None else Rating.read(dict(row._mapping))

    async def tried(self, viewer: Viewer, names: list[str]) -> set[str]:
        """Return which of a few puzzles an account has tried."""
        if viewer.kind != ACCOUNT:
            return set()
        query = select(puzzle_tries.c.puzzle)
        query = query.where(puzzle_tries.c.user == viewer.user, puzzle_tries.c.puzzle.in_(names))
        async with self.engine.connect() as connection:
            return set((await connection.execute(query)).scalars())


def no_puzzles() -> Problem:
    """Return the refusal where there are no puzzles."""
    return Problem(404, "no-puzzles", "there are no puzzles of this kind")


def first_rating(puzzle: Puzzle) -> Rating:
    """Return the rating of a puzzle before anybody tried it."""
    return Rating(MODEL.mu + (EASIEST + STEP * puzzle.difficulty - MIDDLE) / SCALE, SURE)


def after_try(before: Puzzler, puzzle: Rating, right: bool) -> tuple[Puzzler, Rating]:
    """Return the standing and the rating of the puzzle after a try: a match that one of them wins."""
    mine, other = rated([Rating(before.mu, before.sigma, before.tries), puzzle], (1, 2) if right else (2, 1))
    return Puzzler(mu=mine.mu, sigma=mine.sigma, tries=mine.games, streak=before.streak + 1 if right else 0), other


def shown(standing: Puzzler) -> PuzzleStanding:
    """Return a standing with its rating as people read it."""
    return PuzzleStanding(shown=Rating(standing.mu, standing.sigma, standing.tries).shown(), kept=standing)


def solution_info(puzzle: Puzzle, seen: State, language: str) -> SolutionInfo:
    """Return the solution with its line and its reasons."""
    seat = seat_of(seen)
    names = solver_names(seen, language)
    builder = view_builder(game_of(seen), seat, names, language)
    options = [
        PuzzleOption(choice=builder.choice(seen, option.action, seat), percent=round(100 * option.chance))
        for option in judgement_of(puzzle, seen).options
    ]
    return SolutionInfo(
        options=options,
        line=line_of(puzzle, seen, names, language),
        themes=list(puzzle.themes),
        why=why(puzzle, seen, names, language),
    )
