"""What is said in one game alone, as `[speech.GAME]` of `data/words.toml` has it."""

import re
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from corr.mail.orders.order_phrases import (
    any_of,
    by_name,
    flat,
    keywords_of,
    phrase,
    plain_too,
    unmarked_too,
)
from corr.mail.read.tags import LOOSE_GAME_ID

Recognises = Callable[[str], bool]
"""Whether a canonical English text is, as a whole, an act of the game."""

_CALL = "call director"
"""The head of the lines that are about a match which may be named behind it."""
_BEHIND_CALL = re.compile(
    rf"(?P<more>(?:[^\W\d_]+ ){{0,2}})\W*(?P<game>{LOOSE_GAME_ID})(?![\w-])\W*", re.IGNORECASE
)
_ONE_WAY = re.compile(r"\W*\d+/\d+\W*")


_ENTERED = r"(?=(?:19|2[0-4])(?!\d))"
"""Before a point where a checker enters from the bar, also without a stroke: `bar 21`, `b21`."""
_ROLL_BEHIND = re.compile(r"(?P<act>.+\S)\s*[(\[](?P<roll>[1-6][-/, ]?[1-6])[)\]]\W*")


class Plays(Struct, frozen=True, kw_only=True):
    """The words with which a checker goes `to` a point, from the `bar`, or `off` the board.

    `off` and `bar` find them with the stroke between them and their point.
    """

    to: re.Pattern[str]
    ways: re.Pattern[str]
    bar: re.Pattern[str]
    off: re.Pattern[str]

    def in_signs(self, text: str) -> str:
        """A text with words of a play as signs: `från baren till 20, 6/av` is `bar/20, 6/off`."""
        text = self.off.sub("/off", self.bar.sub("bar/", text))
        return self.ways.sub(lambda way: self.to.sub("/", way["way"]), text)


def _plays(said: Mapping[str, Mapping[str, object]]) -> Plays:
    """Expressions for plays in the words `from`, `to`, `bar` and `off`.

    Dates and times of day, which have signs beside their numbers, are no ways.
    """
    groups = (plain_too(flat(said[one])) for one in ("from", "to", "bar", "off"))
    whence, to, bar, off = map(any_of, groups)
    stroke, number = rf"(?:\s+{to}\s+|\s*[/-]\s*)", r"\d{1,2}"
    return Plays(
        to=re.compile(rf"\s+{to}\s+"),
        ways=re.compile(
            rf"(?<![\w/.:-])(?:{whence}\s+)?"
            rf"(?P<way>{number}\*?(?:\s+{to}\s+{number}(?![\d/:-]|\.\d)\*?)+)(?!\w)"
        ),
        bar=re.compile(
            rf"(?<!\w)(?:{whence}\s+)?(?:{bar}{stroke}(?=\d)|(?:{bar}\s+|b){_ENTERED})"
        ),
        off=re.compile(rf"(?<=[\d*)]){stroke}{off}(?!\w)"),
    )


class Speech(Struct, frozen=True, kw_only=True):
    """What is said in one game alone, as phrases (`phrase`) of every language.

    `acts` maps lines to acts in canonical words, `replies` what an act of the opponent is called
    in moves in advance. `before` finds words in front of the number of a roll. `keywords` are
    those of `Words`, with the words that stand here. `heads` finds, by canonical words, what a
    line begins with that is for somebody else than the board, and `no_acts`, by reasons, what
    is said of an act that there is not. `plays` writes words of a play as signs. `away` finds what
    says that somebody is away, where dates have the form of plays. In a position `takes` tells
    whether an act can be made now.
    """

    acts: Mapping[str, str]
    replies: Mapping[str, str]
    before: re.Pattern[str]
    keywords: Mapping[str, Sequence[frozenset[str]]]
    heads: Mapping[str, re.Pattern[str]]
    no_acts: Mapping[str, re.Pattern[str]]
    plays: "Plays"
    away: re.Pattern[str]
    takes: Recognises = bool

    def played(self, text: str) -> str:
        """A text in small letters with its play in signs; "" if no word of one stands in it.

        A way from point to point alone, `10 to 8`, may be a time of day or a score: it is a play
        where it can be made.
        """
        play = self.plays.in_signs(text)
        if play == text or (_ONE_WAY.fullmatch(play) and not self.takes(play)):
            return ""
        return play

    def roll_first(self, text: str) -> str:
        """An act with its roll behind it, `13/8 24/22 (5-2)`, with the roll before it; else ""."""
        found = _ROLL_BEHIND.fullmatch(text)
        return f"{''.join(filter(str.isdigit, found['roll']))}: {found['act']}" if found else ""

    def plainly(self, line: str) -> str:
        """A line that begins with one of the `heads`, behind that in canonical words and a colon;
        any other as it stands.
        """
        said = " ".join(line.split())
        found = ((head, begins.match(said)) for head, begins in self.heads.items())
        return next((f"{head}: {said[one.end() :]}" for head, one in found if one), line)

    def game_first(self, line: str) -> str:
        """A line that calls the director in a match, with that before the words that call him.

        `call director in BG29-001: why` is `BG29-001 call director: why`. Behind a colon other
        words than the match are already what it is about.
        """
        begins = self.heads[_CALL].search(line) if _CALL in self.heads else None
        found = _BEHIND_CALL.match(line, begins.end()) if begins else None
        if begins is None or found is None or (found["more"] and ":" in begins[0]):
            return line
        call = begins[0].rstrip(" :")
        return f"{found['game']} {line[: begins.start()]}{call}: {line[found.end() :]}"

    def no_act(self, line: str) -> str:
        """The reason why a line is no act that says there were one; "" for any other."""
        return next((why for why, said in self.no_acts.items() if said.search(line)), "")

    def where(
        self, answers: Mapping[str, Sequence[str]], takes: Recognises, recognises: Recognises
    ) -> "Speech":
        """The same in a position that `takes` some acts: `accept` is there the act that answers.

        `answers` are as in `Own`. A word that is no act then, nor in any position, is none of it.
        """
        meant = {
            word: next(filter(takes, acts), word if recognises(word) else "")
            for word, acts in answers.items()
        }
        acts = {said: meant.get(act, act) for said, act in self.acts.items()}
        return replace(self, acts={said: act for said, act in acts.items() if act}, takes=takes)


