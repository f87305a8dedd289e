"""What a guided tree is tuned by: figures that were found by matches (docs/strength.md)."""

from dataclasses import dataclass

from antipater.ai.search.guided import GuidedTree


@dataclass(frozen=True)
class TreeSettings:
    """How much a tree explores, and what a new position is worth before it is searched."""

    exploration: float = 1.5
    prior_sharpness: float = 20.0
    leaf_sharpness: float = 0.0

    def apply(self, tree: GuidedTree) -> GuidedTree:
        """Apply the settings to a new tree and return it."""
        tree.exploration = self.exploration
        tree.prior_sharpness = self.prior_sharpness
        tree.leaf_sharpness = self.leaf_sharpness
        return tree


DEFAULT = TreeSettings()
