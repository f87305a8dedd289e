"""Agora at the table: what it does at the moments that the base game names, and what its decisions offer."""

from typing import Any

from antipater.data import agora as figures
from antipater.data import agora_words
from antipater.data.agora import (
    BLUE_BONUS,
    COINS_WONDERS,
    CONSPIRATOR_REPLAY,
    CONSPIRATORS,
    CURIA_JULIA,
    DECREE_BLUE_CARDS,
    KNOSSOS,
    LAYOUT,
    OWN_TOKENS,
    SCORE_LINE,
    SENATOR_BACK,
    SENATOR_CARDS,
    VICTORY,
)
from antipater.data.duel import PAIR
from antipater.data.words import BLUE, GREEN, RED, YELLOW
from antipater.data.words import bits as bits_of
from antipater.game import bits
from antipater.game import block as blocks
from antipater.game.dice import Dice
from antipater.game.errors import Reason
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.agora import chance, conspiracies, plots, reasons, senate, treason, worlds
from antipater.rules.agora.arrange import AgoraArrangement, arrange_board, arrangement_of
from antipater.rules.agora.deal import AgoraDeal
from antipater.rules.agora.decisions import (
    ACTIONS_ROOM,
    COINS_ROOM,
    DO_CONSPIRE,
    DO_INFLUENCE,
    DO_OUST,
    DO_PREPARE,
    DO_PREPARE_UNSEEN,
    DO_RECRUIT,
    DO_RETAIN,
    DO_RETAIN_UNSEEN,
    DO_SHELVE_UNSEEN,
    DO_SHIFT,
    DO_STOP,
    DO_TRIGGER,
    OWE_CONSPIRATOR,
    OWE_CONTROL,
    OWE_CURIA,
    OWE_DECREE_COINS,
    OWE_DECREES,
    OWE_INFLUENCE,
    OWE_KEEP_BOTH,
    OWE_LOOT,
    OWE_OUST,
    OWE_PAIR,
    OWE_PARTS,
    OWE_RESUME,
    OWE_RETAIN,
    OWE_SENATE,
    OWE_SENATORS,
    OWE_SHIELD,
    OWE_SHIFT,
    PARTS_ROOM,
    POLITICAL,
    ROWS,
    SENATE_LINE,
    SLOTS,
)
from antipater.rules.agora.moments import MOMENTS, AgoraMoments
from antipater.rules.duel import printed
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import MOST_DECISIONS, OWE_END_TURN, OWE_TOKEN, OWE_TURN
from antipater.rules.duel.table import Table

OWN_KINDS = [int(kind in {row.kind for row in ROWS.decisions}) for kind in range(MOST_DECISIONS)]
FIRST_ACTION, END_ACTION = ROWS.actions[0].first, ROWS.action_count(far=True)
SENATE_ACTIONS = agora_words.SenateActions.number
PLACE_OR_CONSPIRE = agora_words.PlaceOrConspire.number
PLACE_CUBE = agora_words.PlaceCube.number
MOVE_CUBE = agora_words.MoveCube.number
TRIGGER_UNPREPARED = agora_words.TriggerUnprepared.number
FACE_UP_CHAMBERS = bits_of(figures.FACE_UP_CHAMBERS)
SENATORS_IN_AGE = list(figures.SENATORS_IN_AGE)
ACTIONS_BY_BLUE = list(figures.SENATE_ACTIONS)
MOST_BLUE = len(ACTIONS_BY_BLUE) - 1
READY_ROOM = 14  # prepared conspiracies of a seat; 13 are ever kept (A4.2)
COLOR_DECREE = [-1] * 7  # the decree that brings coins for a colour (A5.1 to A5.4)
COLOR_DECREE[BLUE], COLOR_DECREE[GREEN] = figures.COINS_BLUE, figures.COINS_GREEN
COLOR_DECREE[YELLOW], COLOR_DECREE[RED] = figures.COINS_YELLOW, figures.COINS_RED
COLORS = len(COLOR_DECREE)


