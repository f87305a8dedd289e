"""How the nets learn: self-play, temporal differences, checkpoints."""
