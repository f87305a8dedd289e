"""What holds at every position of Duel and its expansions that a test of the rulebook comes to."""

from antipater import compiled
from antipater.rules.agora.decisions import ROWS as AGORA_ROWS
from antipater.rules.duel.arrange import arranged, arrangement_of
from antipater.rules.duel.decisions import ROWS as DUEL_ROWS
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.decisions import OWE_PANTHEON
from antipater.rules.pantheon.decisions import ROWS as PANTHEON_ROWS

ALL_ROWS = DUEL_ROWS + PANTHEON_ROWS + AGORA_ROWS
ABOUT = {row.kind: row.of for row in ALL_ROWS.decisions}


def check_sound(state: DuelState) -> None:
    """Check options that ascend, the laws of a position, and that it can be put back on a table."""
    assert compiled() or state.invariant_violation() == 0, "compiled, only the core can ask"
    for seat in state.to_act():
        legal = state.legal(seat)
        assert legal == sorted(set(legal)) != []
    assert arranged(arrangement_of(state), state.part_types) == state
    for kind, subject in zip(state.kinds[: state.depth], state.subjects[: state.depth], strict=True):
        assert ABOUT[kind] or subject == (kind == OWE_PANTHEON), f"what is owed, {kind}, is about nothing"
