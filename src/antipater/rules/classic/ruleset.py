"""The ruleset `classic`: its options, its start, its deals, and the worlds behind an observation."""

from collections.abc import Mapping

from antipater.data.classic import BOARDS, FREE_CITY, MOST_PLAYERS
from antipater.data.classic_items import CARDS
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.game.errors import BadOption, Fault
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.classic import worlds
from antipater.rules.classic.actions import (
    ACTIONS,
    FREE,
    GIVE_BOARD,
    OUTCOMES,
    RANKS,
    REVIVE,
    SELL,
    SELL_UNSEEN,
    STAGE,
    STAGE_UNSEEN,
)
from antipater.rules.classic.deal import ClassicDeal
from antipater.rules.classic.turn import PRIZE_SHARES, ClassicState

BOARD_KEYS = tuple(board.key for board in BOARDS)
RANDOM = "random"
OPEN = "?"  # in a list of boards or sides: left to chance
STANDARD, WITH_FREE_CITY = "standard", "free-city"


class Classic(Game):
    """Classic 7 Wonders, first edition, for 3 to 7 players, or for 2 with the Free City."""

    name = "classic"
    actions = ACTIONS
    outcomes = OUTCOMES
    prize = PRIZE_SHARES
    choices: Mapping[str, tuple[str, ...]] = {
        "players": ("3", "4", "5", "6", "7", "2"),
        "variant": (STANDARD, WITH_FREE_CITY),
        "boards": (RANDOM,),
        "sides": (RANDOM, "a", "b"),
    }

    def __init__(self, **options: str) -> None:
        super().__init__(**matched(options))
        self.seats = int(self.options["players"])
        self.cities = max(self.seats, FREE_CITY + 1)
        self.boards = self.read_boards(self.options["boards"])
        self.sides = self.read_sides(self.options["sides"])

    def check_value(self, option: str, value: str) -> None:
        """Take a list of boards, `rhodos,gizah,?`, or a side for each city, `ab?`, besides the named values."""
        if option not in ("boards", "sides") or value in self.choices[option]:
            super().check_value(option, value)

    def read_boards(self, value: str) -> list[int]:
        """Return the board of each city, -1 where chance gives it (C1.2)."""
        keys = [OPEN] * self.cities if value == RANDOM else value.split(",")
        known = [key for key in keys if key != OPEN]
        if len(keys) != self.cities or not set(known) <= set(BOARD_KEYS) or len(set(known)) < len(known):
            fault = Fault(
                "boards is random, or {expected} different ones of {words} with commas between"
                " and ? for a random one, not {word!r}",
                "option-boards",
                {"expected": self.cities, "words": tuple(BOARD_KEYS), "word": value},
            )
            raise BadOption(fault)
        return [UNKNOWN if key == OPEN else BOARD_KEYS.index(key) for key in keys]

    def read_sides(self, value: str) -> list[int]:
        """Return the side of each city's board, -1 where chance gives it (C1.2)."""
        sides = OPEN * self.cities if value == RANDOM else value * self.cities if value in ("a", "b") else value
        if len(sides) != self.cities or not set(sides) <= set("ab?"):
            fault = Fault(
                "sides is random, a, b, or {expected} letters a, b or ? (random), one for each city, not {word!r}",
                "option-sides",
                {"expected": self.cities, "word": value},
            )
            raise BadOption(fault)
        return [UNKNOWN if side == OPEN else "ab".index(side) for side in sides]

    def start(self) -> ClassicState:
        """Return the table before anything has been dealt."""
        state = ClassicState()
        state.set_up(self.seats, self.boards, self.sides)
        return state

    def deal(self, dice: Dice) -> ClassicDeal:
        """Prepare a whole deal."""
        return ClassicDeal(dice, self.seats)

    def imagine(self, seen: State, dice: Dice) -> State:
        """Fill what a seat cannot know: hands, discards, cards under stages, the deck (C8)."""
        if not isinstance(seen, ClassicState):
            raise TypeError(f"this is no observation of {self.name}: {type(seen).__name__}")
        return worlds.imagine(seen, dice)

    def seen(self, action: int, actor: int, viewer: int) -> int:
        """Hide cards that another seat is dealt, discards, or puts under a stage (C8.2, C8.3)."""
        if actor == CHANCE:
            return action if action >= GIVE_BOARD or action // CARDS == viewer else UNKNOWN
        if actor == viewer:
            return action
        if STAGE <= action < FREE:
            return STAGE_UNSEEN + action % RANKS
        return SELL_UNSEEN if SELL <= action < REVIVE else action


def matched(options: dict[str, str]) -> dict[str, str]:
    """Fill in what two players and the variant with the Free City say about each other (C1.1, C9)."""
    filled = dict(options)
    if options.get("players") == "2":
        filled.setdefault("variant", WITH_FREE_CITY)
    elif options.get("variant") == WITH_FREE_CITY:
        filled.setdefault("players", "2")
    if (filled.get("players") == "2") != (filled.get("variant") == WITH_FREE_CITY):
        found, word = filled.get("players", "3"), filled.get("variant", STANDARD)
        fault = Fault(
            "two players play the variant {two}, 3 to {most} the variant {more}:"
            " not players={found} with variant={word}",
            "option-variant",
            {"two": WITH_FREE_CITY, "more": STANDARD, "most": MOST_PLAYERS, "found": found, "word": word},
        )
        raise BadOption(fault)
    return filled
