"""What a player gives to the dice: a phrase, or the letter itself (KORRDICE-2, 6.2 and 6.3)."""

import re
import unicodedata

from msgspec import Struct

from corr.errors import PlayerError

LEAST, MOST = 3, 200
"""How many code points a phrase has, in its canonical text."""

MISSING = "-"
"""What stands for a field that a letter does not have."""

# Step 1: controls and what has no width. Written as numbers, since nobody sees the characters.
_NO_WIDTH = (
    *((0x0000, 0x0008), (0x000E, 0x001F), (0x007F, 0x0084), (0x0086, 0x009F), (0x00AD, 0x00AD)),
    *((0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F)),
    *((0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F)),
    *((0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFFB), (0x1BCA0, 0x1BCA3)),
    *((0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
)
# Step 2: what counts as a blank, line ends among it, so that a folded field is unfolded, too.
_BLANK = (
    *((0x0009, 0x000D), (0x0020, 0x0020), (0x0085, 0x0085), (0x00A0, 0x00A0), (0x1680, 0x1680)),
    *((0x2000, 0x200A), (0x2028, 0x2029), (0x202F, 0x202F), (0x205F, 0x205F), (0x3000, 0x3000)),
)


def _one_of(ranges: tuple[tuple[int, int], ...]) -> str:
    return "[" + "".join(f"{re.escape(chr(a))}-{re.escape(chr(z))}" for a, z in ranges) + "]"


_REMOVED, _BLANKS = re.compile(_one_of(_NO_WIDTH)), re.compile(_one_of(_BLANK) + "+")
_UNPAIRED = re.compile("[\ud800-\udfff]")


def canonical(raw: str) -> str:
    r"""The canonical text of what a letter says (6.3): no controls, single blanks, NFC.

    Half a surrogate, which no UTF-8 can hold, becomes U+FFFD first.

    >>> canonical("  ro\u0308d \u200b  h\u00e4st\n")
    'röd häst'
    """
    seen = _REMOVED.sub("", _UNPAIRED.sub("\ufffd", raw))
    return unicodedata.normalize("NFC", _BLANKS.sub(" ", seen).strip(" "))


class Phrase(Struct, frozen=True, kw_only=True, tag="phrase"):
    """A phrase, as its canonical text; `phrase` makes one."""

    text: str

    def line(self, player: int) -> str:
        """The line of a digest text of player 1 or 2."""
        return f"{player}|phrase|{self.text}"


class Letter(Struct, frozen=True, kw_only=True, tag="letter"):
    """A letter that stands in itself: its two fields in canonical text; `stand_in` makes one."""

    date: str
    message_id: str

    def line(self, player: int) -> str:
        """The line of a digest text of player 1 or 2."""
        return f"{player}|letter|{self.date}|{self.message_id}"


Contribution = Phrase | Letter


def phrase(raw: str) -> Phrase | None:
    r"""The phrase that a line `phrase: …` gives; None if it is too short, so that the letter
    stands in.

    Raises PlayerError `phrase_too_long`, and nothing is taken.

    >>> phrase(" tak ").line(2), phrase("\u200b-"), phrase("x" * 200) is None
    ('2|phrase|tak', None, False)
    """
    text = canonical(raw)
    if len(text) > MOST:
        raise PlayerError("phrase_too_long", found=len(text), most=MOST)
    return Phrase(text=text) if len(text) >= LEAST else None


def stand_in(date: str | bytes | None, message_id: str | bytes | None) -> Letter:
    r"""A letter without a phrase as a contribution: the first `Date` and the first `Message-ID`,
    as they came; None for one that is not there.

    Raises PlayerError `no_stand_in` for a letter with neither.

    >>> stand_in(b"Mon,  1 Feb 2027\r\n 08:00:00 +0000", None).line(1)
    '1|letter|Mon, 1 Feb 2027 08:00:00 +0000|-'
    """
    fields = [canonical(_decoded(one)) or MISSING for one in (date, message_id)]
    if fields == [MISSING, MISSING]:
        raise PlayerError("no_stand_in")
    return Letter(date=fields[0], message_id=fields[1])


def _decoded(field: str | bytes | None) -> str:
    """The text of a field: UTF-8, else Latin-1, in which every byte is a character."""
    if field is None or isinstance(field, str):
        return field or ""
    try:
        return field.decode()
    except UnicodeDecodeError:
        return field.decode("latin-1")
