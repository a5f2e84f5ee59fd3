"""Closing an event: the ranking, the report, the levels and everybody's letter, in one commit."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime
from fractions import Fraction
from functools import cache, partial

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.mail.write.facts import (
    ClosedAgain,
    NormMade,
    Outcome,
    RatingNews,
    UsedLevel,
    norms_made,
)
from corr.ranked import is_ranked
from corr.ranking.board.board_event import BoardEvent
from corr.ranking.board.board_event import write as write_rated
from corr.ranking.correspondence.compute import PlayerResult, Result, as_it_counts, compute
from corr.ranking.correspondence.event import (
    HIGHEST,
    LOWEST,
    UNSANCTIONED,
    EventFile,
    read_level,
    write_halves,
    write_level,
)
from corr.ranking.correspondence.eventfile import write as write_event
from corr.ranking.correspondence.newcomers import EstimatesNeeded
from corr.ranking.correspondence.norms import Norm, no_norm_reason, obtain
from corr.report.committee.committee import committee_report
from corr.report.committee.committee_tables import Occasion
from corr.report.forms.as_html import as_html
from corr.report.forms.as_text import as_text as in_plain_text
from corr.report.forms.document import Document
from corr.sentences.plain import WIDTH
from corr.sentences.said import said
from corr.service.event.counting import annulled_players
from corr.service.event.event_files import event_file, taken_back_of
from corr.service.event.fallen import is_taken_back, way_back
from corr.service.event.rated import (
    Fed,
    document_of,
    feed,
    feed_tried,
    kept_event,
    news_of,
    rating_added,
    rating_file,
    with_names,
)
from corr.service.event.reopening import (
    change_sentences,
    changes_since,
    placed_by,
    points_of,
    results_in,
    used_since,
)
from corr.service.event.unranked import results_document
from corr.service.letters.event_letters import Act, event_facts, send_event_letter, the_reason
from corr.service.letters.impartial import judges_of, kept_from
from corr.service.office.flag_holds import waiting_lines
from corr.service.office.office import Office
from corr.service.office.results import results_of
from corr.service.office.tables import table_of, the_contest
from corr.service.register.levels import closed_with, record_levels
from corr.store.rows import PlayerRow
from corr.tournament.contest.committee_days import rules_day, without_rules
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.ruled import Ruled, ways_to_decide
from corr.tournament.events.events_contest import Closed
from corr.tournament.play.state import ANNULLED
from corr.tournament.systems.consequences import to_set_right
from corr.tournament.systems.system import close_early, draw_or_close
from corr.tournament.systems.systems import system_of
from corr.tournament.tables import tables
from corr.tournament.tables.crosstable import Crosstable, TableWords, interpretations
from corr.tournament.tables.crosstable_forms import as_grid, as_text
from corr.tournament.tables.tables import decided_of
from corr.tournament.wording import typed
from corr.words.tables import words_of
from corr.words.templates import Voice, ours

# -- what closing an event comes up against of appeals ----


class MayAppeal(Struct, frozen=True, kw_only=True):
    """A ruling that may still be appealed, by which players (ids) and until which day."""

    ruling: int
    what: str
    until: str
    players: tuple[str, ...]


def undecided_of(contest: Contest) -> tuple[int, ...]:
    """The numbers of the rulings whose appeals wait for their decision."""
    return tuple(number for number, one in sorted(contest.rulings.items()) if one.is_open)


def fallen_of(office: Office, contest: Contest) -> tuple[int, ...]:
    """The numbers of the rulings that have fallen on appeal, and nobody has taken back yet."""
    return tuple(
        number
        for number, one in sorted(contest.rulings.items())
        if one.decision is not None and not is_taken_back(office, contest, one)
    )


def require_decided(office: Office, contest: Contest, act: Act, *, anyway: bool) -> None:
    """Raise ArbiterError if appeals wait for their decision, or a fallen ruling still holds.

    Closed `anyway`, over those that wait, an event needs a reason.
    """
    if fallen := fallen_of(office, contest):
        raise ArbiterError(
            *(
                said(
                    "why_close",
                    "fallen",
                    event=contest.id,
                    number=number,
                    way=way_back(office, contest, contest.rulings[number]),
                )
                for number in fallen
            )
        )
    waiting = undecided_of(contest)
    if not waiting:
        return
    if anyway:
        the_reason(act)
        return
    close = typed("event", "close", contest.id, "--undecided-appeals", "--reason", "TEXT")
    raise ArbiterError(
        *(_undecided_appeal(office, contest, contest.rulings[number], act) for number in waiting),
        said("why_close", "decide_first", close=close, event=contest.id),
    )


def _undecided_appeal(office: Office, contest: Contest, ruled: Ruled, act: Act) -> str:
    assert ruled.appeal is not None and ruled.appealed_at is not None  # noqa: PT018
    number, judges = ruled.act.number, judges_of(office, contest, ruled)
    allow, dismiss = ways_to_decide(contest.id, number)
    who = "" if _is_kept(office, ruled, act) else ruled.appeal.player
    return said(
        "why_close",
        "undecided",
        event=contest.id,
        who=who,
        number=number,
        since=contest.day(ruled.appealed_at),
        judges=judges,
        allow=allow,
        dismiss=dismiss,
    )


def appeals_to_come(office: Office, contest: Contest, act: Act) -> Iterator[MayAppeal]:
    """The rulings that may still be appealed on the day of an act, if its maker may know."""
    day = contest.day(act.at)
    for number, one in sorted(contest.rulings.items()):
        settled = one.appeal is not None or one.undone_by
        if settled or not one.may_be_appealed(day) or not one.act.concerned:
            continue
        if not _is_kept(office, one, act):
            yield MayAppeal(
                ruling=number,
                what=one.act.what,
                until=one.act.appeal_until,
                players=one.act.concerned,
            )


def _is_kept(office: Office, ruled: Ruled, act: Act) -> bool:
    """Whether who acts by letter plays in the ruling's game, and may not hear of it."""
    row = office.store.players.player_by_address(act.by.lower()) if act.by else None
    return row is not None and row.id in kept_from(office, ruled)


