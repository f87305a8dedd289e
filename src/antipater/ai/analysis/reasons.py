"""Why a choice is better than another, in sentences: only what the rules say of this very position.

The kit of a ruleset names where its facts come from. Where no fact tells the two choices apart, nothing is said.
"""

from collections.abc import Sequence

from antipater.ai.analysis.judgement import Judgement
from antipater.catalog import kit_of
from antipater.game.contract import Game, State
from antipater.text.catalogue import say
from antipater.text.words import words_about

MOST = 2  # sentences


def reasons(
    game: Game, state: State, judgement: Judgement, played: int | None, players: Sequence[str], language: str
) -> list[str]:
    """Return why the best choice is better than the one that was played, or simply good; at most two sentences."""
    kit = kit_of(state)
    if "why" not in kit.pieces:
        return []
    seat, best = judgement.seat, judgement.options[0].action
    words = words_about(game, language, players)
    found = list(kit.piece("why")(state.observe(seat), seat, best, played))[:MOST]
    return [
        say(
            language,
            f"why-{fact.key}",
            {
                "rival": players[1 - seat if fact.seat is None else fact.seat],
                "card": "" if fact.card is None else words.name(fact.card),
                "number": fact.number,
            },
        )
        for fact in found
    ]
