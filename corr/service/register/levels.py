"""Correspondence levels in the register: given by closings, ruled, listed, and fallen in time."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.mail.letter import Draft
from corr.mail.write.facts import LevelNews
from corr.ranking.correspondence.compute import Result
from corr.ranking.correspondence.confirmation import Exemption
from corr.ranking.correspondence.event import (
    LOWEST,
    PROPOSED_FROM,
    EventFile,
    read_level,
    write_level,
)
from corr.ranking.correspondence.norms import months_after
from corr.ranking.correspondence.register import (
    COMMITTEE,
    UNCONFIRMED,
    Given,
    Held,
    PlayerHistory,
    falls_to,
    held_on,
    level_on,
    standing,
    steps,
)
from corr.ranking.correspondence.register_files import Filed
from corr.sentences.said import said
from corr.service.letters.compose import post
from corr.service.letters.event_letters import Act, the_player, the_reason
from corr.service.letters.plain import send_about_no_game
from corr.service.office.office import Office
from corr.service.office.people import record_person
from corr.service.office.tables import the_contest
from corr.store.levels.levels import UNSETTLED
from corr.store.rows import LevelRow, PlayerRow
from corr.tournament.contest.committee_days import REPORT_DUE, report_due_day
from corr.tournament.contest.contest import Contest
from corr.tournament.events.events import Event
from corr.tournament.events.events_contest import Closed, EventReopened
from corr.tournament.events.events_player import (
    DanDecided,
    Exempted,
    LevelSet,
    RankingRuling,
    RankingUndone,
)
from corr.tournament.play.person import stream_of

# -- what a player holds beside what a ruling gives ----


YEARS_KNOWN = range(1950, 2200)
"""The years of which rulings on levels can speak."""


def level_named(text: str) -> str:
    """A level as it is written here. Raises ArbiterError.

    >>> level_named("5 KYU")
    '5 kyu'
    """
    try:
        return write_level(read_level(text))
    except ValueError:
        raise ArbiterError(said("why_level", "level", found=repr(text))) from None


def require_known_year(day: date) -> None:
    """Raise ArbiterError for a day so far off that it must be a slip."""
    if day.year not in YEARS_KNOWN:
        raise ArbiterError(
            said("why_level", "year", first=YEARS_KNOWN[0], last=YEARS_KNOWN[-1], found=day)
        )


def if_set(office: Office, player: str, level: str, since: date, at: datetime) -> Held | None:
    """What would be held if the committee set a level, where that is not that level."""
    history = office.store.levels.level_history(player)
    given = given_by_committee(level, since, at)
    history = replace(history, given=(*history.given, given))
    return held_otherwise(history, level, since, at.date())


def if_confirmed(office: Office, player: str, event: str, at: datetime) -> Held | None:
    """What would be held if the board confirmed an event's title, where it is not the title."""
    history = office.store.levels.level_history(player)
    title = office.store.levels.given_by(event)[player]
    decided = replace(title, status="official", decided_at=at)
    given = tuple(decided if one == title else one for one in history.given)
    history = replace(history, given=given)
    return held_otherwise(history, write_level(title.level), title.on, at.date())


def held_otherwise(history: PlayerHistory, level: str, since: date, today: date) -> Held | None:
    """What is held today, if it is not a level that has been held since a day."""
    held = held_on(history, max(since, today))
    if held is None or held.since is None:
        return held if held and write_level(held.level) != level else None
    same = write_level(held.level) == level and held.since <= since
    return None if same else held


def said_otherwise(held: Held | None) -> str:
    """That another level is held now, in words; "" for None."""
    if held is None:
        return ""
    return said(
        "deeds",
        "held_now",
        level=write_level(held.level),
        since=held.since,
        unconfirmed=held.source == UNCONFIRMED,
        source=held.source,
    )


def with_held(office: Office, player: str, news: LevelNews, today: date) -> LevelNews:
    """News of a level given since a day, with what is held today if that is something else."""
    assert news.first is not None
    history = office.store.levels.level_history(player)
    held = held_otherwise(history, news.level, news.first, today)
    if held is None:
        return news
    contest = office.folder.contest(held.source)
    through = contest.spec.event.name if contest else ""
    return replace(news, held=write_level(held.level), since=held.since, through=through)