# -- from which day a closing counts ----


def closing_day(office: Office, contest: Contest, at: datetime) -> date:
    """The day from which a closing at an instant counts if nobody names another one.

    An event that was closed elsewhere counts from then, and one that is closed again from the day
    that was named before, as long as no game has ended since. All others count from today.
    """
    former = contest.closing.on if contest.closing else ""
    named = date.fromisoformat(former) if former else contest.closed_elsewhere
    today = contest.day(at)
    return named if named and _last_day(office, contest) <= named <= today else today


def named_day(office: Office, contest: Contest, act: Act, on: date | None) -> date:
    """The day from which a closing counts, `on` if that can be. Raises ArbiterError."""
    usual, today = closing_day(office, contest, act.at), contest.day(act.at)
    if on is None or on == usual:
        return usual
    last = _last_day(office, contest)
    if on > today:
        raise ArbiterError(said("why_close", "not_yet", event=contest.id, on=on, today=today))
    if on < last:
        raise ArbiterError(said("why_close", "went_on", event=contest.id, on=on, last=last))
    if not act.reason.strip():
        raise ArbiterError(said("why_close", "another_day", event=contest.id, usual=usual, on=on))
    return on


def moment_of(contest: Contest, day: date, at: datetime) -> datetime:
    """The instant at which a closing of a day counts: of an earlier day the last one."""
    return at if day == contest.day(at) else contest.end_of(day)


def _last_day(office: Office, contest: Contest) -> date:
    """The day on which the last game ended that counts, the start where there is none."""
    rows = office.store.events.games_of_event(contest.id)
    ended = (row.ended_at for row in rows if row.ending != ANNULLED)
    return max([contest.spec.event.start, *(contest.day(one) for one in ended if one)])


# -- what the letter at an event's end tells of the reader's level ----


def level_facts(
    found: PlayerResult | None,
    participants: int,
    held: str,
    say: Voice,
    *,
    since: date | None = None,
) -> dict[str, object]:
    """The facts on the level for the letter to a player; `held` is the level that holds now.

    `found` is None in an event that counts for no ranking. `since` is the earlier day from which
    the event counts, None if it counts from today.
    """
    unsanctioned = found is not None and found.reason == UNSANCTIONED
    outcome = outcome_of(found, participants) if found and not unsanctioned else None
    other = outcome is not None and not outcome.board and held != outcome.after
    own_table = norms_made(outcome, say)
    return {
        "outcome": outcome,
        "own_table": own_table,
        "own_lines": own_table.as_text() if own_table else "",
        "held": "" if outcome else held,
        "unsanctioned": unsanctioned,
        "since": since,
        "now": held if since and other else "",
    }


