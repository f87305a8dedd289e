"""Words for classic 7 Wonders."""