def speech_of(said: object, keywords: Mapping[str, Sequence[frozenset[str]]]) -> Speech:
    """What is said in one game: tables `acts` and `replies` by act, `before` by language."""
    if not isinstance(said, dict):
        raise TypeError(said)
    acts, replies = (unmarked_too(by_name(said[name])) for name in ("acts", "replies"))
    own = keywords_of([one for group in acts.values() for one in group], joins=())
    return Speech(
        acts={phrase(one): name for name, group in acts.items() for one in group},
        replies={phrase(one): name for name, group in replies.items() for one in group},
        before=re.compile(rf"{any_of(flat(said['before']))}\.?:?\s*#?\s*(?=[\d(\[])"),
        keywords={
            word: [*keywords.get(word, ()), *own.get(word, ())] for word in {*keywords, *own}
        },
        heads={head: _head(lines, said["parts"]) for head, lines in said["heads"].items()},
        no_acts={
            why: re.compile(rf"\b{any_of(flat(words))}\b", re.IGNORECASE)
            for why, words in said["no_acts"].items()
        },
        plays=_plays(said["plays"]),
        away=_away(flat(said["away"])),
    )


def _away(said: Sequence[str]) -> re.Pattern[str]:
    """An expression for what says that somebody is away, with the rest of its line."""
    return re.compile(rf"(?<!\w){any_of(plain_too(said))}(?!\w)(?P<when>.*)")


_ENDS = "<thanks>"
"""Stands for the thanks at the end of a sentence."""
_Said = Mapping[str, Sequence[str]]
"""Phrases by their language."""


def _head(lines: _Said, parts: Mapping[str, _Said]) -> re.Pattern[str]:
    """An expression for what a line begins with, and for the thanks and the stops behind that.

    `<whom>` stands for one of such a part in the same language, and `<wish>` may be left out. A
    colon at the end has to be there, and with `…` behind it something else; with a stop the
    sentence ends there. With `off` alone behind it it takes something back.
    """
    said = "|".join(
        _beginning({name: of.get(language, ()) for name, of in parts.items()}, one)
        for language, group in lines.items()
        for one in dict.fromkeys(plain_too(group))
    )
    thanks, off = rf"(?:,? {any_of(flat(parts['thanks']))}\b)?", any_of(flat(parts["off"]))
    return re.compile(
        rf"(?:{said.replace(_ENDS, thanks)})\b(?!\W*{off}{thanks}\W*$){thanks}[\s.,:;!?–—-]*",
        re.IGNORECASE,
    )


def _beginning(parts: _Said, line: str) -> str:
    """The expression for one line with the parts of its language."""
    words, colon, more = line.removesuffix(".").partition(":")
    either = {name: any_of(plain_too(of)) for name, of in parts.items() if of}
    pieces = re.split(r"<(\w+)>", re.escape(words).replace("\\ ", " "))
    said = "".join(either[one] if at % 2 else one for at, one in enumerate(pieces))
    if words.startswith("<wish> "):
        said = f"(?:{either['wish']} )?{said.removeprefix(either['wish']).lstrip()}"
    if colon:
        return said + (r"(?= ?: ?\S)" if more else r"(?= ?:)")
    return rf"{said}(?={_ENDS}\s*(?:[.!?:;–—-]|$))" if line.endswith(".") else said