def outcome_of(found: PlayerResult, participants: int) -> Outcome:
    """The outcome of an event for a player (art. 2 §2g, §4; art. 3; art. 4)."""
    reached = found.level_in_event if found.start is not None else _first(found)
    return Outcome(
        code=_code(found, participants),
        own=_level(found.own if found.start is not None else None),
        reached=_level(reached),
        after=_level(found.level_after),
        close=_level(found.close),
        meanwhile=_meanwhile(found, reached),
        points=write_halves(found.points),
        completed=found.completed,
        near=found.near,
        participants=participants,
        mean=_mean(found),
        norms=tuple(_norms(found)),
        board=found.proposed,
    )


def _first(found: PlayerResult) -> int | None:
    return found.found if found.reason == "new" else None


def _code(found: PlayerResult, participants: int) -> str:
    """The report's code, and where it says too little for a letter, what was lacking [K 12]."""
    if found.reason == "new_unranked":
        return f"new_{no_norm_reason(participants, found.completed, found.near)}"
    lowest = found.norms is not None and found.own == LOWEST and found.reason == "kept"
    if lowest and found.norms and not found.norms.keep.is_met_by(found.points):
        return "kept_lowest"
    return found.reason


def _meanwhile(found: PlayerResult, reached: int | None) -> str:
    """What a level that changed elsewhere during the event does to the outcome (art. 2 §4)."""
    own, close = found.own if found.start is not None else None, found.close
    if close is None or close == own:
        return ""
    if reached is None:
        return "stays"
    if own is None or reached >= own:
        return "higher"
    return "lowered" if close >= own else "stays"


def _mean(found: PlayerResult) -> str:
    """The opponents' mean index with at most two decimals, "" where no norm was set."""
    if not found.completed or not (found.norms or found.reason == "new"):
        return ""
    return f"{float(round(Fraction(found.total, found.completed), 2)):g}"


def _norms(found: PlayerResult) -> Iterator[NormMade]:
    """The norms from the highest on; a new player's are those around the level found."""
    if found.norms:
        pairs: dict[str, Norm | None] = {
            "rise2": found.norms.rise2,
            "rise1": found.norms.rise1,
            "confirm": found.norms.confirm,
            "keep": found.norms.keep,
        }
        yield from (_made(code, one, found.points) for code, one in pairs.items() if one)
    elif found.reason == "new" and found.found is not None and found.completed:
        for level in range(min(found.found + 1, HIGHEST), found.found - 1, -1):
            norm = obtain(level, found.completed, found.total)
            yield _made("obtain", norm, found.points)


def _made(code: str, norm: Norm, points: int) -> NormMade:
    lacking = norm.halves - points
    return NormMade(
        code=code,
        level=write_level(norm.level),
        points=write_halves(norm.halves),
        missing=write_halves(lacking) if lacking > 0 else "",
    )


def _level(index: int | None) -> str:
    return "" if index is None else write_level(index)


# -- closing an event ----


class Report(Struct, frozen=True, kw_only=True):
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
    on: date | None = None,
    over_appeals: bool = False,
) -> Report:
    """Close an event whose games have all ended. Raises ArbiterError with what is missing.

    `estimates` are rough estimates of new players by id, where the results give none. `early`
    closes it although rounds are still to come. Without `letters` nobody is told. `on` is the day
    from which it counts, if not today or the day on which it was closed elsewhere. With
    `over_appeals` it is closed although some are undecided, for the reason of the act.
    """
    with office.folder.transaction():
        contest = the_contest(office, event)
        require_ended(office, contest, act, early=early, over_appeals=over_appeals)
        found = _computed(office, contest, act, estimates or {}, on=on)
        results, result, number = found.results, found.result, contest.reports + 1
        again = changes_since(office, contest, results, found.given)
        closed = _over_appeals(contest, closed_with(number, found.given, found.day), act)
        contest = office.folder.record(event, contest, [closed], at=act.at, cause=act.cause)
        fed = feed(office, contest, results, act)
        rated = kept_event(office, event) if fed else None
        files = report_files(contest, results, result, again, rated)
        report = Report(event=event, no=number, files=files)
        for name, text in report.files.items():
            office.store.events.put_report(event, number, name, text, act.at)
        record_levels(office, contest, closed, act.at)
        if letters:
            _tell_players(office, contest, results, found.given, again, act, news_of(fed))
        return report


