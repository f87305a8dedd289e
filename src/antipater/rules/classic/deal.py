"""A whole deal of classic 7 Wonders, prepared outside any position: boards, sides, and the order of three decks."""

from antipater.data import classic, classic_columns
from antipater.data.classic import AGES, EXTRA_GUILDS, HAND
from antipater.data.classic_items import BOARDS_IN_BOX, CARDS, DECK_SIZE, SIDES
from antipater.game import bits
from antipater.game.contract import State
from antipater.game.dealer import Dealer
from antipater.game.dice import Dice, check_dice
from antipater.game.errors import BadDeal
from antipater.game.seats import CHANCE
from antipater.rules.classic import hands
from antipater.rules.classic.actions import DEAL, GIVE_BOARD, GIVING_BOARD, MOST_CITIES
from antipater.rules.classic.table import Table

COPIES = classic_columns.COPIES
GUILD_CARDS = classic_columns.GUILD_CARDS
MOST_CARDS = HAND * classic.MOST_PLAYERS


class ClassicDeal(Dealer):
    """Answers chance from what was dealt; it keeps no account, so one deal serves any number of games."""

    def __init__(self, dice: Dice, players: int) -> None:
        check_dice(dice)
        if not 2 <= players <= classic.MOST_PLAYERS:
            raise BadDeal(f"2 to {classic.MOST_PLAYERS} people play, not {players}")
        self.players = players
        self.boards = [0] * 7
        self.sides = [0] * 7
        self.cards = [0] * 147
        self.lay(dice)

    def lay(self, dice: Dice) -> None:
        """Shuffle boards and decks, with players + 2 guilds among Age III (C1.2, C1.3)."""
        for board in range(BOARDS_IN_BOX):
            self.boards[board] = board
        dice.shuffle(self.boards, BOARDS_IN_BOX)
        for seat in range(MOST_CITIES):
            self.sides[seat] = dice.below(SIDES)
        deck = [0] * 64
        guilds = [0] * 32
        for age in range(AGES):
            n = 0
            for card in range(age * DECK_SIZE, (age + 1) * DECK_SIZE):
                for _ in range(COPIES[self.players * CARDS + card]):
                    deck[n] = card
                    n += 1
            if age == AGES - 1:
                dice.shuffle(guilds, bits.write(GUILD_CARDS, CARDS - DECK_SIZE, guilds, 0))
                cities = self.players if self.players > 2 else 3
                for guild in range(cities + EXTRA_GUILDS):
                    deck[n] = guilds[guild]
                    n += 1
            dice.shuffle(deck, n)
            for place in range(n):
                self.cards[age * MOST_CARDS + place] = deck[place]

    def __repr__(self) -> str:
        return f"<ClassicDeal for {self.players} players: a whole deal, prepared>"

    def outcome(self, state: State) -> int:
        """Return what was dealt."""
        if not isinstance(state, Table) or state.players != self.players:
            raise BadDeal(f"this deal is for classic 7 Wonders with {self.players} players only")
        return self.answer(state)

    def answer(self, table: Table) -> int:
        """Look up the answer to the chance on top of the agenda: the next card of the deck, or a board."""
        if table.depth == 0 or table.seats[table.depth - 1] != CHANCE:
            raise BadDeal("no chance is owed here")
        if table.kinds[table.depth - 1] == GIVING_BOARD:
            return self.board_for(table, table.subjects[table.depth - 1])
        return DEAL + hands.who_looks(table) * CARDS + self.cards[(table.age - 1) * MOST_CARDS + hands.dealt(table)]

    def board_for(self, table: Table, seat: int) -> int:
        """Return the first board in the prepared order that the seat may get, with the side prepared for it."""
        possible = table.legal(CHANCE)
        for board in self.boards:
            for side in (self.sides[seat], 1 - self.sides[seat]):
                if GIVE_BOARD + board * SIDES + side in possible:
                    return GIVE_BOARD + board * SIDES + side
        raise BadDeal(f"no board is left for seat {seat}")
