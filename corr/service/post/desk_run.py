"""Commands of a letter in their order: rehearsed, so that nothing stays, or carried out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from corr.errors import ArbiterError
from corr.mail.read.desk_lines import bare
from corr.mail.write.facts_desk import Said
from corr.service.desk.desk_roles import require_fair, require_role, with_only_event
from corr.service.office.desk_port import Command, Desk, Occasion, Printed
from corr.service.office.office import Office
from corr.service.post.desk_asks import digest_of
from corr.tournament.events.events import Acted, Event


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What was said to commands; `acts` is how many would change something or have.

    `shown` is a digest of what the acts would do, "" where there is none. `files` are what they
    would have written. `log` is the command that shows what was done, "" if none does.
    """

    said: tuple[Said, ...]
    acts: int = 0
    shown: str = ""
    files: tuple[tuple[str, bytes], ...] = ()
    log: str = ""

    @property
    def refused(self) -> bool:
        """Whether one of them cannot be done."""
        return any(one.refused for one in self.said)


@dataclass(frozen=True, slots=True, kw_only=True)
class Errands:
    """The commands that came in one letter: who sent them, and the `key` of the letter."""

    office: Office
    desk: Desk
    sender: str
    key: str
    lines: tuple[str, ...]
    files: Mapping[str, str]

    def occasion(self, number: int, at: datetime, key: str) -> Occasion:
        """When and under which cause a command runs; `key` is the letter that makes it run."""
        return Occasion(at=at, cause=f"mail.{key[:32]}.{number}", by=self.sender)


def acts_of(errands: Errands) -> Mapping[str, Mapping[str, str]]:
    """The commands that are no questions, without the program's name, and the files they take.

    What cannot be read is an act that went wrong.
    """
    acts = dict[str, Mapping[str, str]]()
    for line in errands.lines:
        try:
            command = errands.desk.read(line, errands.files)
        except ArbiterError:
            acts[bare(line)] = {}
        else:
            if not command.reads:
                acts[bare(line)] = command.files
    return acts


class _Undone(Exception):
    """Ends what was only tried."""


class _Refused(Exception):
    """Ends what cannot be done to its end."""


def rehearse(errands: Errands, at: datetime) -> Outcome:
    """What commands say that only read, and what the others would do; nothing stays of it.

    Each sees what those before it would have done.
    """
    found: Outcome | None = None
    try:
        with errands.office.folder.savepoint():
            tried = [
                _try(errands, line, errands.occasion(number, at, errands.key))
                for number, line in enumerate(errands.lines, 1)
            ]
            acts = [one for one in tried if one.is_act]
            words = "\n".join(f"{one.said.line}\n{one.said.text}\n{one.game}" for one in acts)
            found = Outcome(
                said=tuple(one.said for one in tried),
                acts=len(acts),
                shown=digest_of(errands.office, words) if acts else "",
                files=tuple(file for one in tried for file in one.files),
            )
            raise _Undone
    except _Undone:
        assert found is not None
        return found


@dataclass(frozen=True, slots=True, kw_only=True)
class _Tried:
    """What came of trying a command. `game` is the one that an act is about, as it was."""

    said: Said
    is_act: bool = False
    game: str = ""
    files: tuple[tuple[str, bytes], ...] = ()


def _try(errands: Errands, line: str, occasion: Occasion) -> _Tried:
    office = errands.office
    try:
        with office.folder.savepoint():
            command = _read(errands, line)
            if command.reads:
                printed = errands.desk.show(office, command, occasion)
                return _Tried(said=Said(line=line, text=printed.text), files=printed.files)
            game = _as_it_is(office, command.game)
            text = _shown(errands, command, occasion)
            _do(errands, command, occasion)
            return _Tried(said=Said(line=line, text=text), is_act=True, game=game)
    except ArbiterError as error:
        return _Tried(said=_refusal(line, error))


def _as_it_is(office: Office, game: str) -> str:
    """How far a game is: a move since makes a difference to a ruling on it."""
    row = office.store.game_row(game) if game else None
    return f"{row.id}.{row.version}" if row else ""


def _shown(errands: Errands, command: Command, occasion: Occasion) -> str:
    """What an act would do, in words; nothing stays of it."""
    found = ""
    try:
        with errands.office.folder.savepoint():
            found = errands.desk.show(errands.office, command, occasion).text
            raise _Undone
    except _Undone:
        return found


def perform(errands: Errands, at: datetime, key: str) -> Outcome:
    """Carry out all acts of a letter, or none if one cannot be; `key` is the letter that says so.

    What only reads was answered before.
    """
    office, said, files = errands.office, list[Said](), list[tuple[str, bytes]]()
    causes = list[str]()
    try:
        with office.folder.savepoint():
            for number, line in enumerate(errands.lines, 1):
                try:
                    command = _read(errands, line)
                    if command.reads:
                        continue
                    occasion = errands.occasion(number, at, key)
                    printed = _do(errands, command, occasion)
                except ArbiterError as error:
                    said.append(_refusal(line, error))
                    raise _Refused from error
                causes.append(occasion.cause)
                said.append(Said(line=line, text=printed.text))
                files += printed.files
    except _Refused:
        return Outcome(said=tuple(said[-1:]))
    return Outcome(
        said=tuple(said), acts=len(causes), files=tuple(files), log=_log_of(office, causes)
    )


def _log_of(office: Office, causes: Sequence[str]) -> str:
    """The command that shows all that was done under some causes, "" if none does."""
    events, rulings = list[str](), True
    for cause in causes:
        found = [one for one in office.store.events_of_cause(cause) if _is_of_event(office, one)]
        if not found:
            return ""
        events += [one.stream for one in found]
        rulings = rulings and any(isinstance(one.body, Acted) for one in found)
    one = events[0] if len(set(events)) == 1 else ""
    return " ".join(filter(None, ("corr log", one, "" if rulings else "--all")))


def _is_of_event(office: Office, event: Event) -> bool:
    return "-" not in event.stream and office.folder.contest(event.stream) is not None


def _read(errands: Errands, line: str) -> Command:
    command = errands.desk.read(line, errands.files)
    command = with_only_event(errands.office, command, errands.sender)
    require_role(errands.office, command, errands.sender)
    return command


def _do(errands: Errands, command: Command, occasion: Occasion) -> Printed:
    """Carry an act out. Raises ArbiterError, also if it turns out that the sender may not."""
    office = errands.office
    before = office.folder.contest(command.event) if command.event else None
    done = errands.desk.carry_out(office, command, occasion)
    require_fair(office, before, occasion.cause, errands.sender)
    return done


def _refusal(line: str, error: ArbiterError) -> Said:
    return Said(line=line, text="\n".join(error.faults), refused=True)
