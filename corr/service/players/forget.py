"""Forgetting a player who asked for it: what is taken out, and what has to stay."""

import html
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from email.header import Header
from functools import partial

from msgspec import Struct, field
from msgspec.structs import replace

from corr.errors import ArbiterError, MailError
from corr.games.rules import Seat
from corr.mail.letter import Refusal
from corr.mail.read.read import plain_text, read_letter, subject_of
from corr.mail.write.facts import ClosedAgain
from corr.ranking.board.board_event import BoardEvent, write
from corr.ranking.board.board_file import parse
from corr.ranking.correspondence.compute import compute
from corr.ranking.correspondence.event import EventFile
from corr.ranking.correspondence.eventfile import parse as parse_results
from corr.sentences.said import said
from corr.service.event.closing import report_files
from corr.service.event.entering import take_back_wishes
from corr.service.event.rated import kept_rating
from corr.service.event.reopening import report_changes
from corr.service.letters.compose import post, short_name
from corr.service.letters.event_letters import Act
from corr.service.letters.notices import tell_request
from corr.service.letters.plain import draft_about_no_game, send_about_no_game
from corr.service.letters.reading import own_words
from corr.service.office.case import Case
from corr.service.office.office import Office
from corr.service.office.people import record_person
from corr.service.register.titles import folded
from corr.store.chronicle import ids_in
from corr.store.rows import InboxRow, PlayerRow
from corr.tournament.contest.contest import OVER, Contest
from corr.tournament.contest.rating_book import board_stream
from corr.tournament.events import events as kinds
from corr.tournament.events.chain import is_linked, is_of_game
from corr.tournament.events.events import KINDS, PRIVATE, Body, Event
from corr.tournament.events.events_board import STREAM as TITLES
from corr.tournament.events.events_board import (
    BoardEntered,
    BoardRemoved,
    ListPublished,
    ListTakenBack,
    PeriodAssigned,
    RatingsStarted,
    TitleSet,
    TitleTested,
    TitleUndone,
)
from corr.tournament.events.events_contest import (
    Acted,
    Announced,
    AppealDecided,
    Appealed,
    Cancelled,
    Closed,
    Entered,
    EventReopened,
    FileChanged,
    HandedOver,
    PanelNamed,
    ReportSent,
    RulesSent,
    TakenOver,
    TeamWithdrawn,
    Tended,
    Voted,
)
from corr.tournament.events.events_games import SeatTaken
from corr.tournament.events.events_player import (
    DanDecided,
    Exempted,
    Forgotten,
    LeaveEnded,
    LeaveTaken,
    LettersReturned,
    LevelSet,
    PlayerRegistered,
)
from corr.tournament.events.fields import FREE, TAKEN_OUT, Holds, changed, declared, held_by, texts
from corr.tournament.play.person import anonymous, stream_of

# -- taking somebody out of texts that others wrote ----
# Beside a name also club, member number and telephone number are traces; alone they are anybody's.
#
# Answers quote what is answered, and with it names and messages. Who wrote when, and in answer to
# which of our letters, stays too, so that such a letter still says what it said.


_KEPT = frozenset(
    {
        *(b"from", b"to", b"delivered-to", b"date", b"message-id", b"in-reply-to"),
        *(b"references", b"authentication-results", b"auto-submitted"),
    }
)
_FIELD = re.compile(rb"(?m)^([!-9;-~]+):.*(?:\n[ \t].*)*")
_PARAGRAPHS = re.compile(r"(\n[ \t]*\n)")
_TELEPHONE = re.compile(r"(?<![\w.-])\+?\(?\d[\d ()/.-]{5,}\d(?!\w)")
_DATE = re.compile(r"\d{4}-\d\d-\d\d|\d\d?\.\d\d?\.\d{4}")
_DIGITS = 7
"""A telephone number has so many digits at least."""
_NUMBERED = r"(?:(?:no|nr|number|num|member)\.? ?|# ?)"
"""What must stand before a member number that is short."""
_SHORT = 3
_ENDING = r"(?:['’]?s)?"
_ENDINGS = r"(?:['’-]?(?:s|i|e|d|t|l|le|lt|ga|st|ta|ni|na|ks|se))?"
"""How names end where cases have endings; short names only as the genitives of many languages."""
_LONG = 4
"""From so many letters on a part of a name is known however it is written."""
GONE = "…"
"""What stands for words that go without another name for them."""
_PLAIN = b"MIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n"