class Effect(Struct, frozen=True, kw_only=True):
    """What closing an event would do: the `day` from which it counts, None for today.

    `again` is what is otherwise than by the closing before, None if there was none; `used` are
    the later events that have used another level. `undecided` are the rulings over whose appeals
    it would be closed, `may_appeal` those that may still be appealed. `fed` is what the list of
    ratings would get by it.
    """

    day: date | None
    again: ClosedAgain | None
    used: tuple[UsedLevel, ...]
    undecided: tuple[int, ...]
    may_appeal: tuple[MayAppeal, ...]
    fed: Fed | None = None


def require_ended(
    office: Office, contest: Contest, act: Act, *, early: bool, over_appeals: bool
) -> None:
    """Raise ArbiterError with what still goes on in an event that is to be closed."""
    if contest.state != "running":
        raise ArbiterError(
            said("why_close", "only_running", event=contest.id, state=contest.state)
        )
    _require_all_ended(office, contest, early=early)
    require_decided(office, contest, act, anyway=over_appeals)


def _over_appeals(contest: Contest, closed: Closed, act: Act) -> Closed:
    """A closing that says over which undecided appeals it is, and why."""
    waiting = undecided_of(contest)
    return replace(closed, undecided=waiting, undecided_why=the_reason(act)) if waiting else closed


def effect_of_closing(
    office: Office,
    event: str,
    act: Act,
    *,
    estimates: Mapping[str, str] | None = None,
    early: bool = False,
    on: date | None = None,
    over_appeals: bool = False,
) -> Effect:
    """What closing an event now would do. Raises ArbiterError with what is missing."""
    contest = the_contest(office, event)
    require_ended(office, contest, act, early=early, over_appeals=over_appeals)
    found = _computed(office, contest, act, estimates or {}, on=on)
    again = changes_since(office, contest, found.results, found.given)
    closed = closed_with(contest.reports + 1, found.given, found.day)
    used = used_since(office, contest, closed, act.at)
    known = {(one.event, one.player) for one in again.used} if again else set()
    later = tuple(one for one in used if (one.event, one.player) not in known)
    return Effect(
        day=found.day,
        again=again,
        used=later,
        undecided=undecided_of(contest),
        may_appeal=tuple(appeals_to_come(office, contest, act)),
        fed=feed_tried(office, contest, found.results, act),
    )


class _Computed(Struct, frozen=True, kw_only=True):
    """The results of an event, its ranking if it has one, and what that gives.

    `day` is the one from which the closing counts, None for today.
    """

    results: EventFile
    result: Result | None
    given: Result | None
    day: date | None


def _computed(
    office: Office,
    contest: Contest,
    act: Act,
    estimates: Mapping[str, str],
    *,
    on: date | None,
) -> _Computed:
    """What an event that can be closed comes to. Raises ArbiterError."""
    day = named_day(office, contest, act, on)
    results = replace(
        event_file(office, _as_drawn(contest), moment_of(contest, day, act.at)),
        estimates=_estimates(contest, estimates),
        annulled=annulled_players(office, contest),
    )
    ranked = contest.spec.ranking.system != "none"
    try:
        result = compute(results) if ranked else None
    except EstimatesNeeded as needed:
        how = said("why_close", "give_estimates", event=contest.id)
        raise ArbiterError(f"{needed}", how) from None
    return _Computed(
        results=results,
        result=result,
        given=as_it_counts(result, counts=results.counts) if result else None,
        day=None if day == contest.day(act.at) else day,
    )


def _estimates(contest: Contest, given: Mapping[str, str]) -> dict[str, int]:
    found, faults = dict[str, int](), list[str]()
    for player, level in given.items():
        try:
            found[player] = read_level(level)
        except ValueError:
            faults.append(said("why_close", "no_level", player=player, level=level))
        if player not in contest.order:
            faults.append(said("why_close", "no_such_player", player=player, event=contest.id))
        elif player in contest.levels:
            held = contest.levels[player]
            faults.append(said("why_close", "only_new", player=player, held=held))
    if faults:
        raise ArbiterError(*faults)
    return found


