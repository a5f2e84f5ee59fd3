"""A closed event that runs again, and what its second closing changes."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime
from itertools import takewhile
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import asdict, fields, replace

from corr.errors import ArbiterError
from corr.mail.write.facts import (
    ChangedCount,
    ChangedGame,
    ChangedLevel,
    ChangedPlace,
    ClosedAgain,
    Counted,
    Placed,
    UsedLevel,
)
from corr.ranking.correspondence.compute import PlayerResult, Result, as_it_counts, compute
from corr.ranking.correspondence.event import EventFile, Game, write_halves, write_level
from corr.ranking.correspondence.eventfile import parse
from corr.ranking.correspondence.norms import Norm
from corr.ranking.correspondence.register import Given, PlayerHistory, level_used
from corr.result_words import score_told
from corr.sentences.said import said
from corr.service.event.rated import ratings_given, taken_back
from corr.service.letters.event_letters import Act, event_facts, send_event_letter, the_reason
from corr.service.letters.norms import three_months
from corr.service.office.office import Office
from corr.service.office.results import results_of
from corr.service.office.tables import the_contest
from corr.service.register.levels import given_by_closing
from corr.tournament.contest import contest_fold
from corr.tournament.contest.contest import Contest, Results, start_moment
from corr.tournament.events.events_contest import Closed, EventReopened
from corr.tournament.scoring.scoring_games import table_game
from corr.tournament.scoring.standings import Standing
from corr.tournament.scoring.team_scoring import TeamStanding
from corr.tournament.systems.system import close_early
from corr.tournament.systems.systems import system_of
from corr.tournament.tables import tables
from corr.tournament.wording import decimal, listed
from corr.words.templates import Voice

# -- which events used a level that a closing of another one gave ----


class _Span(Struct, frozen=True, kw_only=True):
    """When what a report gave was in the register: `until` is None while it still is.

    It counts `from_` an instant, which is earlier where the event was closed on an earlier day.
    """

    since: datetime
    from_: datetime
    until: datetime | None = None

    def has(self, at: datetime | None) -> bool:
        """Whether it was there at an instant."""
        return at is not None and self.since <= at and (self.until is None or at < self.until)


def levels_used(
    office: Office, contest: Contest, report: int, levels: Sequence[ChangedLevel]
) -> tuple[UsedLevel, ...]:
    """The events that took one of some `levels` from `report`, by event and player.

    A level at the start stays what it was (art. 2 §4); those of three months and of the close
    are looked up anew when an event is closed again.
    """
    span, found = _span(office, contest, report), list[UsedLevel]()
    for level in levels:
        for event, _ in office.store.events.events_of_player(level.player) if level.before else ():
            other = office.folder.contest(event) if event != contest.id else None
            if other is not None and other.spec.ranking.counts:
                found += _used(office, other, level, span)
    return tuple(sorted(found, key=lambda one: (one.event, one.player)))


def _span(office: Office, contest: Contest, report: int) -> _Span:
    found: _Span | None = None
    for one in office.store.events.of_stream(contest.id):
        if isinstance(one.body, Closed) and one.body.report == report:
            on = one.body.on
            counts = contest.end_of(date.fromisoformat(on)) if on else one.at
            found = _Span(since=one.at, from_=counts)
        elif isinstance(one.body, EventReopened) and found is not None:
            return replace(found, until=one.at)
    assert found is not None
    return found


def _used(office: Office, other: Contest, level: ChangedLevel, span: _Span) -> Iterator[UsedLevel]:
    """Whether and when another event took the level that has changed."""
    begun = start_moment(other.spec) if other.closed_elsewhere else other.started_at
    start = begun is not None and span.from_ <= begun and span.has(other.started_at)
    start = start and other.levels.get(level.player) == level.before
    close = other.stands == "closed" and span.has(other.closed_at)
    close = close and level.before in _at_close(office, other, level.player, span)
    if start or close:
        yield UsedLevel(
            event=other.id, player=level.player, level=level.before, start=start, close=close
        )


def _at_close(office: Office, other: Contest, player: str, span: _Span) -> Iterator[str]:
    """The levels that the last closing of an event took from the register in a span of time."""
    end = other.counts_from
    assert end is not None
    file = parse(office.store.events.report(other.id, other.reports)[f"{other.id}.json"])
    for one in (one for one in file.players if one.id == player):
        if one.level_close is not None and span.from_ <= end:
            yield write_level(one.level_close)
        if one.level_three_months is not None and span.from_ <= min(three_months(other), end):
            yield write_level(one.level_three_months)


# -- which later events have used levels that a closing changes which counts from an ----


def used_since(
    office: Office, contest: Contest, closed: Closed, at: datetime
) -> tuple[UsedLevel, ...]:
    """The events that began or were closed since the day of a closing with other levels.

    Each stays as it is: a level at the start for good (art. 2 §4), that of the close until the
    event is closed again. None for a closing that counts from the day on which it is made.
    """
    if not closed.on:
        return ()
    found = [
        used
        for player, given in given_by_closing(contest, closed, at).items()
        for used in _used_later(office, contest, player, given)
    ]
    return tuple(sorted(found, key=lambda one: (one.event, one.player, not one.start)))


def _used_later(
    office: Office, contest: Contest, player: str, given: Given
) -> Iterator[UsedLevel]:
    before = office.store.levels.level_history(player)
    after = replace(before, given=(*before.given, given))
    for event, _ in office.store.events.events_of_player(player):
        other = office.folder.contest(event) if event != contest.id else None
        if other is None or not other.spec.ranking.counts:
            continue
        begun = start_moment(other.spec) if other.closed_elsewhere else other.started_at
        if begun is not None and _changes(before, after, begun):
            held = other.levels.get(player, "")
            yield UsedLevel(event=event, player=player, level=held, start=True, close=False)
        end = other.counts_from if other.stands == "closed" else None
        own, new = _without(before, event), _without(after, event)
        if end is not None and _changes(own, new, end):
            used = level_used(own, end)
            held = write_level(used) if used else ""
            yield UsedLevel(event=event, player=player, level=held, start=False, close=True)


def _changes(before: PlayerHistory, after: PlayerHistory, at: datetime) -> bool:
    return level_used(before, at) != level_used(after, at)


def _without(history: PlayerHistory, source: str) -> PlayerHistory:
    """A history without what one event gave."""
    return replace(history, given=tuple(one for one in history.given if one.source != source))


# -- what a second closing of an event changes ----


T = TypeVar("T")


def changes_since(
    office: Office, contest: Contest, file: EventFile, result: Result | None
) -> ClosedAgain | None:
    """What an event that was closed before and is closed with `file` now has changed.

    None of an event that was never closed. The table is counted anew as it was then: with who
    had left by then, and under the event's file of that time.
    """
    if not contest.reports:
        return None
    kept = office.store.events.report(contest.id, contest.reports)
    former = parse(kept[f"{contest.id}.json"], any_game=True)
    then = _before_closing(office, contest, contest.reports)
    old = _given_by(former) if result is not None else None
    levels = tuple(_levels(_levels_of(old), _levels_of(result)))
    return ClosedAgain(
        report=contest.reports,
        games=tuple(_games(former, file)),
        places=tuple(_places(placed_by(then, former), placed_by(contest, file))),
        levels=levels,
        counts=tuple(_counts(_counts_of(old), _counts_of(result))),
        used=levels_used(office, contest, contest.reports, levels),
    )


def report_changes(office: Office, contest: Contest, number: int) -> ClosedAgain | None:
    """What report `number` says otherwise than the one before it; None of the first."""
    ranked = contest.spec.ranking.system != "none"
    kept = office.store.events.report(contest.id, number - 1) if number > 1 else {}
    if not kept:
        return None
    former = parse(kept[f"{contest.id}.json"], any_game=True)
    now_kept = office.store.events.report(contest.id, number)
    file = parse(now_kept[f"{contest.id}.json"], any_game=True)
    then, since = (_before_closing(office, contest, one) for one in (number - 1, number))
    old, now = (_given_by(one) if ranked else None for one in (former, file))
    levels = tuple(_levels(_levels_of(old), _levels_of(now)))
    return ClosedAgain(
        report=number - 1,
        games=tuple(_games(former, file)),
        places=tuple(_places(placed_by(then, former), placed_by(since, file))),
        levels=levels,
        counts=tuple(_counts(_counts_of(old), _counts_of(now))),
        used=levels_used(office, contest, number - 1, levels),
    )


def _given_by(file: EventFile) -> Result:
    """What an event gave, or would give, by its file."""
    return as_it_counts(compute(file), counts=file.counts)


def change_sentences(
    again: ClosedAgain | None, names: Mapping[str, str], say: Voice
) -> tuple[str, ...]:
    """What has changed since an earlier report, in the words of a language; nothing of a first."""
    return tuple(_sentences(again, names, say)) if again is not None else ()


def _sentences(again: ClosedAgain, names: Mapping[str, str], say: Voice) -> Iterator[str]:
    if again.is_same:
        yield say("closings", "same")
    for one in again.games:
        yield say("closings", "game", **asdict(one))
    for place in again.places:
        before, after = (_place(one, say) for one in (place.before, place.after))
        who = names.get(place.who, place.who)
        yield say("closings", "place_now", name=who, before=before, after=after)
    counts = {one.player: one for one in again.counts}
    levels = {one.player: (one.before, one.after) for one in again.levels}
    for player in dict.fromkeys((*levels, *counts)):
        name = names.get(player, player)
        if player in levels:
            before, after = (say("levels", "name", level=one) for one in levels[player])
            yield say("closings", "level_now", name=name, before=before, after=after)
        if player in counts:
            for key, old, new in counted_otherwise(counts[player]):
                yield say("closings", "count", name=name, what=key, before=old, after=new)
    for used in again.used:
        about = {"event": used.event, "name": names.get(used.player, used.player)}
        about["level"] = say("levels", "name", level=used.level)
        if used.start:
            yield say("closings", "used_at_start", **about)
        if used.close:
            yield say("closings", "used_at_close", **about)


def _place(placed: Placed | None, say: Voice) -> str:
    """A place with its points in words; "" for none."""
    if placed is None:
        return ""
    points = say("norms", "amount", text=placed.points)
    return say("closings", "place", place=placed.place, points=points)


def counted_otherwise(one: ChangedCount) -> Iterator[tuple[str, str, str]]:
    """What differs in a player's calculation: which figure, what it was and what it is."""
    for field in fields(Counted):
        if field.name == "reason":
            continue
        old, new = (getattr(side, field.name) if side else "" for side in (one.before, one.after))
        if old != new:
            yield field.name, _shown(old), _shown(new)


