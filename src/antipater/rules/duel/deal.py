"""A whole deal of Duel, prepared outside any position: which card lies in which slot, which wonders and tokens come."""

from antipater.data.duel import GUILDS_IN_PLAY, REMOVED_PER_AGE
from antipater.data.items import AGE_DECKS, DECK_SIZE, FIRST_KINDS, GUILD, MOST_KINDS
from antipater.data.structures import AGES, MOST_SLOTS
from antipater.game import bits
from antipater.game.bits import members_of
from antipater.game.contract import State
from antipater.game.dealer import Dealer
from antipater.game.dice import Dice, check_dice, scrambled
from antipater.game.errors import BadDeal
from antipater.rules.duel import printed
from antipater.rules.duel.decisions import (
    CHANCE_BOARD,
    CHANCE_BOARD_FAR,
    CHANCE_DRAW,
    CHANCE_DRAW_FAR,
    CHANCE_GUILD,
    CHANCE_GUILD_FAR,
    CHANCE_REMOVED,
    CHANCE_SHOW,
    CHANCE_SHOW_FAR,
    CHANCE_TURN,
    CHANCE_TURN_FAR,
    FAR,
    NEAR_SLOTS,
    OWE_DRAWING,
    OWE_GUILDS,
    OWE_REMOVED,
    OWE_TOKENS,
    OWE_TURNING,
    OWE_WONDERS,
)
from antipater.rules.duel.state import DuelState
from antipater.rules.duel.table import Part

FIRST_FAR_CARD = FAR["card"].start


class PartDeal:
    """What an expansion deals besides."""

    own_cards = (0, 0, 0)  # how many slots of each Age hold cards that it brings

    def __init__(self, dice: Dice) -> None:
        """Shuffle everything and lay it out."""

    def spread(self, deal: "DuelDeal") -> None:
        """Make room for cards of its own among those that lie in the structures."""

    def answer(self, deal: "DuelDeal", state: DuelState, kind: int, what: int) -> int:
        """Return what was dealt for one of its own chances."""
        raise BadDeal("no chance is owed here")