class Traces(Struct, frozen=True, kw_only=True):
    """By what somebody is known: name, addresses and games; and what stands for them instead.

    `clubs` and member `numbers` are traces beside a name. `words` were said about them, and are
    traces even where they name nobody.
    """

    name: str
    addresses: tuple[str, ...]
    games: tuple[str, ...]
    instead: str
    others: tuple[str, ...] = ()
    """What events that came from elsewhere call them."""
    clubs: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    words: tuple[str, ...] = ()

    def are_in(self, text: str) -> bool:
        """Whether a text names them, or says what was said; small letters make no difference."""
        line = " ".join(text.split())
        found = self._whole.search(line)
        return bool(found or (self.words and _said(self.words).search(line)))

    def may_be_in(self, text: str) -> bool:
        """Whether a text of people who know them names them, be it by a part of the name."""
        line = " ".join(text.split())
        return self.are_in(text) or any(one.search(line) for one in self._parts)

    @property
    def _whole(self) -> re.Pattern[str]:
        """The whole names, which may have an ending, and the addresses."""
        names = "|".join(map(re.escape, (self.name, *self.others)))
        addresses = "".join(f"|{re.escape(one)}" for one in self.addresses)
        return re.compile(rf"(?<![\w.+-])(?:(?:{names}){_ENDINGS}{addresses})(?!\w)", re.I)

    @property
    def _parts(self) -> tuple[re.Pattern[str], ...]:
        """The parts of the names alone: long ones however written, short ones as they are."""
        words = dict.fromkeys(part for name in (self.name, *self.others) for part in name.split())
        parts = [part for part in words if part[0].isupper() and len(part) > 1]
        long = [part for part in parts if len(part) >= _LONG]
        short = [part for part in parts if len(part) < _LONG]
        found = []
        exact = re.NOFLAG  # "Annat" may be a case of Anna, "annat" is another word
        ways = ((long, _ENDING, re.I), (long, _ENDINGS, exact), (short, _ENDING, exact))
        for some, ending, flags in ways:
            if some:
                any_of = "|".join(map(re.escape, some))
                found.append(re.compile(rf"(?<![\w.+-])(?:{any_of}){ending}(?!\w)", flags))
        return tuple(found)

    def taken_out(self, text: str) -> str:
        """The text without the name, the addresses, and the parts of the name alone."""
        text = _said(self.words).sub(GONE, text) if self.words else text
        text = self._whole.sub(self.instead, text)
        for part in self._parts:
            text = part.sub(self.instead, text)
        return "".join(map(self._without_beside, _PARAGRAPHS.split(text)))

    def _without_beside(self, paragraph: str) -> str:
        """A paragraph without what says more about them, if it named them."""
        if self.instead not in paragraph:
            return paragraph
        for one in (*self.clubs, *self.numbers):
            guard = _NUMBERED if len(one) < _SHORT and one.isdigit() else ""
            found = re.compile(rf"(?<![\w.+-]){guard}{re.escape(one)}(?!\w)", re.IGNORECASE)
            # Their number is part of the invented name of some.
            parts = paragraph.split(self.instead)
            paragraph = self.instead.join(found.sub(GONE, part) for part in parts)
        return _TELEPHONE.sub(_unless_a_date, paragraph)


def _said(words: Iterable[str]) -> re.Pattern[str]:
    """Any of what was said, as a whole, however its lines are broken."""
    ways = (r"[\s>]+".join(map(re.escape, said.split())) for said in words)
    return re.compile(rf"(?<!\w)(?:{'|'.join(ways)})(?!\w)", re.IGNORECASE)


def _unless_a_date(found: re.Match[str]) -> str:
    digits = sum(map(str.isdigit, found[0]))
    return found[0] if digits < _DIGITS or _DATE.search(found[0]) else GONE


def redact(
    office: Office, row: InboxRow, traces: Traces, at: datetime, *, blank: bool = False
) -> None:
    """Write over somebody's letter what is left of it, if it may quote who is forgotten.

    Nothing is left of the words of a `blank` one.
    """
    if row.state != "received" and row.raw and (blank or _may_quote(row.raw, traces)):
        raw = _redacted(office, row, traces, at, blank=blank)
        office.store.personal.rewrite_letter(row.key, raw)


def _may_quote(raw: bytes, traces: Traces) -> bool:
    """Whether a letter answers one about a game with them, or names them."""
    games = "|".join(map(re.escape, traces.games)).encode()
    if games and re.search(rb"(?:" + games + rb")(?![0-9])", raw):
        return True
    return traces.may_be_in(f"{subject_of(raw)}\n{plain_text(raw)}")


