"""The analysis board: positions that can be drawn, and what the workers think of them, more and more exactly.

A judgement is kept by position, engine and budget, so whoever looks at the same position again does not wait.
"""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any

from antipater.ai.analysis.judgement import Judgement, Option
from antipater.ai.analysis.reasons import reasons
from antipater.game.contract import Game, State
from antipater.game.seats import CHANCE
from antipater.server.knowledge.examined import Examined
from antipater.server.knowledge.finished import Judged, can_be_reviewed
from antipater.server.knowledge.messages import ExaminedInfo, JudgedOutcome, Outcome, ThoughtInfo, Tried
from antipater.server.knowledge.report import options_of
from antipater.server.knowledge.reviews import engine_version
from antipater.server.thinking.pool import OpponentPool
from antipater.server.thinking.worker import Inquiry
from antipater.server.views.registry import view_builder
from antipater.text.words import words_about

STAGES = (100, 400, 1_000, 3_000, 10_000, 30_000)  # simulations: the first answer comes at once
SHOWN = 8  # options
LINES = 3  # options with the moves that are expected to follow
KEPT = 4_096  # judgements in memory
OUTCOME_SIMULATIONS = 200  # for each card that may turn up


@dataclass(frozen=True)
class Asker:
    """Who asks, in which language; the time is charged to the keys."""

    language: str
    keys: Sequence[str]


def board_info(found: Examined, language: str, labels: bool) -> ExaminedInfo:
    """Return a position as it is drawn: for the near seat, with the choices of whoever must choose."""
    state, seat = found.state, found.seat
    words = words_about(found.game, language, found.names)
    actor = found.near if seat is None else seat
    # While cards are turned up nobody can pay for them, so nobody sees prices.
    viewer = None if state.to_act() == (CHANCE,) else actor
    builder = view_builder(found.game, viewer, found.names, language)
    view: Any = {**builder.view(state.observe(actor)), "viewer": found.near, "decision": words.decision(state)}
    outcomes = []
    if state.to_act() == (CHANCE,):
        weights = state.weights()
        outcomes = [
            Outcome(choice=builder.choice(state, action, CHANCE), share=weight / sum(weights))
            for action, weight in zip(state.legal(CHANCE), weights, strict=True)
        ]
    steps = found.steps if labels else found.steps[-1:]
    return ExaminedInfo.model_construct(
        view=view,
        names=list(found.names),
        seat=seat,
        outcomes=outcomes,
        tried=[
            Tried(seat=None if who == CHANCE else who, text=words.action(before, what, who))
            for before, who, what in steps
        ],
        imagined=found.imagined,
        judged=can_be_reviewed(found.game.name),
    )


class Analyses:
    """Judges positions for whoever looks at them."""

    def __init__(self, workers: OpponentPool) -> None:
        self.workers = workers
        self.kept: OrderedDict[str, Judged] = OrderedDict()
        self.asked: dict[str, asyncio.Task[Judged]] = {}

    async def judged(self, game: Game, seen: State, seat: int, simulations: int, keys: Sequence[str]) -> Judged:
        """Return the judgement of what a seat sees, with the moves that are expected to follow."""
        inquiry: Inquiry = {
            "judge": seat,
            "ruleset": game.name,
            "options": dict(game.options),
            "fields": seen.fields(),
            "played": None,
            "simulations": simulations,
            "lines": LINES,
        }
        return await self.answer(inquiry, keys)

    async def answer(self, inquiry: Inquiry, keys: Sequence[str]) -> Judged:
        """Return the answer of a worker; one that is kept, or is being made, is not made again.

        Whoever stops waiting does not stop a worker: the answer is kept for the next time.
        """
        about = repr((engine_version(), sorted(inquiry.items())))
        key = hashlib.sha256(about.encode()).hexdigest()
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.asked:
            self.asked[key] = asyncio.create_task(self.ask(key, inquiry, keys), name="analysis")
        return await asyncio.shield(self.asked[key])

    async def ask(self, key: str, inquiry: Inquiry, keys: Sequence[str]) -> Judged:
        """Return the answer of a worker, and keep it."""
        try:
            found = await self.workers.judge(inquiry, keys)
            self.kept[key] = found
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
            return found
        finally:
            del self.asked[key]

    async def thoughts(self, found: Examined, simulations: int, asker: Asker) -> AsyncIterator[ThoughtInfo]:
        """Yield what the engine says of a position, with more and more simulations until it has them all."""
        if found.seat is None:
            async for thought in self.outcomes(found, asker):
                yield thought
            return
        seen = found.state.observe(found.seat)
        for stage in [*(stage for stage in STAGES if stage < simulations), simulations]:
            told = await self.judged(found.game, seen, found.seat, stage, asker.keys)
            last = bool(told["exact"]) or stage == simulations or len(told["options"]) == 1
            yield thought_info(found, told, stage, last, asker.language)
            if last:
                return

    async def outcomes(self, found: Examined, asker: Asker) -> AsyncIterator[ThoughtInfo]:
        """Yield the win probability after each thing that chance may bring; nothing after the end of a game."""
        state, judged = found.state, []
        legal = state.legal(CHANCE) if state.to_act() == (CHANCE,) else []
        for action in legal:
            after = state.copy()
            after.apply(action, CHANCE)
            seats = after.to_act()
            chance: float | None = None
            if not seats:
                chance = after.returns()[0] / sum(after.returns())
            elif seats[0] != CHANCE:
                seen = after.observe(seats[0])
                told = await self.judged(found.game, seen, seats[0], OUTCOME_SIMULATIONS, asker.keys)
                chance = told["options"][0][1] if seats[0] == 0 else 1.0 - told["options"][0][1]
            judged.append(JudgedOutcome(action=action, chance=chance))
            yield ThoughtInfo(simulations=OUTCOME_SIMULATIONS, done=len(judged) == len(legal), outcomes=list(judged))
            if chance is None:
                return

    async def close(self) -> None:
        """Stop waiting for workers."""
        tasks = list(self.asked.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def thought_info(found: Examined, told: Judged, simulations: int, done: bool, language: str) -> ThoughtInfo:
    """Return a judgement as a message, with the line that is expected after the best options."""
    assert found.seat is not None
    judgement = Judgement(found.seat, tuple(Option(*one) for one in told["options"]), told["exact"])
    options = options_of(found.game, found.state, judgement, found.names, language, None, SHOWN)
    lines = [line_words(found, actions, language) for actions in told.get("lines", [])]
    return ThoughtInfo(
        simulations=simulations,
        done=done,
        exact=judgement.exact,
        options=[
            one.model_copy(update={"line": lines[place]}) if place < len(lines) else one
            for place, one in enumerate(options)
        ],
        why=reasons(found.game, found.state, judgement, None, found.names, language),
    )


def line_words(found: Examined, actions: Sequence[int], language: str) -> list[str]:
    """Return the moves after the first one of a line, in words."""
    words, state, said = words_about(found.game, language, found.names), found.state.copy(), []
    for action in actions:
        seat = state.to_act()[0]
        said.append(words.action(state, action, seat))
        state.apply(action, seat)
    return said[1:]