class DuelDeal(Dealer):
    """Answers chance from what was dealt; it keeps no account, so one deal serves any number of games.

    Each answer depends on the position alone: the card of the slot being turned, the first token or wonder in the
    prepared order that is still there. With an expansion tokens go back to the box and are mixed with the rest, so
    each of them is drawn by the whole position and a number of the deal's own (D1.4, P5.18).
    """

    def __init__(self, dice: Dice, part_types: tuple[type[Part], ...] = ()) -> None:
        check_dice(dice)
        self.cards = [0] * 96
        self.guilds = [0] * 3
        self.removed = [0] * 9  # three cards of each Age
        self.wonders = [0] * 32
        self.tokens = [0] * 32
        self.own_cards = [0] * 3  # slots of each Age that hold cards of expansions
        self.part_types = part_types
        for part in part_types:
            for age in range(AGES):
                self.own_cards[age] += part.deal.own_cards[age]
        table = DuelState(part_types)
        self.ruleset = table.ruleset
        table.set_up(0, 0, 0, 0)
        self.lay(dice, table)
        self.parts = {part.name: part.deal(dice) for part in part_types}
        for part_deal in self.parts.values():
            part_deal.spread(self)
        self.salt = dice.word() if part_types else 0

    def lay(self, dice: Dice, table: DuelState) -> None:
        """Shuffle everything and lay it out (D1.4, D1.6, D2.1, D3.1)."""
        kinds = MOST_KINDS if table.wide else FIRST_KINDS
        for place in range(MOST_KINDS):
            self.wonders[place] = place
            self.tokens[place] = place
        dice.shuffle(self.wonders, kinds)
        dice.shuffle(self.tokens, kinds)
        deck = [0] * 32
        for age in range(AGES):
            dice.shuffle(deck, bits.write(table.unseen[age], age * DECK_SIZE, deck, 0))
            slots = printed.SLOT_COUNT[table.structures + age] - self.own_cards[age]
            for slot in range(slots):
                self.cards[age * MOST_SLOTS + slot] = deck[slot]
            for place in range(REMOVED_PER_AGE):
                self.removed[age * REMOVED_PER_AGE + place] = deck[slots + place]
        self.lay_guilds(dice, table.unseen[GUILD - 1], slots)

    def lay_guilds(self, dice: Dice, deck: int, count: int) -> None:
        """Put three guilds in the place of three cards of Age III, any three (D1.6, D3.5)."""
        slots = [0] * 32
        guilds = [0] * 32
        for slot in range(count):
            slots[slot] = slot
        dice.shuffle(slots, count)
        dice.shuffle(guilds, bits.write(deck, (GUILD - 1) * DECK_SIZE, guilds, 0))
        last = (AGES - 1) * MOST_SLOTS
        for place in range(GUILDS_IN_PLAY):
            self.guilds[place] = slots[place]
            self.removed[(AGES - 1) * REMOVED_PER_AGE + place] = self.cards[last + slots[place]]
            self.cards[last + slots[place]] = guilds[place]

    def __repr__(self) -> str:
        return f"<DuelDeal of {self.ruleset}: a whole deal, prepared>"

    def outcome(self, state: State) -> int:
        """Return what was dealt."""
        if not isinstance(state, DuelState) or state.part_types != self.part_types:
            raise BadDeal(f"this deal is for {self.ruleset}, not for {state.ruleset or type(state).__name__}")
        return self.answer(state)

    def answer(self, state: DuelState) -> int:
        """Look up the answer to the chance on top of the agenda."""
        if state.depth == 0:
            raise BadDeal("no chance is owed here")
        kind = state.kinds[state.depth - 1]
        what = state.subjects[state.depth - 1]
        if kind == OWE_TURNING:
            return self.card_turned(state, bits.lowest(what))
        if kind == OWE_GUILDS:
            return number_near(self.guilds[GUILDS_IN_PLAY - what], CHANCE_GUILD, CHANCE_GUILD_FAR, NEAR_SLOTS)
        if kind == OWE_WONDERS:
            return number_near(first_of(self.wonders, state.pool), CHANCE_SHOW, CHANCE_SHOW_FAR, FIRST_KINDS)
        if kind == OWE_TOKENS:
            return number_near(first_of(self.tokens, state.box), CHANCE_BOARD, CHANCE_BOARD_FAR, FIRST_KINDS)
        if kind == OWE_REMOVED:
            return CHANCE_REMOVED + self.next_removed(state)
        if kind == OWE_DRAWING:
            return self.token_drawn(state)
        for part in self.part_types:
            if state.part(part.name).owns_kind[kind]:
                return int(self.parts[part.name].answer(self, state, kind, what))
        raise BadDeal("no chance is owed here")

    def card_at(self, age: int, slot: int) -> int:
        """Return the outcome that turns up the card of a slot."""
        if not (1 <= age <= AGES and 0 <= slot < MOST_SLOTS):
            raise BadDeal(f"there is no slot {slot} in Age {age}")
        return CHANCE_TURN + self.cards[(age - 1) * MOST_SLOTS + slot]

    def card_turned(self, state: DuelState, slot: int) -> int:
        """Return the outcome that turns up a slot; a card of an expansion's own deck is drawn like a token."""
        back = state.back(slot)
        if back < AGE_DECKS:
            return self.card_at(state.age, slot)
        cards = members_of(state.unseen[back])
        if not cards:
            raise BadDeal("no chance is owed here")
        card = back * DECK_SIZE + cards[scrambled(self.salt, state.fields()) % len(cards)]
        return CHANCE_TURN_FAR + card - FIRST_FAR_CARD

    def next_removed(self, state: DuelState, seen: int = 0) -> int:
        """Return the first removed card of this Age that nobody has seen and that is not of the set *seen*."""
        there = state.unseen[state.age - 1] & ~seen
        first = (state.age - 1) * REMOVED_PER_AGE
        for place in range(first, first + REMOVED_PER_AGE):
            if there >> (self.removed[place] & 31) & 1:
                return self.removed[place]
        raise BadDeal("no removed card of this deal is left")

    def move_card(self, age: int, old: int, new: int) -> None:
        """Lay the card of a slot elsewhere."""
        first = (age - 1) * MOST_SLOTS
        self.cards[first + new] = self.cards[first + old]
        if age == AGES:
            for place in range(GUILDS_IN_PLAY):
                if self.guilds[place] == old:
                    self.guilds[place] = new

    def token_drawn(self, state: DuelState) -> int:
        """Return the outcome that draws a token from the box."""
        if self.part_types:
            box = members_of(state.box)
            if not box:
                raise BadDeal("no chance is owed here")
            token = box[scrambled(self.salt, state.fields()) % len(box)]
        else:
            token = first_of(self.tokens, state.box)
        return number_near(token, CHANCE_DRAW, CHANCE_DRAW_FAR, FIRST_KINDS)


def number_near(thing: int, near: int, far: int, room: int) -> int:
    """Return the number of a thing, from the first run as far as it has room."""
    return near + thing if thing < room else far + thing - room


def first_of(order: list[int], there: int) -> int:
    """Return the first in the prepared order that is still there."""
    place = 0
    while place < MOST_KINDS - 1 and not there >> order[place] & 1:
        place += 1
    return order[place]
