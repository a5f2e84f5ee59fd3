"""What the close of a rating event by mail gives to the game's rating list (R28–R31, G27–30, T30).

The results go in by the door of the events at the board, in the close's own transaction: as the
file that `corr rating enter` would take, so that list, log and check see one kind of event.
"""

from collections.abc import Mapping
from datetime import datetime, timedelta

from msgspec import Struct
from msgspec.structs import replace

from corr.mail.write.facts import Placed, RatingNews
from corr.ranking.board.board_event import BoardEvent, BoardGame, BoardPlayer, rated_event
from corr.ranking.board.board_file import parse
from corr.ranking.board.otb import OtbEvent
from corr.ranking.correspondence.event import RESULTS, EventFile, Player, write_halves
from corr.ranking.ratings.rating_list import read_period
from corr.report.committee.committee_tables import Occasion
from corr.report.committee.rating_by_mail import (
    ByMail,
    MatchResult,
    PlacedPlayer,
    mailed_document,
    with_rating,
)
from corr.report.forms.document import Document
from corr.report.ratings.rating_event import RatedReport
from corr.report.ratings.rating_words import Words, words_of
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.service.register.board import BoardActed, enter_mailed_event, take_back_mailed
from corr.service.register.ratings import board_event, rating_table, ratings_before, reported
from corr.store.levels.board import ChangeRow
from corr.tournament.contest.contest import Contest
from corr.tournament.spec.clock_terms import total_of
from corr.tournament.spec.spec_clock import ClockPart

_MINUTE = timedelta(minutes=1)
_MOST_MINUTES = 999_999
"""More than any limit of a clock in a board event file."""
_BY_ROUND = ("monrad", "cup", "teams")
"""Where each round brings matches of its own; elsewhere a pair has one match a stage."""


class Fed(Struct, frozen=True, kw_only=True):
    """What a close gave, or would give, to the list: whose rating, and which lists changed."""

    acted: BoardActed
    changes: tuple[ChangeRow, ...]


def feed(office: Office, contest: Contest, results: EventFile, act: Act) -> Fed | None:
    """Let the results of a rating event count on its game's list; None of any other event.

    It belongs into the transaction of the close. Raises ArbiterError with what forbids it.
    """
    if not contest.spec.ranking.rated:
        return None
    acted = enter_mailed_event(office, event_by_mail(contest, results), act)
    changes = office.store.board.changes_of_event(acted.game, acted.event)
    return Fed(acted=acted, changes=tuple(changes))


def feed_tried(office: Office, contest: Contest, results: EventFile, act: Act) -> Fed | None:
    """What feeding the list would do; nothing of it stays. Raises what `feed` raises."""
    tried = list[Fed | None]()
    with office.folder.transaction(), office.folder.trial():
        tried.append(feed(office, contest, results, act))
    return tried[0]


def taken_back(office: Office, contest: Contest, act: Act) -> BoardActed | None:
    """Take what a close had fed off the list again, since the event is reopened."""
    return take_back_mailed(office, contest.id, act) if contest.spec.ranking.rated else None


def event_by_mail(contest: Contest, results: EventFile) -> BoardEvent:
    """The results as an event of the lists, its players by the register's ids; no titles (R32)."""
    rounds = {pairing.game: pairing.round for pairing in contest.pairings}
    clock = contest.spec.clock
    return BoardEvent(
        id=contest.id,
        name=results.name,
        start=results.start,
        end=results.close,
        game=results.game,
        opening=results.opening,
        arbiter=results.arbiter,
        conditions=OtbEvent(minutes=_minutes(clock), sanctioned=True),
        control_minutes=_in_minutes(clock.control.time) if clock.control else None,
        rated=True,
        titled=False,
        players=tuple(BoardPlayer(id=player.id) for player in results.players),
        games=tuple(
            BoardGame(
                id=game.id,
                round=game.round,
                match=match_number(contest, rounds[game.id]),
                black=game.black,
                white=game.white,
                result=game.result,
                ended=game.ended,
                moves=(game.black_moves, game.white_moves),
            )
            for game in results.games
        ),
        kept={"event": {"by_mail": True}},
    )


def match_number(contest: Contest, round_: int) -> int:
    """What tells the matches of a pair apart: all games of one match have the same [T16]."""
    if contest.spec.system.kind in _BY_ROUND:
        return round_
    return max((one.stage for one in contest.sections if one.before < round_), default=1)


def _minutes(clock: ClockPart) -> int:
    """What each has for a game, by the least total; without one the limit of a first move that
    falls first (R29.1).
    """
    if total := clock.total_same_country or total_of(clock.total, 1):
        return _in_minutes(total)
    return _in_minutes(clock.shortest) if clock.shortest else _MOST_MINUTES