def _redacted(
    office: Office, row: InboxRow, traces: Traces, at: datetime, *, blank: bool
) -> bytes:
    """The letter as its headers, as far as anybody needs them, and the writer's own words."""
    try:
        letter = read_letter(row.raw, arrived=row.arrived, own_addresses=office.own_addresses)
        own = own_words(Case(office=office, letter=letter, at=at))
    except MailError:
        own = ""
    head = row.raw.replace(b"\r\n", b"\n").lstrip(b"\n").partition(b"\n\n")[0]
    fields = [field[0] for field in _FIELD.finditer(head) if field[1].lower() in _KEPT]
    kept = [field for field in fields if not traces.are_in(field.decode("utf-8", "replace"))]
    bare = _subject_without(subject_of(row.raw), traces)
    subject = Header(bare, "utf-8").encode(linesep="\n")
    lines = [*kept, b"Subject: " + subject.encode("ascii", "replace")]
    text = b"" if blank else traces.taken_out(own).encode("utf-8", "replace")
    return (b"\n".join(lines) + b"\n" + _PLAIN + b"\n" + text + b"\n").replace(b"\n", b"\r\n")


def _subject_without(subject: str, traces: Traces) -> str:
    """A subject without them: those about a game name its players, be a name ever so short."""
    if traces.name and any(game in subject for game in traces.games):
        name = re.escape(short_name(traces.name))
        subject = re.sub(rf"(?<!\w){name}(?!\w)", GONE, subject)
    return traces.taken_out(subject)


# -- writing somebody who is forgotten out of all that ever happened ----
# Every stream is walked. Free words about them alone go whole, whoever wrote them, for an illness
# cannot be searched for; so do those about their games. Out of all other words goes what names
# them. What was done, by which rule, and what came of it stays: the results of others follow from
# it. What is about everybody, such as calling an event off, keeps its words without the name.


TEXTED = frozenset(name for name, kind in KINDS.items() if held_by(kind) & FREE)
"""The kinds of events that may tell something about somebody."""

_OF_ONE = frozenset(name for name, kind in KINDS.items() if "player" in declared(kind))
"""Those that tell of one player, in words or not."""
_SEATED = frozenset({"GameStarted", "Entered"})
FOR_ALL = (
    *(Announced, FileChanged, Cancelled, Closed, EventReopened),
    *(HandedOver, TakenOver, ReportSent, RulesSent),
    *(RatingsStarted, ListPublished, ListTakenBack, PeriodAssigned),
    *(BoardEntered, BoardRemoved),
)
"""What is about everybody, whoever is named in it."""
_FOR_ALL_KINDS = frozenset(kind.__name__ for kind in FOR_ALL)
_ZONE = "UTC"
_REGISTER = stream_of("")
_NAMED = re.compile(r"[\w@.<>-]*\w")
"""What the log may name: a player or a game by its id, a letter by its key."""


