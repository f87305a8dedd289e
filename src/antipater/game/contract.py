"""The contract that every game answers: positions that change by actions, and chance as one more actor.

A `State` is a position. `to_act` says who owes a choice: some seats, chance, or nobody when the game is over. Seats
choose among actions, chance among outcomes; both are small integers, numbered once per game, append-only.
Everything that Python can call checks its input. `to_act_set`, `options`, `chance_weights`, `identity`, `step`, `save`,
`load` and `hide_from` are the unchecked core that compiled callers use without the GIL; a game overrides those.
"""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Self

from antipater.game.dice import Dice
from antipater.game.errors import BadOption, Fault, IllegalAction, NoSuchSeat, Reason
from antipater.game.seats import CHANCE, CHANCE_ACTS, MOST_SEATS, SEATS_IN, SPECTATOR

if TYPE_CHECKING:
    from antipater.game.dealer import Dealer

# Nobody ever has more than 512 options, no position more than 2048 integers. These are shared by the checked methods,
# which hold the GIL; loops without it bring their own.
OPTIONS = [0] * 512
WEIGHTS = [0] * 512
FIELDS = [0] * 2048
LARGEST = 1 << 31
DRAWING = "antipater.notation.drawing"
SOUNDNESS = "antipater.notation.soundness"  # by its path: lower packages do not know higher ones


