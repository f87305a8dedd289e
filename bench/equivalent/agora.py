"""Changes to the rules of Agora that are no faults."""

from bench.equivalent.change import Change

REASONS: dict[str, tuple[Change, ...]] = {
    "Only whether it is 0, or below 0, is ever asked.": (
        ("conspiracies.can_act", "answer = 1", "answer = 2"),
        ("conspiracies.can_act", "return 1", "return 2"),
        ("conspiracies.can_act", "return 1 if answer else 0", "return 2 if answer else 0"),
        (
            "conspiracies.can_coerce",
            "return 1 if (me.count[BLUE] and opp.count[BLUE]) or (me.count[GREEN] and opp.count[GREEN]) else 0",
            "return 2 if (me.count[BLUE] and opp.count[BLUE]) or (me.count[GREEN] and opp.count[GREEN]) else 0",
        ),
        ("invariants.is_turning", "return 1", "return 2"),
        (
            "moments.back_of",
            "return SENATOR_BACK if self.senator_slots >> slot & 1 else -1",
            "return SENATOR_BACK if self.senator_slots >> slot & 1 else -2",
        ),
        ("moments.new_pair", "return 1", "return 2"),
        ("part.note_coins", "table.due = 1", "table.due = 2"),
        ("part.on_military_token", "return 1", "return 2"),
        ("part.receive", "return 1", "return 2"),
        ("plots.next_look", "return -1", "return -2"),
        ("senate.gain_shield", "military.march(table, me, opp, 1)", "military.march(table, me, opp, 2)"),
        ("treason.removed_cards", "return 1", "return 2"),
        ("treason.share_removed", "return 1", "return 2"),
    ),
    "Where both are equal, both ways give the same figure.": (
        (
            "part.senate_actions",
            "return ACTIONS_BY_BLUE[blue if blue < MOST_BLUE else MOST_BLUE]",
            "return ACTIONS_BY_BLUE[blue if blue <= MOST_BLUE else MOST_BLUE]",
        ),
    ),
    "Two cards of the deck are never the same.": (
        (
            "plots.retain_options",
            "lower = agora.deck[0] if agora.deck[0] < agora.deck[1] else agora.deck[1]",
            "lower = agora.deck[0] if agora.deck[0] <= agora.deck[1] else agora.deck[1]",
        ),
    ),
    "Of none, an empty set, there is nothing to take away or to hide.": (
        ("chance.options", "if agora.removed > 0:", "if agora.removed >= 0:"),
        (
            "board.hide_from",
            "if self.removed > 0 and self.removed & table.unseen[table.age - 1] and viewer != self.removed_known:",
            "if self.removed >= 0 and self.removed & table.unseen[table.age - 1] and viewer != self.removed_known:",
        ),
        (
            "moments.withheld",
            "return self.removed if deck == table.age - 1 and self.removed > 0 else 0",
            "return self.removed if deck == table.age - 1 and self.removed >= 0 else 0",
        ),
        (
            "part.seat_options",
            "plans = self.kept[me.seat] if self.kept[me.seat] > 0 else 0",
            "plans = self.kept[me.seat] if self.kept[me.seat] >= 0 else 0",
        ),
        (
            "part.turn_options",
            "plans = self.kept[me.seat] if self.kept[me.seat] > 0 else 0",
            "plans = self.kept[me.seat] if self.kept[me.seat] >= 0 else 0",
        ),
        ("plots.undrawn", "if agora.kept[seat] > 0:", "if agora.kept[seat] >= 0:"),
        ("treason.betray_options", "if agora.removed > 0:", "if agora.removed >= 0:"),
    ),
    "A removed card that was shown is unseen by the other player: there is none that is not.": (
        (
            "board.hide_from",
            "if self.removed > 0 and self.removed & table.unseen[table.age - 1] and viewer != self.removed_known:",
            "if self.removed > 0 and self.removed | table.unseen[table.age - 1] and viewer != self.removed_known:",
        ),
    ),
    "Nothing is looked for beyond the places that there are.": (
        (
            "arrange.arrange_board",
            '"deck": [*deck, *none(COUNT - size, UNDRAWN)],',
            '"deck": [*deck, *none(COUNT + size, UNDRAWN)],',
        ),
        (
            "arrange.arrange_board",
            '"deck_known": [*(own.deck_known or none(size, 0)), *none(COUNT - size, 0)],',
            '"deck_known": [*(own.deck_known or none(size, 0)), *none(COUNT + size, 0)],',
        ),
        (
            "arrange.arrange_board",
            '"trail": [*entries, *none(LONGEST - len(entries), 0)],',
            '"trail": [*entries, *none(LONGEST + len(entries), 0)],',
        ),
    ),
    "Without any there is none beyond the last, whichever is said to be the largest.": (
        (
            "arrange.check",
            "if max(decrees, default=0) >= len(DECREES):",
            "if max(decrees, default=1) >= len(DECREES):",
        ),
        (
            "arrange.check",
            "if max(known, default=0) >= COUNT:",
            "if max(known, default=1) >= COUNT:",
        ),
    ),
    "An entry that names no conspiracy has nothing to hide from anybody.": (
        (
            "arrange.given_trail",
            "entries.append(trail.hidden_from(entry, seat if conspiracy >= 0 else 1 - seat))",
            "entries.append(trail.hidden_from(entry, seat if conspiracy >= 0 else 1 + seat))",
        ),
        (
            "arrange.given_trail",
            "entries.append(trail.hidden_from(entry, seat if conspiracy >= 0 else 1 - seat))",
            "entries.append(trail.hidden_from(entry, seat if conspiracy >= 0 else 2 - seat))",
        ),
    ),
    "The place after the last prepared conspiracy holds none, which is written as what is not known is.": (
        (
            "board.hide_from",
            "for place in range(seat * 14, seat * 14 + self.ready_count[seat]):",
            "for place in range(seat * 14, seat * 15 + self.ready_count[seat]):",
        ),
        (
            "board.ready_set",
            "for place in range(seat * 14, seat * 14 + self.ready_count[seat]):",
            "for place in range(seat * 14, seat * 15 + self.ready_count[seat]):",
        ),
        (
            "plots.undrawn",
            "for place in range(seat * 14, seat * 14 + agora.ready_count[seat]):",
            "for place in range(seat * 14, seat * 15 + agora.ready_count[seat]):",
        ),
    ),
    "No colour after green is ever asked for.": (
        (
            "conspiracies.card_options",
            "for color in range(BROWN, GREEN + 1):",
            "for color in range(BROWN, GREEN + 2):",
        ),
    ),
    "A fixed price is that of one card: the opponent of its owner pays what trade costs anyway.": (
        (
            "moments.change_terms",
            "if self.fresh and table.turn == me.seat:",
            "if self.fresh or table.turn == me.seat:",
        ),
    ),
    "No cube is moved to the chamber where it lies, so that the first number is never played.": (
        ("part.act", "if action >= DO_SHIFT:", "if action > DO_SHIFT:"),
    ),
    "What a viewer has seen of somebody else's choice is never played.": (
        ("part.play", "elif action < DO_PREPARE_UNSEEN:", "elif action <= DO_PREPARE_UNSEEN:"),
    ),
    "A card without a fixed price adds none, and no conspiracy constructs anything unless one was triggered.": (
        (
            "part.on_building_built",
            "if printed.FIXED[card] and self.has_triggered:",
            "if printed.FIXED[card] or self.has_triggered:",
        ),
    ),
    "The sum and the difference of two numbers are both odd or both even.": (
        (
            "part.resolve",
            "plots.retain(self, me.seat, (action - DO_RETAIN) // 2, (action - DO_RETAIN) % 2)",
            "plots.retain(self, me.seat, (action - DO_RETAIN) // 2, (action + DO_RETAIN) % 2)",
        ),
    ),
    "At most 13 conspiracies are ever kept (A4.2).": (
        (
            "part.turn_options",
            "while plans and self.ready_count[me.seat] < READY_ROOM:",
            "while plans and self.ready_count[me.seat] <= READY_ROOM:",
        ),
    ),
    "The top place is looked at first: when only the second is left, its number is 1.": (
        ("plots.looked", "if next_look(agora, seat) < 0:", "if next_look(agora, seat) < 1:"),
        ("plots.looked", "if next_look(agora, seat) < 0:", "if next_look(agora, seat) <= 0:"),
    ),
    "What its seat saw begins far above this number, and only what is turned up is shown to all.": (
        (
            "trail.is_hidden",
            "return entry < DEEDS * SHOWN and not turned_up",
            "return entry <= DEEDS * SHOWN and not turned_up",
        ),
        (
            "trail.is_hidden",
            "return entry < DEEDS * SHOWN and not turned_up",
            "return entry < (DEEDS + SHOWN) and not turned_up",
        ),
    ),
    "A hand of none is counted as none.": (
        ("invariants.misplaced_conspiracies", "if agora.kept[seat] > 0:", "if agora.kept[seat] >= 0:"),
    ),
    "It is carried out at once, before anybody can see it.": (
        ("conspiracies.carry_out_more", "table.push(OWE_UNCOVER, me.seat, 0)", "table.push(OWE_UNCOVER, me.seat, 1)"),
    ),
    "Brown is the colour with the number 0.": (
        (
            "conspiracies.options",
            "return card_options(opp, 1 << BROWN | 1 << GREY, DO_SEIZE, DO_SEIZE_FAR, out)",
            "return card_options(opp, (1 >> BROWN) | 1 << GREY, DO_SEIZE, DO_SEIZE_FAR, out)",
        ),
    ),
    "No building stands in the column of the wonders.": (
        (
            "part.on_building_built",
            "if column < COLORS and COLOR_DECREE[column] >= 0:",
            "if column <= COLORS and COLOR_DECREE[column] >= 0:",
        ),
    ),
    "The place after the last prepared conspiracy holds nothing, and the last one is emptied in any case.": (
        (
            "plots.turn_up",
            "last = seat * 14 + agora.ready_count[seat]",
            "last = seat * 15 + agora.ready_count[seat]",
        ),
        ("plots.turn_up", "while place < last:", "while place <= last:"),
    ),
    "The shorter way is only quicker: the longer one changes no price.": (
        ("moments.change_terms", "if mine & PRICING == 0:", "if (mine | PRICING) == 0:"),
        ("moments.change_terms", "if mine & PRICING == 0:", "if mine & PRICING == 1:"),
    ),
    "What the other player has prepared is taken away too, and the places after it hold nothing.": (
        (
            "plots.undrawn",
            "for place in range(seat * 14, seat * 14 + agora.ready_count[seat]):",
            "for place in range(seat * 14, (seat + 14) + agora.ready_count[seat]):",
        ),
    ),
    "A military token is never all that is owed: the end of the turn or of the draft waits below it.": (
        (
            "senate.owe_token",
            "if part == FAR and top >= 0 and table.kinds[top] == OWE_LOOT and table.subjects[top] == NEAR:",
            "if part == FAR and top > 0 and table.kinds[top] == OWE_LOOT and table.subjects[top] == NEAR:",
        ),
        (
            "senate.owe_token",
            "if part == FAR and top >= 0 and table.kinds[top] == OWE_LOOT and table.subjects[top] == NEAR:",
            "if part == FAR and top >= 1 and table.kinds[top] == OWE_LOOT and table.subjects[top] == NEAR:",
        ),
    ),
}
