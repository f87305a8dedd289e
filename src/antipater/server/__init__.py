"""Games over the network: rooms projection logs, the store loses nothing, views show no more than a seat knows."""
