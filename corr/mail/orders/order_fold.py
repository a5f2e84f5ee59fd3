"""The forms in which people and their keyboards write a point, brought to one.

Nothing is guessed: a letter that looks like no Latin one, or a digit in a letter's place, stays.
"""

import re
import unicodedata

# Letters that look like a Latin one, upper and lower case each for itself: Cyrillic, Greek,
# Armenian, phonetic. Small letters that look like another's capital (в, н, η) are not among them.
_LOOK_ALIKES = {
    **str.maketrans("АВСԀЕԌНҺІЈКМОРЅТХУԚԜ", "ABCDEGHHIJKMOPSTXYQW"),
    **str.maketrans("асԁеһіјкморѕхуԛԝ", "acdehijkmopsxyqw"),
    **str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧͿ", "ABEZHIKMNOPTYXJ"),
    **str.maketrans("αβειικορυϳ", "abeiikopuj"),
    **str.maketrans("օոհյıİɑɡɩ", "onhjiIagi"),
}
_DASHES = "‐‑‒–—―−﹘﹣－"
_SIGNS = str.maketrans(_DASHES + "’‘`´“”„«»", "-" * len(_DASHES) + "''''" + '"""""')
# Blanks of no width, marks of direction, soft hyphens, and what makes a digit an emoji.
_INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufe0e\ufe0f\u20e3]"
)
_FOREIGN_DIGIT = re.compile(r"[^\D0-9]")
_SHORT = re.compile(
    r"(?<!\w)(?:[^\W\d_][ .,-]{1,2}\d{1,2}|\w{1,6})(?!\w)",
)
_LETTER_FIRST = re.compile(r"(?<![\w'])([a-z])(?:\s?[-.,_]\s?|\s)?(\d{1,2})(?!\w)")
_NUMBER_FIRST = re.compile(r"(?<!\w)(\d{1,2})-?([a-z])(?!\w)")
_OPENING = re.compile(r"\bopening\s+[a-z]\W?\d{1,2}")


def folded(line: str) -> str:
    """The line with single blanks and plain signs; what looks like a point in Latin letters.

    >>> folded("  Ｉ９\u200b,  І–9  №٣ ")
    'I9, I-9 No3'
    """
    if not line.isascii():
        text = _INVISIBLE.sub("", unicodedata.normalize("NFKC", line)).translate(_SIGNS)
        text = _FOREIGN_DIGIT.sub(lambda digit: str(unicodedata.decimal(digit[0])), text)
        line = text if text.isascii() else _SHORT.sub(_in_latin, text)
    return " ".join(line.split())


def _in_latin(found: re.Match[str]) -> str:
    token = found[0]
    names_point = not token.isascii() and any(map(str.isdigit, token))
    return token.translate(_LOOK_ALIKES) if names_point else token


def lowered(text: str) -> str:
    """The text in small letters, each where its capital was.

    >>> lowered("İ9 Åsa")
    'İ9 åsa'
    """
    lower = text.lower()
    if len(lower) == len(text):
        return lower
    return "".join(one.lower() if len(one.lower()) == 1 else one for one in text)


def phrase(text: str) -> str:
    """The text as phrases are looked up: small letters, no commas and stops, single blanks."""
    return " ".join(re.sub(r"[,.;:!\"]+", " ", text.lower()).replace(" ?", "?").split())


def with_plain_points(text: str) -> str:
    """The text of an act with its points as `i9`, whatever stood between letter and number.

    >>> with_plain_points("keep i-9, 10j"), with_plain_points("g 7, 3 fifths")
    ('keep i9, j10', 'g7, 3 fifths')
    """
    return _NUMBER_FIRST.sub(_plain, _LETTER_FIRST.sub(_plain, text))


def _plain(found: re.Match[str]) -> str:
    one, other = found[1], found[2]
    return f"{one}{int(other)}" if one.isalpha() else f"{other}{int(one)}"


def skips_i(text: str) -> str:
    """The acts as somebody means them whose board has no letter i; "" if nobody can mean that.

    Old servers named the columns a-h and j-p: letters from j on move one to the left. A text
    with the letter i, or without any letter after it, is meant as it stands.

    >>> skips_i("j10, 3 fifths"), skips_i("keep k-7 p15"), skips_i("j10 i9"), skips_i("h8")
    ('i10, 3 fifths', 'keep j7 o15', '', '')
    """
    plain = with_plain_points(text.lower())
    named = _OPENING.sub("", plain)
    columns = {found[1] for found in _LETTER_FIRST.finditer(named)}
    if "i" in columns or not columns & set("jklmnop") or columns - set("abcdefghjklmnop"):
        return ""
    opening = _OPENING.search(plain)
    kept = opening.end() if opening else 0
    return plain[:kept] + _LETTER_FIRST.sub(_one_to_the_left, plain[kept:])


def _one_to_the_left(found: re.Match[str]) -> str:
    letter = found[1] if found[1] <= "h" else chr(ord(found[1]) - 1)
    return f"{letter}{found[2]}"
