"""An effect with a decision of its own has few homes: what it costs to add one."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
KINDS = (".py", ".pxd", ".ftl", ".ts", ".svelte")
# How one expansion draws its effects; an effect without a drawing gets a plain sign.
DRAWINGS = ("src/antipater/terminal/pantheon/part.py", "web/src/art/effects.ts")


def test_an_effect_with_a_decision_is_in_eight_files() -> None:
    """Baal's effect (P5.5): a word, its card, two rows, the rule and its header, the log, and a file per language."""
    names = re.compile(r"StealCard|OWE_STEAL\b|DO_STEAL\b|-steal\b")
    files = [path for folder in ("src", "web/src") for path in (ROOT / folder).rglob("*") if path.suffix in KINDS]
    homes = {path.relative_to(ROOT).as_posix() for path in files if names.search(path.read_text("utf-8"))}
    homes -= {"src/antipater/game/rows.py", *DRAWINGS}  # the first mentions it as an example
    assert len(homes) <= 8, sorted(homes)
    assert sum(name.endswith(".ftl") for name in homes) == 2, "one file per language has all its words"


def test_only_the_pieces_of_a_kit_know_the_class_of_a_position() -> None:
    """Whoever serves all rulesets asks the kit, so that one more ruleset changes nobody else."""
    asked = re.compile(r"isinstance\([^)]*\b(DuelState|ClassicState)\b")
    source = ROOT / "src" / "antipater"
    homes = {
        path.relative_to(source).as_posix() for path in source.rglob("*.py") if asked.search(path.read_text("utf-8"))
    }
    seeing = {"ai/evaluation/features.py", "ai/evaluation/classic_features.py"}
    pieces = {"server/views/classic.py", "server/views/duel.py", *seeing}
    assert {home for home in homes if not home.startswith("rules/")} == pieces