def _as_drawn(contest: Contest) -> Contest:
    """The event with the rounds that it had: of a Monrad closed early, those that were drawn."""
    if contest.spec.system.form != "monrad":
        return contest
    return replace(contest, rounds=contest.drawn)


def _require_all_ended(office: Office, contest: Contest, *, early: bool) -> None:
    rows = office.store.events.games_of_event(contest.id)
    running = [row.id for row in rows if row.state == "running"]
    if running:
        fault = said(
            "why_close", "still_going", event=contest.id, count=len(running), games=_shown(running)
        )
        raise ArbiterError(fault, *waiting_lines(office, contest.id))
    if early:
        return
    begun = {row.id for row in rows}
    if there := sorted(contest.elsewhere.keys() - begun):
        raise ArbiterError(
            said(
                "why_close", "elsewhere", event=contest.id, count=len(there), games=_shown(there)
            ),
            said("why_close", "give_results", early=close_early(contest)),
        )
    waiting = [one.game for one in contest.pairings if one.game not in begun]
    if waiting:
        fault = said(
            "why_close", "not_begun", event=contest.id, count=len(waiting), games=_shown(waiting)
        )
        raise ArbiterError(fault, close_early(contest))
    found = results_of(office, contest)
    if wrong := to_set_right(contest, found):
        raise ArbiterError(
            said("why_close", "fault", event=contest.id, fault=wrong), close_early(contest)
        )
    if missing := system_of(contest).missing(contest, found):
        raise ArbiterError(
            said("why_close", "fault", event=contest.id, fault=missing), draw_or_close(contest)
        )


def _shown(games: Sequence[str]) -> str:
    return ", ".join(games[:10]) + (" …" if len(games) > 10 else "")


def report_files(
    contest: Contest,
    results: EventFile,
    result: Result | None,
    again: ClosedAgain | None = None,
    rated: BoardEvent | None = None,
) -> dict[str, str]:
    """The files of a report by name: the event file, and the report in the event's languages.

    `again` is what has changed since the report before it, `rated` what a rating event has fed
    the list, which is a file, too: from it anybody computes the ratings again.
    """
    files = {f"{contest.id}.json": write_event(results)}
    if rated is not None:
        files[rating_file(contest.id)] = write_rated(with_names(rated, results))
    for language in contest.spec.event.languages:
        occasion = occasion_of(contest, results, language, again)
        document = closing_document(contest, results, result, rated, occasion, language)
        files[f"{contest.id}.{language}.txt"] = in_plain_text(document)
        files[f"{contest.id}.{language}.html"] = as_html(document)
    return files


def closing_document(
    contest: Contest,
    results: EventFile,
    result: Result | None,
    rated: BoardEvent | None,
    occasion: Occasion,
    language: str,
) -> Document:
    """The report on a closing: on levels, on ratings, on both, or on the mere results."""
    if result is None and rated is None:
        return results_document(contest, results, occasion, language)
    if result is None:
        assert rated is not None
        places = placed_by(contest, results)
        return document_of(contest, results, rated, places, occasion, language)
    document = committee_report(results, result, language, occasion)
    return document if rated is None else rating_added(document, results, rated, language)


def occasion_of(
    contest: Contest,
    results: EventFile,
    language: str,
    again: ClosedAgain | None = None,
    *,
    closed: bool = True,
) -> Occasion:
    """What the report on a closing says that the event file does not know.

    When the rules went out (art. 1 §3) the event knows; the report is not sent by closing.
    A report before the event is `closed` tells of no closing.
    """
    # Nobody here knows when the rules of an event from elsewhere were sent.
    elsewhere = contest.closed_elsewhere is not None
    number = again.report + 1 if again else 1
    return Occasion(
        number=number,
        because=contest.reopened[number - 2][1] if number > 1 else "",
        remarks=(
            *(_undecided(contest, number, language) if closed else ()),
            *remarks_on(contest, results, language),
        ),
        changes=_changes(results, language, again),
        rules_sent=None if elsewhere else rules_day(contest),
        without_rules=0 if elsewhere else len(without_rules(contest)),
        not_yet=frozenset({"report_due"}),
    )