# -- what an event gives ----
# The events are the truth: an event's closing, and the rulings in a player's stream. The tables of
# `corr.store.levels.levels` follow from them.


def closed_with(number: int, result: Result | None, on: date | None = None) -> Closed:
    """The closing with what it gives to everybody ranked; 3 dan and above are only proposed.

    `on` is the day from which it counts, if that is not the one on which it is made.
    """
    day = on.isoformat() if on else ""
    if result is None:
        return Closed(report=number, on=day)
    levels, kept = dict[str, str](), dict[str, str]()
    for player in result.players:
        if player.level_after is not None:
            place = kept if player.level_after == player.close else levels
            place[player.id] = write_level(player.level_after)
    return Closed(
        report=number,
        levels=levels,
        proposed=tuple(one.id for one in result.players if one.proposed and one.id in levels),
        kept=kept,
        confirmed=tuple(one.id for one in result.players if one.confirmed),
        reasons={one.id: one.reason for one in result.players},
        reaches={one.id: write_level(one.reaches) for one in result.players if one.reaches},
        on=day,
    )


def given_by_closing(contest: Contest, closed: Closed, at: datetime) -> dict[str, Given]:
    """What a closing at an instant says about everybody's level, before anybody decides on it.

    By player. One that counts from an earlier day is in the register from its instant on.
    """
    kept, reasons, reaches = closed.kept or {}, closed.reasons or {}, closed.reaches or {}
    day = date.fromisoformat(closed.on) if closed.on else None
    told = closed.kept is not None
    return {
        player: Given(
            source=contest.id,
            at=contest.end_of(day) if day else at,
            on=day or contest.day(at),
            entered_at=at if day else None,
            level=read_level(level),
            report=closed.report,
            kept=player in kept,
            confirmed=player in closed.confirmed if told else None,
            status="proposed" if player in closed.proposed else "official",
            reason=reasons.get(player, ""),
            reaches=read_level(reaches[player]) if player in reaches else None,
        )
        for player, level in {**(closed.levels or {}), **kept}.items()
    }


def record_levels(office: Office, contest: Contest, closed: Closed, at: datetime) -> None:
    """Write what a closing gave into the register."""
    for player, one in given_by_closing(contest, closed, at).items():
        put_given(office, player, one)


def follow_closings(office: Office, contest: Contest) -> None:
    """Write into the register what the closings of an event gave that came from elsewhere."""
    report = 0
    for event in office.store.events.of_stream(contest.id):
        if isinstance(event.body, Closed):
            report = event.body.report
            record_levels(office, contest, event.body, event.at)
        elif isinstance(event.body, EventReopened):
            office.store.levels.take_back_grades(contest.id, event.at, report=report)


def put_given(office: Office, player: str, one: Given) -> None:
    """Write one thing that was given into the register."""
    office.store.levels.add_grade(
        player,
        one.at,
        one.source,
        write_level(one.level),
        one.status,
        report=one.report,
        on=one.on,
        kept=one.kept,
        confirmed=one.confirmed,
        entered_at=one.entered_at,
        reason=one.reason,
        reaches=write_level(one.reaches) if one.reaches else "",
    )


# -- rulings on levels ----


class LevelRuling(Struct, frozen=True, kw_only=True):
    """A ruling on a player's level: when it was given, and the one that undid it, 0 for none."""

    at: datetime
    body: RankingRuling
    undone_by: int = 0


def level_rulings(events: Sequence[Event]) -> dict[int, LevelRuling]:
    """The rulings on levels of a player's stream, by their numbers."""
    found = dict[int, LevelRuling]()
    for event in events:
        body = event.body
        if isinstance(body, LevelSet | DanDecided | Exempted | RankingUndone):
            found[body.number] = LevelRuling(at=event.at, body=body)
        if isinstance(body, RankingUndone):
            undone = found[body.undoes]
            found[body.undoes] = LevelRuling(at=undone.at, body=undone.body, undone_by=body.number)
    return found


def rulings_on(office: Office, player: str) -> dict[int, LevelRuling]:
    """The rulings on a player's level, by their numbers."""
    return level_rulings(office.store.events.of_stream(stream_of(player)))


