"""Looking through a parcel: whether it is whole and sound, and what is in it. Nothing is written.

One stream of events is in memory at a time, and the players.
"""

import base64
import binascii
import re
import zlib
from collections.abc import Mapping, Sequence, Set
from datetime import date, datetime
from pathlib import Path
from typing import Annotated, Any
from zoneinfo import ZoneInfo

from msgspec import Struct, field

from corr.errors import ArbiterError, NewerVersion
from corr.mail.read.tags import PLAYER_ID
from corr.participants import read_kind
from corr.ranking.correspondence.event import read_level
from corr.reading.entries import Entries, shown
from corr.reading.kinds import Kind, did_you_mean, read_address
from corr.service.parcel.parcel import (
    FORMAT,
    HAPPENED,
    HEADER,
    LETTER,
    NEWS,
    OURS,
    PLAYER,
    REPORT,
    Progress,
    check_exemption,
    read_parcel,
    writer_of,
)
from corr.store.chronicle import UNLINKED
from corr.store.rows import instant
from corr.store.schema import PROGRAM
from corr.tournament.contest import contest_fold as contests
from corr.tournament.contest.contest import Contest
from corr.tournament.events.chain import link
from corr.tournament.events.events import Event, decode
from corr.tournament.play import game as games
from corr.tournament.play.game import Game

_LONGEST_NAME = 200
_STATES = {
    LETTER: ("received", "handled", "refused", "quarantined", "dropped"),
    OURS: ("queued", "sent", "failed"),
}


# -- what stands in each line ----


def _of(expected: str, *types: type) -> Kind[Any]:
    """A value of one of these types; `True` is no number here."""

    def read(value: object) -> object:
        if isinstance(value, types) and not isinstance(value, bool):
            return value
        raise ValueError

    wrong = f"{{key}} is {{literal}}, not {expected}"
    return Kind(expected=expected, read=read, wrong=wrong, missing="{key} is missing")


_TEXT, _WHOLE = _of("a text", str), _of("a whole number", int)
_LIST, _TABLE = _of("a list", list), _of("an object", dict)
_Text = Annotated[str, _TEXT]
_Whole = Annotated[int, _WHOLE]
_Rows = Annotated[list[Any], _LIST]


class _HeaderLine(Struct, frozen=True, kw_only=True):
    """Which event it is, and who gave it to whom."""

    format: _Text
    event: _Text
    name: _Text
    from_: _Text
    to: _Text
    made_at: _Text


class _PlayerLine(Struct, frozen=True, kw_only=True):
    """A player with what is known of them."""

    id: _Text
    name: _Text
    member_no: _Text
    club: _Text
    country: _Text
    language: _Text
    time_zone: _Text
    unreachable: _Text
    addresses: _Rows
    grades: _Rows
    leave: _Rows
    settings: Annotated[dict[str, Any], _TABLE]
    exemptions: _Rows = field(default_factory=list)
    kind: _Text = ""


class _EventLine(Struct, frozen=True, kw_only=True):
    """One thing that happened."""

    stream: _Text
    kind: _Text
    body: _Text
    at: _Text
    cause: _Text
    chain: _Text
    seq: _Whole
    version: _Whole


class _LetterLine(Struct, frozen=True, kw_only=True):
    """A letter that came."""

    key: _Text
    message_id: _Text
    sender: _Text
    arrived: _Text
    state: _Text
    reason: _Text
    verdict: _Text
    selector: _Text
    raw: _Text
    vouched: _Whole


class _OursLine(Struct, frozen=True, kw_only=True):
    """A letter that went."""

    message_id: _Text
    cause: _Text
    recipient: _Text
    state: _Text
    game: _Text
    queued_at: _Text
    smtp_reply: _Text
    returned: _Text
    returned_at: _Text
    raw: _Text
    unsolicited: _Whole
    provoked: _Whole
    taken: _Whole
    sent_at: Annotated[str | None, _of("a text or null", str, type(None))]


class _NewsLine(Struct, frozen=True, kw_only=True):
    """What somebody still has to be told."""

    player: _Text
    game: _Text
    told: _Text
    at: _Text
    number: _Whole


class _ReportLine(Struct, frozen=True, kw_only=True):
    """A report that was written."""

    name: _Text
    body: _Text
    made_at: _Text
    no: _Whole


