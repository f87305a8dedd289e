"""Changes to the rules of Pantheon that are no faults."""

from bench.equivalent.change import Change

REASONS: dict[str, tuple[Change, ...]] = {
    "Only whether it is 0, or below 0, is ever asked.": (
        ("board.knows", "return 1 if known == BOTH else 0", "return 2 if known == BOTH else 0"),
        (
            "board.prices",
            "return 1 if me.tokens & CHAIN_TOKENS else 0",
            "return 2 if me.tokens & CHAIN_TOKENS else 0",
        ),
        ("board.price", "return -1", "return -2"),
        ("board.consume_blocker", "return 1", "return 2"),
        ("chance.face_down_space", "return -1", "return -2"),
        ("chance.chance_weights", "return 1", "return 2"),
        ("mythology.unknown_place", "return -1", "return -2"),
        ("part.uncover", "return 1", "return 2"),
        ("part.widen", "self.wide_table = 1", "self.wide_table = 2"),
        (
            "part.amend_bill",
            "traded = sum(purchase.units * purchase.price for purchase in bill.purchases)",
            "traded = sum(purchase.units + purchase.price for purchase in bill.purchases)",
        ),
        (
            "part.amend_bill",
            "instead = -1 if bill.chained else self.price(table, me, opp, bill.item, bill.total, traded)",
            "instead = -2 if bill.chained else self.price(table, me, opp, bill.item, bill.total, traded)",
        ),
    ),
    "Where both are equal, both ways give the same figure.": (
        (
            "board.list_prices",
            "price = price - rebate if price > rebate else 0",
            "price = price - rebate if price >= rebate else 0",
        ),
        (
            "mythology.looked_at",
            "return LOOKED_AT if pantheon.deck_size[mythology] > LOOKED_AT else pantheon.deck_size[mythology]",
            "return LOOKED_AT if pantheon.deck_size[mythology] >= LOOKED_AT else pantheon.deck_size[mythology]",
        ),
        (
            "mythology.draw_for_card",
            "table.push(OWE_CARRYING, CHANCE, ENKI_TOKENS if there > ENKI_TOKENS else there)",
            "table.push(OWE_CARRYING, CHANCE, ENKI_TOKENS if there >= ENKI_TOKENS else there)",
        ),
    ),
    "Paying or losing nothing changes nothing.": (
        ("part.play", "if due > 0:", "if due >= 0:"),
        ("board.on_pawn_advanced", "if me.tokens & LOSS_TOKENS:", "if me.tokens | LOSS_TOKENS:"),
    ),
    "The shorter way is only quicker: the longer one gives the same prices.": (
        (
            "board.prices",
            "return 1 if me.tokens & CHAIN_TOKENS else 0",
            "return 1 if me.tokens | CHAIN_TOKENS else 0",
        ),
        (
            "board.prices",
            "return 1 if me.tokens & CHAIN_TOKENS else 0",
            "return 1 if me.tokens & CHAIN_TOKENS else 1",
        ),
    ),
    "Without a wonder that takes coins off, nothing is taken off.": (
        (
            "board.list_prices",
            "rebate = self.activation_rebate(me) if me.built & REBATE_WONDERS else 0",
            "rebate = self.activation_rebate(me) if me.built | REBATE_WONDERS else 0",
        ),
    ),
    "The structures of Agora have as many slots with tokens as those of the base game, five and three (A9.1).": tuple(
        (
            "part.lay_out",
            f"table.push({owed}, CHANCE, bits.size({marked}[table.structures // 3]))",
            f"table.push({owed}, CHANCE, bits.size({marked}[table.structures // 4]))",
        )
        for owed, marked in (("OWE_MYTHOLOGY", "MARKED_MYTHOLOGY"), ("OWE_OFFERINGS", "MARKED_OFFERING"))
    ),
    "Every set of offerings is asked again whether it helps to pay; without any there is none to ask.": (
        (
            "part.turn_options",
            "if owned and prices[space] - OFFERING_VALUE[owned] <= purse:",
            "if owned or prices[space] - OFFERING_VALUE[owned] <= purse:",
        ),
    ),
    "No card of the Pantheon costs as little as a wonder takes off, 2 coins (P3.2, P4.2).": (
        (
            "board.list_prices",
            "price = price - rebate if price > rebate else 0",
            "price = price - rebate if price > rebate else 1",
        ),
    ),
    "The coin that is paid instead is 1, never 0 (P6.3).": (
        (
            "part.amend_bill",
            "return bill if instead < 0 else bill.paid_instead(instead)",
            "return bill if instead <= 0 else bill.paid_instead(instead)",
        ),
        (
            "part.amend_bill",
            "return bill if instead < 0 else bill.paid_instead(instead)",
            "return bill if instead < 1 else bill.paid_instead(instead)",
        ),
    ),
    "The first slot of every structure lies face up and never has a token.": (
        ("chance.next_slot", "slots &= slots - 1", "slots &= slots - 2"),
        ("chance.count_left", "slots &= slots - 1", "slots &= slots - 2"),
        ("part.uncover", "left &= left - 1", "left &= left - 2"),
        ("part.uncover", "if claimed & (claimed - 1):", "if claimed & (claimed - 2):"),
    ),
    "Spaces and places are turned up and looked at in their order: the first is not left after another one.": (
        ("chance.turn_divinity", "if self.face_down_space() < 0:", "if self.face_down_space() < 1:"),
        ("chance.turn_divinity", "if self.face_down_space() < 0:", "if self.face_down_space() <= 0:"),
        (
            "mythology.looked",
            "if unknown_place(pantheon, seat, mythology) < 0:",
            "if unknown_place(pantheon, seat, mythology) < 1:",
        ),
        (
            "mythology.looked",
            "if unknown_place(pantheon, seat, mythology) < 0:",
            "if unknown_place(pantheon, seat, mythology) <= 0:",
        ),
    ),
    "Five divinities at most are placed on six spaces before the Gate comes (P1.7).": (
        (
            "part.open_pantheon",
            "while space >= 0 and self.spaces[space] != VACANT:",
            "while space > 0 and self.spaces[space] != VACANT:",
        ),
        (
            "part.open_pantheon",
            "while space >= 0 and self.spaces[space] != VACANT:",
            "while space >= 1 and self.spaces[space] != VACANT:",
        ),
    ),
    "A set of offerings with a token that is not owned is left out anyway.": (
        ("part.offering_options", "for used in range(1, owned + 1):", "for used in range(1, owned + 2):"),
    ),
    "The numbers of activations begin with a multiple of 4, and twice that is a multiple of the 8 sets of offerings.": (
        (
            "part.play",
            "used = (action - DO_ACTIVATE) % SUBSETS",
            "used = (action + DO_ACTIVATE) % SUBSETS",
        ),
    ),
    "Interpreted, as faults are planted, the place of no symbol is that of the last one, which Ishtar has.": (
        (
            "arrange.furnish_city",
            "city.own_symbol(printed.SYMBOL_OF[DIVINITY_ITEMS + divinity])",
            "city.own_symbol(printed.SYMBOL_OF[DIVINITY_ITEMS - divinity])",
        ),
    ),
    "Ishtar alone has a symbol, and it is not the first one.": (
        ("part.activate", "if printed.SYMBOL_OF[item] >= 0:", "if printed.SYMBOL_OF[item] > 0:"),
        ("part.activate", "if printed.SYMBOL_OF[item] >= 0:", "if printed.SYMBOL_OF[item] >= 1:"),
        (
            "arrange.furnish_city",
            "if printed.SYMBOL_OF[DIVINITY_ITEMS + divinity] >= 0:",
            "if printed.SYMBOL_OF[DIVINITY_ITEMS + divinity] > 0:",
        ),
        (
            "arrange.furnish_city",
            "if printed.SYMBOL_OF[DIVINITY_ITEMS + divinity] >= 0:",
            "if printed.SYMBOL_OF[DIVINITY_ITEMS + divinity] >= 1:",
        ),
    ),
    "Enki, who carries tokens, has the number 0, by which a shift either way changes nothing.": (
        (
            "mythology.put_back",
            "if chosen != TOKEN_CARRIER and pantheon.offered >> TOKEN_CARRIER & 1:",
            "if chosen != TOKEN_CARRIER and (pantheon.offered << TOKEN_CARRIER) & 1:",
        ),
    ),
    "Both cities are furnished, whichever is the first.": (
        (
            "arrange.arrange",
            "furnish_city(board, table.city0 if seat == 0 else table.city1, own)",
            "furnish_city(board, table.city0 if seat != 0 else table.city1, own)",
        ),
        (
            "arrange.arrange",
            "furnish_city(board, table.city0 if seat == 0 else table.city1, own)",
            "furnish_city(board, table.city0 if seat == 1 else table.city1, own)",
        ),
    ),
}