def exemptions_of(
    rulings: Mapping[int, LevelRuling],
) -> Iterator[tuple[int, Exemption]]:
    """The exemptions that stand, by the numbers of their rulings."""
    for number, one in rulings.items():
        if isinstance(one.body, Exempted) and not one.undone_by:
            last = one.body.last
            yield (
                number,
                Exemption(
                    first=date.fromisoformat(one.body.first),
                    last=date.fromisoformat(last) if last else None,
                ),
            )


def set_by(number: int, one: LevelRuling) -> Given:
    """The level that a ruling of the committee's set; its report is the ruling's number."""
    assert isinstance(one.body, LevelSet)
    since = date.fromisoformat(one.body.since)
    return given_by_committee(one.body.level, since, one.at, number=number)


def given_by_committee(level: str, since: date, at: datetime, *, number: int = 0) -> Given:
    """A level that the committee sets at an instant, to hold since a day."""
    return Given(
        source=COMMITTEE,
        at=datetime(since.year, since.month, since.day, tzinfo=UTC),
        on=since,
        level=read_level(level),
        report=number,
        confirmed=True,
        entered_at=at,
    )


def record_ruling(office: Office, body: RankingRuling, at: datetime, cause: str) -> None:
    """Append a ruling to its player's stream, and let the register follow."""
    record_person(office, body.player, [body], at=at, cause=cause)
    rulings, store = rulings_on(office, body.player), office.store
    undone = rulings[body.undoes].body if isinstance(body, RankingUndone) else None
    match undone or body:
        case LevelSet(player=player, number=number):
            if undone:
                store.levels.take_back_level(player, COMMITTEE, number, at)
            else:
                put_given(office, player, set_by(number, rulings[number]))
        case DanDecided(player=player) as decided:
            status = "official" if decided.confirmed else "refused"
            status, when = ("proposed", None) if undone else (status, at)
            store.levels.decide_grade(player, decided.event, decided.report, status, when)
        case Exempted(player=player):
            store.levels.put_exemptions(player, tuple(exemptions_of(rulings)))
        case _:
            raise AssertionError("a ruling that undoes another one is not undone")


# -- rulings on correspondence levels ----
# They are of no one event, so they stand in the player's stream and bear the player's own numbers.
# Who is concerned is told; so are the ranking committee and, of its titles, the board.


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
    given = office.store.levels.given_by(event).get(player)
    if given is None or (given.status == "official" and given.decided_at is None):
        raise ArbiterError(
            said("why_level", "not_proposed", event=event, player=player),
            said("why_level", "board", level=write_level(PROPOSED_FROM)),
        )
    if given.status != "proposed":
        raise ArbiterError(
            said(
                "why_level",
                "decided",
                refused=given.status == "refused",
                level=write_level(given.level),
                player=player,
                event=event,
            ),
            said("why_level", "see_log"),
        )
    return given


def used_meanwhile(office: Office, player: str, event: str) -> tuple[str, ...]:
    """The events that began or closed between an event's close and now with the former level.

    They stay as they are [K 10].
    """
    end = the_contest(office, event).counts_from
    found = list[str]()
    for other, _ in office.store.events.events_of_player(player):
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
        raise ArbiterError(said("why_level", "backwards", last=last, first=first))
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
        raise ArbiterError(said("why_level", "since", since=since))
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
        held = level_on(office.store.levels.level_history(player), act.at.date())
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
        raise ArbiterError(said("why_level", "no_ruling", player=player, number=number))
    if isinstance(found.body, RankingUndone):
        raise ArbiterError(said("why_level", "undid", number=number, undone=found.body.undoes))
    if found.undone_by:
        raise ArbiterError(said("why_level", "undone", number=number, by=found.undone_by))
    if isinstance(found.body, DanDecided):
        title = office.store.levels.given_by(found.body.event).get(player)
        if title is None or title.report != found.body.report:
            raise ArbiterError(said("why_level", "reopened", event=found.body.event))
    return found


