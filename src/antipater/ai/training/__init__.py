"""Training of the nets: self-play, temporal differences, checkpoints."""
