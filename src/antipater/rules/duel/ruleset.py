"""The rulesets of the Duel family: the base game with any expansions, their options, starts, deals and worlds."""

from collections.abc import Mapping
from functools import cache

from antipater.data.columns import BY_KEY
from antipater.data.duel import FIRST_GAME_WONDERS, MOST_HANDICAP, WONDERS_BASE
from antipater.data.items import WONDER_ITEM, Item
from antipater.data.promos import WONDERS_PROMO
from antipater.data.words import bits
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.game.rows import Rows
from antipater.game.seats import CHANCE
from antipater.rules.duel.deal import DuelDeal
from antipater.rules.duel.decisions import CARD_IDENTITIES, DO_DRAFT, FIRST, REVISED, ROWS, WIDE_IDENTITIES
from antipater.rules.duel.state import DuelState
from antipater.rules.duel.table import Part


def wonder_set(items: tuple[Item, ...]) -> int:
    """Return wonders as a bit set."""
    return bits(WONDER_ITEM.index(item.number) for item in items)


class Duel(Game):
    """7 Wonders Duel with any expansions."""

    seats = 2
    prize = 2
    choices: Mapping[str, tuple[str, ...]] = {
        "edition": ("revised", "first"),
        "wonders": ("draft", "first-game"),
        "promos": ("no", "yes"),
        "handicap": tuple(str(coins) for coins in range(MOST_HANDICAP + 1)),
    }
    unsaid = ("handicap",)

    def __init__(self, parts: tuple[type[Part], ...] = (), **options: str) -> None:
        self.parts = parts
        self.name = "+".join(["duel", *(part.name for part in parts)])
        super().__init__(**options)
        self.edition = FIRST if self.options["edition"] == "first" else REVISED
        # The pool of the draft (D2.5, M1).
        promos = WONDERS_PROMO if self.options["promos"] == "yes" else ()
        own = tuple(item for part in parts for item in part.wonders)
        self.pool, self.given = wonder_set((*WONDERS_BASE, *own, *promos)), [0, 0]
        if self.options["wonders"] == "first-game":
            self.pool, self.given = 0, [wonder_set(tuple(BY_KEY[key] for key in keys)) for keys in FIRST_GAME_WONDERS]
        self.rows = rows_with(parts)
        wide = bool(DuelState(parts).wide)
        self.actions = self.rows.action_count(wide)
        self.outcomes = self.rows.outcome_count(wide)
        self.identities = WIDE_IDENTITIES + self.actions if wide else CARD_IDENTITIES + self.actions - DO_DRAFT

    @property
    def hides_information(self) -> bool:
        """Whether an expansion keeps secrets; the base game has none (D4.8)."""
        return any(part.imagine is not Part.imagine for part in self.parts)

    def start(self) -> DuelState:
        """Return the table before anything has been turned up."""
        state = DuelState(self.parts)
        state.set_up(self.edition, self.pool, *self.given)
        state.add_handicap(int(self.options.get("handicap", "0")))
        return state

    def deal(self, dice: Dice) -> DuelDeal:
        """Prepare a whole deal."""
        return DuelDeal(dice, self.parts)

    def imagine(self, seen: State, dice: Dice) -> State:
        """Fill what is hidden, every consistent way with its true chance: the secrets of each expansion."""
        if not isinstance(seen, DuelState) or seen.part_types != self.parts:
            raise TypeError(f"this is no observation of {self.name}, but of {seen.ruleset or type(seen).__name__}")
        world = seen.copy()
        for part in self.parts:
            world.part(part.name).imagine(world, dice)
        return world

    def seen(self, action: int, actor: int, viewer: int) -> int:
        """Return an event as *viewer* may know it: what an expansion hides is UNKNOWN."""
        if actor != viewer:
            for part in self.parts:
                rows = part.rows.outcomes if actor == CHANCE else part.rows.actions
                if any(action in verb for verb in rows):
                    return part.seen(action, actor, viewer)
        return action


@cache
def rows_with(parts: tuple[type[Part], ...]) -> Rows:
    """Return the rows of the base game and of expansions; raise ValueError if two have a number in common."""
    rows = ROWS
    for part in parts:
        rows += part.rows
    rows.check()
    return rows
