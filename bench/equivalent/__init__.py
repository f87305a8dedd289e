"""Changes to the rules that no position can show, so that no test notices them, and why each of them is no fault.

A change is named by its function, its line as it is, and the line with the change: a line that moves keeps its
explanation. Every room of the rules has a module here.
"""

from bench.equivalent import agora, classic, duel, pantheon

ROOMS = {"duel": duel.REASONS, "agora": agora.REASONS, "pantheon": pantheon.REASONS, "classic": classic.REASONS}
EQUIVALENT = {
    (f"{room}/{where}", before, after): reason
    for room, reasons in ROOMS.items()
    for reason, changes in reasons.items()
    for where, before, after in changes
}
