"""What each of an event's bodies changes in the `Contest`, from the first to the last."""

from collections.abc import Container, Iterable
from datetime import date, datetime

from msgspec.structs import replace

from corr.tournament.contest.contest import (
    Contest,
    Pairing,
    Revision,
    keys_changed,
    with_substitute,
)
from corr.tournament.contest.contest import after_entries as book_after
from corr.tournament.contest.contest import after_teams as teams_after
from corr.tournament.contest.contest import drawn as sections_drawn
from corr.tournament.contest.contest import redrawn as sections_redrawn
from corr.tournament.contest.ruled import after as rulings_after
from corr.tournament.events.events import Event
from corr.tournament.events.events_contest import (
    Acted,
    Announced,
    AppealDecided,
    Appealed,
    ByesDecided,
    Cancelled,
    CaptainNamed,
    Closed,
    Drawn,
    Entered,
    EntryAsked,
    EntryGranted,
    EntryRefused,
    EntryTakenBack,
    EventReopened,
    FileChanged,
    HandedOver,
    LeftElsewhere,
    LineUp,
    MailProved,
    MatchesDrawn,
    Measured,
    MeasureLifted,
    OrderDecided,
    OrderUndecided,
    PanelNamed,
    Reinstated,
    ReplayDrawn,
    ReportSent,
    ResultAssessed,
    RoundDrawn,
    RoundOpened,
    RoundsDrawn,
    RulesSent,
    SectionsDrawn,
    Started,
    Substituted,
    TakenOver,
    TeamWithdrawn,
    Tended,
    Voted,
    VouchersMade,
    Withdrawn,
)
from corr.tournament.events.events_games import RoundRedrawn, SectionsRedrawn
from corr.tournament.spec.spec import kept_spec


def _day(text: str) -> date | None:
    return date.fromisoformat(text) if text else None


def fold(events: Iterable[Event], contest: Contest | None = None) -> Contest | None:
    """The event after its events."""
    for event in events:
        contest = apply(contest, event)
    return contest


def apply(contest: Contest | None, event: Event) -> Contest:
    """The event after one more of its events."""
    body = event.body
    if contest is None:
        assert isinstance(body, Announced)
        spec = kept_spec(body.spec, event.stream)
        return Contest(
            id=event.stream,
            spec=spec,
            state="open",
            levels={},
            seq=event.seq,
            closed_elsewhere=_day(body.closed_elsewhere),
        )
    contest = replace(contest, seq=event.seq)
    match body:
        case Started():
            return _started(contest, body, event.at)
        case Closed():
            reports, at = body.report, event.at
            if body.undecided:
                over = {**contest.over_appeals, reports: body}
                contest = replace(contest, over_appeals=over)
            return replace(contest, state="closed", closed_at=at, reports=reports, closing=body)
        case ReportSent():
            day = date.fromisoformat(body.on) if body.on else contest.day(event.at)
            first = min(day, contest.reported.get(body.report, day))
            return replace(contest, reported={**contest.reported, body.report: first})
        case RulesSent():
            return _rules_sent(contest, body, event.at)
        case EventReopened():
            reopened = (*contest.reopened, (event.at, body.reason))
            return replace(contest, state="running", closed_at=None, reopened=reopened)
        case Entered():
            return _entered(contest, body)
        case RoundsDrawn():
            return _rounds_drawn(contest, body)
        case RoundDrawn():
            return _round_drawn(contest, body)
        case ByesDecided():
            return replace(contest, free={**contest.free, body.round: body.players})
        case RoundOpened():
            return replace(contest, opened=body.round)
        case ReplayDrawn():
            more = _pairings(body.games, replay=body.replay, per_move=body.per_move)
            return _with_pairings(contest, more)
        case ResultAssessed():
            return _assessed(contest, body)
        case Withdrawn():
            return _withdrawn(contest, body)
        case Reinstated():
            return _reinstated(contest, body)
        case Measured():
            return replace(contest, measures=(*contest.measures, body))
        case MeasureLifted():
            return _lifted(contest, body)
        case Substituted():
            return _substituted(contest, body)
        case CaptainNamed() | LineUp() | MatchesDrawn():
            return replace(contest, team_draw=teams_after(contest.team_draw, body))
        case SectionsDrawn():
            sections = (*contest.sections, *sections_drawn(body))
            return replace(contest, sections=sections, rounds=body.rounds)
        case RoundRedrawn():
            return _round_redrawn(contest, body)
        case SectionsRedrawn():
            return replace(contest, sections=sections_redrawn(contest.sections, body))
        case LeftElsewhere():
            there = dict.fromkeys(body.games, body.begun)
            return replace(contest, elsewhere={**contest.elsewhere, **there})
        case OrderDecided():
            return replace(contest, decided=(*body.players, *contest.decided))
        case OrderUndecided():
            return _undecided(contest, body)
        case TeamWithdrawn():
            return _team_withdrawn(contest, body)
        case FileChanged():
            return _file_changed(contest, body, event.at)
        case Acted() | Appealed() | PanelNamed() | Voted() | AppealDecided():
            rulings = rulings_after(contest.rulings, body, at=event.at, cause=event.cause)
            return replace(contest, rulings=rulings)
        case Tended() if body.heard:
            return replace(contest, heard={**contest.heard, body.heard: event.at})
        case HandedOver():
            return replace(contest, moved_to=body.to)
        case TakenOver():
            return replace(contest, moved_to="")
        case Cancelled():
            why = body.reason
            return replace(contest, state="cancelled", cancelled_at=event.at, cancelled_why=why)
        case (
            EntryAsked()
            | EntryGranted()
            | EntryRefused()
            | EntryTakenBack()
            | VouchersMade()
            | MailProved()
        ):
            book = book_after(contest.book, body, asks_arbiter=contest.asks_arbiter)
            return replace(contest, book=book)
        case _:
            return contest