class Agora(AgoraMoments):
    """The Agora expansion.

    The base game asks it within the steps of a turn (A10.1, A10.4): `on_building_built` and `on_wonder_built` note
    decrees in step 2, `on_military_token` in step 4, `owe_due` pays them in step 6, `carry_out` comes in step 8.
    """

    name = "agora"
    rows = ROWS
    wonders = figures.WONDERS_AGORA  # for the draft: those of a first game are others (A1.9)
    deal = AgoraDeal
    score_lines = {SCORE_LINE: SENATE_LINE}  # noqa: RUF012
    victories = {VICTORY: POLITICAL}  # noqa: RUF012

    def __init__(self) -> None:
        super().__init__()
        self.wide = 1
        self.draft_last = 1  # A1.1
        self.moments = MOMENTS
        self.layout = LAYOUT
        self.first_action = FIRST_ACTION
        self.end_action = END_ACTION
        self.first_word = SENATE_ACTIONS
        self.end_word = TRIGGER_UNPREPARED + 1
        blocks.read(self.owns_kind, MOST_DECISIONS, OWN_KINDS, 0)

    # Set-up.

    def set_up(self, table: Table) -> None:
        """Add senators and two progress tokens (A1.2, A1.7)."""
        table.box |= OWN_TOKENS
        table.unseen[SENATOR_BACK] = SENATOR_CARDS

    def open_age(self, table: Table, age: int) -> None:
        """Lay out the Senate, and find the slots of the senators (A1.1, A1.2, A1.4, A1.8)."""
        self.senator_slots = 0
        self.removed = 0
        self.removed_known = -1
        table.push(OWE_SENATORS, CHANCE, SENATORS_IN_AGE[age - 1])
        if age == 1:
            table.push(OWE_DECREES, CHANCE, FACE_UP_CHAMBERS)

    def on_draft(self, table: Table, me: City, opp: City, wonder: int) -> None:
        """Conspire for Curia Julia, place a cube for Knossos, with all that follows (A8.1, A8.3, A8.4, A8.5)."""
        if wonder == CURIA_JULIA:
            plots.conspire(table, self, me)
        elif wonder == KNOSSOS:
            senate.owe_place(table, self, me.seat)

    # What a turn offers.

    def turn_options(self, table: Table, me: City, opp: City, out: list[int], n: int) -> int:
        """Write senators that can be recruited, conspiracies that can be prepared or triggered (A3.1, A4.3, A4.4)."""
        accessible = table.open & ~table.hidden
        senators = accessible & self.senator_slots
        if senators and table.purse(me) >= self.senator_cost(me):
            n = bits.write(senators, DO_RECRUIT, out, n)
        plans = self.kept[me.seat] if self.kept[me.seat] > 0 else 0
        while plans and self.ready_count[me.seat] < READY_ROOM:
            n = bits.write(accessible, DO_PREPARE + bits.lowest(plans) * SLOTS, out, n)
            plans &= plans - 1
        if self.ready_count[me.seat] and self.has_triggered == 0:
            n = self.trigger_options(table, me, opp, self.ready_set(me.seat), out, n)
        return n

    def trigger_options(self, table: Table, me: City, opp: City, plans: int, out: list[int], n: int) -> int:
        """Write the conspiracies of a set that could do something (A4.7)."""
        while plans:
            if conspiracies.can_act(table, self, me, opp, bits.lowest(plans)):
                out[n] = DO_TRIGGER + bits.lowest(plans)
                n += 1
            plans &= plans - 1
        return n

    def play(self, table: Table, me: City, opp: City, action: int) -> None:
        """Recruit a senator, prepare a conspiracy, or trigger one, after which the turn goes on (A9.2).

        Coins outside the treasury pay for senators too (A9.6); preparing and triggering construct nothing (A10.5).
        """
        if action < DO_PREPARE:
            card = table.take(action - DO_RECRUIT)
            table.spend(me, self.senator_cost(me))
            self.receive(table, me, opp, card)
        elif action < DO_PREPARE_UNSEEN:
            card = table.take((action - DO_PREPARE) % SLOTS)
            plots.prepare(self, me.seat, (action - DO_PREPARE) // SLOTS, card)
        else:
            table.kinds[table.depth - 1] = OWE_RESUME
            self.has_triggered = 1
            self.trigger(table, me, action - DO_TRIGGER)

    def trigger(self, table: Table, me: City, conspiracy: int) -> None:
        """Turn up a conspiracy and owe its parts (A4.4, A4.7)."""
        plots.turn_up(self, me.seat, conspiracy)
        table.push(OWE_PARTS, me.seat, conspiracy * PARTS_ROOM)

    def receive(self, table: Table, me: City, opp: City, card: int) -> int:
        """Recruit a senator, with its effects; a conspirator may play again, once (A3.3, A3.8, A5.16, A10.2)."""
        if card >> 5 != SENATOR_BACK:
            return 0
        if CONSPIRATORS >> (card & 31) & 1 and self.has_decree(me.seat, CONSPIRATOR_REPLAY):
            table.replay = 1
        self.senators[me.seat] |= 1 << (card & 31)
        table.gain_item(me, opp, card)
        return 1

    # What is constructed.

    def on_building_built(self, table: Table, me: City, opp: City, card: int) -> None:
        """Note the coins that a decree brings for a colour (A5.1 to A5.4, A5.17)."""
        column = printed.COLUMN[card]
        if column < COLORS and COLOR_DECREE[column] >= 0:
            self.note_coins(table, COLOR_DECREE[column])
        if printed.FIXED[card] and self.has_triggered:
            # A conspiracy of the start of the turn constructs it: the price holds from the next turn on (A6.19).
            for place in range(table.depth):
                if table.kinds[place] == OWE_RESUME:
                    self.fresh |= printed.FIXED[card]

    def on_wonder_built(self, table: Table, me: City, opp: City, wonder: int, card: int) -> None:
        """Note the coins that a decree brings for wonders, and the card under it (A5.14, A5.17, A6.16)."""
        self.wonder_cards[wonder] = card
        self.note_coins(table, COINS_WONDERS)

    def note_coins(self, table: Table, decree: int) -> None:
        """Note coins by the current Age for the controller of a decree (A5.17)."""
        if self.decrees[0] >> decree & 1:
            self.due0 += table.age
            table.due = 1
        elif self.decrees[1] >> decree & 1:
            self.due1 += table.age
            table.due = 1

    def owe_due(self, table: Table) -> None:
        """Owe the coins of decrees (step 6 of A10.1)."""
        table.push(OWE_DECREE_COINS, 0, self.due0 + COINS_ROOM * self.due1)
        self.due0 = 0
        self.due1 = 0

    def on_military_token(self, table: Table, me: City, opp: City, token: int) -> int:
        """Owe a military token of Agora to the player in whose favour the pawn moved, or who activated Neptune.

        A1.6, A7.4, A9.4.
        """
        senate.owe_token(table, me.seat, token & 1)
        return 1

    def share_removed(self, table: Table, me: City) -> int:
        """Share the two removed cards that Treason has left (A9.11)."""
        return treason.share_removed(table, self, me)

    def carry_out(self, table: Table, me: City, opp: City, word: int, a: int, b: int) -> None:
        """Carry out an effect of a senator or a wonder (A3.4, A3.7, A8.1, A8.3)."""
        if word == SENATE_ACTIONS:
            table.push(OWE_SENATE, me.seat, a * ACTIONS_ROOM + self.senate_actions(me))
        elif word == PLACE_OR_CONSPIRE:
            if self.supply(me.seat):
                table.push(OWE_CONSPIRATOR, me.seat, 0)
            else:
                plots.conspire(table, self, me)
        elif word == PLACE_CUBE:
            senate.owe_place(table, self, me.seat)
        elif word == MOVE_CUBE:
            senate.owe_move(table, self, me.seat)
        elif word == TRIGGER_UNPREPARED and self.kept_count[me.seat]:
            table.push(OWE_CURIA, me.seat, 0)

    def senate_actions(self, me: City) -> int:
        """Return the senate actions of a politician recruited now (A3.4, A5.12)."""
        blue = me.count[BLUE]
        if self.has_decree(me.seat, BLUE_BONUS):
            blue += DECREE_BLUE_CARDS
        return ACTIONS_BY_BLUE[blue if blue < MOST_BLUE else MOST_BLUE]

    # Decisions.

    def options(self, table: Table, kind: int, seat: int, what: int, out: list[int]) -> int:
        """Write the options of a decision."""
        if seat == CHANCE:
            return chance.options(table, self, kind, what, out)
        if seat == 0:
            return self.seat_options(table, table.city0, table.city1, kind, what, out)
        return self.seat_options(table, table.city1, table.city0, kind, what, out)

    def seat_options(self, table: Table, me: City, opp: City, kind: int, what: int, out: list[int]) -> int:
        """Write what a seat may choose, ascending."""
        if kind == OWE_INFLUENCE:
            return senate.place_options(self, me.seat, senate.ALL_CHAMBERS, out, 0)
        if kind == OWE_OUST:
            return senate.remove_options(self, me.seat, out)
        if kind in (OWE_SHIFT, OWE_SENATE):
            n = 0
            if kind == OWE_SENATE:
                n = senate.place_options(self, me.seat, senate.section_chambers(what // ACTIONS_ROOM), out, 0)
            n = senate.move_options(self, me.seat, out, n)
            out[n] = DO_STOP
            return n + 1
        if kind == OWE_CONSPIRATOR:
            n = senate.place_options(self, me.seat, senate.ALL_CHAMBERS, out, 0)
            out[n] = DO_CONSPIRE
            return n + 1
        if kind == OWE_RETAIN:
            return plots.retain_options(self, out)
        if kind == OWE_CURIA:
            plans = self.kept[me.seat] if self.kept[me.seat] > 0 else 0
            n = self.trigger_options(table, me, opp, plans, out, 0)
            out[n] = DO_STOP
            return n + 1
        return conspiracies.options(table, self, me, opp, kind, what, out)

    def apply_chance(self, table: Table, kind: int, what: int, outcome: int) -> None:
        """Apply what chance brings; the last of its kind removes the entry."""
        chance.apply(table, self, kind, what, outcome)

    def resolve(self, table: Table, me: City, opp: City, kind: int, what: int, action: int) -> None:
        """Carry out a choice of a seat."""
        if kind == OWE_INFLUENCE:
            senate.place(table, self, me.seat, action - DO_INFLUENCE)
        elif kind == OWE_OUST:
            senate.remove(table, self, opp.seat, action - DO_OUST)
        elif kind == OWE_SHIFT:
            if action != DO_STOP:
                senate.move(table, self, me.seat, action - DO_SHIFT)
        elif kind == OWE_SENATE:
            self.act(table, me, what, action)
        elif kind == OWE_CONSPIRATOR:
            if action == DO_CONSPIRE:
                plots.conspire(table, self, me)
            else:
                senate.place(table, self, me.seat, action - DO_INFLUENCE)
        elif kind == OWE_RETAIN:
            plots.retain(self, me.seat, (action - DO_RETAIN) // 2, (action - DO_RETAIN) % 2)
        elif kind == OWE_CURIA:
            if action != DO_STOP:
                self.trigger(table, me, action - DO_TRIGGER)
        else:
            conspiracies.resolve(table, self, me, opp, kind, what, action)

    def act(self, table: Table, me: City, what: int, action: int) -> None:
        """Take a senate action, or stop (A3.5, A3.6)."""
        if action == DO_STOP:
            return
        if what % ACTIONS_ROOM > 1:
            table.push(OWE_SENATE, me.seat, what - 1)
        if action >= DO_SHIFT:
            senate.move(table, self, me.seat, action - DO_SHIFT)
        else:
            senate.place(table, self, me.seat, action - DO_INFLUENCE)

    def run_automatic(self, table: Table, me: City, opp: City, kind: int, what: int) -> None:
        """Carry out an entry that needs no choice."""
        if kind == OWE_RESUME:
            # With nothing left to take the turn ends, and with it the Age (A4.8).
            table.push(OWE_TURN if table.present else OWE_END_TURN, me.seat, 0)
        elif kind == OWE_PARTS:
            conspiracies.run_part(table, self, me, opp, what)
        elif kind == OWE_LOOT:
            senate.apply_token(table, self, me.seat, what)
        elif kind == OWE_CONTROL:
            senate.see_control(table, self)
        elif kind == OWE_SHIELD:
            senate.gain_shield(table, me, opp)
        elif kind == OWE_DECREE_COINS:
            table.city0.gain(what % COINS_ROOM)
            table.city1.gain(what // COINS_ROOM)
        elif kind == OWE_PAIR:
            if me.symbols[what] >= PAIR and self.new_pair(table, me, what) and table.board:
                table.push(OWE_TOKEN, me.seat, what)
        elif kind == OWE_KEEP_BOTH:
            plots.keep_both(self, me.seat)
        else:
            conspiracies.uncover(table, me)

    # What Python callers ask.

    def arrange(self, table: Table, given: Any, own: Any) -> None:
        """Put what Agora adds on the table."""
        arrange_board(table, self, own or AgoraArrangement())

    def arrangement(self, table: Table) -> AgoraArrangement:
        """Take stock of what Agora adds."""
        return arrangement_of(self)

    def imagine(self, table: Table, dice: Dice) -> None:
        """Fill what the viewer does not know, every consistent way with its true chance (A11)."""
        worlds.imagine(table, self, dice)

    @classmethod
    def seen(cls, action: int, actor: int, viewer: int) -> int:
        """Hide what a player looks at, keeps, prepares and locks (A11.1, A11.2)."""
        if actor == CHANCE:
            for key in ("plot", "peek"):
                verb = ROWS.outcome(key)
                if action in verb and verb.about(action)[0] != viewer:
                    return UNKNOWN
            return action
        if action in ROWS.action("prepare"):
            return DO_PREPARE_UNSEEN + ROWS.action("prepare").about(action)[1]
        if action in ROWS.action("retain"):
            return DO_RETAIN_UNSEEN + ROWS.action("retain").about(action)[1]
        return DO_SHELVE_UNSEEN if action in ROWS.action("shelve") else action

    def why_not(self, table: Table, action: int, seat: int) -> Reason | None:
        """Return why *seat* cannot do something with Agora now."""
        return reasons.why_not(table, self, action, seat)
