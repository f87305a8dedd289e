"""Three ways to learn Duel in PyTorch on the vector environment, with the protocol that compares them.

`python -m examples.baselines` trains all of them, draws their curves and plays the leaderboard. Needs
antipater[envs,examples].
"""
