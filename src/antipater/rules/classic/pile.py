"""What a viewer can conclude about the discard pile, and how its hidden cards are drawn at random, exactly.

A player who looks at the pile (C8.1) knows which cards came to it between two looks: a batch. Others know of each card
that was built from it that it lay there by then (C6.2). Copies of one card may have come from several groups of places,
so which of them did is drawn by counting the ways.
"""

from collections import Counter
from math import comb, perm
from typing import NamedTuple

from antipater.game.dice import Dice
from antipater.rules.classic.evidence import Group, Place

WHOLE = 1 << 32  # dice have fewer sides than this
Room = tuple[int, ...]  # places left, for each group and batch


class Way(NamedTuple):
    """One way to take the copies of a card out of groups for batches, and how many physical ways look like it."""

    taken: tuple[tuple[int, int, int], ...]  # group, batch, copies
    number: int


def random_below(total: int, dice: Dice) -> int:
    """Return a random number from 0 to total - 1, however large."""
    if total < WHOLE:
        return dice.roll(total)
    size = total.bit_length()
    number = total
    while number >= total:
        words = [dice.roll(WHOLE >> 1) for _ in range(size // 31 + 1)]
        number = sum(word << 31 * place for place, word in enumerate(words)) >> (31 * len(words) - size)
    return number


def ways(copies: dict[int, int], demands: list[int], batch: int = 0) -> list[Way]:
    """Return every way to take *demands* copies for each batch from groups that have some."""
    if batch == len(demands):
        return [Way((), 1)]
    found = []
    for chosen, number in selections(sorted(copies.items()), demands[batch]):
        left = {group: n - chosen.get(group, 0) for group, n in copies.items()}
        taken = tuple((group, batch, n) for group, n in chosen.items() if n)
        found += [Way(taken + rest.taken, number * rest.number) for rest in ways(left, demands, batch + 1)]
    return found


def selections(copies: list[tuple[int, int]], wanted: int) -> list[tuple[dict[int, int], int]]:
    """Return every way to take *wanted* copies out of groups, with the number of physical ways."""
    if not copies:
        return [({}, 1)] if wanted == 0 else []
    (group, there), *others = copies
    return [
        ({group: n, **rest}, comb(there, n) * number)
        for n in range(min(there, wanted) + 1)
        for rest, number in selections(others, wanted - n)
    ]


class Sharing:
    """Shares the cards of one Age out to the batches that the viewer saw, every physical way being as likely."""

    def __init__(
        self, owners: dict[int, list[int]], batches: list[Counter[int]], room: dict[tuple[int, int], int]
    ) -> None:
        self.cells = sorted(room)
        self.room = tuple(room[cell] for cell in self.cells)
        self.cards = sorted(owners)
        self.ways = [ways(Counter(owners[card]), [batch[card] for batch in batches]) for card in self.cards]
        # What is certain comes first, so that few numbers of places left have to be told apart.
        order = sorted(range(len(self.cards)), key=lambda place: len(self.ways[place]))
        self.cards, self.ways = [self.cards[place] for place in order], [self.ways[place] for place in order]
        self.counted: dict[tuple[int, Room], int] = {}

    def after(self, room: Room, way: Way) -> Room | None:
        """Return the places left when a way is gone, None if there are not enough."""
        left = list(room)
        for group, batch, n in way.taken:
            if (group, batch) not in self.cells:
                return None
            left[self.cells.index((group, batch))] -= n
        return tuple(left) if min(left, default=0) >= 0 else None

    def count(self, place: int, room: Room) -> int:
        """Return in how many ways the cards from *place* on fill the places left."""
        if place == len(self.cards):
            return 0 if any(room) else 1
        if (place, room) not in self.counted:
            total = 0
            for way in self.ways[place]:
                left = self.after(room, way)
                total += way.number * self.count(place + 1, left) if left is not None else 0
            self.counted[place, room] = total
        return self.counted[place, room]

    def draw(self, dice: Dice) -> dict[tuple[int, int], list[int]] | None:
        """Return the cards of each group and batch, None if nothing fits."""
        cells: dict[tuple[int, int], list[int]] = {}
        room = self.room
        for place, card in enumerate(self.cards):
            fitting = [(way, left) for way in self.ways[place] if (left := self.after(room, way)) is not None]
            weights = [way.number * self.count(place + 1, left) for way, left in fitting]
            if not any(weights):
                return None
            number = random_below(sum(weights), dice)
            chosen = 0
            while number >= weights[chosen]:
                number -= weights[chosen]
                chosen += 1
            way, room = fitting[chosen]
            for group, batch, n in way.taken:
                cells.setdefault((group, batch), []).extend([card] * n)
        return cells


def draw_places(copies: list[int], groups: list[Group], when: int, dice: Dice) -> list[tuple[int, Place, int]]:
    """Draw places for the copies of a card, one at least in the pile by a turn; give group, place and place number."""
    there = Counter(copies)
    patterns: list[tuple[dict[int, int], int]] = [({}, 1)]
    for group, n in there.items():
        soon = sum(place.when <= when for place in groups[group].places)
        late = len(groups[group].places) - soon
        patterns = [
            ({**pattern, group: k}, number * comb(n, k) * perm(soon, k) * perm(late, n - k))
            for pattern, number in patterns
            for k in range(n + 1)
        ]
    patterns = [(pattern, number) for pattern, number in patterns if any(pattern.values()) and number]
    number = random_below(sum(number for _, number in patterns), dice)
    chosen = 0
    while number >= patterns[chosen][1]:
        number -= patterns[chosen][1]
        chosen += 1
    laid = []
    for group, soon_copies in patterns[chosen][0].items():
        numbered = list(enumerate(groups[group].places))
        for soon, n in ((True, soon_copies), (False, there[group] - soon_copies)):
            fitting = [(i, place) for i, place in numbered if (place.when <= when) == soon]
            for _ in range(n):
                i, place = fitting.pop(dice.roll(len(fitting)))
                laid.append((group, place, i))
    return laid
