"""Which signs a PDF cannot print, because no font has them. Pure but for the fonts it looks at.

Typst prints a box for such a sign and says nothing, so it is asked to draw every unusual sign by
itself: what looks like a sign that no font ever has is a box.
"""

import json
import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache

import typst

from corr import resources

FONT = "Libertinus Serif"
"""The font of what is printed, which comes with typst."""
_SURE = 0x180
"""All letters below are in `FONT`: those of the Latin languages."""
_NOWHERE = "\U0010fffd"
"""A sign for private use, which no font has."""
_JOINER = "\u200d"
_MARKS = ("Mn", "Mc", "Me")
_SKINS = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
_UNSEEN = ("Cc", "Cf")
_GLYPH = re.compile(r'href="#(g[0-9A-F]+)"')


def not_printed(texts: Iterable[str], *, system_fonts: bool) -> tuple[str, ...]:
    """The signs of some texts that would be boxes, each once: in `FONT`, or in any font there is.

    >>> not_printed(["Åsa Žižek", "坂田"], system_fonts=False)
    ('坂', '田')
    """
    found = dict.fromkeys(sign for text in texts for sign in _signs(text))
    unsure = [sign for sign in found if len(sign) > 1 or ord(sign) >= _SURE]
    if not unsure:
        return ()
    content = {"font": FONT, "fallback": system_fonts, "signs": [_NOWHERE, *unsure]}
    pages = _compiler(system_fonts=system_fonts).compile(
        format="svg", sys_inputs={"signs": json.dumps(content)}
    )
    assert isinstance(pages, list)
    box, *drawn = [{*_GLYPH.findall(page.decode())} for page in pages]
    return tuple(sign for sign, glyphs in zip(unsure, drawn, strict=True) if box & glyphs)


def named(signs: Iterable[str]) -> str:
    """Signs with their numbers, for those whose screen has no font for them either.

    >>> named("坂")
    '坂 (U+5742)'
    """
    return ", ".join(f"{sign} ({' '.join(f'U+{ord(one):04X}' for one in sign)})" for sign in signs)


def _signs(text: str) -> Iterator[str]:
    """What is drawn as one sign: a letter with its marks, or what joiners hold together."""
    held = ""
    for letter in text:
        kind = unicodedata.category(letter)
        follows = letter == _JOINER or kind in _MARKS or letter in _SKINS
        if held and (follows or held.endswith(_JOINER)):
            held += letter
            continue
        if held:
            yield held
        held = "" if letter.isspace() or kind in _UNSEEN else letter
    if held:
        yield held


@cache
def _compiler(*, system_fonts: bool) -> typst.Compiler:
    """Kept, since it reads its fonts once; it sees the folder of its one file and no other."""
    folder = resources.templates() / "shared"
    return typst.Compiler(
        str(folder / "glyphs.typ"), root=str(folder), ignore_system_fonts=not system_fonts
    )