class State:
    """A position; it changes only through `apply`."""

    # What a game overrides.

    def to_act_set(self) -> int:
        """Return who owes a choice: a bit set of seats, CHANCE_ACTS, or 0 when the game is over."""
        return 0

    def options(self, seat: int, out: list[int]) -> int:
        """Write the legal actions of *seat* (outcomes of CHANCE) to *out*, ascending; return how many."""
        return 0

    def chance_weights(self, out: list[int]) -> int:
        """Write the weights of chance's outcomes and return 1, or return 0: all are equally likely."""
        return 0

    def step(self, action: int, seat: int) -> None:
        """Carry out a legal action, unchecked."""

    def identity(self, action: int) -> int:
        """Return a number for what an option does, wherever on the table it lies: no two options do the same."""
        return action

    def save(self, block: list[int]) -> int:
        """Write every field to *block*; return how many integers there are."""
        return 0

    def load(self, block: list[int]) -> None:
        """Take every field from *block*, as `save` wrote it."""

    def invariant_violation(self) -> int:
        """Return the number of a law that this position breaks, 0 if it is sound; only tests ask."""
        return 0

    def hide_from(self, seat: int) -> None:
        """Make UNKNOWN every field that *seat* may not know, unchecked."""

    def sealed(self, seat: int) -> int:
        """Return whether *seat* has made a choice that the others may not even see yet."""
        return 0

    def why_not(self, action: int, seat: int) -> Reason | None:
        """Return why *seat* cannot do *action* now, or None if it can."""
        return None if action in self.legal(seat) else self.out_of_turn(seat) or Reason("not-an-option")

    def returns(self) -> list[int]:
        """Return every seat's share of the victory, in units that add up to `Game.prize`; all 0 while it lasts."""
        return []

    @property
    def ruleset(self) -> str:
        """The name of the ruleset that the position belongs to."""
        return ""

    # What every game inherits.

    def to_act(self) -> tuple[int, ...]:
        """Return the seats that owe a choice, `(CHANCE,)`, or `()` when the game is over."""
        return SEATS_IN[self.to_act_set()]

    def legal(self, seat: int) -> list[int]:
        """Return what *seat* may do, ascending; never empty for a seat in `to_act`, empty for the others."""
        n = self.options(seat, OPTIONS) if self.must_choose(seat) else 0
        return [OPTIONS[place] for place in range(n)]

    def identities(self, seat: int) -> list[int]:
        """Return what each of `legal(seat)` does; the same card in another place is the same identity."""
        return [self.identity(action) for action in self.legal(seat)]

    def weights(self) -> list[int]:
        """Return a whole-number weight for each outcome in `legal(CHANCE)`."""
        n = self.options(CHANCE, OPTIONS) if self.to_act_set() == CHANCE_ACTS else 0
        if n and self.chance_weights(WEIGHTS):
            return [WEIGHTS[place] for place in range(n)]
        return [1] * n

    def apply(self, action: int, seat: int) -> None:
        """Carry out *action*; raise IllegalAction, and change nothing, if *seat* may not do it now."""
        if self.must_choose(seat):
            n = self.options(seat, OPTIONS)
            for place in range(n):
                if OPTIONS[place] == action:
                    self.step(action, seat)
                    return
        raise IllegalAction(self.why_not(action, seat) or Reason("not-an-option"))

    def must_choose(self, seat: int) -> int:
        """Return whether *seat* (or CHANCE) must choose now."""
        if seat == CHANCE:
            return 1 if self.to_act_set() == CHANCE_ACTS else 0
        return self.to_act_set() >> seat & 1 if 0 <= seat < MOST_SEATS else 0

    def out_of_turn(self, seat: int) -> Reason | None:
        """Return the reason that the game is over or another seat must act, or None."""
        if not self.to_act():
            return Reason("game-over")
        if not self.must_choose(seat):
            return Reason("not-your-turn", facts={"seat": seat, "to_act": self.to_act()})
        return None

    def observe(self, seat: int) -> Self:
        """Return what *seat* may know, or a SPECTATOR: a position whose hidden fields are UNKNOWN."""
        if seat != SPECTATOR:
            self.check_seat(seat)
        seen = self.copy()
        seen.hide_from(seat)
        return seen

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = self.blank()
        twin.become(self)
        return twin

    def made_with(self) -> tuple[Any, ...]:
        """Return the arguments that make an empty position of the same ruleset."""
        return ()

    def blank(self) -> Self:
        """Return an empty position of the same ruleset."""
        return type(self)(*self.made_with())

    def become(self, other: "State") -> None:
        """Take over every field of *other*, a position of the same game."""
        self.check_same_game(other)
        other.save(FIELDS)
        self.load(FIELDS)

    def check_same_game(self, other: "State") -> None:
        """Raise TypeError unless *other* is a position of the same game."""
        if type(other) is not type(self) or other.made_with() != self.made_with():
            raise TypeError(f"a position of {self.ruleset!r} is needed here, not one of {other.ruleset!r}")

    def check_seat(self, seat: int) -> None:
        """Raise NoSuchSeat unless somebody sits there."""
        seats = len(self.returns()) or MOST_SEATS
        if not 0 <= seat < seats:
            raise NoSuchSeat(f"there is no seat {seat}: the seats are 0 to {seats - 1}")

    def seat_to_choose(self) -> int:
        """Return the first seat that must choose; raise IllegalAction if the game is over or chance comes first."""
        seats = self.to_act()
        if not seats:
            raise IllegalAction(Reason("game-over", facts={"to_act": seats}))
        if seats[0] == CHANCE:
            raise IllegalAction(Reason("not-your-turn", facts={"to_act": seats}))
        return seats[0]

    def fields(self) -> list[int]:
        """Return every field as a plain integer: equal positions, equal lists."""
        n = self.save(FIELDS)
        return [FIELDS[place] for place in range(n)]

    def refill(self, fields: list[int]) -> None:
        """Take every field from a list that `fields` gave; raise ValueError, and change nothing, if none could."""
        if not all(isinstance(field, int) and -LARGEST <= field < LARGEST for field in fields):
            raise ValueError("fields are whole numbers of 32 bits")
        before = self.fields()
        self.load_unchecked(fields)
        try:
            self.check_fields()
        except Exception as error:
            self.load_unchecked(before)
            raise ValueError(f"these are not the fields of a position of {self.ruleset}: {error}") from error

    def check_fields(self) -> None:
        """Raise an error unless this is a position that can be played to its end, whatever is chosen.

        The notation of the ruleset knows all laws of that; a game without notation is not checked.
        """
        check: Callable[[State], None] = import_module(SOUNDNESS).check_sound
        check(self)

    def load_unchecked(self, fields: list[int]) -> None:
        """Take every field from a list, whatever it says; what follows from a position that cannot be is undefined.

        For fields that this program wrote itself, and for tests of unsound positions; everybody else calls `refill`.
        """
        size = self.save(FIELDS)
        if len(fields) != size:
            raise ValueError(f"a {type(self).__name__} has {size} fields, not {len(fields)}")
        for place in range(size):
            FIELDS[place] = fields[place]
        self.load(FIELDS)

    def key(self) -> bytes:
        """Return every field as bytes: equal positions, equal keys."""
        return array("i", self.fields()).tobytes()

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self) or not isinstance(other, State) or other.made_with() != self.made_with():
            return False
        return self.fields() == other.fields()

    def __hash__(self) -> int:
        raise TypeError("a position changes, so it is not hashable; use its key()")

    def __repr__(self) -> str:
        seats = self.to_act()
        if not seats:
            now = f"over, returns {self.returns()}"
        elif seats[0] == CHANCE:
            now = f"chance brings one of {len(self.legal(CHANCE))} outcomes"
        else:
            now = f"to act: {', '.join(f'seat {seat} ({len(self.legal(seat))} options)' for seat in seats)}"
        return f"<{type(self).__name__} of {self.ruleset or 'a game without a name'}, {now}>"

    def _repr_svg_(self) -> str:
        """Return a drawing of the table, which notebooks show."""
        draw: Callable[[State], str] = import_module(DRAWING).svg
        return draw(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), self.made_with(), self.fields())


