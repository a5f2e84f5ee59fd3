"""Deeds: what an act comes to, shown before it is done, asked about, done and told.

Each can be shown before it is done (`--dry-run`): who would be told what, how table and norms
would change. Typed by a person, it is shown and asked about first, unless `--yes` is given.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from msgspec import Struct, to_builtins
from msgspec.structs import asdict

from corr.acts.call import Call
from corr.acts.declared import Declared
from corr.acts.page import write_json, write_lines
from corr.mail.letter import NormFacts
from corr.sentences.said import joined, said
from corr.service.desk import acting
from corr.service.desk.acting import Placing, Rehearsal, rehearse
from corr.service.event.counting import Aftermath, Touched, aftermath, drawn_so_far
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.service.office.people import called, names_of, with_names
from corr.tournament.wording import decimal

Do = Callable[[Office, Act], object]


class Report(Struct, frozen=True, kw_only=True):
    """What an act says when it is done: in lines, and for a script."""

    lines: Sequence[str]
    json: object


class Ruling(Struct, frozen=True, kw_only=True):
    """What is ruled in an event, or decided without one: logged, and told to those concerned.

    `name` is a part of the key under which its events and letters are kept. `done` says for a
    script what it does, `told` in words. `preface` is what else there is to know before it is
    done, `changed` the game whose result is changed by it, `undoes` the ruling that it undoes.
    `report` is said of what `do` returned, if not the usual; `after` follows.
    """

    event: str
    name: str
    do: Do
    done: Mapping[str, object]
    told: str
    preface: Sequence[str] = ()
    changed: str = ""
    undoes: int = 0
    report: Callable[[Any], Report] | None = None
    after: Callable[[], None] | None = None

    def give(self, call: Call, declared: Declared) -> None:
        """Show what the ruling would do, or do it, log it and say so; a person is asked first."""
        office, act = call.office, call.act(self.name)
        stated = acting.Stated(
            key=declared.key,
            command=call.command,
            what=self.told,
            final=declared.final,
            lasts=isinstance(declared.undone, str),
            undoes=self.undoes,
        )

        def ruled() -> object:
            return acting.rule(office, self.event, act, self.do, stated)

        done = self.done
        if self.report is None:
            done = {**done, "names": names_of(office, _words(done))}
        preface = [said("desk", "would_be_done", what=self.told), *self.preface]
        if _goes_ahead(call, act, self.event, ruled, done, preface=preface, changed=self.changed):
            before = drawn_so_far(office, self.event)
            waiting = office.store.letters.waiting_outgoing()
            came = ruled()
            if self.report is None:
                self._tell(call, act, done, before, waiting)
            else:
                say(call, self.report(came))
            if self.after is not None:
                self.after()

    def _tell(
        self, call: Call, act: Act, done: Mapping[str, object], before: Any, waited: int
    ) -> None:
        """Say what was done, and of letters if there are more than the `waited` of before."""
        office = call.office
        followed = aftermath(office, self.event, before, changed=self.changed)
        waiting = office.store.letters.waiting_outgoing()
        told = with_names(office, joined("", (self.told, acting.waits(office, act.cause))))
        say(
            call,
            Report(
                lines=[
                    told,
                    *aftermath_lines(office, followed, done=True),
                    *([letters_wait(waiting)] if waiting > waited else ()),
                ],
                json={
                    "dry_run": False,
                    **done,
                    **aftermath_json(followed),
                    "letters_waiting": waiting,
                },
            ),
        )


class Step(Struct, frozen=True, kw_only=True):
    """A step in the course of an event, which is no ruling: it stands in no log of rulings.

    `report` is said of what `do` returned. `trial` is shown in its stead where that does more than
    can be taken back. It `asks` a person first.
    """

    event: str
    name: str
    do: Do
    done: Mapping[str, object]
    report: Callable[[Any], Report]
    trial: Do | None = None
    asks: bool = True
    preface: Sequence[str] = ()

    def give(self, call: Call, _declared: Declared) -> None:
        """Show what the step would bring about, or go it; a person is asked first."""
        act = call.act(self.name)

        def tried() -> object:
            return (self.trial or self.do)(call.office, act)

        if _goes_ahead(
            call, act, self.event, tried, self.done, preface=self.preface, asks=self.asks
        ):
            say(call, self.report(self.do(call.office, act)))


def say(call: Call, report: Report) -> None:
    """Say what was done."""
    if call.how.json:
        write_json(call.page, report.json)
    else:
        write_lines(call.page, report.lines)


def _goes_ahead(
    call: Call,
    act: Act,
    event: str,
    do: Callable[[], object],
    done: Mapping[str, object],
    *,
    preface: Sequence[str],
    changed: str = "",
    asks: bool = True,
) -> bool:
    """Whether an act is to be done; first it is shown, in a dry run and to a person who types."""
    how, asks = call.how, call.how.asks and asks
    if how.dry_run or asks:
        found = rehearse(call.office, event, act, do, changed=changed)
        if how.json:
            write_json(call.page, {"dry_run": True, **done, **rehearsal_json(found)})
        else:
            told = (with_names(call.office, line) for line in preface)
            write_lines(call.page, [*told, *rehearsal_lines(call.office, found)])
    return how.confirmed(call.page, asks=asks)


def letters_wait(waiting: int) -> str:
    """How many letters are to be sent now.

    >>> letters_wait(1), letters_wait(2)
    ('1 letter waits to be sent', '2 letters wait to be sent')
    """
    return said("desk", "waits", count=waiting)


def _words(done: Mapping[str, object]) -> Iterator[str]:
    """All words in what was done, among them the ids of players."""
    for value in done.values():
        yield from map(str, value if isinstance(value, list | tuple) else (value,))


def rehearsal_json(found: Rehearsal) -> dict[str, object]:
    """What an act would do, for a script."""
    return {
        "letters": [asdict(letter) for letter in found.letters],
        "table": [to_builtins(change) for change in found.table],
        "norms": [to_builtins(change) for change in found.norms],
        **aftermath_json(found.aftermath),
    }


def rehearsal_lines(office: Office, found: Rehearsal) -> Iterator[str]:
    """What an act would do, in words."""
    yield from aftermath_lines(office, found.aftermath, done=False)
    yield said("desk", "letters_would_go", letters=bool(found.letters))
    for letter in found.letters:
        reader = office.store.players.player_by_address(letter.to)
        to = f"{called(office, reader.id)} <{letter.to}>" if reader else letter.to
        yield f"  {to}: {_TAG.sub('', letter.subject)}"
        yield from (f"    {line}" for line in _gist(letter.text))
    yield said("desk", "table_would_change", table=bool(found.table))
    for change in found.table:
        yield _change(office, change.player, _placed(change.before), _placed(change.after))
    if found.norms:
        yield said("desk", "norms_would_change")
    for change in found.norms:
        yield _change(office, change.player, _norms(change.before), _norms(change.after))


def _change(office: Office, player: str, before: str, after: str) -> str:
    """What changes for a player, under what is said of them all."""
    return joined("", (f"  {called(office, player)}: ", before, " → ", after))


_LINES = 3
_MOST_LINES = 8
_ENDS = frozenset('.!?:"”»')
_TAG = re.compile(r" \[[^]]*\]$")


def _gist(text: str) -> list[str]:
    """The first sentences of a letter, whole, or with dots where they are too long."""
    found = list[str]()
    for line in map(str.strip, text.splitlines()):
        is_word = not line.startswith("-- ") and _says(line)
        if len(found) >= _LINES and (not is_word or found[-1][-1] in _ENDS):
            return found
        if len(found) == _MOST_LINES:
            return [*found, "…"]
        found += [line] * is_word
    return found


def _says(line: str) -> bool:
    """Whether a line has words, and is not one of a board."""
    return any(len(word) > 1 for word in line.split())


def _placed(placing: Placing | NormFacts | None) -> str:
    if not isinstance(placing, Placing):
        return said("desk", "not_in_it")
    points = decimal(Fraction(placing.points)) if placing.place is not None else ""
    return said(
        "desk",
        "placed",
        place=placing.place,
        points=points,
        left=placing.status == "withdrawn",
    )


def _norms(norms: Placing | NormFacts | None) -> str:
    if not isinstance(norms, NormFacts):
        return said("desk", "no_norms")
    wanted = {
        said("desk", "keep"): norms.keep,
        norms.rise1_level: norms.rise1,
        norms.rise2_level: norms.rise2,
    }
    shown = [joined(" ", (name, points)) for name, points in wanted.items() if points]
    return said(
        "desk",
        "norms",
        norms=joined(", ", shown),
        points=norms.points,
        completed=norms.completed,
    )


def aftermath_json(found: Aftermath) -> dict[str, object]:
    """What a ruling brought about in the draw, for a script."""
    return {
        "games_annulled": [asdict(one) for one in found.annulled],
        "games_drawn": [asdict(one) for one in found.drawn],
        "rounds_kept": list(found.stay),
        "counts": list(found.counts),
    }


def aftermath_lines(office: Office, found: Aftermath, *, done: bool) -> Iterator[str]:
    """The same in words; before it is done, what it would bring about."""
    if found.annulled:
        yield said("desk", "games_annulled", done=done)
        yield from (joined("", ("  ", _game(office, one))) for one in found.annulled)
    if found.drawn:
        yield said("desk", "games_drawn", done=done)
        yield from (joined("", ("  ", _game(office, one))) for one in found.drawn)
    if found.stay:
        first, last = found.stay[0], found.stay[-1]
        yield said("desk", "rounds_stay", several=first < last, first=first, last=last)
    yield from (with_names(office, one) for one in found.counts)


def _game(office: Office, one: Touched) -> str:
    both = f"{called(office, one.black)} – {called(office, one.white)}"
    return said("desk", "game", game=one.game, players=both, round=one.round)