def _concerned(office: Office, player: str, act: Act) -> PlayerRow:
    """The player of a ruling. Raises ArbiterError if somebody rules on their own level."""
    own = office.store.players.player_by_address(act.by.lower()) if act.by else None
    if own is not None and own.id == player:
        raise ArbiterError(said("why_level", "own"))
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
        known = office.store.players.player_by_address(reader.lower())
        draft = Draft(
            kind="level_ruling",
            language=known.language if known else office.language,
            to_name=known.name if known else "",
            to_address=reader,
            message_id=f"level.{row.id}.{_next(office, row.id) - 1}.{place}@{office.site.host}",
            reply_to=office.site.address,
            date=act.at,
            facts={"news": news, "player": row.name},
        )
        post(office, draft, at=act.at, cause=act.cause)


def send_level_news(office: Office, row: PlayerRow, news: LevelNews, act: Act) -> None:
    """Tell a player what has become of their level, or will."""
    facts = {"news": news}
    send_about_no_game(office, row, "level_news", facts, at=act.at, cause=act.cause)


# -- the log ----


class LoggedRuling(Struct, frozen=True, kw_only=True):
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
    players = [player] if player else office.store.levels.players_ruled_on()
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
            return said(
                "deeds", "holds_since", player=body.player, level=body.level, first=body.since
            )
        case DanDecided():
            return said(
                "deeds",
                "dan_decided",
                level=body.level,
                player=body.player,
                event=body.event,
                confirmed=body.confirmed,
                first="",
            )
        case Exempted():
            return said(
                "deeds",
                "need_not_confirm",
                player=body.player,
                past=False,
                first=body.first,
                last=body.last,
            )
        case RankingUndone():
            return said("deeds", "level_ruling_undone", number=body.undoes, player=body.player)


def holders_named(events: Sequence[str]) -> str:
    """The events that used a former level and stay, in words; "" if there are none."""
    return said("deeds", "used_former", events=list(events)) if events else ""


# -- what the ranking committee looks at ----


_ALL = 1_000_000


class MustConfirm(Struct, frozen=True, kw_only=True):
    """A player whose level falls from `level` to `falls_to` on `due` if nothing confirms it."""

    player: str
    name: str
    level: str
    falls_to: str
    due: date


class Waiting(Struct, frozen=True, kw_only=True):
    """A dan title that waits for the board."""

    player: str
    name: str
    title: Given


class DueReport(Struct, frozen=True, kw_only=True):
    """An event whose report has to be with the committee by a day."""

    event: str
    name: str
    due: date


class LookAhead(Struct, frozen=True, kw_only=True):
    """Everything that is due by a day."""

    until: date
    confirmations: tuple[MustConfirm, ...]
    titles: tuple[Waiting, ...]
    reports: tuple[DueReport, ...]


def look_ahead(office: Office, at: datetime, until: date) -> LookAhead:
    """Who must confirm by a day, which titles wait for the board, which reports are due.

    Of several falls that would come by that day, the first is told.
    """
    return LookAhead(
        until=until,
        confirmations=tuple(_confirmations(office, at.date(), until)),
        titles=tuple(
            Waiting(player=player, name=_name(office, player), title=title)
            for player, title in office.store.levels.proposed_titles()
        ),
        reports=tuple(_reports(office)),
    )


def look_ahead_in_files(
    register: Mapping[str, Filed], events: Sequence[EventFile], today: date, until: date
) -> LookAhead:
    """The same from the register of event files alone.

    Whether a report was sent they do not say: all are due whose two weeks are not over.
    """
    confirmations, titles = list[MustConfirm](), list[Waiting]()
    for player, filed in register.items():
        name = filed.player.name or player
        confirmations += _must_confirm(player, name, filed, today, until)
        titles += (
            Waiting(player=player, name=name, title=one)
            for one in standing(filed.history)
            if one.status == "proposed" and one.on <= today
        )
    reports = (
        DueReport(event=one.id or one.name, name=one.name, due=one.close + REPORT_DUE)
        for one in events
        if one.counts and one.close <= today <= one.close + REPORT_DUE
    )
    return LookAhead(
        until=until,
        confirmations=tuple(sorted(confirmations, key=lambda one: (one.due, one.name))),
        titles=tuple(sorted(titles, key=lambda one: (one.title.on, one.player))),
        reports=tuple(sorted(reports, key=lambda one: (one.due, one.event))),
    )