class Concern(Struct, frozen=True, kw_only=True):
    """What of all that happened is about one player.

    `seats` are those they had in games, with the numbers of the events from and before which they
    had them, `letters` the keys of theirs. `causes` are those of what is about them, and
    `rulings` the ones by stream and number. `said` are the words that go.
    """

    player: str
    for_all: frozenset[str]
    seats: dict[str, list[tuple[Seat, int, int]]] = field(default_factory=dict)
    events: set[str] = field(default_factory=set)
    teams: set[tuple[str, str]] = field(default_factory=set)
    letters: set[str] = field(default_factory=set)
    causes: set[str] = field(default_factory=set)
    rulings: set[tuple[str, int]] = field(default_factory=set)
    said: set[str] = field(default_factory=set)

    def is_about(self, event: Event) -> bool:
        """Whether what happened is about the player alone, or about a game of theirs."""
        body, stream = event.body, event.stream
        if stream == stream_of(self.player):
            return True
        if isinstance(body, FOR_ALL) or event.cause in self.for_all:
            return False
        if isinstance(body, PRIVATE):
            return self._had(stream, body.seat, event.seq)
        if self._is_of_another(event):
            return False
        if stream in self.seats or event.cause in self.causes:
            return not isinstance(body, Appealed) or body.player == self.player
        match body:
            case Acted():
                said = f"{body.what} {body.command}"
                named = {*ids_in(said)}
                shared = not named or not self.seats.keys().isdisjoint(_NAMED.findall(said))
                return self.player in named or (shared and self.player in body.concerned)
            case Tended():
                words = {*_NAMED.findall(body.what), body.heard}
                return not words.isdisjoint({self.player, *self.seats, *self.letters})
            case Appealed():
                return body.player == self.player
            case PanelNamed() | Voted() | AppealDecided():
                return (stream, body.number) in self.rulings
            case TitleUndone():
                return (stream, body.undoes) in self.rulings
            case TeamWithdrawn():
                return (stream, body.team) in self.teams
            case _:
                return self.player in texts(body, Holds.ID)

    def _is_of_another(self, event: Event) -> bool:
        """Whether what happened tells of another player, whatever came of it for this one."""
        return event.stream.startswith(_REGISTER) or (
            event.stream not in self.seats
            and getattr(event.body, "player", self.player) != self.player
        )

    def is_near(self, stream: str) -> bool:
        """Whether a stream is of an event that they played in, or of a game of it."""
        return (stream.rpartition("-")[0] or stream) in self.events

    def _had(self, game: str, seat: Seat, seq: int) -> bool:
        """Whether the player had a seat of a game when the event with a number happened."""
        found = self.seats.get(game, ())
        return any(one is seat and first <= seq < last for one, first, last in found)

    def take(self, event: Event) -> None:
        """Note what an event says of whom the player is; they come in the order of streams."""
        body, stream = event.body, event.stream
        match body:
            case kinds.GameStarted():
                for seat, player in ((Seat.FIRST, body.first), (Seat.SECOND, body.second)):
                    if player == self.player:
                        self.seats.setdefault(stream, []).append((seat, 0, _EVER))
                        self.events.add(body.event)
            case SeatTaken():
                mine = self.seats.get(stream, [])
                for at, (seat, first, last) in enumerate(mine):
                    if seat is body.seat and last == _EVER:
                        mine[at] = (seat, first, event.seq)
                if body.player == self.player:
                    self.seats.setdefault(stream, []).append((body.seat, event.seq, _EVER))
            case Entered(player=self.player) if body.team:
                self.teams.add((stream, body.team))
            case _:
                pass
        if isinstance(body, Entered) and body.player == self.player:
            self.events.add(stream)

    def note(self, event: Event) -> None:
        """Note what is about the player, and what goes with it."""
        if not self.is_about(event):
            return
        if not isinstance(event.body, LettersReturned):  # the words of a mail server
            self.said.update(" ".join(one.split()) for one in texts(event.body, Holds.WORDS))
        is_given = event.stream != stream_of(self.player) or isinstance(event.body, _GIVEN)
        # What another did, or had done to them, touches their games without being about them.
        if is_given and event.stream not in self.seats:
            self.causes.add(event.cause)
        if isinstance(event.body, Acted):
            self.rulings.add((event.stream, event.body.number))
        if isinstance(event.body, TitleSet | TitleTested):
            self.rulings.add((event.stream, event.seq))


_EVER = 1 << 60
_GIVEN = (LeaveTaken, LeaveEnded, LevelSet, DanDecided, Exempted)
"""What others did about a player, rather than they themselves."""


def concern_of(office: Office, player: str, addresses: Sequence[str]) -> Concern:
    """What of all that ever happened here is about a player, who has had these addresses."""
    store = office.store
    for_all = {one.cause for one in store.events.events_of_kinds(_FOR_ALL_KINDS)}
    found = Concern(player=player, for_all=frozenset(for_all))
    found.events.update(event for event, _, _ in store.personal.entries(player))
    theirs = (store.personal.letters_from(address) for address in addresses)
    found.letters.update(one.key for some in theirs for one in some)
    found.letters.update(one.key for one in store.personal.letters_in_name(player))
    for event in store.events.events_of_kinds(_SEATED, player):
        found.take(event)
    for event in store.events.events_of_kinds({"SeatTaken"}):
        found.take(event)
    # Once more for what has the cause of something that comes later.
    for _ in range(2):
        for event in store.events.events_of_kinds(TEXTED):
            found.note(event)
    return found


def about(office: Office, player: str, addresses: Sequence[str]) -> Iterator[Event]:
    """What others wrote down about a player, and what they did beside games, stream by stream.

    Their own stream and the games that they play now are not among it.
    """
    concern, store = concern_of(office, player, addresses), office.store
    elsewhere = {stream_of(player), *(row.id for row in store.events.games_of_player(player))}
    for one in store.events.events_of_kinds(TEXTED | _OF_ONE):
        if one.stream not in elsewhere and concern.is_about(one):
            yield one


def rewrite_events(office: Office, concern: Concern, traces: Traces) -> dict[str, str]:
    """Write over every event what is about the player, or names them; the words by what they were.

    They stand in reports, too.
    """
    said = dict[str, str]()
    rewrite = partial(rewritten, concern, traces, said)
    found = [
        (event, body)
        for event in office.store.events.events_of_kinds(TEXTED)
        if (body := rewrite(event)) != event.body
    ]
    for event, body in found:
        office.store.personal.rewrite_event(event.stream, event.seq, body)
    return said


