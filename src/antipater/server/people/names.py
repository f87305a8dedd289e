"""Names of people: their normal form, how they are compared, and which ones nobody may have.

Two names are the same if they could be taken for each other: in any case, with or without accents, separators and
letters of other scripts that look alike.
"""

import unicodedata

from antipater.ai.agents import OPPONENTS
from antipater.server.problems import Problem
from antipater.text.words import YOU

MAX_LENGTH = 24  # characters
SEPARATORS = " _-.'’"
ANONYMOUS = "Anonymous"  # who has left

# Letters of other scripts, and digits, that look like a small Latin letter; capitals are folded first.
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


def name_key(name: str) -> str:
    """Return a name as it is compared."""
    bare = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(letter for letter in bare if unicodedata.category(letter) != "Mn" and letter not in SEPARATORS)
    return unicodedata.normalize("NFKC", letters.translate(LOOKALIKES))


RESERVED_KEYS = {name_key(word) for word in (*RESERVED.split(), YOU, ANONYMOUS, *OPPONENTS)}


def checked_name(name: str) -> str:
    """Return a name in its normal form; refuse one that cannot be shown, or that could be taken for another thing."""
    normal = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 1 <= len(normal) <= MAX_LENGTH:
        raise bad_name(f"a name has 1 to {MAX_LENGTH} characters, not {len(normal)}")
    if not all(letter in SEPARATORS or unicodedata.category(letter)[0] in "LNM" for letter in normal):
        raise bad_name(f"a name is made of letters, digits and {SEPARATORS.strip()}")
    if unicodedata.category(normal[0])[0] not in "LN" or not name_key(normal):
        raise bad_name("a name begins with a letter or a digit")
    if sum(unicodedata.category(letter)[0] == "M" for letter in normal) > len(normal) // 2:
        raise bad_name("a name has at most one mark for each letter")
    if len(scripts(normal)) > 1:
        raise bad_name("a name mixes no alphabets")
    if name_key(normal) in RESERVED_KEYS:
        raise bad_name(f"nobody can be called {normal}")
    return normal


def bad_name(reason: str) -> Problem:
    """Return the refusal of a name."""
    return Problem(422, "bad-name", reason)


def scripts(name: str) -> set[str]:
    """Return which of the alphabets that look alike a name uses."""
    first = {
        unicodedata.name(letter, "").partition(" ")[0] for letter in name if unicodedata.category(letter)[0] == "L"
    }
    return first & {"LATIN", "CYRILLIC", "GREEK"}
