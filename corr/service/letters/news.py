"""What a player hears once a day: which news wait, and the deadlines in their calendar."""

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

from corr.games.rules import Seat
from corr.mail.letter import Happening, Receipt
from corr.mail.write.write import Entry, calendar, media_type
from corr.service.office.office import Office
from corr.store.rows import PlayerRow, instant, stamp
from corr.tournament.play.game import Game

# -- the deadlines of a player's games for their calendar, if they want them there ----


Attachment = tuple[str, str, bytes]

_WITH_DEADLINE = frozenset({"your_move", "receipt", "game_over", "reminder"})


def deadline(
    office: Office, game: Game, seat: Seat, kind: str, at: datetime
) -> tuple[Attachment, ...]:
    """What a letter of `kind` brings for the calendar of the player at a seat, if anything.

    A letter that asks for a move brings its deadline; one that says that the reader waits, or
    that the game is over, takes it out again.
    """
    return attached(office, [(game, seat)], at) if kind in _WITH_DEADLINE else ()


def attached(
    office: Office, games: Sequence[tuple[Game, Seat]], at: datetime
) -> tuple[Attachment, ...]:
    """The deadlines of one player's seats as an attachment, none if they do not want it."""
    player = office.store.players.player(games[0][0].players[games[0][1]]) if games else None
    if player is None or "calendar" not in player.settings:
        return ()
    entries = [_entry(office, game, seat, player.language, at) for game, seat in games]
    file = calendar(entries, at=at, organizer=office.site.address)
    name = games[0][0].id if len(games) == 1 else "deadlines"
    return ((f"{name}.ics", media_type(entries), file),)


def _entry(office: Office, game: Game, seat: Seat, language: str, at: datetime) -> Entry:
    say = office.templates.voice(language)
    opponent = office.store.players.player(game.players[seat.other])
    names = {"game": game.id, "opponent": opponent.name if opponent else ""}
    clock = game.clock
    is_due = clock is not None and clock.seat is seat and not clock.stopped and clock.runs
    return Entry(
        uid=f"{game.id}.{seat.value}@{office.site.host}",
        sequence=game.seq,
        due=clock.due if clock is not None else game.ended_at or at,
        summary=say("me", "calendar_entry", **names),
        description=say("me", "calendar_note", **names) if is_due else "",
        cancelled=not is_due,
    )


# -- news that a player hears once a day ----


WAITING = frozenset({"your_move", "receipt", "game_over"})
"""The kinds of letters that can wait for a digest …"""

AT_ONCE = frozenset(
    {"you_noted", "you_entered_ifs", "you_replaced_ifs", "you_cancelled_ifs"}
    | {"clock_runs", "game_moved", "letters_go", "sent_again", "you_claimed_line"}
    | {"moves_taken_back", "moves_restored", "reopened", "match_reopened"}
    | {"your_claim_refused", "ruling_waits", "ruling_dropped"}
    | {"you_gave", "round_named"}
    | {"stop_over", "report_refuted", "their_clock_stopped"}
)
"""… unless they echo to their reader what nobody else will ever answer, were asked for, say that
earlier letters do not count any more, prove something of dice as long as they come in time, or are
a ruling's word on whether the game goes on, which the hour of the digest may find untrue."""


class News(Struct, frozen=True, kw_only=True):
    """What a letter about a game would have told."""

    happenings: tuple[Happening, ...] = ()
    message: str = ""
    receipt: Receipt | None = None


def keep_news(office: Office, game: Game, seat: Seat, news: News, at: datetime) -> bool:
    """Keep news for the digest of the player at a seat; False if they must hear of it at once.

    It can wait for a player who wants a digest, if no more than half of the time that they have
    to answer is gone by then.
    """
    player = office.store.players.player(game.players[seat])
    if player is None or "digest" not in player.settings:
        return False
    if any(happening.code in AT_ONCE for happening in news.happenings):
        return False
    clock = game.clock
    if clock is not None and clock.seat is seat:
        wait = next_digest(office, player, at) - at
        if wait > (clock.due - at) / 2:
            return False
    office.store.news.add_news(player.id, game.id, game.letter_number, write_news(news), at)
    return True


def next_digest(office: Office, player: PlayerRow, after: datetime) -> datetime:
    """The first hour of the player's digest after an instant; the instant if they have none.

    Their clocks decide: it is the same hour in summer and in winter.
    """
    if "digest" not in player.settings:
        return after
    here = after.astimezone(zone_of(office, player))
    hour = here.replace(
        hour=int(player.settings["digest"]), minute=0, second=0, microsecond=0, fold=0
    )
    if hour.astimezone(UTC) <= after:
        hour += timedelta(days=1)  # wall time: a day with 23 hours is a day
    return hour.astimezone(UTC)


