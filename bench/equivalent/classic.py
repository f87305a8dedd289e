"""Changes to the rules of classic 7 Wonders that are no faults."""

from bench.equivalent.change import Change

REASONS: dict[str, tuple[Change, ...]] = {
    "Only whether it is 0 is ever asked.": (
        ("build.has_any", "return 1 if found else 0", "return 2 if found else 0"),
        ("knowledge.played_by", "return 1 if city == viewer else 0", "return 2 if city == viewer else 0"),
        (
            "knowledge.played_by",
            "return 1 if turn < SMALL_TURN and seating.controller(age, turn) == viewer else 0",
            "return 2 if turn < SMALL_TURN and seating.controller(age, turn) == viewer else 0",
        ),
        *(
            (
                "trade.purchases",
                f"impossible = {lack} if {lack} > impossible else impossible",
                f"impossible = {other} if {lack} > impossible else impossible",
            )
            for lack in ("lack - from_left - from_right",)
            for other in ("lack - from_left + from_right", "(lack + from_left) - from_right")
        ),
        ("turn.chance_weights", "return 1", "return 2"),
        ("invariants.misplaced", "return 1", "return 2"),
        ("invariants.miscounted", "return 1", "return 2"),
        ("invariants.uneven", "dealt = 1", "dealt = 2"),
        (
            "invariants.uneven",
            "return 1 if dealt and most - least > 1 else 0",
            "return 2 if dealt and most - least > 1 else 0",
        ),
        ("invariants.unfair", "return 1 if won != lost else 0", "return 2 if won != lost else 0"),
        (
            "build.free_building_helps",
            "return 1 if n == 0 or lefts[0] + rights[0] + bank_price(cities, seat, card) else 0",
            "return 2 if n == 0 or lefts[0] + rights[0] + bank_price(cities, seat, card) else 0",
        ),
    ),
    "What is next is a choice, before which nothing goes on by itself.": (
        (
            "arrange.discard_last_cards",
            "if state.kinds[state.depth - 1] in (SEVENTH, DRAWING_LAST):",
            "if state.kinds[state.depth + 1] in (SEVENTH, DRAWING_LAST):",
        ),
        (
            "arrange.discard_last_cards",
            "if state.kinds[state.depth - 1] in (SEVENTH, DRAWING_LAST):",
            "if state.kinds[state.depth - 2] in (SEVENTH, DRAWING_LAST):",
        ),
    ),
    "All cities have played a card by now, or none has.": (("arrange.all_played", "return done[0]", "return done[1]"),),
    "Something else always follows dealing and a card of the pile, and after the end the agenda is empty.": (
        (
            "arrange.fill_hands",
            "dealing = state.depth > 0 and state.kinds[state.depth - 1] == DEALING",
            "dealing = state.depth > 1 and state.kinds[state.depth - 1] == DEALING",
        ),
        (
            "arrange.fill_hands",
            "dealing = state.depth > 0 and state.kinds[state.depth - 1] == DEALING",
            "dealing = state.depth >= 0 and state.kinds[state.depth - 1] == DEALING",
        ),
        (
            "arrange.fill_hands",
            "choosing = state.depth > 0 and state.kinds[state.depth - 1] == CHOOSING",
            "choosing = state.depth >= 0 and state.kinds[state.depth - 1] == CHOOSING",
        ),
        (
            "arrangement.arrangement_of",
            "pending = state.depth > 0 and state.kinds[state.depth - 1] == REVIVING",
            "pending = state.depth > 1 and state.kinds[state.depth - 1] == REVIVING",
        ),
        (
            "arrangement.arrangement_of",
            "pending = state.depth > 0 and state.kinds[state.depth - 1] == REVIVING",
            "pending = state.depth >= 0 and state.kinds[state.depth - 1] == REVIVING",
        ),
    ),
    "Where both are equal, both ways give the same figure.": (
        ("trade.purchases", "units = lack if lack > units else units", "units = lack if lack >= units else units"),
        *(
            (
                "trade.purchases",
                f"{name} = {lack} if {lack} > {name} else {name}",
                f"{name} = {lack} if {lack} >= {name} else {name}",
            )
            for name, lack in (
                ("without_right", "lack - from_left"),
                ("without_left", "lack - from_right"),
                ("impossible", "lack - from_left - from_right"),
            )
        ),
        (
            "scoring.symbol_points",
            "sets = compasses if compasses < gears else gears",
            "sets = compasses if compasses <= gears else gears",
        ),
        (
            "scoring.symbol_points",
            "sets = tablets if tablets < sets else sets",
            "sets = tablets if tablets <= sets else sets",
        ),
        (
            "scoring.science_points",
            "best = points if points > best else best",
            "best = points if points >= best else best",
        ),
        (
            "table.give",
            "while place > first and self.hands[place - 1] > card:",
            "while place > first and self.hands[place - 1] >= card:",
        ),
        (
            "invariants.uneven",
            "least = table.sizes[seat] if table.sizes[seat] < least else least",
            "least = table.sizes[seat] if table.sizes[seat] <= least else least",
        ),
        (
            "invariants.uneven",
            "most = table.sizes[seat] if table.sizes[seat] > most else most",
            "most = table.sizes[seat] if table.sizes[seat] >= most else most",
        ),
        ("arrange.fill_hands", "size = left if left < HAND else HAND", "size = left if left <= HAND else HAND"),
        (
            "arrange.fill_memory",
            "turns = own // HAND * TURNS + (own % HAND if own % HAND < TURNS else TURNS)",
            "turns = own // HAND * TURNS + (own % HAND if own % HAND <= TURNS else TURNS)",
        ),
    ),
    "Of seven cards of an Age six at most are left over by whole Ages.": (
        (
            "arrange.fill_memory",
            "turns = own // HAND * TURNS + (own % HAND if own % HAND < TURNS else TURNS)",
            "turns = own // HAND * TURNS + (own % HAND if (own // HAND) < TURNS else TURNS)",
        ),
    ),
    "Before Age I nothing has been played, and a spectator never plays.": (
        (
            "knowledge.hide_from",
            "if viewer < table.players and table.uses[table.place(viewer, age, turn)] != NOT_YET:",
            "if viewer <= table.players and table.uses[table.place(viewer, age, turn)] != NOT_YET:",
        ),
        (
            "arrange.fill_deck",
            "for city in range(state.cities.number if state.age else 0):",
            "for city in range(state.cities.number if state.age else 1):",
        ),
        (
            "arrange.fill_memory",
            "own = len(given.plays[given.viewer]) if given.viewer < given.players else 0",
            "own = len(given.plays[given.viewer]) if given.viewer <= given.players else 0",
        ),
    ),
    "With three players both ways give three cities.": (
        (
            "deal.lay",
            "cities = self.players if self.players > 2 else 3",
            "cities = self.players if self.players > 3 else 3",
        ),
    ),
    "Chance is never alone on the agenda, and at the end no seat of it is that of chance.": (
        (
            "deal.answer",
            "if table.depth == 0 or table.seats[table.depth - 1] != CHANCE:",
            "if table.depth == 1 or table.seats[table.depth - 1] != CHANCE:",
        ),
    ),
    "The first card of all has no shields.": tuple(
        (
            "borders.shields_after",
            "if state.look_city[look] == city and state.look_when[look] < age * WHEN and state.look_card[look] >= 0",
            f"if state.look_city[look] == city and state.look_when[look] < age * WHEN and state.look_card[look] {own}",
        )
        for own in ("> 0", ">= 1")
    ),
    "All cities play at the same time, and this turn was dealt with in the lines before.": (
        (
            "evidence.drawn",
            "return self.decision in (CHOOSING, SEVENTH, REVIVING) or self.uses[self.play(0, age, turn)] != NOT_YET",
            "return self.decision in (CHOOSING, SEVENTH, REVIVING) or self.uses[self.play(1, age, turn)] != NOT_YET",
        ),
        (
            "evidence.drawn",
            "return (age, turn) < (self.age, self.turn)",
            "return (age, turn) <= (self.age, self.turn)",
        ),
    ),
    "Hands that differ by one card are even, and before Age I nobody has any.": (
        ("invariants.uneven", "most = 0", "most = 1"),
        (
            "invariants.uneven",
            "if table.uses[table.place(seat, table.age if table.age else 1, 0)] == NOT_YET:",
            "if table.uses[table.place(seat, table.age if table.age else 2, 0)] == NOT_YET:",
        ),
    ),
    "Hands are counted round the table: after the last one the first one comes again.": (
        ("knowledge.remember_hand", "packet = 0", "packet = 1"),
        ("knowledge.remember_hand", "packet += 1", "packet -= 1"),
    ),
    "More free symbols than there are leave nothing to choose the second of.": (
        ("scoring.science_points", "for first in range(free + 1):", "for first in range(free + 2):"),
    ),
    "Guilds never have fewer than 0 points.": (("scoring.copied_guild", "most = -1", "most = -2"),),
    "The one card that counts guilds is a guild, and counts those of its own city (C6.7).": (
        (
            "scoring.card_points",
            "if POINTS_SCOPE[card] & OWN and POINTS_FOR[card] >> PURPLE & 1:",
            "if POINTS_SCOPE[card] | OWN and POINTS_FOR[card] >> PURPLE & 1:",
        ),
        (
            "scoring.score",
            "lines[4] += counting_points(cities, seat, deck, 0)",
            "lines[4] += counting_points(cities, seat, deck, 1)",
        ),
    ),
    "Neither yellow nor red cards have points of their own.": (
        (
            "scoring.score",
            "lines[4] = cities.points[seat * COLUMNS + YELLOW]",
            "lines[5] = cities.points[seat * COLUMNS + YELLOW]",
        ),
        (
            "scoring.score",
            "lines[4] = cities.points[seat * COLUMNS + YELLOW]",
            "lines[4] = cities.points[seat * COLUMNS - YELLOW]",
        ),
    ),
    "In Age I and before it the same seat begins.": tuple(
        (
            "seating.controller",
            "return FIRST_CONTROLLERS[age - 1 if 1 <= age <= AGES else 0] ^ (turn & 1)",
            f"return FIRST_CONTROLLERS[age - 1 if {first} age <= AGES else 0] ^ (turn & 1)",
        )
        for first in ("1 <", "2 <=")
    ),
    "No stage costs coins.": (("turn.play_card", "self.take_from_bank(city, -COIN_COST[item])", "pass"),),
    "An entry that runs at once is seen by nobody.": (
        ("turn.run_automatic", "self.push(START_AGE, 0, 0)", "self.push(START_AGE, 1, 0)"),
        ("turn.run_automatic", "self.push(START_AGE, 0, 0)", "self.push(START_AGE, 0, 1)"),
    ),
    "Where there are no places, none is used too often.": (
        (
            "pile.after",
            "return tuple(left) if min(left, default=0) >= 0 else None",
            "return tuple(left) if min(left, default=1) >= 0 else None",
        ),
    ),
    "The last place of the hand is cleared afterwards.": (
        ("table.take", "while place < last:", "while place <= last:"),
    ),
    "The last turn of all is earlier than either.": (
        (
            "table.count_pile",
            "until = self.look_when[look] if look < self.looks else 3 * 8",
            "until = self.look_when[look] if look < self.looks else 4 * 8",
        ),
        (
            "table.count_pile",
            "until = self.look_when[look] if look < self.looks else 3 * 8",
            "until = self.look_when[look] if look < self.looks else 3 * 9",
        ),
    ),
    "Only a view has a memory, which is cleared when one is made.": (
        ("knowledge.fill_hidden", "clear_memory(table)", "pass"),
    ),
    "The array holds zeros before.": (
        ("trade.purchases", "out[0] = 0", "out[1] = 0"),
        ("trade.purchases", "out[1] = 0", "out[2] = 0"),
    ),
    "The first set of goods is the empty one, of which nothing is needed.": (
        (
            "trade.offers_within",
            "purchases(cities, seat, item, 0, RAW_SETS, raw)",
            "purchases(cities, seat, item, 1, RAW_SETS, raw)",
        ),
    ),
    "Either is below the fewest units from the left, so that there is no number between them.": (
        (
            "trade.purchases",
            "out[2] = units - without_right if impossible == 0 else -1",
            "out[2] = units - without_right if impossible == 0 else -2",
        ),
    ),
    "The numbers of buildings begin with 0, those of free ones with a multiple of all cards.": (
        ("turn.card_in", "return (action - BUILD) // RANKS", "return (action + BUILD) // RANKS"),
        ("turn.card_in", "return (action - FREE) % CARDS", "return (action + FREE) % CARDS"),
        ("reasons.card_in", "return (action - actions.FREE) % CARDS", "return (action + actions.FREE) % CARDS"),
        ("reasons.card_in", "if action < actions.FREE:", "if action <= actions.FREE:"),
    ),
    "The first card of all costs nothing, so that nobody builds it for nothing by a stage.": (
        ("turn.card_in", "if action < FREE:", "if action <= FREE:"),
        ("turn.write_payment", "elif action < FREE:", "elif action <= FREE:"),
        ("turn.play_card", "elif action < FREE:", "elif action <= FREE:"),
    ),
    "A card that is in the hand now is not among those that have left it.": (
        ("evidence.close_group", "held[card] += 1", "held[card] -= 1"),
    ),
    "Where two play, every card is there once.": (
        (
            "evidence.note_draw",
            "self.located[age - 1][card] += 1",
            "self.located[age - 1][card] += 2",
        ),
        (
            "knowledge.remember_hand",
            "count_card(table.draws[(age - 1) * 7 + later], -1, counts)",
            "count_card(table.draws[(age - 1) * 7 + later], -2, counts)",
        ),
    ),
    "There are no cards of a later Age, so that nothing is shared out.": (
        (
            "worlds.lay_batches",
            "for age in range(1, self.evidence.age + 1):",
            "for age in range(1, self.evidence.age + 2):",
        ),
    ),
    "What failed before is only tried again, and fails again.": (("payment.assigned", "failed.add(tried)", "pass"),),
    "The left and the right neighbour always count together (C4.1).": (
        ("city.counted_in", "if scope & 1:", "if scope & 2:"),
        ("city.counted_in", "if scope & 2:", "if scope & 3:"),
    ),
    "Payments are written into an array of zeros, or only counted.": (
        ("build.card_offers", "lefts[0] = 0", "lefts[1] = 0"),
        ("build.card_offers", "rights[0] = 0", "rights[1] = 0"),
    ),
    "No card costs both coins and goods.": (
        (
            "build.free_building_helps",
            "return 1 if n == 0 or lefts[0] + rights[0] + bank_price(cities, seat, card) else 0",
            "return 1 if n == 0 or lefts[0] + rights[0] - bank_price(cities, seat, card) else 0",
        ),
    ),
    "A card that cannot be built for nothing is left out anyway.": (
        (
            "build.write_uses",
            "for place in range(size if cities.free_left[seat] else 0):",
            "for place in range(size if cities.free_left[seat] else 1):",
        ),
    ),
}
