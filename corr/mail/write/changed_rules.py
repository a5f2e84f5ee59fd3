"""What differs for a player between two event files, in sentences of the reader's language.

It is found by comparing all that there is to say about both (see `rules`), so that nothing that
is told of an event can change without being told.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from corr.mail.write.rules import rule_sentences
from corr.mail.write.write_words import Voice
from corr.tournament.spec.spec import EventSpec


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleChange:
    """Sentences of one theme that say something else: as they were, and as they are `now`.

    Either is () where something was added or dropped.
    """

    theme: str
    before: tuple[str, ...]
    now: tuple[str, ...]


def changed_rules(old: EventSpec, new: EventSpec, say: Voice) -> tuple[RuleChange, ...]:
    """All that differs, in the order in which an event is explained."""
    before, now = dict(rule_sentences(old, say)), dict(rule_sentences(new, say))
    return tuple(
        change for theme in now for change in _of_theme(theme, before.get(theme, ()), now[theme])
    )


def _of_theme(theme: str, before: Sequence[str], now: Sequence[str]) -> Iterator[RuleChange]:
    same = SequenceMatcher(a=before, b=now, autojunk=False)
    for word, first, last, start, end in same.get_opcodes():
        was, will = tuple(before[first:last]), tuple(now[start:end])
        if word == "replace" and len(was) == len(will):
            for one, other in zip(was, will, strict=True):
                yield RuleChange(theme=theme, before=(one,), now=(other,))
        elif word != "equal":
            yield RuleChange(theme=theme, before=was, now=will)
