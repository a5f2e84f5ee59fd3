"""Closing an event: the ranking, the report, the levels and everybody's letter, in one commit."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from datetime import datetime
from functools import cache

from corr import resources
from corr.errors import ArbiterError
from corr.mail.letter import NormFacts
from corr.mail.write_words import WIDTH, Templates, Voice
from corr.ranking.compute import PlayerResult, Result, compute
from corr.ranking.event import EventFile
from corr.ranking.eventwriter import write as write_event
from corr.ranking.levels import read_level, write_halves, write_level
from corr.ranking.norms import Norm, no_norm_reason
from corr.report.committee import render_html, render_text
from corr.service.arbiter import Act, event_facts, send_event_letter, the_contest
from corr.service.office import Office
from corr.service.results import event_file, results_of, taken_back_of
from corr.tournament import tables
from corr.tournament.consequences import to_set_right
from corr.tournament.contest import Contest
from corr.tournament.crosstable import Crosstable, TableWords, as_grid, as_text
from corr.tournament.event_interpretations import decided_of
from corr.tournament.events import Closed
from corr.tournament.interpretations import AnyTable, interpretations
from corr.tournament.scoring import Standing, table_game
from corr.tournament.system import close_early, draw_or_close
from corr.tournament.systems import system_of
from corr.tournament.team_scoring import TeamStanding
from corr.tournament.wording import counted


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What a close leaves: the event file and the report, whole texts by their file names."""

    event: str
    no: int
    files: Mapping[str, str]


def close_event(
    office: Office,
    event: str,
    act: Act,
    *,
    estimates: Mapping[str, str] | None = None,
    early: bool = False,
    letters: bool = True,
) -> Report:
    """Close an event whose games have all ended. Raises ArbiterError with what is missing.

    `estimates` are rough estimates of new players by id, where the results give none. `early`
    closes it although rounds are still to come. Without `letters` nobody is told.
    """
    with office.folder.transaction():
        contest = the_contest(office, event)
        if contest.state != "running":
            raise ArbiterError(f"{event} is {contest.state}: only a running event can be closed")
        _require_all_ended(office, contest, early=early)
        results = event_file(office, _as_drawn(contest), act.at)
        results = replace(
            results,
            estimates=_estimates(contest, estimates or {}),
            annulled=_annulled(office, contest),
        )
        ranked = contest.spec.ranking.system != "none"
        result = compute(results) if ranked else None
        number = contest.reports + 1
        contest = office.folder.record(
            event, contest, [Closed(report=number)], at=act.at, cause=act.cause
        )
        report = Report(event=event, no=number, files=report_files(contest, results, result))
        for name, text in report.files.items():
            office.store.put_report(event, number, name, text, act.at)
        if result is not None:
            _append_grades(office, contest, result, act.at)
        if letters:
            _tell_players(office, contest, results, result, act)
        return report


def table_of(office: Office, contest: Contest) -> Crosstable:
    """The crosstable of an event as it stands, running games and all."""
    players = (office.store.player(player) for player in contest.order)
    names = {row.id: row.name for row in players if row}
    return tables.crosstable_of(contest, results_of(office, contest), names)


def standings_of(office: Office, contest: Contest) -> AnyTable:
    """The places of an event as it stands, and the figures that gave them."""
    return tables.standings_of(contest, results_of(office, contest))


def _annulled(office: Office, contest: Contest) -> tuple[str, ...]:
    """The players whose results do not count (16.2), all those of a team that is annulled."""
    out = frozenset(standings_of(office, contest).annulled)
    if contest.spec.system.kind != "teams":
        return tuple(player for player in contest.order if player in out)
    return tuple(player for player in contest.order if contest.teams[player] in out)


def _estimates(contest: Contest, given: Mapping[str, str]) -> dict[str, int]:
    found, faults = dict[str, int](), list[str]()
    for player, level in given.items():
        try:
            found[player] = read_level(level)
        except ValueError:
            faults.append(f"the estimate of {player}: a level such as 7 kyu, not {level}")
        if player not in contest.order:
            faults.append(f"the estimate of {player}: no player of {contest.id} has this id")
        elif player in contest.levels:
            held = contest.levels[player]
            faults.append(f"the estimate of {player}: only new players need one, not a {held}")
    if faults:
        raise ArbiterError(*faults)
    return found


def _as_drawn(contest: Contest) -> Contest:
    """The event with the rounds that it had: of a Monrad closed early, those that were drawn."""
    if contest.spec.system.form != "monrad":
        return contest
    return replace(contest, rounds=contest.drawn)


def _require_all_ended(office: Office, contest: Contest, *, early: bool) -> None:
    rows = office.store.games_of_event(contest.id)
    running = [row.id for row in rows if row.state == "running"]
    if running:
        games = f"{counted(len(running), 'game')} {'is' if len(running) == 1 else 'are'}"
        raise ArbiterError(f"{contest.id}: {games} still going: {_shown(running)}")
    if early:
        return
    begun = {row.id for row in rows}
    if there := sorted(contest.elsewhere.keys() - begun):
        games, go = counted(len(there), "game"), "goes" if len(there) == 1 else "go"
        raise ArbiterError(
            f"{contest.id}: {games} {go} on elsewhere: {_shown(there)}",
            "give each its result with `corr event rule GAME RESULT --reason TEXT`, or "
            + close_early(contest),
        )
    waiting = [one.game for one in contest.pairings if one.game not in begun]
    if waiting:
        games, have = counted(len(waiting), "game"), "has" if len(waiting) == 1 else "have"
        fault = f"{contest.id}: {games} {have} not begun: {_shown(waiting)}"
        raise ArbiterError(fault, close_early(contest))
    found = results_of(office, contest)
    if wrong := to_set_right(contest, found):
        raise ArbiterError(f"{contest.id}: {wrong}", close_early(contest))
    if missing := system_of(contest).missing(contest, found):
        raise ArbiterError(f"{contest.id}: {missing}", draw_or_close(contest))


