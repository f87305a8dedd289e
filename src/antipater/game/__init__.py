"""The contract that every game answers; it imports nothing of ours."""