def rewritten(concern: Concern, traces: Traces, said: dict[str, str], event: Event) -> Body:
    """What happened, without the player; the words go into `said` by what they were."""
    own, is_about = event.stream == stream_of(concern.player), concern.is_about(event)
    linked = is_of_game(event.stream) and is_linked(type(event.body).__name__)

    def instead(held: Holds, text: str) -> str:
        match held:
            case Holds.WORDS:
                left = words(text)
                if left != text:
                    said[text] = left or TAKEN_OUT
                return left
            case Holds.NAMING:
                return without(_by_id(text, concern.player, traces) if is_about else text)
            case Holds.ADDRESS if own:
                return "" if "@" in text else text
            case Holds.PERSON if own:
                return ""
            case Holds.ADDRESS:
                return "" if text in traces.addresses else text
            case Holds.GIVER:
                return concern.player if text in traces.addresses else text
            case Holds.TABLES if not isinstance(event.body, BoardEntered):
                return _in_tables(text, concern.player, traces)
            case _:
                return text

    def words(text: str) -> str:
        if is_about:
            return TAKEN_OUT if text and _is_proved(event) else ""
        left = without(text)
        if left == text:
            return text
        # Beside the name may stand an illness, and who played the event knows who it is. What
        # a player has noted for themself alone is theirs.
        whole = concern.is_near(event.stream) and not isinstance(event.body, kinds.NoteKept)
        if not whole:
            return TAKEN_OUT if linked else left
        return TAKEN_OUT if linked or _is_proved(event) else ""

    def without(text: str) -> str:
        near = is_about or concern.is_near(event.stream)
        return traces.taken_out(text) if near or traces.are_in(text) else text

    body = changed(event.body, instead)
    match body:
        case PlayerRegistered() if own:
            return replace(body, name=anonymous(concern.player))
        case LeaveTaken() if own:
            return replace(body, zone=_ZONE)
        case _:
            return body


def _is_proved(event: Event) -> bool:
    """Whether words leave a trace where they were: in events and their games, which are shown."""
    shown = ":" not in event.stream and event.stream != TITLES
    return shown and is_linked(type(event.body).__name__)


def _by_id(text: str, player: str, traces: Traces) -> str:
    """A command in which the player goes by their id, not by number or address."""
    known = {*traces.addresses, *traces.numbers}
    return " ".join(player if word in known else word for word in text.split(" "))


def _in_tables(text: str, player: str, traces: Traces) -> str:
    """A text of an event file: what was a player or somebody's address still is one."""
    if text in traces.numbers:
        return player
    known = text.lower() in traces.addresses
    return f"{player.lower()}@forgotten.invalid" if known else traces.taken_out(text)


# -- taking somebody who is forgotten out of the letters of everybody else ----


def take_out_of_letters(
    office: Office, player: PlayerRow, traces: Traces, concern: Concern, at: datetime
) -> None:
    """Take a player out of everybody else's letters to us, and blank ours that name them.

    So is what told others of an act that is about the player, and the letter that ordered it.
    """
    store, events = office.store, sorted(concern.events)
    for cause in sorted(concern.causes):
        for message_id in store.personal.letters_of_cause(cause):
            store.personal.empty_letter(message_id)
    ordered = {cause.split(".")[1] for cause in concern.causes if cause.startswith("mail.")}
    for reader, letters in _others(office, player, events).items():
        for letter in letters:
            redact(office, letter, traces, at, blank=letter.key[:32] in ordered)
        for _, _, raw, message_id in store.personal.letters_to(reader):
            if raw and traces.may_be_in(f"{subject_of(raw)}\n{plain_text(raw)}"):
                store.personal.empty_letter(message_id)
    judges = replace(traces, words=tuple(one for one in concern.said if one != TAKEN_OUT))
    for judge in _judges(office, [*events, *_sat_in(office, traces.addresses)]):
        for letter in store.personal.letters_from(judge):
            redact(office, letter, judges, at, blank=letter.key[:32] in ordered)
        for _, _, raw, message_id in store.personal.letters_to(judge):
            if raw and judges.may_be_in(f"{subject_of(raw)}\n{plain_text(raw)}"):
                store.personal.empty_letter(message_id)


def _others(
    office: Office, player: PlayerRow, events: Sequence[str]
) -> dict[str, tuple[InboxRow, ...]]:
    """By address, what others wrote who play in events of the player."""
    store, found = office.store, dict[str, tuple[InboxRow, ...]]()
    entered = (one for event in events for one in store.personal.entrants(event))
    known = map(store.players.player, dict.fromkeys((*entered, *_captains(office, events))))
    for row in known:
        if row is not None and row.id != player.id:
            in_name = store.personal.letters_in_name(row.id)
            found |= {one: (*store.personal.letters_from(one), *in_name) for one in row.addresses}
    return found


def _captains(office: Office, events: Sequence[str]) -> Iterator[str]:
    """Those who lead teams, who need not be entered to hear of the players."""
    for contest in filter(None, map(office.folder.contest, events)):
        yield from contest.team_draw.captains.values()


