"""What is left of a letter without its orders: courtesies, words for nobody, hints at a move."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from corr.mail.orders.order_words import Words, folded, lowered

# -- A signature that stands below a line `---`, where a message to the opponent ----

_MOST_LINES = 10
_LONGEST_LINE = 72
_MOST_WORDS = 5
_BREAK = re.compile(r"\n|\s[|•·]\s")
"""Line ends, and the signs between what stands on one line of a signature."""
_WORD = re.compile(r"[^\W\d_]{2,}")
_CONTACT = re.compile(r"\d|@|\bwww\.|https?:", re.IGNORECASE)
_SURE = re.compile(
    r"(?:\d[ ()/.-]*){7,}|\b(?:[A-Z]{1,2}-)?\d{3} ?\d{2} [^\W\d_]|\b(?:D-)?\d{5} [A-ZÅÄÖÜÕ]"
    r"|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\S@\S+\.\w|\b[Ww]{3}\.|https?:"
)
"""A telephone number, a postal code (Swedish, five digits, British), an address."""
_SENTENCE = re.compile(r"[.!?…]\s*\Z|[?!]")


def is_signature(text: str, name: str, words: Words) -> bool | None:
    """Whether a text is nothing but who the writer `name` is, and where; None for most likely.

    It is the name alone, maybe below a farewell, or short lines that say something of an address,
    a telephone or a club and are no sentence, one of which can hardly be anything else: the name,
    a telephone number, a postal code, the address of a page or of mail.
    """
    lines = [part.strip() for part in _BREAK.split(text) if part.strip()]
    if not lines or len(lines) > _MOST_LINES or max(map(len, lines)) > _LONGEST_LINE:
        return False
    if words.farewell.fullmatch(_plain(lines[0])) and not _names(lines[0], name):
        lines = lines[1:]
    if not lines:
        return False
    named = _names(lines[0], name)
    if named and not lines[1:]:
        return True
    if named:
        return None if all(map(_is_detail, lines[1:])) else False
    details = all(len(one.split()) <= _MOST_WORDS and not _SENTENCE.search(one) for one in lines)
    return None if details and any(map(_SURE.search, lines)) else False


def _plain(line: str) -> str:
    return lowered(folded(line))


def _names(line: str, name: str) -> bool:
    """Whether a line is the writer's name, or a part of it."""
    said, known = _WORD.findall(_plain(line)), set(_WORD.findall(_plain(name)))
    return 0 < len(said) <= _MOST_WORDS and 2 * len(known & set(said)) >= len(said)


def _is_detail(line: str) -> bool:
    """Whether a line of a signature says where its writer is, or who."""
    if _CONTACT.search(line):
        return True
    return len(line.split()) <= _MOST_WORDS and not _SENTENCE.search(line)


# -- what is left of a letter without its orders ----


_MOST_REST_LINES = 20
_LONGEST_REST_LINE = 300
_MOST_GUESSES = 5
_MOST_SEARCHED = 100
_CLOSING_LINES = 3
_NOT_LETTERS = re.compile(r"[\W_]+")
_SMILEY = re.compile(r"(?<!\w)[:;=8x]['-]?[()dpo](?!\w)")
_NAME = re.compile(
    r"[\W_]*[^\W\d_](?:[^\W\d_]|[.'’-])*(?:[ .,]+[^\W\d_](?:[^\W\d_]|[.'’-])*){0,3}[^\w?!]*"
)
_TOKEN = re.compile(r"(?:(?<!\w)[a-z][-. ])?\w+(?:-[a-z](?!\w))?(?:/\w+)*")
_NUMBER_FIRST = re.compile(r"\W*(\d{1,2})\W{1,3}([a-z])\W*")
_PARTED = re.compile(r"\W*([a-z])\W{1,3}(\d{1,2})\W*")
_BARE_COUNT = re.compile(r"\W*([a-z].*\d)[\s,;:]+(\d{1,2})\W*")
_TOO_LONG = re.compile(r"([a-z])(\d)(\d)(\d)")
_LETTER_FOR_DIGIT = re.compile(r"[a-z](?:\d[ol]|[ol]\d)")
_DIGITS = str.maketrans("ol", "01")
# Small letters that look like another's capital: good enough to ask about, not to play.
_MAYBE = str.maketrans("вн", "bh")


