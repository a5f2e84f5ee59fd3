"""Rulings on correspondence levels: dan titles, exemptions, levels set. One transaction each.

They are of no one event, so they stand in the player's stream and bear the player's own numbers.
Who is concerned is told; so are the ranking committee and, of its titles, the board.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from corr.errors import ArbiterError
from corr.mail.letter import Draft
from corr.mail.write.facts_levels import LevelNews
from corr.ranking.correspondence.levels import PROPOSED_FROM, write_level
from corr.ranking.correspondence.register import Given, level_on
from corr.service.letters.compose import post
from corr.service.letters.desk_letters import send_about_no_game
from corr.service.letters.event_letters import Act, the_contest, the_player, the_reason
from corr.service.office.office import Office
from corr.service.register.level_held import level_named, require_known_year, with_held
from corr.service.register.levels import LevelRuling, record_ruling, rulings_on
from corr.store import PlayerRow
from corr.tournament.events.events import (
    DanDecided,
    Exempted,
    LevelSet,
    RankingUndone,
)
from corr.tournament.events.events_ranking import RankingRuling
from corr.tournament.wording import listed


def confirm_title(
    office: Office, player: str, event: str, act: Act, *, refuse: bool = False
) -> None:
    """Confirm or refuse the dan title that an event's report proposed for a player (art. 1 §5).

    A confirmed one is official from the event's closing date. Raises ArbiterError.
    """
    with office.folder.transaction():
        row, reason = _concerned(office, player, act), the_reason(act)
        title = proposed_title(office, player, event)
        body = DanDecided(
            player=player,
            number=_next(office, player),
            event=event,
            report=title.report,
            level=write_level(title.level),
            confirmed=not refuse,
            reason=reason,
            by=act.by,
            rule=act.rule,
        )
        record_ruling(office, body, act.at, act.cause)
        code = "refused" if refuse else "confirmed"
        news = LevelNews(
            code=code,
            level=body.level,
            event=the_contest(office, event).spec.event.name,
            first=title.on,
            reason=reason,
        )
        if not refuse:
            news = with_held(office, player, news, act.at.date())
        _tell(office, row, news, act, _others(office, event))


def proposed_title(office: Office, player: str, event: str) -> Given:
    """The dan title of a player that waits for the board. Raises ArbiterError if none does."""
    the_contest(office, event)
    given = office.store.given_by(event).get(player)
    if given is None or (given.status == "official" and given.decided_at is None):
        raise ArbiterError(
            f"{event} has proposed no dan title for {player}",
            f"only {write_level(PROPOSED_FROM)} and above wait for the board: `corr ranking due`",
        )
    if given.status != "proposed":
        done = "refused" if given.status == "refused" else "confirmed"
        raise ArbiterError(
            f"the board has {done} {write_level(given.level)} of {player} by {event} already",
            "`corr ranking log` shows its number, and `corr ranking undo` undoes it",
        )
    return given


def used_meanwhile(office: Office, player: str, event: str) -> tuple[str, ...]:
    """The events that began or closed between an event's close and now with the former level.

    They stay as they are [K 10].
    """
    end = the_contest(office, event).counts_from
    found = list[str]()
    for other, _ in office.store.events_of_player(player):
        contest = office.folder.contest(other) if other != event else None
        if contest is None or not contest.spec.ranking.counts or end is None:
            continue
        moments = (contest.started_at, contest.counts_from)
        if any(one is not None and one > end for one in moments):
            found.append(other)
    return tuple(found)


def exempt(office: Office, player: str, first: date, last: date | None, act: Act) -> None:
    """Exempt a player from confirming from a day on, to a last one or for ever (art. 2 §5).

    Raises ArbiterError.
    """
    for day in filter(None, (first, last)):
        require_known_year(day)
    if last is not None and last < first:
        raise ArbiterError(f"the exemption would end on {last}, before it begins on {first}")
    with office.folder.transaction():
        row, reason = _concerned(office, player, act), the_reason(act)
        body = Exempted(
            player=player,
            number=_next(office, player),
            first=first.isoformat(),
            last=last.isoformat() if last else "",
            reason=reason,
            by=act.by,
            rule=act.rule,
        )
        record_ruling(office, body, act.at, act.cause)
        past = last is not None and last < act.at.date()
        news = LevelNews(code="exempted", first=first, last=last, past=past, reason=reason)
        _tell(office, row, news, act, _others(office))


def set_level(office: Office, player: str, level: str, since: date, act: Act) -> None:
    """Enter or correct the level of a player, which holds since a day. Raises ArbiterError."""
    wanted = level_named(level)
    require_known_year(since)
    if since > act.at.date():
        raise ArbiterError(f"a level can be set since a day that has come, not since {since}")
    with office.folder.transaction():
        row, reason = _concerned(office, player, act), the_reason(act)
        body = LevelSet(
            player=player,
            number=_next(office, player),
            level=wanted,
            since=since.isoformat(),
            reason=reason,
            by=act.by,
            rule=act.rule,
        )
        record_ruling(office, body, act.at, act.cause)
        news = LevelNews(code="set", level=wanted, first=since, reason=reason)
        news = with_held(office, player, news, act.at.date())
        _tell(office, row, news, act, _others(office))


def undo_level_ruling(office: Office, player: str, number: int, act: Act) -> None:
    """Undo a ruling on a player's level by another one. Raises ArbiterError."""
    with office.folder.transaction():
        row, reason = _concerned(office, player, act), the_reason(act)
        undone = undoable(office, player, number)
        body = RankingUndone(
            player=player,
            number=_next(office, player),
            undoes=number,
            reason=reason,
            by=act.by,
            rule=act.rule,
        )
        record_ruling(office, body, act.at, act.cause)
        held = level_on(office.store.level_history(player), act.at.date())
        news = LevelNews(
            code="undone",
            level=write_level(held) if held else "",
            first=undone.at.date(),
            reason=reason,
        )
        _tell(office, row, news, act, _others(office))