def _sat_in(office: Office, addresses: Sequence[str]) -> Iterator[str]:
    """The events in which somebody was named for a committee; its members know of each other."""
    return (event for event, named in _committees(office) if not named.isdisjoint(addresses))


def _committees(office: Office) -> Iterator[tuple[str, frozenset[str]]]:
    """Each committee ever named for an appeal, also one replaced: its event, and addresses."""
    for event in office.store.events.events_of_kinds({PanelNamed.__name__}):
        assert isinstance(event.body, PanelNamed)
        yield event.stream, frozenset(one for one in event.body.members if "@" in one)


def _judges(office: Office, events: Sequence[str]) -> list[str]:
    """The addresses of all who may have ruled on a player, or have heard of it."""
    found = {office.arbiter, *office.committee, *office.board}
    for contest in filter(None, map(office.folder.contest, events)):
        found.update(contest.spec.event.arbiters, contest.spec.event.committee)
    found.update(*(named for event, named in _committees(office) if event in events))
    return sorted(found)


# -- taking somebody who is forgotten out of events at the board ----
# Results, ratings and titles stay under the invented name, for those of others follow from them;
# words about the player go: what a file says beside what corr reads, reasons, and judges' names.


def rewrite_board(office: Office, player: str, traces: Traces) -> None:
    """Take a player out of the files of events at the board, and out of the reasons."""
    for row in office.store.board.board_events():
        file = row.file
        for event in office.store.events.of_stream(board_stream(row.id)):
            body = event.body
            assert isinstance(body, BoardEntered | BoardRemoved)
            left = replace(body, reason=_without(body.reason, traces))
            if isinstance(left, BoardEntered):
                file = write(_impersonal(parse(left.file), player, traces))
                left = replace(left, file=file)
            if left != body:
                office.store.personal.rewrite_event(event.stream, event.seq, left)
        if file != row.file:
            office.store.board.put_board_event(replace(row, file=file))


def rewrite_titles(office: Office, traces: Traces) -> None:
    """Take out the name of a judge of tests, however it was typed."""
    for event in office.store.events.of_stream(TITLES):
        body = event.body
        if isinstance(body, TitleTested) and folded(body.judge) == folded(traces.name):
            left = replace(body, judge=traces.instead)
            office.store.personal.rewrite_event(TITLES, event.seq, left)


def _without(text: str, traces: Traces) -> str:
    """A text about events of everybody's: parts of the name alone may be somebody else's there."""
    return traces.taken_out(text) if traces.are_in(text) else text


def _impersonal(event: BoardEvent, player: str, traces: Traces) -> BoardEvent:
    """The event without what its file says of the player beside results, rating and title."""
    plays = any(one.id == player for one in event.players)

    def rest(values: Mapping[str, object]) -> dict[str, object]:
        return {key: _said_at_board(value, traces, plays=plays) for key, value in values.items()}

    return replace(
        event,
        arbiter=_without(event.arbiter, traces),
        players=tuple(
            replace(one, extra={} if one.id == player else rest(one.extra))
            for one in event.players
        ),
        games=tuple(replace(one, extra=rest(one.extra)) for one in event.games),
        kept={place: rest(values) for place, values in event.kept.items()},
    )


def _said_at_board(value: object, traces: Traces, *, plays: bool) -> object:
    """A value of an unknown key, without the player; where they play also parts of the name go."""
    match value:
        case str():
            return traces.taken_out(value) if plays else _without(value, traces)
        case list():
            return [_said_at_board(one, traces, plays=plays) for one in value]
        case dict():
            return {key: _said_at_board(one, traces, plays=plays) for key, one in value.items()}
        case _:
            return value


# -- writing the reports of closed events anew ----
# Copies on disk and at the committee are not ours to change: the arbiter is told of which events.


class Made(Struct, frozen=True, kw_only=True):
    """A report as it was made; `again` is what it says otherwise than the one before it.

    One that is not `alike` would be written otherwise today: an older version made it.
    """

    event: str
    number: int
    kept: Mapping[str, str]
    results: EventFile
    again: ClosedAgain | None
    rated: BoardEvent | None
    alike: bool


def reports_of(office: Office, events: Iterable[str]) -> tuple[Made, ...]:
    """All reports of events, to be looked at before anything of the events is written over."""
    contests = filter(None, map(office.folder.contest, sorted(events)))
    return tuple(
        _made(office, contest, number)
        for contest in contests
        for number in range(1, contest.reports + 1)
        if office.store.events.report(contest.id, number)
    )


