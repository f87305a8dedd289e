"""Names of users: their normal form, how they are compared, and reserved names.

Two names are equal if they can be confused: regardless of case, accents, separators, and letters of other scripts that
look alike.
"""

import unicodedata

from antipater.ai.agents import OPPONENTS
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
        raise bad_name(f"a name has 1 to {MAX_LENGTH} characters, not {len(normal)}")
    if not all(letter in SEPARATORS or unicodedata.category(letter)[0] in "LNM" for letter in normal):
        raise bad_name(f"a name contains only letters, digits and {SEPARATORS.strip()}")
    if unicodedata.category(normal[0])[0] not in "LN" or not name_key(normal):
        raise bad_name("a name begins with a letter or a digit")
    if sum(unicodedata.category(letter)[0] == "M" for letter in normal) > len(normal) // 2:
        raise bad_name("a name has at most one mark per letter")
    if len(scripts(normal)) > 1:
        raise bad_name("a name uses letters of one alphabet")
    if name_key(normal) in RESERVED_KEYS:
        raise bad_name(f"the name {normal} is reserved")
    return normal


def bad_name(reason: str) -> Problem:
    """Return the problem with a name."""
    return Problem(422, "bad-name", reason)


def scripts(name: str) -> set[str]:
    """Return the similar alphabets that a name uses."""
    first = {
        unicodedata.name(letter, "").partition(" ")[0] for letter in name if unicodedata.category(letter)[0] == "L"
    }
    return first & {"LATIN", "CYRILLIC", "GREEK"}