def _undecided(contest: Contest, number: int, language: str) -> tuple[str, ...]:
    """That a closing was over undecided appeals, and why."""
    closed = contest.over_appeals.get(number)
    if closed is None:
        return ()
    rulings = tuple(f"{contest.id}/{one}" for one in closed.undecided)
    say = ours().voice(language)
    return (say("closings", "undecided", rulings=rulings, reason=closed.undecided_why),)


def remarks_on(contest: Contest, results: EventFile, language: str) -> tuple[str, ...]:
    """Which interpretations of the rules mattered for the table of an event file, in words."""
    words = words_of(ours().voice(language))
    games = [str(game["id"]) for game in taken_back_of(results)]
    annulled = (f"{words.taken_back} {', '.join(games)}.",) if games else ()
    return *annulled, *_decided(contest, results, words)


def _changes(results: EventFile, language: str, again: ClosedAgain | None) -> tuple[str, ...]:
    """What has changed since the report before."""
    names = {player.id: player.name for player in results.players}
    return change_sentences(again, names, ours().voice(language))


def _decided(contest: Contest, results: EventFile, words: TableWords) -> tuple[str, ...]:
    """The interpretations that mattered for what counts in the table."""
    games = results_in(contest, results)
    table = tables.standings_of(contest, games)
    taken = interpretations(table, words, decided_of(contest, games, table))
    told = "; ".join(f"[T {tag[1:]}] {what}" for tag, what in taken)
    return (f"{words.decided} {told}.",) if told else ()


def _tell_players(
    office: Office,
    contest: Contest,
    results: EventFile,
    result: Result | None,
    again: ClosedAgain | None,
    act: Act,
    ratings: Mapping[str, RatingNews],
) -> None:
    table = table_of(office, contest)
    table_in = cache(partial(_table_in, office, table))  # the same for all who read a language
    places = {row.standing.player: row.standing for row in table.rows}
    taken = Counter(one.place for one in places.values())
    outcomes = {player.id: player for player in result.players} if result else {}
    event, over = event_facts(office, contest), contest.over_appeals.get(contest.reports)
    for player in results.players:
        outcome, row = outcomes.get(player.id), office.store.players.player(player.id)
        assert row is not None
        # Who was annulled, or left the place to a substitute, has none.
        team = contest.teams.get(player.id, "") if contest.spec.system.kind == "teams" else ""
        standing = places.get(team or player.id)
        facts: dict[str, object] = {
            "event": event,
            "place": str(standing.place) if standing else "",
            "shared": standing is not None and taken[standing.place] > 1,
            "points": points_of(contest, standing) if standing else "",
            "team": team,
            **table_in(row.language),
            **_level_facts(office, contest, row, outcome, len(results.players), act),
            "undecided": tuple(f"{contest.id}/{one}" for one in over.undecided) if over else (),
            "undecided_why": over.undecided_why if over else "",
            "again": again,
            "before": _before(again, team or player.id, player.id),
            "rating": ratings.get(player.id),
        }
        send_event_letter(office, contest, player.id, "event_closed", facts, act)


def _before(again: ClosedAgain | None, who: str, player: str) -> dict[str, object]:
    """What the earlier report had said of a reader, as far as it is otherwise now."""
    places = {one.who: one.before for one in again.places} if again else {}
    levels = {one.player: one.before for one in again.levels} if again else {}
    return {"placed": places.get(who), "level": levels.get(player, "")}


def _level_facts(
    office: Office,
    contest: Contest,
    player: PlayerRow,
    outcome: PlayerResult | None,
    participants: int,
    act: Act,
) -> dict[str, object]:
    assert contest.closing is not None
    ranked = is_ranked(contest.spec.game.kind)  # levels of renju concern no other game
    held = office.store.levels.level_at(player.id, act.at) if ranked else ""
    since = contest.closed_on if contest.closing.on else None
    say = office.templates.voice(player.language)
    return level_facts(outcome, participants, held, say, since=since)


def _table_in(office: Office, table: Crosstable, language: str) -> dict[str, object]:
    """The table in a language, as wide as a letter if its results allow it."""
    words = words_of(office.templates.voice(language))
    return {"table": as_text(table, words, width=WIDTH), "grid": as_grid(table, words)}
