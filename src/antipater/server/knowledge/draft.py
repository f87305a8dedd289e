"""The first pick of a draft from wonders that somebody names; everything else is drawn."""

import random
from typing import Annotated

from pydantic import Field

from antipater.catalog import ruleset
from antipater.game.contract import State
from antipater.game.errors import BadOption
from antipater.game.seats import CHANCE
from antipater.notation.moves import write_action
from antipater.notation.positions import write_position
from antipater.server.messages import Message
from antipater.server.problems import Problem

OFFERED = 4
Word = Annotated[str, Field(max_length=60)]


class AskDraft(Message):
    """Wonders that lie open for the first pick; the seed draws all the rest."""

    ruleset: Word = "duel"
    options: Annotated[dict[str, Word], Field(max_length=12)] = Field(default_factory=dict)
    wonders: Annotated[list[Word], Field(max_length=OFFERED)] = Field(default_factory=list)
    seed: Annotated[int, Field(ge=0, lt=1 << 31)] = 0


class DraftInfo(Message):
    """The wonders that can be drafted, and the position before the first pick if four were named."""

    wonders: list[str]
    position: str | None


def draft_info(asked: AskDraft) -> DraftInfo:
    """Return a draft; refuse a ruleset without one, and wonders that are not in it."""
    try:
        game = ruleset(asked.ruleset, **asked.options)
    except BadOption as error:
        raise Problem(422, "bad-option", str(error)) from error
    if game.options.get("wonders") != "draft":
        raise Problem(422, "no-draft", "wonders are not drafted under this ruleset")
    dice, state, wonders = random.Random(asked.seed), game.start(), list[str]()
    while state.to_act() == (CHANCE,):
        shown = {written(state, action): action for action in state.legal(CHANCE)}
        if not wonders:
            wonders = [word.removeprefix("show:") for word in shown if word.startswith("show:")]
        wanted = [shown[f"show:{key}"] for key in asked.wonders if f"show:{key}" in shown]
        drawn = dice.choices(state.legal(CHANCE), state.weights())
        state.apply((wanted or drawn)[0], CHANCE)
    unknown = [key for key in asked.wonders if key not in wonders]
    if unknown:
        raise Problem(422, "no-such-wonder", f"there is no wonder {unknown[0]!r} in this draft")
    whole = len(set(asked.wonders)) == OFFERED
    return DraftInfo(wonders=sorted(wonders), position=write_position(state) if whole else None)


def written(state: State, action: int) -> str:
    """Return an outcome of chance in notation."""
    return write_action(state, action, CHANCE)
