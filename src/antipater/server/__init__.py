"""Games over the network: rooms fold logs, the store loses nothing, views show no more than a seat knows."""