def _made(office: Office, contest: Contest, number: int) -> Made:
    kept = office.store.events.report(contest.id, number)
    results = parse_results(kept[f"{contest.id}.json"], any_game=True)
    again = report_changes(office, contest, number)
    rated = kept_rating(office, contest, number)
    return Made(
        event=contest.id,
        number=number,
        kept=kept,
        results=results,
        again=again,
        rated=rated,
        alike=_files(contest, results, again, rated) == kept,
    )


def rewrite_reports(
    office: Office, player: PlayerRow, made: Iterable[Made], said: Mapping[str, str]
) -> None:
    """Write reports anew; `said` is what stands for words that were taken out of the events."""
    for one in made:
        contest = office.folder.contest(one.event)
        assert contest is not None
        if one.alike:
            results = _anonymised(one.results, player.id)
            files = _files(contest, results, _nameless(one.again, player), one.rated)
        else:
            # Its figures stay as they were made.
            names = {**said, player.name: anonymous(player.id)}
            files = {name: renamed(text, names) for name, text in one.kept.items()}
        if files != one.kept:
            office.store.personal.rewrite_report(one.event, one.number, files)


def _files(
    contest: Contest, results: EventFile, again: ClosedAgain | None, rated: BoardEvent | None
) -> dict[str, str]:
    ranked = contest.spec.ranking.system != "none"
    return report_files(contest, results, compute(results) if ranked else None, again, rated)


def _nameless(again: ClosedAgain | None, player: PlayerRow) -> ClosedAgain | None:
    """What has changed since an earlier report, without the name of a player."""
    instead = {player.name: anonymous(player.id)}
    return again and replace(
        again,
        games=tuple(
            replace(
                one,
                black=instead.get(one.black, one.black),
                white=instead.get(one.white, one.white),
            )
            for one in again.games
        ),
    )


def _anonymised(results: EventFile, player: str) -> EventFile:
    return replace(
        results,
        players=tuple(
            replace(one, name=anonymous(player), member_no="", club="", country="")
            if one.id == player
            else one
            for one in results.players
        ),
    )


def renamed(text: str, names: Mapping[str, str]) -> str:
    """A text in which others stand for names and words, however the text writes them.

    >>> renamed("Ann, Annika &amp; Jo", {"Ann": "X", "Annika & Jo": "Y"})
    'X, Y'
    """
    ways: tuple[Callable[[str], str], ...] = (str, html.escape, _in_json)
    for before in sorted(names, key=len, reverse=True):
        for way in ways:
            words = r"\s+".join(map(re.escape, way(before).split()))
            found = re.compile(rf"(?<!\w){words}(?!\w)")
            text = found.sub(way(names[before]).replace("\\", r"\\"), text)
    return text


def _in_json(name: str) -> str:
    return json.dumps(name)[1:-1]


# -- forgetting a player who asked for it ----
# Taken out, in one transaction: name, club, member number, country, addresses and settings, in the
# register, in the events of the player's stream and in reports; the letters from and to them; our
# copies of letters to the others of their events that name them; and what letters of those quote.
# What stays under an invented name are games, results and levels, from which those of others
# follow, and the keys and fates of letters, so that none can be handled twice. What lies on the
# mail server is not ours to delete: the arbiter is told. Nothing else in this program overwrites
# an event or a letter.


def still_playing(office: Office, player: str) -> tuple[str, ...]:
    """The running games of a player, and the other events of theirs that are not closed.

    Until then the event's letters and its report need to know who they are.
    """
    games = [
        row
        for row in office.store.events.games_of_player(player)
        if row.state == "running" and not office.folder.moved_to(row.event)
    ]
    entries = office.store.personal.entries(player)
    events = {event: None for event, state, _ in entries if state not in OVER}
    for row in games:
        events.pop(row.event, None)
    return (*events, *(row.id for row in games))


def may_be_forgotten(office: Office, player: str) -> PlayerRow:
    """The row of a player whom nobody but the arbiter can have forgotten. Raises ArbiterError."""
    row = office.store.players.player(player)
    assert row is not None
    if row.addresses:
        raise ArbiterError(said("why_player", "can_write", name=row.name))
    if where := still_playing(office, player):
        raise ArbiterError(said("why_player", "still_plays", name=row.name, games=where))
    return row


def forget_by_hand(office: Office, player: PlayerRow, act: Act) -> None:
    """Forget a player who has no address. Raises ArbiterError for one who may not be."""
    with office.folder.transaction():
        forget(office, may_be_forgotten(office, player.id), at=act.at, cause=act.cause)


