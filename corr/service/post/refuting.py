"""Answers to letters that were said not to have arrived: they had been read, so the time counts.

Only the very letter that came back, or a tag that no other letter bore, proves it: whoever lost
one letter and answers another wrote in good faith.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from corr.games.rules import Seat
from corr.mail.letter import Happening
from corr.service.letters.compose import Telling, send_game_letter
from corr.service.letters.notices import tell_request
from corr.service.office.case import Case, Writer
from corr.service.office.office import Office
from corr.service.office.register import record_person
from corr.service.post.reach import reached, running_of
from corr.store import PlayerRow
from corr.tournament.events.events import (
    ReportRefuted,
    StopRefuted,
)
from corr.tournament.play.game import Game
from corr.tournament.play.person import stream_of
from corr.tournament.play.report_spells import Spell, spells_of
from corr.tournament.play.report_stops import stops_of

HOUR = timedelta(hours=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Refuted:
    """The letter of ours that a player answered though it was `reported`, and what follows.

    `games` are those in which time counts after all, each with how much and whose.
    """

    letter: str
    reported: datetime
    games: tuple[tuple[str, Seat, timedelta], ...] = ()


def refute(case: Case, writer: Writer) -> Refuted | None:
    """What a proven writer refutes by answering a letter, None for nothing; it had arrived."""
    found = _reported(case, writer)
    if found is None:
        return None
    case.office.store.mark_arrived(found.letter)
    return found


def _reported(case: Case, writer: Writer) -> Refuted | None:
    """The letter that is answered and was said not to have arrived."""
    store = case.office.store
    for name in case.letter.answers:
        if (row := store.outgoing(name, whole=False)) is not None:
            at = store.reported_at(name) if row.recipient in writer.player.addresses else None
            return Refuted(letter=name, reported=at) if at else None
    tag, game = writer.tag, writer.game
    if tag is None or tag.is_pass or game is None:
        return None
    news = store.states_of_news(writer.player.id, game.id, tag.number)
    if any(state == "sent" for state, _ in news):
        return None
    only = store.only_reported(f"{tag}.")
    return Refuted(letter=only[0], reported=only[1]) if only else None


def charge(case: Case, player: PlayerRow, found: Refuted) -> Refuted:
    """Let the time count for which clocks stood still by a report that was wrong.

    Where our own mail server or an arbiter said so as well, only the arbiter is told.
    """
    office, cause = case.office, case.letter.key
    spells = tuple(spells_of(office.store.events(stream_of(player.id))))
    mine = [one for one in spells if _belongs(one, found)]
    if not mine or mine[-1].refuted:
        return found
    spell = mine[-1]
    if player.unreachable_since is not None:
        at = max(case.letter.arrived, player.unreachable_since)
        player = reached(office, player, "letter", at=at, cause=cause)
    since = spell.since.isoformat()
    body = ReportRefuted(player=player.id, letter=found.letter, answer=cause, since=since)
    record_person(office, player.id, [body], at=case.at, cause=cause)
    until = spell.until or max(case.letter.arrived, spell.since)
    games = () if spell.proved else tuple(_charge_all(case, player, spell.since, until))
    found = replace(found, games=games)
    _tell_arbiters(case, player, found)
    return found


def _charge_all(
    case: Case, player: PlayerRow, since: datetime, until: datetime
) -> Iterator[tuple[str, Seat, timedelta]]:
    office = case.office
    for game, seat in running_of(office, player):
        stops = [one for one in stops_of(office.store.events(game.id)) if one.seat is seat]
        stood = [(one, span) for one in stops for span in one.stretches(since, until)]
        bodies = [
            StopRefuted(seat=seat, number=one.number, since=a.isoformat(), until=b.isoformat())
            for one, (a, b) in stood
        ]
        if bodies:
            office.folder.play(game, bodies, at=case.letter.arrived, cause=case.letter.key)
            yield game.id, seat, sum((b - a for _, (a, b) in stood), timedelta())


def _belongs(spell: Spell, found: Refuted) -> bool:
    """Whether a letter was reported in a spell."""
    if spell.letter == found.letter:
        return True
    return spell.since <= found.reported and not (spell.until and spell.until < found.reported)


# -- who is told ----


def tell_refuted(case: Case, found: Refuted) -> None:
    """Tell both sides of each game of the time that counts after all."""
    for name, whose, time in found.games:
        game = case.office.folder.game(name)
        assert game is not None
        for seat in Seat:
            params = {"yours": seat is whose, "hours": -(-time // HOUR)}
            telling = Telling(happenings=[Happening(code="report_refuted", params=params)])
            cause = f"refuted.{case.letter.key}"
            kind = _kind(game, seat)
            send_game_letter(
                case.office, game, seat, kind, at=case.at, cause=cause, telling=telling
            )


def _kind(game: Game, seat: Seat) -> str:
    if game.result is not None:
        return "game_over"
    return "your_move" if game.position.to_act is seat else "receipt"


def _tell_arbiters(case: Case, player: PlayerRow, found: Refuted) -> None:
    office = case.office
    params = {
        "name": player.name,
        "player": player.id,
        "reported": _utc(found.reported),
        "answered": _utc(case.letter.arrived),
        "games": tuple(f"{name} ({-(-time // HOUR)} h)" for name, _, time in found.games),
    }
    for arbiter in _arbiters(office, found):
        cause = f"refuted.{case.letter.key}.{arbiter}"
        tell_request(office, arbiter, "report_refuted", params, at=case.at, cause=cause)


def _arbiters(office: Office, found: Refuted) -> tuple[str, ...]:
    contests = (office.folder.contest(name.partition("-")[0]) for name, _, _ in found.games)
    chief = (one.spec.event.arbiters[0] for one in contests if one)
    return tuple(dict.fromkeys((office.arbiter, *chief)))


def _utc(at: datetime) -> str:
    return f"{at:%Y-%m-%d %H:%M} UTC"
