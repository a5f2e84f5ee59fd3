"""What a second closing of an event changes, compared with the report of the one before."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, fields, replace
from itertools import takewhile
from typing import TypeVar

from corr.mail.write.facts_closing import (
    ChangedCount,
    ChangedGame,
    ChangedLevel,
    ChangedPlace,
    ClosedAgain,
    Counted,
    Placed,
)
from corr.mail.write.write_words import Voice
from corr.ranking.correspondence.compute import PlayerResult, Result, compute
from corr.ranking.correspondence.event import EventFile
from corr.ranking.correspondence.eventfile import parse
from corr.ranking.correspondence.levels import write_halves, write_level
from corr.ranking.correspondence.norms import Norm
from corr.ranking.correspondence.sanction import as_it_counts
from corr.service.event.levels_used import levels_used
from corr.service.office.office import Office
from corr.tournament.contest import contest_fold
from corr.tournament.contest.contest import Contest, Results
from corr.tournament.events.events import Closed
from corr.tournament.scoring.scoring_games import table_game
from corr.tournament.scoring.scoring_table import Standing
from corr.tournament.scoring.team_scoring import TeamStanding
from corr.tournament.tables import tables

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
    kept = office.store.report(contest.id, contest.reports)
    former = parse(kept[f"{contest.id}.json"], any_game=True)
    then = _before_closing(office, contest, contest.reports)
    old = _given_by(former) if result is not None else None
    levels = tuple(_levels(_levels_of(old), _levels_of(result)))
    return ClosedAgain(
        report=contest.reports,
        games=tuple(_games(former, file)),
        places=tuple(_places(_placed(then, former), _placed(contest, file))),
        levels=levels,
        counts=tuple(_counts(_counts_of(old), _counts_of(result))),
        used=levels_used(office, contest, contest.reports, levels),
    )


def report_changes(office: Office, contest: Contest, number: int) -> ClosedAgain | None:
    """What report `number` says otherwise than the one before it; None of the first."""
    ranked = contest.spec.ranking.system != "none"
    kept = office.store.report(contest.id, number - 1) if number > 1 and ranked else {}
    if not kept:
        return None
    former = parse(kept[f"{contest.id}.json"])
    file = parse(office.store.report(contest.id, number)[f"{contest.id}.json"])
    then, since = (_before_closing(office, contest, one) for one in (number - 1, number))
    old, now = _given_by(former), _given_by(file)
    levels = tuple(_levels(_levels_of(old), _levels_of(now)))
    return ClosedAgain(
        report=number - 1,
        games=tuple(_games(former, file)),
        places=tuple(_places(_placed(then, former), _placed(since, file))),
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
        )
        for game in file.games
    }


def points_of(standing: Standing | TeamStanding) -> str:
    """The points that come first: a team's are those of its matches."""
    points = standing.game_points
    if isinstance(standing, TeamStanding):
        points = standing.team_points
    return write_halves(int(points * 2))


def _before_closing(office: Office, contest: Contest, number: int) -> Contest:
    """The event as it was when it was closed with report `number`."""
    found = contest_fold.fold(
        takewhile(
            lambda one: not (isinstance(one.body, Closed) and one.body.report == number),
            office.store.events(contest.id),
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
            before=before.result if before else "",
            after=after.result if after else "",
        )
        if found.before != found.after:
            yield found


def _placed(contest: Contest, file: EventFile) -> dict[str, Placed]:
    table = tables.standings_of(contest, results_in(contest, file))
    return {row.player: Placed(place=row.place, points=points_of(row)) for row in table.rows}


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