def _shown(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def results_in(contest: Contest, file: EventFile) -> Results:
    """The results of an event file of ours, as the table sees them."""
    return {
        game.id: replace(
            table_game(
                contest.holder(game.black),
                contest.holder(game.white),
                game.result,
                game.ended,
                round=game.round or 1,
            ),
            moves=game.black_moves + game.white_moves,
            stones=two_in(game, "stones"),
            scored=two_in(game, "score"),
            length=contest.spec.game.length(game.round or 1),
        )
        for game in file.games
    }


def two_in(game: Game, key: str) -> tuple[int, int] | None:
    """What a file tells of both under a key, which files of old do not have: the stones that
    were counted one by one, the score of a match.
    """
    match game.extra.get(key):
        case [int(first), int(second)]:
            return first, second
    return None


def points_of(contest: Contest, standing: Standing | TeamStanding) -> str:
    """The points that come first: a team's are those of its matches, and by the Weaver rule they
    are those that it gives for a match (P§16), which rank.
    """
    if isinstance(standing, TeamStanding):
        return decimal(standing.team_points)
    weaver = contest.spec.system.scoring == "weaver"
    return decimal(standing.match_points if weaver else standing.game_points)


def _before_closing(office: Office, contest: Contest, number: int) -> Contest:
    """The event as it was when it was closed with report `number`."""
    found = contest_fold.fold(
        takewhile(
            lambda one: not (isinstance(one.body, Closed) and one.body.report == number),
            office.store.events.of_stream(contest.id),
        )
    )
    assert found is not None
    return found


def _games(former: EventFile, now: EventFile) -> Iterator[ChangedGame]:
    """The games with another result, in order of their ids."""
    names = {player.id: player.name for player in (*former.players, *now.players)}
    old = {game.id: game for game in former.games}
    new = {game.id: game for game in now.games}
    for game in sorted(old.keys() | new.keys()):
        before, after = old.get(game), new.get(game)
        seats = after or before
        assert seats is not None
        found = ChangedGame(
            game=game,
            black=names[seats.black],
            white=names[seats.white],
            before=_told(before) if before else "",
            after=_told(after) if after else "",
        )
        if found.before != found.after:
            yield found


def _told(game: Game) -> str:
    """A result, with the score of a match to points."""
    score = two_in(game, "score")
    return f"{game.result}, {score_told(score)}" if score else game.result


def placed_by(contest: Contest, file: EventFile) -> dict[str, Placed]:
    """The places and points by which an event file counts, of players or teams."""
    table = tables.standings_of(contest, results_in(contest, file))
    return {
        row.player: Placed(place=row.place, points=points_of(contest, row)) for row in table.rows
    }


def _levels_of(result: Result | None) -> dict[str, str]:
    """The level of everybody who had or got one after the event."""
    return {
        player.id: write_level(player.level_after)
        for player in (result.players if result else ())
        if player.level_after is not None
    }


def _counts_of(result: Result | None) -> dict[str, Counted]:
    """What was held against everybody's norms."""
    return {player.id: _counted(player) for player in (result.players if result else ())}


def _counted(player: PlayerResult) -> Counted:
    norms = player.norms
    return Counted(
        completed=player.completed,
        points=write_halves(player.points),
        keep=_halves(norms.keep if norms else None),
        confirm=_halves(norms.confirm if norms else None),
        rise1=_halves(norms.rise1 if norms else None),
        rise2=_halves(norms.rise2 if norms else None),
        confirmed=player.confirmed,
        reason=player.reason,
    )


def _halves(norm: Norm | None) -> str:
    return write_halves(norm.halves) if norm else ""


def _counts(old: Mapping[str, Counted], new: Mapping[str, Counted]) -> Iterator[ChangedCount]:
    for player, before, after in _differing(old, new):
        yield ChangedCount(player=player, before=before, after=after)


def _places(old: Mapping[str, Placed], new: Mapping[str, Placed]) -> Iterator[ChangedPlace]:
    for who, before, after in _differing(old, new):
        yield ChangedPlace(who=who, before=before, after=after)


def _levels(old: Mapping[str, str], new: Mapping[str, str]) -> Iterator[ChangedLevel]:
    for player, before, after in _differing(old, new):
        yield ChangedLevel(player=player, before=before or "", after=after or "")


def _differing(
    old: Mapping[str, T], new: Mapping[str, T]
) -> Iterator[tuple[str, T | None, T | None]]:
    """What is another now, in the order of `new`; what is not there any more comes last."""
    for name in (*new, *(one for one in old if one not in new)):
        if old.get(name) != new.get(name):
            yield name, old.get(name), new.get(name)


# -- letting a closed event run again ----


def reopen_event(office: Office, event: str, act: Act) -> Contest:
    """Let a closed event run again, so that results can be ruled and corrected.

    Its report is kept, and the levels that it gave hold no more; who had taken part is told.
    Raises ArbiterError.
    """
    with office.folder.transaction():
        contest, reason = closed(office, event), the_reason(act)
        given = office.store.levels.grades_of_source(event)
        office.store.levels.take_back_grades(event, act.at)
        rated = {one.player for one in ratings_given(office, contest)}
        taken_back(office, contest, replace(act, reason=reason))
        body = EventReopened(reason=reason)
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        facts = event_facts(office, contest, players=False)
        for player in contest.numbers:
            told: dict[str, object] = {
                "event": facts,
                "reason": reason,
                "level": given.get(player, ""),
                "rated": player in rated,
            }
            send_event_letter(office, contest, player, "event_reopened", told, act)
        return contest


def closed(office: Office, event: str) -> Contest:
    """A closed event by its id. Raises ArbiterError if there is none, or it is not closed."""
    contest = the_contest(office, event)
    if contest.stands != "closed":
        raise ArbiterError(said("why_event", "only_closed", event=event, state=contest.stands))
    return contest


def builds_on(office: Office, contest: Contest) -> Iterator[str]:
    """What has been built on a closed event and stays as it is, in words."""
    given = office.store.levels.grades_of_source(contest.id)
    if given:
        yield f"the levels of {listed(sorted(given))} are taken back: the close computes them anew"
    if rated := ratings_given(office, contest):
        names = listed(sorted(one.player for one in rated))
        yield f"the ratings of {names} are taken back: the close feeds the list anew"
    if missing := system_of(contest).missing(contest, results_of(office, contest)):
        yield f"it was closed early, and goes on if {close_early(contest)} does not: {missing}"
    yield from _levels_taken(office, contest)
    for event, _, _ in office.store.events.tournaments() if contest.spec.divisions else ():
        other = office.folder.contest(event)
        if other is not None and _is_later(contest, other):
            yield from _places_taken(contest, other)


def _levels_taken(office: Office, contest: Contest) -> Iterator[str]:
    """Which events took which levels from this one, be they later or beside it (art. 2 §4)."""
    if not contest.spec.ranking.counts:
        return
    levels = [
        ChangedLevel(player=player, before=write_level(one.level), after="")
        for player, one in office.store.levels.given_by(contest.id).items()
        if one.status == "official" and not one.kept
    ]
    taken = dict[str, list[UsedLevel]]()
    for one in levels_used(office, contest, contest.reports, levels):
        taken.setdefault(one.event, []).append(one)
    for event, used in taken.items():
        if held := [f"{one.level} of {one.player}" for one in used if one.start]:
            yield f"{event} began with {listed(held)}: that stays (art. 2 §4)"
        if held := [f"{one.level} of {one.player}" for one in used if one.close]:
            yield (
                f"{event} was closed with {listed(held)}: that stays until {event} is reopened "
                "and closed again"
            )


def _is_later(contest: Contest, other: Contest) -> bool:
    """Whether another event began after this one was closed."""
    begun, end = other.started_at, contest.closed_at
    return begun is not None and end is not None and begun >= end


def _places_taken(contest: Contest, other: Contest) -> Iterator[str]:
    """That a later season has taken its places from this one."""
    divisions = [one.name for one in contest.spec.divisions]
    same = divisions == [one.name for one in other.spec.divisions]
    if same and set(other.order) & set(contest.order):
        yield (
            f"{other.id}, a later season of the same divisions, has begun: who went up or down "
            f"by {contest.id} stays where they are"
        )
