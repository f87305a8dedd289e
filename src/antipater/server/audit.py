"""Checks the deals of finished games, from records or exports: the part of `antipater verify` for games of a server.

A record of such a game has the data of its deal in tags: `Game`, `Commit` and, after the end, `Deal` (version, seed,
salt) and the seeds of the players, `Seed0`, `Seed1` … No server is needed to check it.
"""

import json
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from antipater.catalog import check_version, ruleset
from antipater.game.errors import BadOption, BadText, IllegalAction
from antipater.game.seats import CHANCE
from antipater.notation.log import Event, Record
from antipater.notation.reading import decoded, read_record
from antipater.server.deals import PREPARED, Deal, UnfairDeal, check_commitment, deal_again

GAME, COMMIT, DEAL, SEED = "Game", "Commit", "Deal", "Seed"
DEAL_TEXT = re.compile(r"(?P<version>\d{1,3}) (?P<seed>[0-9a-f]{64}) (?P<salt>[0-9a-f]{64})")
SEED_TEXT = re.compile(r"(?:[0-9a-f]{2})*")


def deal_tags(
    game: str, commitment: str, seeds: Sequence[bytes], published: Mapping[str, Any] | None
) -> dict[str, str]:
    """Return the tags from which anybody can repeat the deal; before the end, only the commitment."""
    tags = {GAME: game, COMMIT: commitment}
    if published is not None:
        tags[DEAL] = f"{published['version']} {published['seed']} {published['salt']}"
        tags |= {f"{SEED}{seat}": seed.hex() for seat, seed in enumerate(seeds) if seed}
    return tags


def deal_verdict(record: Record) -> str:
    """Return a sentence about the deal of a record, empty if it has no commitment; raise UnfairDeal."""
    tags = record.tags
    if COMMIT not in tags:
        return ""
    if DEAL not in tags:
        return "the deal is not published yet"
    written = DEAL_TEXT.fullmatch(tags[DEAL])
    game = record.game()
    seeds = [tags.get(f"{SEED}{seat}", "") for seat in range(game.seats)]
    if written is None or GAME not in tags or not all(SEED_TEXT.fullmatch(seed) for seed in seeds):
        raise UnfairDeal(f"the tags {GAME}, {DEAL} and {SEED}0 … are not in the form that a server writes")
    deal = Deal(bytes.fromhex(written["seed"]), bytes.fromhex(written["salt"]), int(written["version"]))
    check_commitment(tags[COMMIT], deal)
    deal_again(game, deal.key(tags[GAME], [bytes.fromhex(seed) for seed in seeds]), record.events)
    chances = sum(event.seat == CHANCE for event in record.events)
    if deal.version == PREPARED:
        return f"prepared deal of a lesson: every game with it has these {chances} chance outcomes"
    return f"fair deal: the published seeds give all {chances} chance outcomes ({players_share(seeds)})"


def players_share(seeds: Sequence[str]) -> str:
    """Return whose seeds are part of a deal."""
    added = sum(map(bool, seeds))
    if not added:
        return "without seeds of players"
    return f"with the seeds of {added} player{'s' if added > 1 else ''}"


def load_record(data: bytes) -> Record:
    """Return the record in a file, which is text or a server's export in JSON; raise BadText."""
    if not data.lstrip().startswith(b"{"):
        return read_record(decoded(data))
    try:
        found = json.loads(data)
    except ValueError as error:
        raise BadText(f"this is neither a record nor an export: {error}") from error
    try:
        return record_of(found)
    except (KeyError, TypeError, ValueError, AttributeError, StopIteration) as error:
        raise BadText(f"this is not an export of a game: {error!r}") from error
    except BadOption as error:
        raise BadText(str(error)) from error


def record_of(export: dict[str, Any]) -> Record:
    """Return an export in JSON as a record."""
    about, entries = export["game"], export["entries"]
    check_version(about["ruleset"], about["version"])
    game = ruleset(about["ruleset"], **about["options"])
    if not export["complete"]:
        raise BadText("this export hides what its viewer may not know; only a finished game can be checked")
    seeds = [b""] * game.seats
    published = None
    for entry in entries:
        if entry["kind"] == "seed":
            seeds[entry["seat"]] = bytes.fromhex(entry["facts"]["seed"])
        elif entry["kind"] == "publish":
            published = entry["facts"]
    record = Record.start(game, **deal_tags(about["id"], about["commitment"], seeds, published))
    for entry in entries:
        if entry["kind"] in ("action", "chance") and entry["counts"]:
            record.events.append(Event(CHANCE if entry["seat"] is None else int(entry["seat"]), int(entry["choice"])))
    with suppress(IllegalAction):  # verification finds the illegal move and reports its place
        record.conclude(record.final())
    return record
