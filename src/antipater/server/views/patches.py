"""Small differences between two views: JSON merge patches (RFC 7396).

An object contains only what changed, `null` removes; lists and plain values are replaced whole. A view may hold `null`
itself: a patch that means such a value removes it, so a reader treats what is missing as `null`.
"""

from collections.abc import Hashable
from typing import Any

MISSING = object()  # equal to nothing that a view holds


def difference(old: Any, new: Any) -> Any:
    """Return the patch that makes *new* of *old*."""
    if not isinstance(old, dict) or not isinstance(new, dict):
        return new
    patch = {} if old.keys() <= new.keys() else {name: None for name in old if name not in new}
    for name, value in new.items():
        was = old.get(name, MISSING)
        if value is was:
            continue
        if isinstance(value, dict) and isinstance(was, dict):
            if inner := difference(was, value):
                patch[name] = inner
        elif value != was:
            patch[name] = value
    return patch


class Difference:
    """Computes differences between views of one position; what viewers share is computed once."""

    def __init__(self) -> None:
        self.shared: tuple[Any, Any, Any] = (None, None, None)
        self.told: dict[Hashable, Any] = {}  # events that several viewers are told in the same words

    def between(self, old: dict[str, Any] | None, new: dict[str, Any], shared: str) -> Any:
        """Return the patch that makes one view of another; *shared* names what viewers share."""
        if old is new:
            return {}
        if old is None or old[shared] is new[shared]:
            return difference(old, new)
        was, now, patch = self.shared
        if was is not old[shared] or now is not new[shared]:
            patch = difference(old[shared], new[shared])
            self.shared = old[shared], new[shared], patch
        own = difference({**old, shared: None}, {**new, shared: None})
        return {**own, shared: patch} if patch else own


def patched(old: Any, patch: Any) -> Any:
    """Return what a patch makes of *old*."""
    if not isinstance(patch, dict):
        return patch
    base = dict(old) if isinstance(old, dict) else {}
    for name, value in patch.items():
        if value is None:
            base.pop(name, None)
        else:
            base[name] = patched(base.get(name), value)
    return base


def without_nulls(value: Any) -> Any:
    """Return a view as a patched one reads: what is `null` is not there."""
    if isinstance(value, dict):
        return {name: without_nulls(inner) for name, inner in value.items() if inner is not None}
    return [without_nulls(inner) for inner in value] if isinstance(value, list) else value