_LINES: Mapping[str, type] = {
    HEADER: _HeaderLine,
    PLAYER: _PlayerLine,
    HAPPENED: _EventLine,
    LETTER: _LetterLine,
    OURS: _OursLine,
    NEWS: _NewsLine,
    REPORT: _ReportLine,
}
"""What each line has, in the order in which they stand."""
_ORDER = tuple(_LINES)


class _FieldError(ValueError):
    """What is wrong with the fields of a line, all of it."""


class _Fields(Entries):
    """The fields of one line, none of which is left alone: a newer program may have meant it."""

    def leave(self, where: object, entry: Mapping[str, object], known: Set[str]) -> None:
        """Note the fields that such a line does not have."""
        for key in sorted(entry.keys() - known):
            self.fault(f"{shown(key)} is unknown{did_you_mean(key, sorted(known))}")

    def told(self, where: object, key: str, reason: str) -> None:
        """Note what is wrong with a field."""
        self.fault(reason)


def _require_fields(part: type, fields: Mapping[str, Any]) -> None:
    read = _Fields()
    read.values(part, fields, "")
    if read.faults or not fields:
        raise _FieldError(*(read.faults or ("nothing is said",)))


# -- what is in a parcel ----


class Contents(Struct, frozen=True, kw_only=True):
    """What is in a parcel. `contest` and `players` go by the ids of the event's own history.

    `made_at` is when the event was handed over, or copied; `handed_to` is the address at which it
    is to go on, "" for a copy.
    """

    file: Path
    source: str
    handed_to: str
    made_at: datetime
    contest: Contest
    players: tuple[Mapping[str, Any], ...]
    games: int
    running: int
    happened: int
    letters: int


def look_through(file: Path, progress: Progress) -> Contents:
    """What is in a parcel that is whole, and whose events follow from each other.

    Raises ArbiterError for any other, and NewerVersion for one with something that only a newer
    program knows.
    """
    reader = _Reader(file)
    for count, (what, fields) in enumerate(read_parcel(file), 1):
        try:
            reader.take(what, fields)
        except ArbiterError:
            raise
        except Exception as error:  # whatever somebody may have put there
            why = error.args if isinstance(error, _FieldError) else (error,)
            raise _refused(file, [f"line {count} ({what}): {one}" for one in why]) from error
        progress(count)
    return reader.contents()


def _refused(file: Path, why: Sequence[str]) -> ArbiterError:
    """What is told of a line that cannot be taken: it may be of a program that knows more."""
    *first, last = (f"{file}: {one}" for one in why)
    try:
        writer = writer_of(file)
    except (OSError, EOFError, ValueError, zlib.error):
        return ArbiterError(*first, last)
    if writer in (PROGRAM, None):
        return ArbiterError(*first, last)
    return NewerVersion(
        *first,
        f"{last}; it was written by {writer}, and this is {PROGRAM}: if that is newer, use "
        "it to import the file; nothing was changed",
    )


def raw_of(fields: Mapping[str, Any]) -> dict[str, Any]:
    """A letter's line with its bytes. Raises ValueError."""
    return {**fields, "raw": base64.b64decode(fields["raw"], validate=True)}


def _is_plain(text: str) -> bool:
    return len(text) <= _LONGEST_NAME and text.isprintable()


