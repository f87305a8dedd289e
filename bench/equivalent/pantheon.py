"""Changes to the rules of Pantheon that are no faults."""

from bench.equivalent.change import Change

REASONS: dict[str, tuple[Change, ...]] = {}
