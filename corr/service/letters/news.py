"""News that a player hears once a day: what waits, until when, and how it is kept meanwhile."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from corr.games.rules import Seat
from corr.mail.letter import Happening, Receipt
from corr.service.office.office import Office
from corr.store import PlayerRow
from corr.store.rows import instant, stamp
from corr.tournament.play.game import Game

WAITING = frozenset({"your_move", "receipt", "game_over"})
"""The kinds of letters that can wait for a digest …"""

AT_ONCE = frozenset(
    {"you_noted", "you_entered_ifs", "you_replaced_ifs", "you_cancelled_ifs"}
    | {"clock_runs", "game_moved", "letters_go", "sent_again", "you_claimed_line"}
    | {"moves_taken_back", "moves_restored", "reopened"}
    | {"your_claim_refused", "ruling_waits", "ruling_dropped"}
    | {"stop_over", "report_refuted", "their_clock_stopped"}
)
"""… unless they echo to their reader what nobody else will ever answer, were asked for, say that
earlier letters do not count any more, or are a ruling's word on whether the game goes on, which
the hour of the digest may find untrue."""


@dataclass(frozen=True, slots=True, kw_only=True)
class News:
    """What a letter about a game would have told."""

    happenings: tuple[Happening, ...] = ()
    message: str = ""
    receipt: Receipt | None = None


def keep_news(office: Office, game: Game, seat: Seat, news: News, at: datetime) -> bool:
    """Keep news for the digest of the player at a seat; False if they must hear of it at once.

    It can wait for a player who wants a digest, if no more than half of the time that they have
    to answer is gone by then.
    """
    player = office.store.player(game.players[seat])
    if player is None or "digest" not in player.settings:
        return False
    if any(happening.code in AT_ONCE for happening in news.happenings):
        return False
    clock = game.clock
    if clock is not None and clock.seat is seat:
        wait = next_digest(office, player, at) - at
        if wait > (clock.due - at) / 2:
            return False
    office.store.add_news(player.id, game.id, game.letter_number, write_news(news), at)
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
    names = [player.time_zone]
    if not player.time_zone:
        played = {row.event for row in office.store.games_of_player(player.id)} - {event}
        entered = {one for one, _, _ in office.store.entries(player.id)} - played - {event}
        events = (event, *sorted(played, reverse=True), *sorted(entered, reverse=True))
        contests = map(office.folder.contest, filter(None, events))
        names += [contest.spec.event.time_zone for contest in contests if contest]
    for name in filter(None, names):
        try:
            return ZoneInfo(name)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            continue
    return ZoneInfo("UTC")


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
