"""Records of games for the tests, and the kept proofs that old games replay unchanged."""