def left_behind(lines: Sequence[str], words: Words) -> tuple[str, ...]:
    """The lines that are more than courtesies and names, as many as fit into an answer."""
    found = list[str]()
    for at, line in enumerate(lines):
        if len(found) == _MOST_REST_LINES:
            break
        greets = at == 0 and line.rstrip().endswith(",")
        edge = greets or at >= len(lines) - _CLOSING_LINES
        if not is_courtesy(line, words) and not (edge and is_name(line)):
            found.append(line.strip()[:_LONGEST_REST_LINE])
    return tuple(found)


def is_courtesy(line: str, words: Words) -> bool:
    """Whether a line is made of courtesies, maybe with names between them.

    Takes the longest courtesy at each place and never goes back.
    """
    cased = folded(line[:_LONGEST_REST_LINE])
    text = _SMILEY.sub(lambda found: " " * len(found[0]), lowered(cased))
    at, names = 0, 0
    while at < len(text):
        if found := _NOT_LETTERS.match(text, at):
            at = found.end()
            continue
        found, names = words.courtesy.match(text, at), names + 1
        if found:
            names = 0
        elif names > 3 or at == 0 or not cased[at].isupper():
            return False
        else:
            found = _REST_WORD.match(text, at)
        at = found.end() if found else len(text)
    return len(line) <= _LONGEST_REST_LINE


def refuses(line: str, words: Words) -> bool:
    """Whether a line is nothing but a no, maybe with a courtesy."""
    text, at, no = lowered(folded(line[:_LONGEST_REST_LINE])), 0, False
    while at < len(text):
        said = words.refusal.match(text, at)
        found, no = said or words.courtesy.match(text, at), no or bool(said)
        if found is None or found.end() == at:
            return False
        at = found.end()
        while at < len(text) and not text[at].isalnum():
            at += 1
    return no and len(line) <= _LONGEST_REST_LINE


_REST_WORD = re.compile(r"[^\W_]+")


def is_name(line: str) -> bool:
    """Whether the line may be no more than somebody's name."""
    text = line.strip()
    return (
        len(text) <= 40
        and _NAME.fullmatch(text) is not None
        and not any(word[0].islower() for word in _REST_WORD.findall(text))
    )


def guessed(lines: Iterable[str], words: Words, act: Callable[[str], str]) -> tuple[str, ...]:
    """The acts that the lines hint at, in canonical words, to be asked about and never played.

    What follows a word like `if` is left out, being the opponent's, unless it is all there is.
    `act` is as in `LineReader`.
    """
    found = dict[str, None]()
    for _, line in zip(range(_MOST_SEARCHED), lines, strict=False):
        text = lowered(folded(line[:_LONGEST_REST_LINE])).translate(_MAYBE)
        if not any(map(str.isdigit, text)):
            continue
        ifs = words.if_word.search(text)
        forms = dict.fromkeys(_whole_forms(text))
        tokens = [one for one in _TOKEN.findall(text) if any(map(str.isdigit, one))]
        for token in (
            tokens if len(tokens) == 1 or not ifs else _TOKEN.findall(text[: ifs.start()])
        ):
            forms.update(dict.fromkeys(_forms(token)))
        found.update(dict.fromkeys(canonical for form in forms if (canonical := act(form))))
        if len(found) >= _MOST_GUESSES:
            break
    return tuple(found)[:_MOST_GUESSES]


def _whole_forms(line: str) -> Iterator[str]:
    """What a short line may mean whose parts say nothing: `10 i`, `i;10`, `h8 i9 j10 5`."""
    if point := _NUMBER_FIRST.fullmatch(line):
        yield point[2] + point[1]
    elif point := _PARTED.fullmatch(line):
        yield point[1] + point[2]
    elif declared := _BARE_COUNT.fullmatch(line):
        yield f"{declared[1]}, {declared[2]} fifths"


def _forms(token: str) -> Iterator[str]:
    """A token with a digit, and what may be meant by it."""
    if not any(map(str.isdigit, token)):
        return
    if token[1:2] == " ":
        if token[0] not in "ai":
            yield token
        token = token[2:]
    if too_long := _TOO_LONG.fullmatch(token):
        letter, one, two, three = too_long.groups()
        yield from (f"{letter}{one}{two}", f"{letter}{one}{three}", f"{letter}{two}{three}")
    elif _LETTER_FOR_DIGIT.fullmatch(token):
        yield token[0] + token[1:].translate(_DIGITS)
    else:
        yield token
