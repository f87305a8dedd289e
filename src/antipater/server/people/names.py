"""Names of users: their normal form, how they are compared, and reserved names.

Two names are equal if they can be confused: regardless of case, accents, separators, and letters of other scripts that
look alike.
"""

import re
import unicodedata
from collections.abc import Iterable
from importlib import resources
from itertools import groupby
from pathlib import Path

from antipater.ai.agents import OPPONENTS
from antipater.game.errors import BadOption
from antipater.server.problems import Problem
from antipater.text.words import YOU

MAX_LENGTH = 24  # characters
SEPARATORS = " _-.'’"
ANONYMOUS = "Anonymous"  # the name of users who have closed their account

# Letters of other scripts, and digits, that look like a small Latin letter; case is folded first.
LOOKALIKES = str.maketrans(
    "авеёзкмнорстухіїјѕԁԛԝһӏүґ" + "αβγεζηικμνορτυχω" + "ıɩɑɡƅ" + "0135l|!",
    "abee3kmhopctyxiijsdqwhiyr" + "abyeznikuvoptuxw" + "iiagb" + "oiesiii",
)
RESERVED = """
    admin administrator administrateur administration moderator moderateur mod root system systeme server serveur
    support staff official officiel antipater api bot bots chance deleted everybody everyone guest guests help host
    invite me moi myself nobody anybody somebody anonymous anonyme null none undefined owner operator operateur player
    joueur public security spectator spectateur toi vous webmaster www
"""
# Digits that replace a letter where somebody hides a word; names are not compared by them.
HIDDEN_LETTERS = str.maketrans("4789@$", "atbgas")


def name_key(name: str) -> str:
    """Return a name in the form in which names are compared."""
    bare = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(letter for letter in bare if unicodedata.category(letter) != "Mn" and letter not in SEPARATORS)
    return unicodedata.normalize("NFKC", letters.translate(LOOKALIKES))


RESERVED_KEYS = {name_key(word) for word in (*RESERVED.split(), YOU, ANONYMOUS, *OPPONENTS)}


def checked_name(name: str) -> str:
    """Return a name in its normal form; refuse one that cannot be displayed or is misleading."""
    normal = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 1 <= len(normal) <= MAX_LENGTH:
        raise bad_name(f"a name has 1 to {MAX_LENGTH} characters, not {len(normal)}", "length")
    if strange := [letter for letter in normal if not is_displayed(letter)]:
        shown = strange[0] if strange[0].isprintable() else f"U+{ord(strange[0]):04X}"
        raise bad_name(f"{shown} is not a letter, a digit or one of {SEPARATORS.strip()}", "character", shown)
    if unicodedata.category(normal[0])[0] not in "LN" or not name_key(normal):
        raise bad_name(f"a name begins with a letter or a digit, not with {normal[0]}", "begin", normal[0])
    if sum(unicodedata.category(letter)[0] == "M" for letter in normal) > len(normal) // 2:
        raise bad_name("a name has at most one mark per letter", "marks")
    if len(scripts(normal)) > 1:
        raise bad_name("a name uses letters of one alphabet", "alphabets")
    if name_key(normal) in RESERVED_KEYS:
        raise bad_name(f"the name {normal} is reserved", "reserved", normal)
    if is_refused(normal):
        raise bad_name(f"nobody may have the name {normal} here", "refused", normal)
    return normal


def is_displayed(letter: str) -> bool:
    """Return whether a character may be part of a name."""
    return letter in SEPARATORS or unicodedata.category(letter)[0] in "LNM"


class RefusedNames:
    """Words that no name may be or contain: whole words, and beginnings of words that count anywhere."""

    def __init__(self, lines: Iterable[str]) -> None:
        words = [word.strip() for word in lines if word.strip() and not word.startswith("#")]
        self.anywhere = [stretched(word[:-1]) for word in words if word.endswith("*") and len(word) > 1]
        self.whole = [stretched(word) for word in words if not word.endswith("*")]

    def match(self, name: str) -> bool:
        """Return whether a name is or contains such a word, however it is disguised."""
        words = "".join(" " if letter in SEPARATORS else letter for letter in name).split()
        keys = [plain_key(word) for word in (name, *words)]
        return any(bad.fullmatch(key) for bad in self.whole for key in keys) or any(
            bad.search(keys[0]) for bad in self.anywhere
        )


def plain_key(name: str) -> str:
    """Return a name in its comparable form, with letters for more digits."""
    return name_key(name.translate(HIDDEN_LETTERS))


def stretched(word: str) -> re.Pattern[str]:
    """Return a pattern for a word of which any letter may be repeated; one that is double in it, at least twice."""
    runs = [(letter, len(list(run))) for letter, run in groupby(plain_key(word))]
    return re.compile("".join(f"{re.escape(letter)}{{{count},}}" for letter, count in runs))


def read_names(file: Path | None) -> list[str]:
    """Return the lines of an operator's list of names; raise BadOption if it cannot be read."""
    if file is None:
        return []
    try:
        return file.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption(f"the list of names {file} cannot be read: {error}") from error


def refuse_names(lines: Iterable[str]) -> None:
    """Use an operator's list besides the shipped one, from now on."""
    REFUSED["operator"] = RefusedNames(lines)


SHIPPED = resources.files("antipater.server.people") / "refused_names.txt"
REFUSED = {"shipped": RefusedNames(SHIPPED.read_text("utf-8").splitlines())}


def is_refused(name: str) -> bool:
    """Return whether the shipped list or the operator's has a name."""
    return any(names.match(name) for names in REFUSED.values())


def bad_name(reason: str, because: str, what: str = "") -> Problem:
    """Return the problem with a name: its reason in words and by a key, and the character or word that is refused."""
    return Problem(422, "bad-name", reason, because=because, what=what)


def scripts(name: str) -> set[str]:
    """Return the similar alphabets that a name uses."""
    first = {
        unicodedata.name(letter, "").partition(" ")[0] for letter in name if unicodedata.category(letter)[0] == "L"
    }
    return first & {"LATIN", "CYRILLIC", "GREEK"}
