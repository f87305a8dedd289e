"""Games over the network: rooms run games from their logs, the store keeps every move, views show what a seat knows."""