def _shown(games: Sequence[str]) -> str:
    return ", ".join(games[:10]) + (" …" if len(games) > 10 else "")


def report_files(contest: Contest, results: EventFile, result: Result | None) -> dict[str, str]:
    """The files of a report by name: the event file, and the report in the event's languages."""
    files = {f"{contest.id}.json": write_event(results)}
    if result is not None:
        for language in contest.spec.event.languages:
            remarks = _remarks(contest, results, language)
            text = render_text(results, result, language, remarks=remarks)
            page = render_html(results, result, language, remarks=remarks)
            files[f"{contest.id}.{language}.txt"] = text
            files[f"{contest.id}.{language}.html"] = page
    return files


@cache
def _templates() -> Templates:
    return Templates(resources.templates())


def _remarks(contest: Contest, results: EventFile, language: str) -> tuple[str, ...]:
    """Which interpretations of the rules mattered for the table of an event file, in words."""
    words = table_words(_templates().voice(language))
    games = [str(game["id"]) for game in taken_back_of(results)]
    annulled = (f"{words.taken_back} {', '.join(games)}.",) if games else ()
    return *annulled, *_decided(contest, results, words)


def _decided(contest: Contest, results: EventFile, words: TableWords) -> tuple[str, ...]:
    """The interpretations that mattered for what counts in the table."""
    games = {
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
        for game in results.games
    }
    table = tables.standings_of(contest, games)
    taken = interpretations(table, words, decided_of(contest, games, table))
    told = "; ".join(f"[T {tag[1:]}] {what}" for tag, what in taken)
    return (f"{words.decided} {told}.",) if told else ()


def _append_grades(office: Office, contest: Contest, result: Result, at: datetime) -> None:
    """Levels hold from the close; 3 dan and above only when the board has confirmed them."""
    for player in result.players:
        if player.level_after is None or player.level_after == player.close:
            continue
        status = "proposed" if player.proposed else "official"
        level = write_level(player.level_after)
        office.store.add_grade(player.id, at, contest.id, level, status)


def _tell_players(
    office: Office, contest: Contest, results: EventFile, result: Result | None, act: Act
) -> None:
    table = table_of(office, contest)
    places = {row.standing.player: row.standing for row in table.rows}
    outcomes = {player.id: player for player in result.players} if result else {}
    event = event_facts(office, contest)
    for player in results.players:
        outcome = outcomes.get(player.id)
        # Who was annulled, or left the place to a substitute, has none.
        team = contest.teams.get(player.id, "") if contest.spec.system.kind == "teams" else ""
        standing = places.get(team or player.id)
        facts: dict[str, object] = {
            "event": event,
            "place": str(standing.place) if standing else "",
            "points": _points(standing) if standing else "",
            "team": team,
            **_table_for(office, player.id, table),
            "norms": _norms(outcome),
            "level_before": _level(outcome.start if outcome else None),
            "level_after": _level(outcome.level_after if outcome else None),
            "reason": _reason(outcome, len(results.players)) if outcome else "",
            "proposed": bool(outcome and outcome.proposed),
        }
        send_event_letter(office, contest, player.id, "event_closed", facts, act)


def _points(standing: Standing | TeamStanding) -> str:
    """The points that come first: a team's are those of its matches."""
    points = standing.game_points
    if isinstance(standing, TeamStanding):
        points = standing.team_points
    return write_halves(int(points * 2))


def table_words(say: Voice) -> TableWords:
    """The words of a crosstable in a language."""
    return TableWords(**{one.name: say("table", one.name) for one in fields(TableWords)})


def _table_for(office: Office, player: str, table: Crosstable) -> dict[str, object]:
    """The table in the player's language, as wide as a letter if its results allow it."""
    row = office.store.player(player)
    assert row is not None
    words = table_words(office.templates.voice(row.language))
    return {"table": as_text(table, words, width=WIDTH), "grid": as_grid(table, words)}


def _reason(outcome: PlayerResult, participants: int) -> str:
    """What became of the level, for the letter; for who got none, what was lacking [K 12]."""
    if outcome.reason != "new_unranked":
        return outcome.reason
    return f"new_{no_norm_reason(participants, outcome.completed, outcome.near)}"


def _level(index: int | None) -> str:
    return "" if index is None else write_level(index)


def _norms(outcome: PlayerResult | None) -> NormFacts | None:
    """The final norms of a ranked player; None where none could be set."""
    if outcome is None or outcome.norms is None or outcome.own is None:
        return None
    found = outcome.norms
    return NormFacts(
        level=write_level(outcome.own),
        completed=outcome.completed,
        scheduled=outcome.completed,
        points=write_halves(outcome.points),
        keep=_halves(found.keep),
        confirm=_halves(found.confirm),
        rise1=_halves(found.rise1),
        rise2=_halves(found.rise2),
        rise1_level=write_level(outcome.own + 1) if found.rise1 else "",
        rise2_level=write_level(outcome.own + 2) if found.rise2 else "",
        preliminary=False,
    )


def _halves(norm: Norm | None) -> str:
    return write_halves(norm.halves) if norm else ""
