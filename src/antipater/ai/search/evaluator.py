"""What a guided search asks of somebody who knows the game: how good a position is, and how good each option."""


class Evaluator:
    """Judges positions as `State.save` writes them; values are shares of the victory, 0 to 1, exact when it is over."""

    def __init__(self) -> None:
        self.options = [0] * 512
        self.values = [0.0] * 512

    def judge_options(self, block: list[int], seat: int) -> int:
        """List the options of *seat* in a position, judge what follows each, and return how many there are."""
        return 0

    def judge_position(self, block: list[int], seat: int) -> float:
        """Return the share that *seat* can expect in a position that it has just moved to."""
        return 0.5
