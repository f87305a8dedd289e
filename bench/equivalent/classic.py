"""Changes to the rules of classic 7 Wonders that are no faults."""

from bench.equivalent.change import Change

REASONS: dict[str, tuple[Change, ...]] = {}
