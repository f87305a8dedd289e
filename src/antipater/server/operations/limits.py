"""Rate limits: requests by address, account and game; logins. Excess requests get 429 with Retry-After.

A limit is written `3000/minute` or `20/15 minutes`. Requests from this machine are not counted by address: they come
from the operator, or from a proxy that names the real client. On a public server they are counted, because there they
come from a proxy that does not name it.
"""

import math
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from limits import RateLimitItem, parse

from antipater.server.operations.counters import Counters
from antipater.server.operations.settings import Settings
from antipater.server.problems import Problem
from antipater.server.store.tables import secret_hash

WIDE = 8  # a network of 48 bits may send so many times as much as one of 64 bits

# What is counted, and its description for people; `Limits` has the settings.
(
    ADDRESS,
    ACCOUNT,
    GAME,
    LOGIN,
    LOGINS,
    GUESSES,
    NEWCOMERS,
    EXPORTS,
    CHATS,
    CREATED,
    CREATED_THERE,
    FOLDS,
    REVIEWS,
    HINTS,
) = (
    "address",
    "account",
    "game",
    "login",
    "logins",
    "guesses",
    "newcomers",
    "exports",
    "chats",
    "created",
    "created-there",
    "folds",
    "reviews",
    "hints",
)
ANALYSES, EXAMINED = "analyses", "examined"
REPORTS, REPORTS_THERE, BLOCKS = "reports", "reports-there", "blocks"
MAILS, MAILS_THERE, NOTICES = "mails", "mails-there", "notices"
BY_ADDRESS = (
    ADDRESS,
    NEWCOMERS,
    CREATED_THERE,
    FOLDS,
    REVIEWS,
    ANALYSES,
    EXAMINED,
    REPORTS_THERE,
    MAILS_THERE,
)  # not on this machine
DESCRIPTIONS = {
    ADDRESS: "requests from your address",
    ACCOUNT: "requests from this account",
    GAME: "requests for this game",
    LOGIN: "login attempts for this account from your address",
    LOGINS: "login attempts from your address",
    GUESSES: "login attempts for this account",
    NEWCOMERS: "new guests and accounts from your address",
    EXPORTS: "exports",
    CHATS: "lines of chat",
    CREATED: "new games",
    CREATED_THERE: "new games from your address",
    FOLDS: "whole games that you read",
    REVIEWS: "reviews",
    HINTS: "hints",
    ANALYSES: "positions to judge",
    EXAMINED: "positions to examine",
    REPORTS: "reports",
    REPORTS_THERE: "reports from your address",
    BLOCKS: "changes of whom you block",
    MAILS: "letters to this address or for this account",
    MAILS_THERE: "requests about mail from your address",
    NOTICES: "notices by mail",
}


class Limits:
    """Counts requests, and refuses those above a limit."""

    def __init__(self, settings: Settings) -> None:
        self.public = settings.is_public
        self.counters = Counters()
        self.on_refused: Callable[[str], None] = lambda limit: None
        given = {
            ADDRESS: settings.address_limit,
            ACCOUNT: settings.account_limit,
            GAME: settings.game_limit,
            LOGIN: settings.login_limit,
            LOGINS: settings.login_address_limit,
            GUESSES: settings.login_account_limit,
            NEWCOMERS: settings.newcomer_limit,
            EXPORTS: settings.export_limit,
            CHATS: settings.chat_limit,
            CREATED: settings.create_limit,
            CREATED_THERE: settings.create_address_limit,
            FOLDS: settings.fold_limit,
            REVIEWS: settings.review_limit,
            HINTS: settings.hint_limit,
            ANALYSES: settings.analysis_limit,
            EXAMINED: settings.examine_limit,
            REPORTS: settings.report_limit,
            REPORTS_THERE: settings.report_address_limit,
            BLOCKS: settings.block_limit,
            MAILS: settings.mail_limit,
            MAILS_THERE: settings.mail_address_limit,
            NOTICES: settings.notice_limit,
        }
        self.items: dict[str, RateLimitItem] = {what: parse(text) for what, text in given.items() if text}

    def count(self, what: str, who: str) -> None:
        """Count something for somebody; refuse it above the limit."""
        item = self.items.get(what)
        if item is None or (what in BY_ADDRESS and is_loopback(who) and not self.public):
            return
        if what in (*BY_ADDRESS, LOGINS):
            if wide := wide_network(who):
                self.hit(type(item)(WIDE * item.amount, item.multiples), what, wide)
            who = limited_network(who)
        self.hit(item, what, who)

    def hit(self, item: RateLimitItem, what: str, who: str) -> None:
        """Count something against one limit; refuse it above the limit."""
        key = counter_key(item, what, who)
        if wait := self.counters.wait(key, item.amount):
            seconds = max(1, math.ceil(wait))
            self.on_refused(what)
            message = f"too many {DESCRIPTIONS[what]}: at most {item}; try again in {seconds} s"
            raise Problem(429, "too-many", message, limit=what, retry_after=seconds)
        self.counters.add(key, item.amount, item.get_expiry())

    def count_login(self, account: str, address: str) -> None:
        """Count a login attempt: the limit from one address is low, that from all addresses is higher.

        So somebody who guesses passwords does not lock out the owner, who comes from another address.
        """
        self.count(LOGINS, address)
        self.count(LOGIN, f"{account} {limited_network(address)}")
        self.count(GUESSES, account)

    def count_recovery(self, account: str, address: str) -> None:
        """Count an attempt to recover an account: by address alone, so that nobody can lock its owner out.

        The codes are too long to be guessed from however many addresses.
        """
        self.count(LOGINS, address)
        self.count(LOGIN, f"recovery of {account} {limited_network(address)}")

    def reset_login(self, account: str, address: str) -> None:
        """Reset the count of login attempts after a successful login."""
        self.reset(LOGIN, f"{account} {limited_network(address)}")

    def reset(self, what: str, who: str) -> None:
        """Reset a counter."""
        if what in self.items:
            self.counters.clear(counter_key(self.items[what], what, who))


def counter_key(item: RateLimitItem, what: str, who: str) -> str:
    """Return the key of a counter: a hash, because processes share it in the store, which need not know addresses."""
    return secret_hash(item.key_for(what, who))


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """Return an IP address, None if the text is not one; IPv4 in the form of IPv6 becomes IPv4."""
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def is_loopback(text: str) -> bool:
    """Return whether an address is this machine."""
    found = read_address(text)
    return found is not None and found.is_loopback


def wide_network(text: str) -> str | None:
    """Return the network of 48 bits of an IPv6 address: one customer often has so much. None for others."""
    found = read_address(text)
    return str(ip_network((found, 48), strict=False)) if isinstance(found, IPv6Address) else None


def limited_network(text: str) -> str:
    """Return what counts as one address: for IPv6, where everybody has very many, the network of 64 bits."""
    found = read_address(text)
    return str(ip_network((found, 64), strict=False)) if isinstance(found, IPv6Address) else str(found or text)