def undoable(office: Office, player: str, number: int) -> LevelRuling:
    """A ruling on a player's level that can be undone. Raises ArbiterError."""
    found = rulings_on(office, player).get(number)
    if found is None:
        raise ArbiterError(f"{player} has no ruling {number}: see `corr ranking log {player}`")
    if isinstance(found.body, RankingUndone):
        raise ArbiterError(f"ruling {number} undid {found.body.undoes}: give that one anew")
    if found.undone_by:
        raise ArbiterError(f"ruling {number} was undone by {found.undone_by} already")
    if isinstance(found.body, DanDecided):
        title = office.store.given_by(found.body.event).get(player)
        if title is None or title.report != found.body.report:
            raise ArbiterError(f"{found.body.event} was reopened since: that title is gone")
    return found


def _concerned(office: Office, player: str, act: Act) -> PlayerRow:
    """The player of a ruling. Raises ArbiterError if somebody rules on their own level."""
    own = office.store.player_by_address(act.by.lower()) if act.by else None
    if own is not None and own.id == player:
        raise ArbiterError("this is about your own level: another one has to rule on it")
    return the_player(office, player)


def _next(office: Office, player: str) -> int:
    return max(rulings_on(office, player), default=0) + 1


# -- who is told ----


def _others(office: Office, event: str = "") -> tuple[str, ...]:
    """The committee, of the event if there is none of the house, and of titles the board."""
    if not event:
        return office.committee
    committee = office.committee or the_contest(office, event).spec.event.committee
    return tuple(dict.fromkeys((*committee, *office.board)))


def _tell(
    office: Office, row: PlayerRow, news: LevelNews, act: Act, others: Sequence[str]
) -> None:
    """Tell a player, and those others who did not give the ruling themselves."""
    send_level_news(office, row, news, act)
    for place, reader in enumerate(others, 1):
        if reader.lower() == act.by.lower():
            continue
        known = office.store.player_by_address(reader.lower())
        draft = Draft(
            kind="level_ruling",
            language=known.language if known else office.language,
            to_name=known.name if known else "",
            to_address=reader,
            message_id=f"level.{row.id}.{_next(office, row.id) - 1}.{place}@{office.site.host}",
            reply_to=office.arbiter,
            date=act.at,
            facts={"news": news, "player": row.name},
        )
        post(office, draft, at=act.at, cause=act.cause)


def send_level_news(office: Office, row: PlayerRow, news: LevelNews, act: Act) -> None:
    """Tell a player what has become of their level, or will."""
    facts = {"news": news}
    send_about_no_game(office, row, "level_news", facts, at=act.at, cause=act.cause)


# -- the log ----


@dataclass(frozen=True, slots=True, kw_only=True)
class LoggedRuling:
    """A ruling on a level as the log shows it."""

    player: str
    ruling: LevelRuling

    @property
    def number(self) -> int:
        """The ruling's number among the player's."""
        return self.ruling.body.number

    @property
    def what(self) -> str:
        """What it did, in words, players by id."""
        return said_of(self.ruling.body)


def level_log(office: Office, player: str = "") -> tuple[LoggedRuling, ...]:
    """All rulings on levels, of one player or of all, in order of time."""
    players = [player] if player else office.store.players_ruled_on()
    found = [
        LoggedRuling(player=one, ruling=ruling)
        for one in players
        for ruling in rulings_on(office, one).values()
    ]
    return tuple(sorted(found, key=lambda one: (one.ruling.at, one.player, one.number)))


def said_of(body: RankingRuling) -> str:
    """What a ruling did, in words."""
    match body:
        case LevelSet():
            return f"{body.player} holds {body.level} since {body.since}"
        case DanDecided():
            done = "confirmed" if body.confirmed else "refused"
            return f"{body.level} of {body.player} by {body.event} is {done}"
        case Exempted():
            until = f" to {body.last}" if body.last else " on"
            return f"{body.player} need not confirm from {body.first}{until}"
        case RankingUndone():
            return f"ruling {body.undoes} on {body.player} is undone"


def holders_named(events: Sequence[str]) -> str:
    """The events that used a former level and stay, in words; "" if there are none."""
    return f"{listed(events)} used the former level and stay as they are" if events else ""
