"""The deadlines of a player's games for their calendar, if they want them there."""

from collections.abc import Sequence
from datetime import datetime

from corr.games.rules import Seat
from corr.mail.write.calendar import Entry, calendar, media_type
from corr.service.office.office import Office
from corr.tournament.play.game import Game

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
    player = office.store.player(games[0][0].players[games[0][1]]) if games else None
    if player is None or "calendar" not in player.settings:
        return ()
    entries = [_entry(office, game, seat, player.language, at) for game, seat in games]
    file = calendar(entries, at=at, organizer=office.site.address)
    name = games[0][0].id if len(games) == 1 else "deadlines"
    return ((f"{name}.ics", media_type(entries), file),)


def _entry(office: Office, game: Game, seat: Seat, language: str, at: datetime) -> Entry:
    say = office.templates.voice(language)
    opponent = office.store.player(game.players[seat.other])
    names = {"game": game.id, "opponent": opponent.name if opponent else ""}
    clock = game.clock
    is_due = clock is not None and clock.seat is seat and not clock.stopped
    return Entry(
        uid=f"{game.id}.{seat.value}@{office.site.host}",
        sequence=game.seq,
        due=clock.due if clock is not None else game.ended_at or at,
        summary=say("me", "calendar_entry", **names),
        description=say("me", "calendar_note", **names) if is_due else "",
        cancelled=not is_due,
    )
