"""The words of the page of troubles in a language: English as declared, others from a file.

Only who writes the page reads the file, `data/trouble.LANGUAGE.toml`; no command does.
"""

import tomllib
from collections.abc import Mapping

import msgspec
from msgspec import Struct

from corr import resources


class Words(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands around the troubles: texts, the heads of tables, and of sections by name."""

    head: str
    do: str
    otherwise: str
    aside: str
    held: str
    unpaired: str
    ended: str
    reason: str
    quiet: str
    why: str
    action: str
    words: str
    again: str = ""
    sections: Mapping[str, str]


class Told(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is told of a trouble, as in `Trouble`."""

    cure: str
    means: str = ""
    otherwise: str = ""


class PageWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that the page says in a language.

    `troubles` are told by their English words, `reasons` and `holds` by their names.
    """

    page: Words
    troubles: Mapping[str, Told]
    reasons: Mapping[str, tuple[str, str]]
    holds: Mapping[str, str]


def translated(language: str) -> PageWords:
    """The words in a language. Raises FileNotFoundError if nobody has written them."""
    text = (resources.data() / f"trouble.{language}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), PageWords)