def _must_confirm(
    player: str, name: str, filed: Filed, today: date, until: date
) -> Iterator[MustConfirm]:
    held = held_on(filed.history, today)
    fallen = falls_to(held) if held else None
    if held and held.due and fallen and held.due <= until:
        yield MustConfirm(
            player=player,
            name=name,
            level=write_level(held.level),
            falls_to=write_level(fallen),
            due=held.due,
        )


def _confirmations(office: Office, today: date, until: date) -> list[MustConfirm]:
    found = list[MustConfirm]()
    for row in office.store.levels.levels_due(until, _ALL):
        row = office.store.levels.row_on(row, today)
        if not row.level or not row.due or row.due > until.isoformat():
            continue
        level = read_level(row.level)
        found.append(
            MustConfirm(
                player=row.player,
                name=_name(office, row.player),
                level=row.level,
                falls_to=write_level(max(level - 1, LOWEST)),
                due=date.fromisoformat(row.due),
            )
        )
    return sorted(found, key=lambda one: (one.due, one.name, one.player))


def _reports(office: Office) -> list[DueReport]:
    found = list[DueReport]()
    for event, name, state in office.store.events.tournaments():
        contest = office.folder.contest(event) if state == "closed" else None
        if contest and (due := report_due_day(contest)):
            found.append(DueReport(event=event, name=name, due=due))
    return sorted(found, key=lambda one: (one.due, one.event))


def _name(office: Office, player: str) -> str:
    row = office.store.players.player(player)
    return row.name if row else player


def event_names(office: Office) -> Mapping[str, str]:
    """The names of all events, by id."""
    return {event: name for event, name, _ in office.store.events.tournaments()}


# -- falls for want of confirmation (art ----
# A level falls by date, whether anybody looks or not; here only rows are settled and letters sent.


AHEAD = 6
"""How many months before a fall its player hears of it."""
MOST = 200
"""Of more players at once, the next looks take the rest."""
LETTERS = 20
"""After so many letters a look ends, too: meanwhile the players' moves wait for an answer."""
Do = Callable[[Office, LevelRow, datetime], int]


def look_at_levels(office: Office, at: datetime) -> int:
    """Settle the levels that have fallen, and tell who fell or will; how many letters went."""
    today = at.date()
    fallen = office.store.levels.levels_due(today, MOST)
    letters = _in_one(office, fallen, at, _fall)
    soon = office.store.levels.levels_due(months_after(today, AHEAD), MOST, untold=True)
    return letters + _in_one(office, [one for one in soon if one not in fallen], at, _warn)


def _in_one(office: Office, rows: list[LevelRow], at: datetime, do: Do) -> int:
    if not rows:
        return 0
    letters = 0
    with office.folder.transaction():
        for row in rows:
            letters += do(office, row, at)
            if letters >= LETTERS:
                break
    return letters


def _fall(office: Office, row: LevelRow, at: datetime) -> int:
    """Settle a level that has fallen; its player is told once, of the last of several falls."""
    after = office.store.levels.settle_level(row.player, at.date())
    if row.due == UNSETTLED or after.source != UNCONFIRMED or after.level == row.level:
        return 0
    found = steps(office.store.levels.level_history(row.player), at.date())[-1]
    news = LevelNews(code="fell", before=row.level, level=after.level, first=found.on)
    return _send(office, row.player, news, Act(at=at, cause=f"fell.{row.player}.{after.since}"))


def _warn(office: Office, row: LevelRow, at: datetime) -> int:
    office.store.levels.mark_told(row.player, row.due)
    level = read_level(row.level)
    if level <= LOWEST:
        return 0
    news = LevelNews(
        code="ahead",
        before=row.level,
        level=write_level(level - 1),
        first=date.fromisoformat(row.due),
    )
    return _send(office, row.player, news, Act(at=at, cause=f"falls.{row.player}.{row.due}"))


def _send(office: Office, player: str, news: LevelNews, act: Act) -> int:
    row = office.store.players.player(player)
    if row is None or not row.addresses or office.store.letters.has_cause(act.cause):
        return 0
    send_level_news(office, row, news, act)
    return 1