def _in_minutes(time: timedelta) -> int:
    return min(time // _MINUTE, _MOST_MINUTES)


def rated_now(
    office: Office, contest: Contest, results: EventFile, at: datetime
) -> BoardEvent | None:
    """What the list would be fed if the event were closed now; None if it is no rating event."""
    tried, act = list[BoardEvent](), Act(at=at, cause=f"report.{contest.id}")
    with office.folder.transaction(), office.folder.trial():
        if feed(office, contest, results, act):
            tried.append(kept_event(office, contest.id))
    return tried[0] if tried else None


# -- what is told of it ----


def rating_file(event: str) -> str:
    """The name of the file in which a report keeps what its closing has fed the list."""
    return f"{event}-rating.json"


def kept_rating(office: Office, contest: Contest, number: int) -> BoardEvent | None:
    """What closing `number` has fed the list, as its report keeps it; None if it has not."""
    kept = office.store.events.report(contest.id, number).get(rating_file(contest.id))
    return parse(kept) if kept else None


def kept_event(office: Office, event: str) -> BoardEvent:
    """A fed event as its report keeps it: with the ratings before it and the period.

    So the file alone is enough to compute everything again (`corr rating compute FILE`).
    """
    row = office.store.board.board_event(event)
    assert row is not None
    before = ratings_before(office, row)
    found = board_event(row)
    return replace(
        found,
        period=read_period(row.period),
        players=tuple(replace(one, rating=before.get(one.id)) for one in found.players),
    )


def with_names(event: BoardEvent, results: EventFile) -> BoardEvent:
    """A kept event with what the event's results say of its players."""
    people = {player.id: player for player in results.players}
    return replace(event, players=tuple(_named(one, people.get(one.id)) for one in event.players))


def _named(one: BoardPlayer, player: Player | None) -> BoardPlayer:
    if player is None:
        return one
    return replace(
        one,
        name=player.name,
        member_no=player.member_no,
        club=player.club,
        country=player.country,
    )


def rating_report(event: BoardEvent) -> RatedReport:
    """The whole calculation of a kept event."""
    assert event.period is not None
    return reported(event, rated_event(event), event.ratings, event.period)


def document_of(
    contest: Contest,
    results: EventFile,
    event: BoardEvent,
    places: Mapping[str, Placed],
    occasion: Occasion,
    language: str,
) -> Document:
    """The report on a rating event in a game without levels (G27.4); `places` as in the table."""
    of = ByMail(
        terms=contest.spec.terms(),
        points=contest.spec.game.length(1),
        sanctioned_by=contest.spec.ranking.sanctioned_by,
        placed=_placed(contest, results, places),
        matches=_matches(event),
    )
    report, words = _spoken(event, results, language)
    return mailed_document(report, of, occasion, rating_table(), words)


def rating_added(
    document: Document, results: EventFile, event: BoardEvent, language: str
) -> Document:
    """The committee's report on a ranked event with the ratings that it fed, too."""
    report, words = _spoken(event, results, language)
    return with_rating(document, report, rating_table(), words)


def _spoken(event: BoardEvent, results: EventFile, language: str) -> tuple[RatedReport, Words]:
    event = with_names(event, results)
    people = {player.id: player for player in event.players}
    kinds = {player.id: player.kind for player in results.players if player.kind}
    words = replace(words_of(language, people, event.game), kinds=kinds)
    return rating_report(event), words


def _placed(
    contest: Contest, results: EventFile, places: Mapping[str, Placed]
) -> tuple[PlacedPlayer, ...]:
    """Everybody in order of placing; a team's players stand at its place."""
    team, found = contest.spec.system.kind == "teams", list[PlacedPlayer]()
    for player in results.players:
        of = places.get(contest.teams.get(player.id, "") if team else player.id)
        points = of.points if of and not team else ""
        place = of.place if of else 0
        found.append(PlacedPlayer(player=player.id, place=place, points=points))
    return tuple(sorted(found, key=lambda one: (not one.place, one.place)))


def _matches(event: BoardEvent) -> tuple[MatchResult, ...]:
    """All matches with the points of their games, in the order of their first games."""
    halves = dict[tuple[str, str, int], tuple[int, int]]()
    for game in event.games:
        black, white = RESULTS[game.result] if game.result else (0, 0)
        key, mine, theirs = (game.black, game.white, game.match), black, white
        turned = (game.white, game.black, game.match)
        if turned in halves:
            key, mine, theirs = turned, white, black
        one, other = halves.get(key, (0, 0))
        halves[key] = (one + mine, other + theirs)
    return tuple(
        MatchResult(one=one, other=other, points=(write_halves(mine), write_halves(theirs)))
        for (one, other, _), (mine, theirs) in halves.items()
    )


def news_of(fed: Fed | None) -> Mapping[str, RatingNews]:
    """What became of everybody's rating, for the letter at the end."""
    if fed is None:
        return {}
    return {
        one.player: RatingNews(before=one.before, entry=one.entry, after=one.after)
        for one in fed.changes
    }


def ratings_given(office: Office, contest: Contest) -> tuple[ChangeRow, ...]:
    """What a closed rating event has given, which reopening takes back; () for any other."""
    row = office.store.board.board_event(contest.id)
    if row is None or row.removed or not contest.spec.ranking.rated:
        return ()
    return tuple(office.store.board.changes_of_event(row.game, contest.id))