def _entered(contest: Contest, body: Entered) -> Contest:
    book = contest.book.without(body.player)
    entered = replace(contest, entries=(*contest.entries, body.player), book=book)
    if body.team:
        entered = replace(entered, teams={**contest.teams, body.player: body.team})
    if not body.round:
        return entered
    levels = {**contest.levels, body.player: body.level} if body.level else contest.levels
    return replace(
        entered,
        order=(*contest.order, body.player),
        numbers={**contest.numbers, body.player: len(contest.order) + 1},
        joined={**contest.joined, body.player: body.round},
        levels=levels,
    )


def _file_changed(contest: Contest, body: FileChanged, at: datetime) -> Contest:
    spec = kept_spec(body.spec, contest.id)
    keys = keys_changed(contest.spec, spec)
    made = Revision(at=at, reason=body.reason, keys=keys, begun=contest.state != "open")
    changed = replace(contest, spec=spec, revisions=(*contest.revisions, made))
    if not body.entries:
        return changed
    entries = tuple(player for player, _ in body.entries)
    teams = {player: team for player, team in body.entries if team}
    return replace(changed, entries=entries, teams=teams)


def _started(contest: Contest, body: Started, at: datetime) -> Contest:
    return replace(
        contest,
        state="running",
        book=replace(contest.book, wishes=()),
        order=body.order,
        numbers={player: number for number, player in enumerate(body.order, 1)},
        levels=body.levels,
        seeding=body.seeding,
        seed=body.seed,
        rounds=body.rounds,
        slots=body.slots,
        started_at=at,
    )


def _rules_sent(contest: Contest, body: RulesSent, at: datetime) -> Contest:
    day = date.fromisoformat(body.on) if body.on else contest.day(at)
    first = {player: min(day, contest.rules_sent.get(player, day)) for player in body.players}
    return replace(contest, rules_sent={**contest.rules_sent, **first})


def _rounds_drawn(contest: Contest, body: RoundsDrawn) -> Contest:
    drawn = _with_pairings(contest, _pairings(body.games))
    return replace(drawn, opened=body.opened or drawn.drawn)


def _round_drawn(contest: Contest, body: RoundDrawn) -> Contest:
    drawn = _with_pairings(contest, _pairings(body.games))
    return replace(
        drawn,
        last_round=max(drawn.last_round, body.round),
        opened=max(contest.opened, body.round),
        byes=(*contest.byes, *((body.round, player) for player in body.byes)),
        seeds={**contest.seeds, body.round: body.seed} if body.seed else contest.seeds,
        grouped={**contest.grouped, **dict(body.assessed)},
        totals={**contest.totals, body.round: body.totals} if body.totals else contest.totals,
    )


def _round_redrawn(contest: Contest, body: RoundRedrawn) -> Contest:
    drawn = _with_pairings(contest, _pairings(body.games))
    others = (bye for bye in contest.byes if bye[0] != body.round)
    set_again = {game[0]: body.instead for game in body.games if body.instead}
    return replace(
        drawn,
        byes=(*others, *((body.round, player) for player in body.byes)),
        instead_of={**contest.instead_of, **set_again},
    )