def restored(kind: type[State], made_with: tuple[Any, ...], fields: list[int]) -> State:
    """Return a position made again from its fields (pickle calls it)."""
    state = kind(*made_with)
    state.refill(fields)
    return state


class Game(ABC):
    """A ruleset with its options: seats, numbers of actions, a start, deals, and worlds behind an observation."""

    name = ""
    version = 1
    seats = 0
    actions = 0  # seats choose among 0 … actions - 1
    identities = 0  # what actions do: 0 … identities - 1; 0 where an action always does the same
    outcomes = 0  # chance chooses among 0 … outcomes - 1
    prize = 1  # what the returns of a finished game add up to
    choices: Mapping[str, tuple[str, ...]] = {}  # the values of each option, the default first
    unsaid: tuple[str, ...] = ()  # options that are named only where they are not as usual: they came after the others

    def __init__(self, **options: str) -> None:
        for option, value in options.items():
            if option not in self.choices:
                facts = {"ruleset": self.name, "word": option, "words": tuple(self.choices)}
                raise BadOption(Fault("{ruleset} has no option {word!r}; it has: {words}", "no-option", facts))
            self.check_value(option, value)
        self.options = {
            option: options.get(option, values[0])
            for option, values in self.choices.items()
            if option not in self.unsaid or options.get(option, values[0]) != values[0]
        }

    def __repr__(self) -> str:
        chosen = {option: value for option, value in self.options.items() if value != self.choices[option][0]}
        return f"ruleset({', '.join([repr(self.name), *(f'{option}={value!r}' for option, value in chosen.items())])})"

    def check_value(self, option: str, value: str) -> None:
        """Raise BadOption if an option cannot have this value."""
        if value not in self.choices[option]:
            facts = {"option": option, "word": value, "words": self.choices[option]}
            raise BadOption(Fault("{option} is one of {words}, not {word!r}", "option-value", facts))

    @property
    def hides_information(self) -> bool:
        """Whether seats know different things, so that worlds behind an observation must be imagined."""
        return type(self).imagine is not Game.imagine

    @abstractmethod
    def start(self) -> State:
        """Return the position before anything has happened."""

    @abstractmethod
    def deal(self, dice: Dice) -> "Dealer":
        """Prepare a whole deal, outside any position, that answers chance when asked."""

    def imagine(self, seen: State, dice: Dice) -> State:
        """Fill the UNKNOWN of an observation: every consistent world with its true chance."""
        return seen.copy()

    def seen(self, action: int, actor: int, viewer: int) -> int:
        """Return an event as *viewer* may know it, UNKNOWN where it is hidden.

        While `State.sealed` holds for the actor, the others do not see the event at all.
        """
        return action