def forget(office: Office, player: PlayerRow, *, at: datetime, cause: str) -> None:
    """Forget a player and tell them so; one who plays again meanwhile is told that instead."""
    where = still_playing(office, player.id)
    if where:
        refusal = Refusal(line="", code="forget_running", params={"where": where})
        facts = {"g": None, "happenings": (), "refusals": (refusal,)}
        send_about_no_game(office, player, "refused", facts, at=at, cause=cause)
        return
    store = office.store
    take_back_wishes(office, player.id, Act(at=at, cause=cause))
    addresses = _addresses(office, player)
    concern = concern_of(office, player.id, addresses)
    traces = _traces(office, player, addresses, concern)
    letters = [one for address in traces.addresses for one in store.personal.letters_from(address)]
    _say_goodbye(office, player, at, cause)
    take_out_of_letters(office, player, traces, concern, at)
    for address in traces.addresses:  # also those from which somebody wrote in their name
        store.personal.empty_letters_from(player.id, address)
        store.personal.empty_letters_to(address)
    for address in traces.addresses:
        store.personal.rename_causes(address, player.id)
    for number in traces.numbers:
        store.personal.rename_causes(f".{number}.", f".{player.id}.")
    reports = reports_of(office, concern.events)
    store.news.drop_news(player.id)
    store.aliases.drop_names(player.id)
    said = rewrite_events(office, concern, replace(traces, words=()))
    rewrite_titles(office, traces)
    rewrite_board(office, player.id, replace(traces, words=()))
    record_person(office, player.id, [Forgotten(player=player.id)], at=at, cause=cause)
    office.folder.refold()
    rewrite_reports(office, player, reports, said)
    reported = tuple(dict.fromkeys(one.event for one in reports))
    if addresses or reported:
        _tell_arbiter(office, player, traces.addresses, letters, reported, at)
    store.personal.scrub()


def _tell_arbiter(
    office: Office,
    player: PlayerRow,
    addresses: Sequence[str],
    letters: Sequence[InboxRow],
    reported: Sequence[str],
    at: datetime,
) -> None:
    """Tell the arbiter what is left to do by hand; our copy goes as soon as it has been sent."""
    days = sorted(f"{letter.arrived:%Y-%m-%d}" for letter in letters)
    params = {
        "player": player.id,
        "folder": office.handled,
        "addresses": addresses,
        "first": days[0] if days else "",
        "last": days[-1] if days else "",
        "reported": reported,
    }
    cause = f"forgotten.{player.id}"
    told = tell_request(office, office.arbiter, "player_forgotten", params, at=at, cause=cause)
    office.store.personal.empty_letter(told)


def _say_goodbye(office: Office, player: PlayerRow, at: datetime, cause: str) -> None:
    if not player.addresses:
        return
    to = player.addresses[0]
    facts = {"anonymous": anonymous(player.id), "folder": office.handled}
    draft = draft_about_no_game(office, player, "forgotten", facts, at=at, to=to)
    draft = replace(draft, tag=None, reply_to=office.site.address)
    post(office, draft, at=at, cause=cause)


def _addresses(office: Office, player: PlayerRow) -> tuple[str, ...]:
    """Every address that the player has ever had here, or wanted to have."""
    found = list(player.addresses)
    for event in office.store.events.of_stream(stream_of(player.id)):
        found += (one for one in texts(event.body, Holds.ADDRESS) if "@" in one)
    owners = {one: office.store.players.player_by_address(one) for one in found}
    return tuple(one for one, owner in owners.items() if owner is None or owner.id == player.id)


def _traces(
    office: Office, player: PlayerRow, addresses: Sequence[str], concern: Concern
) -> Traces:
    """By what a player is known, and from where others have written in their name."""
    store = office.store
    in_name = {letter.sender for letter in store.personal.letters_in_name(player.id)}
    strange = sorted(
        one for one in in_name if one and store.players.player_by_address(one) is None
    )
    known = [(player.name, player.club, player.member_no), *store.aliases.named_there(player.id)]
    known += (
        (event.body.name, event.body.club, event.body.member_no)
        for event in store.events.of_stream(stream_of(player.id))
        if isinstance(event.body, PlayerRegistered)
    )
    columns = zip(*known, strict=True)
    names, clubs, numbers = (tuple(filter(None, dict.fromkeys(one))) for one in columns)
    return Traces(
        name=player.name,
        others=tuple(one for one in names if one != player.name),
        addresses=(*addresses, *strange),
        games=tuple(concern.seats),
        instead=anonymous(player.id),
        clubs=clubs,
        numbers=numbers,
        words=tuple(sorted(filter(_is_telling, concern.said), key=len, reverse=True)),
    )


def _is_telling(said: str) -> bool:
    """Whether words are so many that nobody else says the same by chance."""
    return said != TAKEN_OUT and len(said.split()) >= _TELLING


_TELLING = 3
