"""Small differences between two views: JSON merge patches (RFC 7396).

An object says only what changed, `null` removes; lists and plain values are replaced whole. A view may hold `null`
itself: a patch that means such a value removes it, so whoever applies patches reads what is missing as `null`.
"""

from typing import Any


def difference(old: Any, new: Any) -> Any:
    """Return the patch that makes *new* of *old*."""
    if not isinstance(old, dict) or not isinstance(new, dict):
        return new
    patch = {name: None for name in old if name not in new}
    for name, value in new.items():
        if name not in old:
            patch[name] = value
        elif value != old[name]:
            patch[name] = difference(old[name], value)
    return patch


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
