"""Writing somebody who is forgotten out of all that ever happened, by what the fields hold.

Every stream is walked. Free words about them alone go whole, whoever wrote them, for an illness
cannot be searched for; so do those about their games. Out of all other words goes what names
them. What was done, by which rule, and what came of it stays: the results of others follow from
it. What is about everybody, such as calling an event off, keeps its words without the name.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from corr.games.rules import Seat
from corr.service.office.office import Office
from corr.service.register.redact import Traces
from corr.store.aliases import ids_in
from corr.tournament.events import events as kinds
from corr.tournament.events.chain import is_linked, is_of_game
from corr.tournament.events.events import KINDS, PRIVATE, Body, Event
from corr.tournament.events.events_titles import STREAM as TITLES
from corr.tournament.events.fields import FREE, TAKEN_OUT, Holds, changed, declared, held_by, texts
from corr.tournament.play.person import anonymous, stream_of

TEXTED = frozenset(name for name, kind in KINDS.items() if held_by(kind) & FREE)
"""The kinds of events that may tell something about somebody."""

_OF_ONE = frozenset(name for name, kind in KINDS.items() if "player" in declared(kind))
"""Those that tell of one player, in words or not."""
_SEATED = frozenset({"GameStarted", "Entered"})
FOR_ALL = (
    *(kinds.Announced, kinds.FileChanged, kinds.Cancelled, kinds.Closed, kinds.EventReopened),
    *(kinds.HandedOver, kinds.TakenOver, kinds.ReportSent, kinds.RulesSent),
    *(kinds.RatingsStarted, kinds.ListPublished, kinds.ListTakenBack, kinds.PeriodAssigned),
    *(kinds.BoardEntered, kinds.BoardRemoved),
)
"""What is about everybody, whoever is named in it."""
_FOR_ALL_KINDS = frozenset(kind.__name__ for kind in FOR_ALL)
_ZONE = "UTC"
_REGISTER = stream_of("")
_NAMED = re.compile(r"[\w@.<>-]*\w")
"""What the log may name: a player or a game by its id, a letter by its key."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Concern:
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
            return not isinstance(body, kinds.Appealed) or body.player == self.player
        match body:
            case kinds.Acted():
                said = f"{body.what} {body.command}"
                named = {*ids_in(said)}
                shared = not named or not self.seats.keys().isdisjoint(_NAMED.findall(said))
                return self.player in named or (shared and self.player in body.concerned)
            case kinds.Tended():
                words = {*_NAMED.findall(body.what), body.heard}
                return not words.isdisjoint({self.player, *self.seats, *self.letters})
            case kinds.Appealed():
                return body.player == self.player
            case kinds.AppealDecided():
                return (stream, body.number) in self.rulings
            case kinds.TitleUndone():
                return (stream, body.undoes) in self.rulings
            case kinds.TeamWithdrawn():
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
            case kinds.SeatTaken():
                mine = self.seats.get(stream, [])
                for at, (seat, first, last) in enumerate(mine):
                    if seat is body.seat and last == _EVER:
                        mine[at] = (seat, first, event.seq)
                if body.player == self.player:
                    self.seats.setdefault(stream, []).append((body.seat, event.seq, _EVER))
            case kinds.Entered(player=self.player) if body.team:
                self.teams.add((stream, body.team))
            case _:
                pass
        if isinstance(body, kinds.Entered) and body.player == self.player:
            self.events.add(stream)

    def note(self, event: Event) -> None:
        """Note what is about the player, and what goes with it."""
        if not self.is_about(event):
            return
        if not isinstance(event.body, kinds.LettersReturned):  # the words of a mail server
            self.said.update(" ".join(one.split()) for one in texts(event.body, Holds.WORDS))
        is_given = event.stream != stream_of(self.player) or isinstance(event.body, _GIVEN)
        # What another did, or had done to them, touches their games without being about them.
        if is_given and event.stream not in self.seats:
            self.causes.add(event.cause)
        if isinstance(event.body, kinds.Acted):
            self.rulings.add((event.stream, event.body.number))
        if isinstance(event.body, kinds.TitleSet | kinds.TitleTested):
            self.rulings.add((event.stream, event.seq))


_EVER = 1 << 60
_GIVEN = (kinds.LeaveTaken, kinds.LeaveEnded, kinds.LevelSet, kinds.DanDecided, kinds.Exempted)
"""What others did about a player, rather than they themselves."""


def concern_of(office: Office, player: str, addresses: Sequence[str]) -> Concern:
    """What of all that ever happened here is about a player, who has had these addresses."""
    store = office.store
    for_all = {one.cause for one in store.events_of_kinds(_FOR_ALL_KINDS)}
    found = Concern(player=player, for_all=frozenset(for_all))
    found.events.update(event for event, _, _ in store.entries(player))
    theirs = (store.letters_from(address) for address in addresses)
    found.letters.update(one.key for some in theirs for one in some)
    found.letters.update(one.key for one in store.letters_in_name(player))
    for event in store.events_of_kinds(_SEATED, player):
        found.take(event)
    for event in store.events_of_kinds({"SeatTaken"}):
        found.take(event)
    # Once more for what has the cause of something that comes later.
    for _ in range(2):
        for event in store.events_of_kinds(TEXTED):
            found.note(event)
    return found


def about(office: Office, player: str, addresses: Sequence[str]) -> Iterator[Event]:
    """What others wrote down about a player, and what they did beside games, stream by stream.

    Their own stream and the games that they play now are not among it.
    """
    concern, store = concern_of(office, player, addresses), office.store
    elsewhere = {stream_of(player), *(row.id for row in store.games_of_player(player))}
    for one in store.events_of_kinds(TEXTED | _OF_ONE):
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
        for event in office.store.events_of_kinds(TEXTED)
        if (body := rewrite(event)) != event.body
    ]
    for event, body in found:
        office.store.rewrite_event(event.stream, event.seq, body)
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
            case Holds.TABLES if not isinstance(event.body, kinds.BoardEntered):
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
        case kinds.PlayerRegistered() if own:
            return replace(body, name=anonymous(concern.player))
        case kinds.LeaveTaken() if own:
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
