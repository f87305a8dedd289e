"""What a guided tree is tuned by: figures that were found by matches (docs/strength.md)."""

from dataclasses import dataclass

from antipater.ai.search.guided import GuidedTree


@dataclass(frozen=True)
class TreeSettings:
    """How much a tree explores, and what a new position is worth before it is searched."""

    exploration: float = 1.5
    exploration_growth: float = 0.0
    prior_sharpness: float = 20.0
    leaf_sharpness: float = 0.0
    chains: bool = False  # whether choices of one seat in a row are followed before a position is judged

    def apply(self, tree: GuidedTree) -> GuidedTree:
        """Apply the settings to a new tree and return it."""
        tree.exploration = self.exploration
        tree.exploration_growth = self.exploration_growth
        tree.prior_sharpness = self.prior_sharpness
        tree.leaf_sharpness = self.leaf_sharpness
        tree.follow_chains(self.chains)
        return tree


PREFERENCE = 2.0  # what a search found: choices below an action count by their visits to this power
TUNED = TreeSettings(exploration=0.6, exploration_growth=0.35, leaf_sharpness=30.0)
# What level 7 was set with where that was not known yet, so that it stays as strong as it is.
SET_WITH = {name: TreeSettings() for name in ("duel+pantheon", "duel+agora", "duel+pantheon+agora")}