def _assessed(contest: Contest, body: ResultAssessed) -> Contest:
    if body.used:
        return replace(contest, grouped={**contest.grouped, body.game: body.result})
    if not body.result:
        rest = {game: one for game, one in contest.assessed.items() if game != body.game}
        return replace(contest, assessed=rest)
    return replace(contest, assessed={**contest.assessed, body.game: body.result})


def _undecided(contest: Contest, body: OrderUndecided) -> Contest:
    """Without the last decision about these players, which stands before all earlier ones."""
    known, many = contest.decided, len(body.players)
    at = next((n for n in range(len(known)) if known[n : n + many] == body.players), None)
    return contest if at is None else replace(contest, decided=known[:at] + known[at + many :])


def _withdrawn(contest: Contest, body: Withdrawn) -> Contest:
    if contest.state == "open":
        rest = tuple(player for player in contest.entries if player != body.player)
        return replace(contest, entries=rest)
    return replace(contest, withdrawn={**contest.withdrawn, body.player: body.after_round})


def _reinstated(contest: Contest, body: Reinstated) -> Contest:
    left = contest.withdrawn.items()
    back = {player: last for player, last in left if player not in body.players}
    draw = contest.team_draw
    teams = {team: last for team, last in draw.withdrawn.items() if team != body.team}
    return replace(contest, withdrawn=back, team_draw=replace(draw, withdrawn=teams))


def _lifted(contest: Contest, body: MeasureLifted) -> Contest:
    """Without the last measure of the kind against the player."""
    kind = body.player, body.measure
    last = max(at for at, one in enumerate(contest.measures) if (one.player, one.measure) == kind)
    return replace(contest, measures=contest.measures[:last] + contest.measures[last + 1 :])


def _team_withdrawn(contest: Contest, body: TeamWithdrawn) -> Contest:
    """Without a team, and without its players."""
    own = [player for player, team in contest.teams.items() if team == body.team]
    if contest.state == "open":
        rest = tuple(player for player in contest.entries if player not in own)
        contest = replace(contest, entries=rest)
    else:
        gone = dict.fromkeys(own, body.after_round)
        contest = replace(contest, withdrawn={**gone, **contest.withdrawn})
    return replace(contest, team_draw=teams_after(contest.team_draw, body))


def _substituted(contest: Contest, body: Substituted) -> Contest:
    old, new, taken = body.player, body.by, set(body.games)
    contest = _team_substituted(contest, body)
    if contest.numbers.get(new, contest.numbers[old]) != contest.numbers[old]:
        return _with_games(contest, old, new, taken)
    levels = {**contest.levels, new: body.level} if body.level else contest.levels
    return replace(
        contest,
        entries=(*contest.entries, *([] if new in contest.entries else [new])),
        order=tuple(new if player == old else player for player in contest.order),
        numbers={**contest.numbers, new: contest.numbers[old]},
        levels=levels,
        pairings=_with_games(contest, old, new, taken).pairings,
    )


def _team_substituted(contest: Contest, body: Substituted) -> Contest:
    """The line-ups after a substitution: in the games taken, and with the number in all later."""
    old, new = body.player, body.by
    team = contest.teams.get(old, "")
    if not team:
        return contest
    taken = set(body.games)
    draw = with_substitute(
        contest.team_draw,
        team,
        old,
        new,
        {pairing.round for pairing in contest.pairings if pairing.game in taken},
        number=new not in contest.teams,
    )
    return replace(contest, teams={**contest.teams, new: team}, team_draw=draw)


def _with_games(contest: Contest, old: str, new: str, taken: Container[str]) -> Contest:
    return replace(
        contest,
        pairings=tuple(
            _with_seat(pairing, old, new) if pairing.game in taken else pairing
            for pairing in contest.pairings
        ),
    )


def _with_seat(pairing: Pairing, old: str, new: str) -> Pairing:
    if pairing.first == old:
        return replace(pairing, first=new)
    return replace(pairing, second=new)


def _with_pairings(contest: Contest, more: tuple[Pairing, ...]) -> Contest:
    last = max((pairing.round for pairing in more), default=0)
    return replace(
        contest,
        pairings=(*contest.pairings, *more),
        last_round=max(contest.last_round, last),
    )


def _pairings(games: Drawn, *, replay: int = 0, per_move: int = 0) -> tuple[Pairing, ...]:
    return tuple(
        Pairing(
            game=game,
            round=number,
            board=board,
            first=first,
            second=second,
            replay=replay,
            per_move=per_move,
        )
        for game, number, board, first, second in games
    )
