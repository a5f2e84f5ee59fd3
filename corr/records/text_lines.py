"""What a line of a game in plain text is made of: moves, numbers, results, comments, names."""

import re

from corr.records.words import PLAIN

_WORDS = r"""(?i:
    (?:black|white) \s+ (?:wins|won|resigns|resigned|loses|lost) (?: \s+ (?:on|by) \s+ \w+ )?
  | (?:a \s+)? (?:drawn|draw) (?: \s+ agreed )?
  | resigns | resigned
)(?!\w)"""
_POINTS = r"(?: 1/2-1/2 | ½-½ | 0\.5[-:]0\.5 | 1\s?[-:]\s?0 | 0\s?[-:]\s?[01] | 1/2 | ½ | \* )"
_RESULT = rf"(?: {_POINTS} (?! [\w/:-] | \.[0-9] ) | {_WORDS} ) \.?"
_STONE = r"[A-Za-z] (?: -?[0-9]{1,3} | \s++ [0-9]{1,3} (?! [0-9] | \s* [.:)] ) )"

TOKEN = re.compile(
    rf"""(?:
        (?P<space> [\s,]++ )
      | (?P<move> (?: (?P<before>[0-9]{{1,4}}) (?: [.:)]{{1,3}} \s*+ | \s++ ) )?
            (?P<stone> {_STONE} | (?i:pass)\b | (?<!\w)--(?![\w-]) ) [!?]{{0,3}} \*? \s*+ )
      | (?P<result> {_RESULT} )
      | (?P<offers> (?P<ply>[0-9]{{1,4}}) \. \{{ (?P<fifths>[^{{}}]++) \}}
            (?: \*? = (?P<kept>\w{{1,20}}) )? \*? )
      | (?P<number> [0-9]{{1,4}} ) [.:)]{{0,3}}
      | \[ \s* (?P<choice> [^]["]{{1,60}} ) \] \*?
      | \( (?P<aside> [^()]*+ ) \)
      | (?P<gap> -(?!-) | ; )
      | (?P<remark> \#.*+ )
      | (?P<comment> \{{ )
    )""",
    re.VERBOSE,
)
"""One thing on a line, by the name of its group."""

STONE = re.compile(rf"(?<![A-Za-z]){_STONE}", re.VERBOSE)
"""A point, with a hyphen or blanks before its number or without."""

RESULT_WORDS = re.compile(rf"\s*{_WORDS}\.?\s*", re.VERBOSE)
"""A result in words, alone on its line."""

GOES_ON = re.compile(rf"(?:[2-9]|[1-9][0-9]+)[.:)\s] | {_RESULT} | \[ | -(?!-)", re.VERBOSE)
"""How lines begin that go on with the game before."""

ALONE = re.compile(r"\s*(?:[A-Za-z]-?[0-9]{1,3}|(?i:pass)|--)[!?]{0,3}\*?\s*,?\s*")
"""One move, alone on its line."""

TAG = re.compile(r'\s*\[(\w{1,20})\s+"((?:[^"\\]|\\.)*+)"\]\s*')
"""A line like `[Black "Ann"]`."""

_LEADING = re.compile(r"(?:\{[^{}]*+\}|\([^()]*+\)|\s+)++")
_QUOTED = re.compile(r"\s*(?:>\s?)++")
_TITLE = re.compile(r"\s*game\s*(?:#|no\.?|nr\.?)?\s*[0-9]{1,6}(?!\w)\s*[.:)]?\s*", re.IGNORECASE)
_SAID = {
    "event": "Event",
    "tournament": "Event",
    "round": "Round",
    "site": "Site",
    "place": "Site",
    "date": "Date",
    "black": "Black",
    "white": "White",
    "result": "Result",
    "rules": "Rules",
    "opening": "Opening",
    "opening rule": "Opening",
    "id": "Id",
}
_HEADER = re.compile(rf"\s*({'|'.join(_SAID)})\s*:\s*(.*?)\s*", re.IGNORECASE)
_NEXT_HEADER = re.compile(rf"[,;]?\s+(?=(?:{'|'.join(_SAID)})\s*:)", re.IGNORECASE)


def plain(line: str) -> str:
    """A line with full-width letters and dashes made plain, letter for letter."""
    return line if line.isascii() else line.translate(PLAIN)


def unquoted(line: str) -> str:
    """A line without the `>` before it that letters put before quoted lines."""
    found = _QUOTED.match(line)
    return line[found.end() :] if found else line


def after_title(line: str) -> str | None:
    """What a line says after `Game 12`; None if it does not begin so."""
    found = _TITLE.match(plain(line))
    return line[found.end() :] if found else None


def after_comments(line: str) -> str:
    """A line without the comments that it begins with."""
    found = _LEADING.match(line)
    return line[found.end() :] if found else line


def headers(line: str) -> tuple[tuple[str, str], ...]:
    """The names that a line like `Black: Ann, White: Bo` tells, as the tags call them.

    >>> headers("Black: Ann, White: Bo"), headers("1: h8")
    ((('Black', 'Ann'), ('White', 'Bo')), ())
    """
    if ":" not in line and not line.isascii():
        line = line.replace("\uff1a", ":")
    if ":" not in line:
        return ()
    found = [_HEADER.fullmatch(part) for part in _NEXT_HEADER.split(line)]
    return tuple((_SAID[each[1].lower()], each[2]) for each in found if each) if all(found) else ()