class _Reader:
    """The lines of a parcel as they go by, and what is known after them."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._header: Mapping[str, Any] = {}
        self._at = 0
        self._players = dict[str, Mapping[str, Any]]()
        self._stream, self._seq, self._chain = "", 0, ""
        self._contest: Contest | None = None
        self._game: Game | None = None
        self._games = self._running = self._happened = self._letters = 0

    def take(self, what: str, fields: Mapping[str, Any]) -> None:
        """Look at one line. Raises ValueError, or whatever its damage leads to."""
        if what not in _LINES or _ORDER.index(what) < self._at:
            raise ValueError("such a line is not expected here")
        if not self._header and what != HEADER:
            raise ValueError("the first line says what the file is")
        self._at = _ORDER.index(what)
        if what == PLAYER:
            fields = {"exemptions": [], "kind": "", **fields}
        _require_fields(_LINES[what], fields)
        match what:
            case "parcel":
                self._take_header(fields)
            case "player":
                self._take_player(fields)
            case "event":
                self._take_event(fields)
            case "news" | "report":
                instant(fields["at" if what == NEWS else "made_at"])
            case _:
                self._take_letter(what, fields)

    def _take_header(self, fields: Mapping[str, Any]) -> None:
        if self._header or fields["format"] != FORMAT:
            raise ValueError(f"{FORMAT!r} is expected, once")
        instant(fields["made_at"])
        self._header = fields

    def _take_player(self, fields: Mapping[str, Any]) -> None:
        player = fields["id"]
        if player in self._players or not re.fullmatch(PLAYER_ID, player):
            raise ValueError(f"{player!r} is there twice, or nobody's id")
        texts = (fields[name] for name in ("name", "member_no", "club", "country"))
        if not fields["name"] or not all(map(_is_plain, texts)):
            raise ValueError(f"{player}: printable words are expected")
        read_kind(fields["kind"])
        for address in fields["addresses"]:
            read_address(address)
        if not all(isinstance(one, str) for one in fields["settings"].values()):
            raise ValueError(f"{player}: settings are words")
        for grade in fields["grades"]:
            read_level(grade["level"])
            instant(grade["from_at"])
            if grade.get("reaches"):
                read_level(grade["reaches"])
            if grade.get("on_day"):
                date.fromisoformat(grade["on_day"])
            for name in ("decided_at", "taken_back_at", "entered_at"):
                if grade.get(name):
                    instant(grade[name])
        for one in fields["exemptions"]:
            check_exemption(one)
        for leave in fields["leave"]:
            ZoneInfo(leave["zone"])
            if instant(leave["since"]) >= instant(leave["until"]):
                raise ValueError(f"{player}: leave ends before it begins")
        self._players[player] = fields

    def _take_event(self, fields: Mapping[str, Any]) -> None:
        stream, event = fields["stream"], self._header["event"]
        if stream != self._stream:
            if stream != event and not stream.startswith(f"{event}-"):
                raise ValueError(f"{stream} is none of {event}")
            self._end_game()
            self._stream, self._seq, self._chain = stream, 0, ""
        if fields["seq"] != self._seq + 1:
            raise ValueError(f"event {self._seq + 1} of {stream} is missing")
        self._seq += 1
        self._happened += 1
        happened = Event(
            stream=stream,
            seq=fields["seq"],
            at=instant(fields["at"]),
            cause=fields["cause"],
            body=decode(fields["kind"], fields["version"], fields["body"]),
        )
        self._follow(fields)
        if stream == event:
            self._contest = contests.apply(self._contest, happened)
        else:
            self._game = games.apply(self._game, happened)

    def _follow(self, fields: Mapping[str, Any]) -> None:
        """Go on with the chain of a stream. Raises ValueError where the file has another link."""
        self._chain = link(
            self._chain,
            game=fields["stream"],
            at=fields["at"],
            kind=fields["kind"],
            version=fields["version"],
            text=fields["body"],
            kept=fields["chain"],
        )
        if fields["chain"] not in ("", UNLINKED, self._chain):
            raise ValueError(f"the link of event {self._seq} of {self._stream} does not follow")

    def _end_game(self) -> None:
        if self._game is not None:
            if self._game.event != self._header["event"]:
                raise ValueError(f"{self._game.id} belongs to {self._game.event}")
            self._games += 1
            self._running += self._game.result is None
            self._game = None

    def _take_letter(self, what: str, fields: Mapping[str, Any]) -> None:
        if fields["state"] not in _STATES[what]:
            raise ValueError(f"a letter cannot be {fields['state']}")
        for name in ("arrived",) if what == LETTER else ("queued_at",):
            instant(fields[name])
        try:
            raw_of(fields)
        except binascii.Error as error:
            raise ValueError(f"the bytes of a letter: {error}") from error
        self._letters += 1

    def contents(self) -> Contents:
        """What was in the file. Raises ArbiterError if an event is not among it."""
        self._end_game()
        contest = self._contest
        if contest is None:
            raise ArbiterError(f"{self._file}: there is no event in it")
        missing = [one for one in contest.entries if one not in self._players]
        if missing:
            raise ArbiterError(f"{self._file}: nothing is said of {', '.join(missing)}")
        return Contents(
            file=self._file,
            source=self._header["from"],
            handed_to=self._header["to"],
            made_at=instant(self._header["made_at"]),
            contest=contest,
            players=tuple(self._players.values()),
            games=self._games,
            running=self._running,
            happened=self._happened,
            letters=self._letters,
        )