def zone_of(office: Office, player: PlayerRow, event: str = "") -> ZoneInfo:
    """The time zone in which a player reads every instant: their own, whatever it is about.

    If we know none, it is that of the `event` of the letter; in a letter about none, that of the
    event that they play in or entered.
    """
    for name in filter(None, _zone_names(office, player, event)):
        try:
            return ZoneInfo(name)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            continue
    return ZoneInfo("UTC")


def _zone_names(office: Office, player: PlayerRow, event: str) -> Iterator[str]:
    """The time zones that may be a player's, the likeliest first, each asked for when needed."""
    yield player.time_zone
    if player.time_zone:
        return
    for one in _events_of(office, player, event):
        if contest := office.folder.contest(one):
            yield contest.spec.event.time_zone


def _events_of(office: Office, player: PlayerRow, event: str) -> Iterator[str]:
    """The `event` of a letter, if any, then those that its reader plays in or entered."""
    if event:
        yield event
    played = {row.event for row in office.store.events.games_of_player(player.id)} - {event}
    yield from sorted(played, reverse=True)
    entered = {one for one, _, _ in office.store.personal.entries(player.id)} - played - {event}
    yield from sorted(entered, reverse=True)


def zone_for(office: Office, address: str, event: str = "") -> ZoneInfo:
    """The time zone in which whoever has an address is told every instant.

    Players have their own; others that of the `event`, else of the first that they look after.
    """
    player = office.store.players.player_by_address(address.lower())
    if player is not None:
        return zone_of(office, player, event)
    events = (event, *(one for one, _, _ in office.store.events.tournaments()))
    contests = [one for one in map(office.folder.contest, filter(None, events)) if one]
    theirs = (one for one in contests if one.id == event or address in one.spec.event.arbiters)
    return next((one.zone for one in (*theirs, *contests)), ZoneInfo("UTC"))


def place_of(office: Office, player: PlayerRow) -> str:
    """The town that names a player's time zone, as in `Stockholm`."""
    return zone_of(office, player).key.rpartition("/")[2].replace("_", " ")


# -- as it is kept ----


def write_news(news: News) -> str:
    """News as JSON text."""
    receipt = news.receipt
    kept: dict[str, object] = {
        "happenings": [[one.code, _packed(one.params)] for one in news.happenings]
    }
    if news.message:
        kept["message"] = news.message
    if receipt is not None:
        kept["receipt"] = [
            _packed(receipt.arrived),
            _packed(receipt.used),
            _packed(receipt.left),
        ]
    return json.dumps(kept, ensure_ascii=False)


def read_news(text: str) -> News:
    """The news that `write_news` wrote."""
    kept = json.loads(text)
    receipt = None
    if "receipt" in kept:
        arrived, used, left = map(_unpacked, kept["receipt"])
        assert isinstance(arrived, datetime)
        assert isinstance(used, timedelta)
        assert isinstance(left, timedelta)
        receipt = Receipt(arrived=arrived, used=used, left=left)
    happenings = list[Happening]()
    for code, params in kept["happenings"]:
        found = _unpacked(params)
        assert isinstance(found, Mapping)
        happenings.append(Happening(code=code, params=found))
    return News(happenings=tuple(happenings), message=kept.get("message", ""), receipt=receipt)


def _packed(value: object) -> object:
    """A parameter of a sentence for JSON; moments, spans and mappings say what they are."""
    match value:
        case None | bool() | int() | str():
            return value
        case datetime():
            return {"at": stamp(value)}
        case timedelta():
            return {"seconds": value // timedelta(seconds=1)}
        case Mapping():
            return {"of": {str(name): _packed(item) for name, item in value.items()}}
        case Sequence():
            return [_packed(item) for item in value]
        case _:
            raise TypeError(f"a digest cannot keep a {type(value).__name__}")


def _unpacked(value: object) -> object:
    match value:
        case {"at": str(text)}:
            return instant(text)
        case {"seconds": int(seconds)}:
            return timedelta(seconds=seconds)
        case {"of": dict(items)}:
            return {str(name): _unpacked(item) for name, item in items.items()}
        case list():
            return tuple(_unpacked(item) for item in value)
        case _:
            return value
