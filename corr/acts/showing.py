"""Acts of the arbiter: shown before they are done, asked about where a person types, told after.

Each can be shown before it is done (`--dry-run`): who would be told what, how table and norms
would change. Typed by a person, it is shown and asked about first, unless `--yes` is given.
"""

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass

import typer

from corr.acts.common import act_of, office_of, print_json, print_lines
from corr.acts.errand import command_of
from corr.mail.letter import NormFacts
from corr.service.desk import acting
from corr.service.desk.acting import Placing, Rehearsal, rehearse
from corr.service.event.counting import Aftermath, Touched, aftermath, drawn_so_far
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.service.office.people import called, names_of, with_names
from corr.tournament.wording import decimal, ordinal

Do = Callable[[Office, Act], object]


@dataclass(frozen=True, slots=True, kw_only=True)
class Asking:
    """What a command line says of whether an act is only shown, and whether to ask first."""

    dry_run: bool
    yes: bool
    json: bool

    @property
    def asks(self) -> bool:
        """Whether a person sits there who is to be asked."""
        return not self.yes and not self.json and sys.stdin.isatty()

    def confirmed(self) -> bool:
        """Whether the act, which was shown if need be, is to be done."""
        if not self.dry_run and (not self.asks or typer.confirm("Do it?")):
            return True
        if not self.json:
            print("nothing was done")
        return False


def carry_out(
    context: typer.Context,
    event: str,
    what: str,
    reason: str,
    do: Do,
    *,
    done: dict[str, object],
    told: str,
    dry_run: bool,
    yes: bool,
    json: bool,
    preface: Sequence[str] = (),
    changed: str = "",
    rule: str = "",
    final: bool = False,
    undoes: int = 0,
) -> None:
    """Show what a ruling would do, or do it, log it and say so; a person is asked first.

    `preface` is what else there is to know before it is done, `changed` the game whose result is
    changed by it. `rule` is what it rests on; a `final` one cannot be appealed. `undoes` is the
    ruling that it undoes.
    """
    how = Asking(dry_run=dry_run, yes=yes, json=json)
    stated = acting.Stated(command=command_of(context), what=told, final=final, undoes=undoes)

    def ruled(office: Office, act: Act) -> object:
        return acting.rule(office, event, act, do, stated)

    with office_of(context) as office:
        act = act_of(context, what, reason, rule)
        done = {**done, "names": names_of(office, _words(done))}
        if not goes_ahead(
            office, event, act, ruled, how, done=done, preface=preface, changed=changed
        ):
            return
        before = drawn_so_far(office, event)
        ruled(office, act)
        followed = aftermath(office, event, before, changed=changed)
        lines = list(aftermath_lines(office, followed, done=True))
        waiting = office.store.letters.waiting_outgoing()
        told = with_names(office, told + acting.waits(office, act.cause))
    if json:
        print_json(
            {"dry_run": False, **done, **aftermath_json(followed), "letters_waiting": waiting}
        )
    else:
        print_lines([told, *lines, letters_wait(waiting)])


def letters_wait(waiting: int) -> str:
    """How many letters are to be sent now.

    >>> letters_wait(1), letters_wait(2)
    ('1 letter waits to be sent', '2 letters wait to be sent')
    """
    return f"{waiting} letter{'s wait' if waiting != 1 else ' waits'} to be sent"


def goes_ahead(
    office: Office,
    event: str,
    act: Act,
    do: Do,
    how: Asking,
    *,
    done: Mapping[str, object],
    preface: Sequence[str] = (),
    changed: str = "",
) -> bool:
    """Whether an act is to be done; first it is shown, in a dry run and to a person who types."""
    if how.dry_run or how.asks:
        found = rehearse(office, event, act, lambda: do(office, act), changed=changed)
        if how.json:
            print_json({"dry_run": True, **done, **rehearsal_json(found)})
        else:
            told = (with_names(office, line) for line in preface)
            print_lines([*told, *rehearsal_lines(office, found)])
    return how.confirmed()


def _words(done: Mapping[str, object]) -> Iterator[str]:
    """All words in what was done, among them the ids of players."""
    for value in done.values():
        yield from map(str, value if isinstance(value, list | tuple) else (value,))


def rehearsal_json(found: Rehearsal) -> dict[str, object]:
    """What an act would do, for a script."""
    from dataclasses import asdict

    return {
        "letters": [asdict(letter) for letter in found.letters],
        "table": [asdict(change) for change in found.table],
        "norms": [asdict(change) for change in found.norms],
        **aftermath_json(found.aftermath),
    }


def rehearsal_lines(office: Office, found: Rehearsal) -> Iterator[str]:
    """What an act would do, in words."""
    yield from aftermath_lines(office, found.aftermath, done=False)
    yield "Letters that would go out:" if found.letters else "Nobody would be told."
    for letter in found.letters:
        reader = office.store.players.player_by_address(letter.to)
        to = f"{called(office, reader.id)} <{letter.to}>" if reader else letter.to
        yield f"  {to}: {_TAG.sub('', letter.subject)}"
        yield from (f"    {line}" for line in _gist(letter.text))
    yield "How the table would change:" if found.table else "The table would not change."
    for change in found.table:
        placed = f"{_placed(change.before)} → {_placed(change.after)}"
        yield f"  {called(office, change.player)}: {placed}"
    if found.norms:
        yield "How norms would change:"
    for change in found.norms:
        norms = f"{_norms(change.before)} → {_norms(change.after)}"
        yield f"  {called(office, change.player)}: {norms}"


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
    from fractions import Fraction

    if not isinstance(placing, Placing):
        return "not in it"
    if placing.place is None:
        return "annulled"
    left = ", withdrawn" if placing.status == "withdrawn" else ""
    return f"{ordinal(placing.place)} with {decimal(Fraction(placing.points))}{left}"


def _norms(norms: Placing | NormFacts | None) -> str:
    if not isinstance(norms, NormFacts):
        return "none"
    wanted = {"keep": norms.keep, norms.rise1_level: norms.rise1, norms.rise2_level: norms.rise2}
    shown = ", ".join(f"{name} {points}" for name, points in wanted.items() if points)
    return f"{shown or 'no norm'} ({norms.points} of {norms.completed} so far)"


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
        yield "Annulled:" if done else "Games that would be annulled:"
        yield from (f"  {_game(office, one)}" for one in found.annulled)
    if found.drawn:
        yield "Drawn:" if done else "Games that would be drawn:"
        yield from (f"  {_game(office, one)}" for one in found.drawn)
    if found.stay:
        first, last = found.stay[0], found.stay[-1]
        which = f"Rounds {first} to {last} stay" if first < last else f"Round {first} stays"
        they = "they were" if first < last else "it was"
        yield f"{which} as {they} drawn: the change counts for the draws to come (26.5)."
    yield from (with_names(office, one) for one in found.counts)


def _game(office: Office, one: Touched) -> str:
    both = f"{called(office, one.black)} – {called(office, one.white)}"
    return f"{one.game}  {both}  (round {one.round})"
