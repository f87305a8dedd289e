"""The decisions of Caravans, and what answers them; numbers from 4096 on are free for other packages."""

from dataclasses import replace

from antipater.game.rows import CHANCE, SEAT, Rows, decision, numbered, verb

ROOM = {"seat": range(2), "goods": range(1, 4), "slot": range(20)}
ACTIONS = numbered((verb("sell", "goods", "V4"), verb("store", "", "V4"), verb("send", "", "V6")), "caravan", 4096, ROOM)
OUTCOMES = numbered((verb("camp", "slot", "V1"), verb("goods", "seat*goods", "V3")), "caravan", 4096, ROOM)
CAMPS, GOODS, UNPACK = (
    replace(row, part="caravan")
    for row in (
        decision("camps", 256, CHANCE, "camp", rule="V1", of="camps-left"),
        decision("goods", 257, CHANCE, "goods", rule="V3", of="owner"),
        decision("unpack", 258, SEAT, "sell", "store", rule="V4"),
    )
)
ROWS = Rows(ACTIONS, OUTCOMES, [CAMPS, GOODS, UNPACK])
SELL, STORE, SEND = ACTIONS
CAMP, BRING = OUTCOMES
