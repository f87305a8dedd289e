"""The spaces of an environment, made from its layout."""

import numpy as np
from gymnasium import spaces

from antipater.envs.encoding import Layout

RENDER_MODES = ("ansi", "rgb_array", "human")


def row_space(layout: Layout) -> spaces.Box:
    """Return the space of the rows: every column from 0 to its highest number."""
    return spaces.Box(np.zeros(layout.size, np.uint8), layout.high, dtype=np.uint8)


def table_space(layout: Layout, seats: int) -> spaces.Box:
    """Return the space of the rows of all seats, one after the other."""
    return spaces.Box(np.zeros(layout.size * seats, np.uint8), np.tile(layout.high, seats), dtype=np.uint8)


def masked_space(layout: Layout, more: int = 0) -> spaces.Dict:
    """Return the space of rows together with masks; *more* actions come after those of the game."""
    mask = spaces.Box(0, 1, (layout.actions + more,), np.int8)
    return spaces.Dict({"observation": row_space(layout), "action_mask": mask})


def action_space(layout: Layout, more: int = 0) -> spaces.Discrete:
    """Return the space of the actions, as every record numbers them."""
    return spaces.Discrete(layout.actions + more)
