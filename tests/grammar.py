"""Whether a page keeps the grammar of HTML, as html5lib judges it.

html5lib takes a page apart character by character, so it is asked once for each shape of a page:
its tags and attributes with any words and values, and two alike cells or rows for many. What a
character could break keeps its place in the shape: `&`, quotes, `<`, controls.
"""

import re
from functools import cache
from itertools import groupby, islice

import html5lib

_ENTITY = "&(?:amp|lt|gt|#34|#39|#1[6-9][0-9]|#[2-9][0-9][0-9]|#[89][0-9]{3});"
_QUOTED = re.compile(rf'="(?:[ !#-%(-;=?-~\xa1-\u2fff]|{_ENTITY})+"')
_BARE = re.compile(r"=[\w:@%#.,;+/?!()-]+(?=[ >])")
_BLANK = re.compile(r">[ \t\r\n]+(?=<)")
_WORDS = re.compile(rf">(?:[ \t\r\n!-%'-;=?-~\xa1-\u2fff]|{_ENTITY})+(?=<)")
_CELL = re.compile("(?=<t[dh][ >])")
_ROW = re.compile("(?=<tr[ >])")


def require_sound(html: str) -> None:
    """Raise ParseError for the smallest fault in the grammar."""
    _judge(html if "<!--" in html else shape(html))


def shape(html: str) -> str:
    """The page with one word wherever there are words or values, and no long rows of the same."""
    html = _WORDS.sub(">x", _BLANK.sub(">", _BARE.sub("=x", _QUOTED.sub('="x"', html))))
    return _fewer(_fewer(html, _CELL), _ROW)


def _fewer(html: str, begins: re.Pattern[str]) -> str:
    """Of parts that are alike and stand beside each other, the first two."""
    return "".join(part for _, alike in groupby(begins.split(html)) for part in islice(alike, 2))


@cache
def _judge(html: str) -> None:
    html5lib.HTMLParser(strict=True).parse(html)
