"""Changes to the rules of Duel that are no faults."""

from bench.equivalent.change import Change

REASONS: dict[str, tuple[Change, ...]] = {
    "Where both are equal, both ways give the same figure.": (
        (
            "city.lose",
            "self.coins = self.coins - coins if coins < self.coins else 0",
            "self.coins = self.coins - coins if coins <= self.coins else 0",
        ),
        (
            "cost.list_missing",
            "missing[good] = short if short > 0 else 0",
            "missing[good] = short if short >= 0 else 0",
        ),
        (
            "effects.coins_per_most",
            "me.gain(coins * (mine if mine > theirs else theirs))",
            "me.gain(coins * (mine if mine >= theirs else theirs))",
        ),
        (
            "effects.keep_token_from_box",
            "table.push(OWE_DRAWING, CHANCE, drawn if drawn < there else there)",
            "table.push(OWE_DRAWING, CHANCE, drawn if drawn <= there else there)",
        ),
    ),
    "The case in which it matters was dealt with in the lines before.": (
        (
            "flow.settle_who_begins",
            "self.push(OWE_FIRST, 1 if self.pawn > 0 else 0, 0)",
            "self.push(OWE_FIRST, 1 if self.pawn >= 0 else 0, 0)",
        ),
        (
            "scoring.settle_by_points",
            "table.win(0 if lead > 0 else 1, CIVILIAN)",
            "table.win(0 if lead >= 0 else 1, CIVILIAN)",
        ),
    ),
    "The printed track has neither coins to lose nor points to win there (D7.3, D7.4).": (
        (
            "military.march",
            "if distance > 0 and LOOT_AT[distance]:",
            "if distance >= 0 and LOOT_AT[distance]:",
        ),
        (
            "military.march",
            "if distance > 0 and LOOT_AT[distance]:",
            "if distance > 1 and LOOT_AT[distance]:",
        ),
        (
            "military.track_points",
            "return TRACK_POINTS[distance] if distance > 0 else 0",
            "return TRACK_POINTS[distance] if distance >= 0 else 0",
        ),
    ),
    "Only whether it is 0, or below 0, is ever asked.": (
        (
            "science.look_at_symbol",
            "new = table.parts.new_pair(table, me, symbol) if table.expanded else 1",
            "new = table.parts.new_pair(table, me, symbol) if table.expanded else 2",
        ),
        (
            "cost.waives_coins",
            "return 1 if coins > take_most_expensive(missing, terms, 0, GOODS) else 0",
            "return 2 if coins > take_most_expensive(missing, terms, 0, GOODS) else 0",
        ),
        (
            "pair.receive",
            "return 1 if self.first.receive(table, me, opp, card) else self.second.receive(table, me, opp, card)",
            "return 2 if self.first.receive(table, me, opp, card) else self.second.receive(table, me, opp, card)",
        ),
        (
            "pair.share_removed",
            "return 1 if self.first.share_removed(table, me) else self.second.share_removed(table, me)",
            "return 2 if self.first.share_removed(table, me) else self.second.share_removed(table, me)",
        ),
        (
            "numbers.is_ordinary",
            "return 1 if action < DO_DRAFT or DO_BUILD_FAR <= action < DO_DRAFT_FAR else 0",
            "return 2 if action < DO_DRAFT or DO_BUILD_FAR <= action < DO_DRAFT_FAR else 0",
        ),
        ("cost.take_most_expensive", "best = -1", "best = -2"),
        ("invariants.miscounted", "return 1", "return 2"),
        (
            "invariants.miscounted",
            "return 0 if city.count[WONDERS + 1] == bits.size(city.tokens) else 1",
            "return 0 if city.count[WONDERS + 1] == bits.size(city.tokens) else 2",
        ),
        ("effects.pile_is_there", "return 1", "return 2"),
        ("table.pay", "return 1", "return 2"),
        ("table.prices", "return 1", "return 2"),
        ("table.price", "return -1", "return -2"),
        ("table.back_of", "return -1", "return -2"),
        (
            "table.owns_word",
            "return 1 if self.first_word <= word < self.end_word else 0",
            "return 2 if self.first_word <= word < self.end_word else 0",
        ),
        (
            "table.owns_action",
            "return 1 if self.first_action <= action < self.end_action else 0",
            "return 2 if self.first_action <= action < self.end_action else 0",
        ),
        (
            "military.advance",
            "if not march(table, me, opp, 1):",
            "if not march(table, me, opp, 2):",
        ),
        ("military.march", "return 1", "return 2"),
        (
            "plain.chance_weights",
            "return 1 if found else 0",
            "return 2 if found else 0",
        ),
        (
            "plain.uncover",
            "return 1 if self.uncovered(PlainTable(table), me.seat, turning) else 0",
            "return 2 if self.uncovered(PlainTable(table), me.seat, turning) else 0",
        ),
        (
            "plain.consume_blocker",
            "return 1 if self.blocked(PlainTable(table), space) else 0",
            "return 2 if self.blocked(PlainTable(table), space) else 0",
        ),
        (
            "plain.on_military_token",
            "return 1 if self.token_reached(PlainTable(table), me.seat, token) else 0",
            "return 2 if self.token_reached(PlainTable(table), me.seat, token) else 0",
        ),
        ("plain.own_price", "return -1", "return -2"),
        ("plain.back", "return -1", "return -2"),
        (
            "pair.owns_action",
            "return 1 if self.first.owns_action(action) or self.second.owns_action(action) else 0",
            "return 2 if self.first.owns_action(action) or self.second.owns_action(action) else 0",
        ),
        (
            "pair.owns_word",
            "return 1 if self.first.owns_word(word) or self.second.owns_word(word) else 0",
            "return 2 if self.first.owns_word(word) or self.second.owns_word(word) else 0",
        ),
        (
            "pair.prices",
            "return 1 if self.first.prices(table, me) else self.second.prices(table, me)",
            "return 2 if self.first.prices(table, me) else self.second.prices(table, me)",
        ),
    ),
    "A draw is owed only where something is left to draw, so that the search ends before the order does.": (
        (
            "deal.first_of",
            "while place < MOST_KINDS - 1 and not there >> order[place] & 1:",
            "while place <= MOST_KINDS - 1 and not there >> order[place] & 1:",
        ),
        (
            "deal.first_of",
            "while place < MOST_KINDS - 1 and not there >> order[place] & 1:",
            "while place < (MOST_KINDS + 1) and not there >> order[place] & 1:",
        ),
    ),
    "What can be paid in full is asked of the helpers too, who never take anything away.": (
        (
            "cost.affordable",
            "if left >= 0 or left + supply_missing(me, item, terms, missing) >= 0:",
            "if left > 0 or left + supply_missing(me, item, terms, missing) >= 0:",
        ),
        (
            "cost.affordable",
            "if left >= 0 or left + supply_missing(me, item, terms, missing) >= 0:",
            "if left >= 1 or left + supply_missing(me, item, terms, missing) >= 0:",
        ),
    ),
    "A round begins after 0 or 4 wonders: the next multiple of 4 is beyond both ends.": (
        (
            "arrange.check_subject",
            "OWE_ROUND: range(0, WONDERS_PER_ROUND + 1, WONDERS_PER_ROUND),",
            "OWE_ROUND: range(0, WONDERS_PER_ROUND + 2, WONDERS_PER_ROUND),",
        ),
    ),
    "The wonders and the agenda of the set-up are replaced by those of the position, or not looked at.": (
        *(
            ("arrange.arranged", "state.set_up(given.edition, 0, 0, 0)", f"state.set_up(given.edition, {wonders})")
            for wonders in ("1, 0, 0", "0, 1, 0", "0, 0, 1")
        ),
        *(
            ("arrange.decks_of", "fresh.set_up(state.edition, 0, 0, 0)", f"fresh.set_up(state.edition, {wonders})")
            for wonders in ("1, 0, 0", "0, 1, 0", "0, 0, 1")
        ),
    ),
    "Interpreted, as faults are planted, the columns of the rules are those of the data; compiled they are copies.": (
        ("plain.add_items", "printed.read_columns()", "pass"),
        (
            "printed.read_columns",
            "for place in range(ITEMS * GOODS):",
            "for place in range(ITEMS + GOODS):",
        ),
        (
            "printed.read_columns",
            "for place in range(structures.STRUCTURES * structures.MOST_SLOTS):",
            "for place in range(structures.STRUCTURES + structures.MOST_SLOTS):",
        ),
    ),
    "There is no fifth deck: its numbers are those of wonders and tokens.": (
        ("deal.card_turned", "if back < AGE_DECKS:", "if back <= AGE_DECKS:"),
        ("numbers.write_deck", "if deck < AGE_DECKS:", "if deck <= AGE_DECKS:"),
    ),
    "The first number of a run counts slot 20 in whole rows of far slots, whichever run they are counted from.": (
        ("numbers.turn_slot", "if action < DO_WONDER_FAR:", "if action <= DO_WONDER_FAR:"),
        ("numbers.turn_wonder", "if action < DO_FAR_WONDER:", "if action <= DO_FAR_WONDER:"),
    ),
    "Only actions that construct a wonder are asked for it, and the first far one constructs a building.": (
        ("numbers.turn_wonder", "if action < FAR_ACTIONS:", "if action <= FAR_ACTIONS:"),
    ),
    "No option is written twice.": (
        (
            "numbers.sort",
            "while before >= 0 and out[before] > number:",
            "while before >= 0 and out[before] >= number:",
        ),
    ),
    "Another number does as well: no other option has it.": (
        (
            "state.identity",
            "return (2 + numbers.turn_wonder(action)) * CARDS + self.slots[numbers.turn_slot(action)]",
            "return (3 + numbers.turn_wonder(action)) * CARDS + self.slots[numbers.turn_slot(action)]",
        ),
    ),
    "Who is the opponent, and what is traded, settles only to whom coins go; a price that is asked goes to nobody.": (
        (
            "state.price",
            "return self.price_at(self.city(seat), self.city(1 - seat), item, terms)",
            "return self.price_at(self.city(seat), self.city(2 - seat), item, terms)",
        ),
        (
            "state.price",
            "return self.price_at(self.city(seat), self.city(1 - seat), item, terms)",
            "return self.price_at(self.city(seat), self.city(1 + seat), item, terms)",
        ),
        (
            "table.price_at",
            "instead = self.at_price.price(self, me, opp, item, total, 0)",
            "instead = self.at_price.price(self, me, opp, item, total, 1)",
        ),
    ),
    "The shorter way is only quicker: the longer one asks the same question once more.": (
        (
            "state.turn_options",
            "if self.asked & PRICE and self.at_price.prices(self, me):",
            "if self.asked & PRICE or self.at_price.prices(self, me):",
        ),
        (
            "state.turn_options",
            "if self.asked & PRICE and self.at_price.prices(self, me):",
            "if self.asked | PRICE and self.at_price.prices(self, me):",
        ),
        (
            "state.step",
            "if self.depth and self.kinds[self.depth - 1] & AUTOMATIC_BIT:",
            "if self.depth or self.kinds[self.depth - 1] & AUTOMATIC_BIT:",
        ),
        (
            "state.step",
            "if self.depth and self.kinds[self.depth - 1] & AUTOMATIC_BIT:",
            "if self.depth and self.kinds[self.depth - 1] | AUTOMATIC_BIT:",
        ),
    ),
    "Before Age I no slot has a card.": (
        (
            "arrange.furnish",
            "covers = printed.COVERED_BY[state.structure() * MOST_SLOTS + slot] if given.age else 0",
            "covers = printed.COVERED_BY[state.structure() * MOST_SLOTS + slot] if given.age else 1",
        ),
    ),
    "A part that is not asked at a moment has nothing to say there: asked all the same, it changes nothing.": tuple(
        (where, line, line.replace("asked & ", "asked | "))
        for where, line in (
            ("build.build_for_nothing", "if table.asked & RECEIVE and table.at_receive.receive(table, me, opp, card):"),
            ("build.build_for_nothing", "if table.asked & BUILDING:"),
            (
                "effects.top_row",
                "return slots & ~table.at_no_buildings.no_buildings(table) if table.asked & NO_BUILDINGS else slots",
            ),
            ("flow.begin_turn", "if self.asked & TURN_BEGINS:"),
            ("flow.end_turn", "if not (self.asked & UNCOVER and self.at_uncover.uncover(self, me, turning)):"),
            ("flow.end_turn", "if self.asked & TURN_BEGINS:"),
            ("flow.chance_options", "if self.asked & NO_BUILDINGS:"),
            ("flow.chance_options", "if self.asked & WITHHELD and self.at_withheld.withheld(self, self.age - 1):"),
            (
                "state.turn_options",
                "buildings = accessible & ~self.at_no_buildings.no_buildings(self) if self.asked & "
                "NO_BUILDINGS else accessible",
            ),
            ("state.play_turn", "if self.asked & DISCARD:"),
            ("table.back_of", "if self.asked & BACK:"),
            ("table.possible", "if self.asked & WITHHELD:"),
            ("table.price_at", "if self.asked & PRICE and total:"),
            ("table.set_terms", "if self.asked & TERMS:"),
            ("table.pay", "if self.asked & PRICE and total:"),
            ("table.purse", "return me.coins + self.at_purse.purse(self, me) if self.asked & PURSE else me.coins"),
            ("table.spend", "if coins > me.coins and self.asked & PURSE:"),
        )
    ),
    "No card costs coins and wood, the first of the goods.": (
        (
            "cost.waives_coins",
            "take_most_expensive(missing, terms, 0, GOODS)",
            "take_most_expensive(missing, terms, 1, GOODS)",
        ),
        (
            "cost.waives_coins",
            "return 1 if coins > take_most_expensive(missing, terms, 0, GOODS) else 0",
            "return 1 if coins > take_most_expensive(missing, terms, 1, GOODS) else 0",
        ),
    ),
    "No decision has the number 0.": (
        (
            "plain_table.owe",
            "if not (-1 <= seat <= 1 and 0 <= decision.kind < KINDS):",
            "if not (-1 <= seat <= 1 and 0 < decision.kind < KINDS):",
        ),
        (
            "plain_table.owe",
            "if not (-1 <= seat <= 1 and 0 <= decision.kind < KINDS):",
            "if not (-1 <= seat <= 1 and 1 <= decision.kind < KINDS):",
        ),
    ),
    "The draft of a wonder is no action of a turn.": (
        (
            "numbers.is_ordinary",
            "return 1 if action < DO_DRAFT or DO_BUILD_FAR <= action < DO_DRAFT_FAR else 0",
            "return 1 if action <= DO_DRAFT or DO_BUILD_FAR <= action < DO_DRAFT_FAR else 0",
        ),
        (
            "state.play_turn",
            "if action >= DO_DRAFT and not numbers.is_ordinary(action):",
            "if action > DO_DRAFT and not numbers.is_ordinary(action):",
        ),
    ),
    "Of two parts at a moment the one that has nothing to say there answers so when it is asked.": (
        (
            "pair.answering",
            "if not self.second.moments & moment:",
            "if not (self.second.moments | moment):",
        ),
        (
            "pair.answering",
            "return self if self.first.moments & moment else self.second.answering(moment)",
            "return self if self.first.moments | moment else self.second.answering(moment)",
        ),
        (
            "pair.owe_due",
            "self.first.owe_due(table)",
            "pass",
        ),
        (
            "pair.on_card_moved",
            "self.second.on_card_moved(table, me, opp, card)",
            "pass",
        ),
        (
            "pair.on_token_shown",
            "self.first.on_token_shown(table, token)",
            "pass",
        ),
    ),
    "No effect comes after the shields of an item, and what is owed at once is carried out as if it were not.": (
        (
            "flow.carry_out_from",
            "if entry + 1 < end and (word >= FIRST_OWED or (word == SHIELDS and self.expanded)):",
            "if entry + 1 < end and (word >= FIRST_OWED or (word == SHIELDS or self.expanded)):",
        ),
        (
            "flow.carry_out_from",
            "if entry + 1 < end and (word >= FIRST_OWED or (word == SHIELDS and self.expanded)):",
            "if entry + 1 < end and (word >= FIRST_OWED or (word != SHIELDS and self.expanded)):",
        ),
    ),
    "The checks that follow refuse it, too; compiled, they would look beyond an array.": (
        (
            "state.check_fields",
            "if not (0 <= self.depth <= AGENDA and 0 <= self.age <= AGES):",
            "if not (0 <= self.depth <= AGENDA or 0 <= self.age <= AGES):",
        ),
    ),
}
