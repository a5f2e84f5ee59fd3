"""Rounds: drawing the next one, and beginning games when their time has come."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, datetime, timedelta
from hashlib import sha256

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.games.registry import begins, begins_in_tables
from corr.games.rules import Seat
from corr.mail.letter import GameLine, Happening
from corr.mail.write.facts import RoundFacts, Ruling
from corr.sentences.said import joined, said
from corr.service.event.counting import require_tables
from corr.service.letters.apart import Apart
from corr.service.letters.event_letters import (
    Act,
    ask_for_gifts,
    event_facts,
    game_line,
    match_to_begin,
    send_board,
    send_event_letter,
    send_news,
    send_ruling,
    team_facts,
    the_player,
    the_reason,
    waiting_seat,
)
from corr.service.letters.matches.dice_told import dice_block
from corr.service.letters.matches.match_told import late_told
from corr.service.letters.norms import norm_facts
from corr.service.letters.notices import tell_request
from corr.service.office.office import Office, Step, no_step, printed_for
from corr.service.office.people import with_names
from corr.service.office.results import LaterResults, results_of
from corr.service.office.shelf import SeenRounds
from corr.service.office.tables import kinds_of, players_of, the_contest
from corr.service.office.trusted import MARGIN, is_in_doubt
from corr.store.rows import PlayerRow
from corr.tournament.contest.contest import Contest, Pairing, Results, Section
from corr.tournament.contest.line_ups import available
from corr.tournament.contest.stages import (
    Qualification,
    holders,
    last_stage,
    section_of,
    section_tables,
)
from corr.tournament.events.events import ContestBody, GameStarted
from corr.tournament.events.events_contest import OrderDecided
from corr.tournament.pairing.leagues import NextSeason, decided_moves, explain_moves, next_season
from corr.tournament.play.game import Game
from corr.tournament.spec.clock_terms import terms_to_words
from corr.tournament.spec.spec import parse_spec
from corr.tournament.spec.spec_text import spec_text
from corr.tournament.systems import monrad
from corr.tournament.systems.consequences import redraw_words, to_set_right
from corr.tournament.systems.matches import games_beside, is_deciding
from corr.tournament.systems.monrad import (
    before_last_round,
    open_before_last,
    unassessed,
)
from corr.tournament.systems.stages import qualified, to_decide
from corr.tournament.systems.systems import system_of
from corr.tournament.tables.crosstable import Crosstable, crosstable, with_kinds
from corr.tournament.tables.league_event import Changes, draft, season_of
from corr.tournament.wording import command, typed

# -- byes that the arbiter decides, for the next round of a Monrad (26.4) ----


def decide_byes(office: Office, event: str, players: Sequence[str], act: Act) -> Contest:
    """Give players, or teams of a Monrad of teams, the bye in the next round; nobody: by lot.

    It replaces what was decided before. All whom it concerns are told. Raises ArbiterError.
    """
    with office.folder.transaction():
        contest, reason = running(office, event), the_reason(act)
        body = monrad.decide_byes(contest, results_of(office, contest), players, reason)
        before = contest.free.get(body.round, ())
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        for one in dict.fromkeys((*before, *players)):
            if (one in before) != (one in players):
                _tell(office, contest, one, "bye" if one in players else "bye_lifted", act)
        return contest


def _tell(office: Office, contest: Contest, one: str, code: str, act: Act) -> None:
    """Tell a player, or all of a team."""
    params = {"event": contest.spec.event.name, "round": contest.drawn + 1}
    of_teams = contest.spec.system.kind == "teams"
    ruling = Ruling(
        code=code, reason=the_reason(act), params={**params, "team": one if of_teams else ""}
    )
    for player in available(contest, one) if of_teams else (contest.holder(one),):
        send_ruling(office, contest, player, [ruling], act)


# -- rounds ----
# A use case is one transaction, with its letters.


def draw_next_round(
    office: Office,
    event: str,
    act: Act,
    *,
    seed: str = "",
    letters: bool = True,
    unfinished: bool = False,
) -> Contest:
    """Draw the next round and begin its games. Raises ArbiterError with what stands in the way.

    Without a `seed` it follows from that of the event: nobody can choose a draw that suits them.
    `unfinished` lets the last round of a Monrad be drawn while games of earlier ones still go on,
    which the rules do not want (14.1).
    """
    with office.folder.transaction():
        contest = running(office, event)
        results = results_of(office, contest)
        if not unfinished:
            before_last_round(contest, results)
        lots = seed or next_seed(contest)
        bodies = system_of(contest, printed_for(contest)).next_draw(contest, results, lots)
        drawn = carry_on(office, contest, bodies, act, letters=letters)
        require_tables(office, event)
        return drawn


def rounds_drawn(before: Contest, after: Contest) -> tuple[int, ...]:
    """The rounds that an act has drawn or opened, in order; final groups have several at once."""
    found = {pairing.round for pairing in after.pairings[len(before.pairings) :]}
    return tuple(sorted(found.union(range(before.opened + 1, after.opened + 1))))


def next_seed(contest: Contest) -> str:
    """The seed of the next round, if none is given."""
    return f"{contest.seed or contest.id}.{contest.drawn + 1}"


def carry_on(
    office: Office,
    contest: Contest,
    bodies: Sequence[ContestBody],
    act: Act,
    *,
    letters: bool = True,
) -> Contest:
    """Record what was drawn or opened, begin what may begin, and tell everybody concerned."""
    before = contest
    contest = office.folder.record(contest.id, contest, bodies, at=act.at, cause=act.cause)
    begun = begin(office, contest, may_begin(office, contest), act)
    if not letters:
        return contest
    if contest.opened > before.opened:
        tell_round(office, contest, contest.opened, begun, act)
    else:
        tell_games(office, contest, begun, act)
    return contest


def running(office: Office, event: str) -> Contest:
    """A running event by its id. Raises ArbiterError if there is none, or it does not run."""
    contest = the_contest(office, event)
    if contest.state != "running":
        only = said(
            "why_event", "only_running", event=event, state=contest.state, way=_way(contest)
        )
        raise ArbiterError(only)
    return contest


def begun_game(office: Office, game: str) -> Game:
    """A game of a running event that has begun. Raises ArbiterError."""
    found = office.folder.game(game)
    if found is None:
        raise ArbiterError(said("why_game", "not_begun", game=game))
    running(office, found.event)
    return found


def _way(contest: Contest) -> str:
    """What can be done about an event that is closed."""
    if contest.state != "closed":
        return ""
    reopen = command("event", "reopen", contest.id, "--reason", "TEXT")
    return said("why_event", "reopen_it", reopen=reopen)


_EVERYBODY = frozenset({"round_robin", "teams", "stages", "league"})
"""The kinds in which a round is told also to those who have no game in it."""

# -- beginning games ----


def may_begin(office: Office, contest: Contest) -> Iterator[Pairing]:
    """The games that were drawn, have not begun, and for which both have a board free.

    Rounds whose time has not come wait, and nobody gets more than `max_running` games at once.
    What was left elsewhere never begins here.
    """
    known = set(office.store.events.game_ids(contest.id))
    most = contest.spec.system.max_running
    going_on = Counter[str]()
    for both in office.store.events.who_plays(contest.id) if most else ():
        going_on.update(both)
    for pairing in contest.pairings:
        if pairing.game in known or pairing.round > contest.opened:
            continue
        if pairing.game in contest.elsewhere:
            continue
        both = pairing.first, pairing.second
        if most and any(going_on[player] >= most for player in both):
            continue
        going_on.update(both)
        yield pairing


def begin(
    office: Office, contest: Contest, pairings: Iterable[Pairing], act: Act
) -> tuple[str, ...]:
    """Begin games; their ids. Nobody is told."""
    begun, countries = list[str](), countries_of(office, contest)

    def started() -> Iterator[tuple[str, GameStarted]]:
        for pairing in pairings:
            begun.append(pairing.game)
            acted = who_acted(office, contest, pairing)
            yield pairing.game, game_started(contest, pairing, countries, acted=acted)

    office.folder.begin_many(started(), at=act.at, cause=act.cause)
    return tuple(begun)


def who_acted(office: Office, contest: Contest, pairing: Pairing) -> tuple[Seat, ...]:
    """The seats of a game that is to begin whose players have begun its match before (P§17.2).

    Nobody is asked for where the event does not say within which time a match is begun.
    """
    if contest.spec.game.start_within is None:
        return ()
    known = (office.folder.game(one.game) for one in games_beside(contest, pairing.game))
    acted = {
        name
        for game in known
        if game is not None
        for seat, name in game.players.items()
        if seat not in game.times.to_start
    }
    both = ((Seat.FIRST, pairing.first), (Seat.SECOND, pairing.second))
    return tuple(seat for seat, player in both if player in acted)


def countries_of(office: Office, contest: Contest) -> Mapping[str, str]:
    """The country of every player, if the time for a game depends on it; else of nobody."""
    if contest.spec.clock.total_same_country is None:
        return {}
    rows = (office.store.players.player(player) for player in contest.order)
    return {row.id: row.country.casefold() for row in rows if row}


def game_started(
    contest: Contest,
    pairing: Pairing,
    countries: Mapping[str, str] | None = None,
    *,
    acted: tuple[Seat, ...] = (),
) -> GameStarted:
    """The first event of a drawn game; players of one of the `countries` may have less time."""
    spec, known = contest.spec, countries or {}
    home = known.get(pairing.first, "")
    terms = spec.terms(
        same_country=bool(home) and home == known.get(pairing.second),
        replay=pairing.replay,
        points=spec.game.length(pairing.round),
    )
    return GameStarted(
        event=contest.id,
        round=pairing.round,
        board=pairing.board,
        rules=spec.game.kind,
        options=spec.game.started_in(pairing.round),
        first=pairing.first,
        second=pairing.second,
        per_move=(terms.per_move or timedelta()) // timedelta(seconds=1),
        reminders=terms.reminders,
        draw_min_moves=spec.game.draw_min_moves,
        max_draw_offers=spec.game.max_draw_offers,
        draw_claim_after=spec.game.draw_claim_after,
        terms=terms_to_words(terms) or None,
        acted=acted,
    )


def the_game(office: Office, game: str, act: Act) -> Game:
    """A game of a running event, begun if it only waited for its time. Raises ArbiterError."""
    found = office.folder.game(game)
    if found is not None:
        running(office, found.event)
        return found
    contest = office.folder.contest(game.rpartition("-")[0])
    waiting = (one for one in contest.pairings if one.game == game) if contest else iter(())
    pairing = next(waiting, None)
    if contest is None or pairing is None:
        raise ArbiterError(said("why_game", "no_such_game", game=game))
    return begin_to_end(office, running(office, contest.id), pairing, act)


def begin_to_end(office: Office, contest: Contest, pairing: Pairing, act: Act) -> Game:
    """Begin a game that is ended by a ruling at once, so that nobody hears of its board."""
    body = game_started(contest, pairing)
    return office.folder.begin(pairing.game, body, at=act.at, cause=act.cause)


# -- letters ----


def tell_round(
    office: Office,
    contest: Contest,
    number: int,
    begun: Sequence[str],
    act: Act,
    *,
    kind: str = "round",
) -> None:
    """Send everybody in a round the list of their new games, and then the first boards.

    `kind` is `start` for the first letter of the event. Of matches whose dice wait the list asks
    for what players give, once for all of them; their first boards follow when both have given it.
    """
    facts = event_facts(office, contest, players=kind == "start")
    new, waiting = frozenset(begun), _waiting(office, contest)
    for player in _concerned(contest, number, kind):
        rows = office.store.events.games_of_player(player, contest.id)
        mine = tuple(_games(office, (row.id for row in rows if row.id in new)))
        params: dict[str, object] = {
            "event": facts,
            "games": tuple(_line(office, game, player, act.at) for game in mine),
            "norms": norm_facts(office.store, contest, player, act.at),
            "round": round_facts(office, contest, number, player, len(mine), waiting[player]),
        }
        if kind == "start":
            params["tried"] = player in contest.book.proved
        send_event_letter(office, contest, player, kind, params, act)
    boards = (game.id for game in _games(office, begun) if game.judge.of_itself is None)
    _send_boards(office, contest, tuple(boards), act)


def _line(office: Office, game: Game, player: str, at: datetime) -> GameLine:
    """A new game in the list of a player's, a match with what binds the house for its dice."""
    line, seat = game_line(office, game, player), game.seat_of(player)
    if game.dice is None or seat is None:
        return line
    late = late_told(game, seat, at)
    return replace(line, dice=dice_block(office, game, seat, at), late=late)


def tell_games(office: Office, contest: Contest, begun: Sequence[str], act: Act) -> None:
    """Tell both players of single games that begin in the middle of a round."""
    _send_boards(office, contest, begun, act, both=True)


def _send_boards(
    office: Office, contest: Contest, begun: Sequence[str], act: Act, *, both: bool = False
) -> None:
    """Send the first boards of games to who is to act, or to `both`; replays say what they are."""
    replays = {pairing.game: pairing.replay for pairing in contest.pairings if pairing.replay}
    for game in _games(office, begun):
        happening = Happening(code="game_started")
        if is_deciding(contest, game.id):
            white = begins(game.rules) == "white"
            happening = Happening(code="deciding_started", params={"white": white})
        if game.id in replays:
            params = {"number": replays[game.id]}
            happening = Happening(code="replay_started", params=params)
        if game.judge.of_itself is not None:
            ask_for_gifts(office, game, act, happening)
            continue
        send_board(office, game, act, happening, *match_to_begin(contest, game))
        if both:
            send_news(office, game, waiting_seat(game), "receipt", act, happening)


def _waiting(office: Office, contest: Contest) -> Counter[str]:
    """How many games of each player wait until others of theirs have ended."""
    known = {*office.store.events.game_ids(contest.id), *contest.elsewhere}
    found = Counter[str]()
    for pairing in contest.pairings:
        if pairing.round <= contest.opened and pairing.game not in known:
            found.update((pairing.first, pairing.second))
    return found


def round_facts(
    office: Office, contest: Contest, number: int, player: str, games: int, waiting: int
) -> RoundFacts:
    """What a player hears of a round, with so many new games and so many that still wait."""
    bye = (number, player) in contest.byes
    team = team_facts(office, contest, number, player)
    section = section_of(contest, player)
    new = number == 1 or any(one.before == number - 1 for one in contest.sections)
    out = bool(section and new and section.stage < last_stage(contest))
    more = contest.opened < last_round(contest)
    following = contest.round_day(number + 1) if more else None
    return RoundFacts(
        number=number,
        rounds=last_round(contest),
        bye=bye,
        free=not (bye or games or waiting or team or out),
        team=team,
        section=section.name if section and new else "",
        others=tuple(_others(office, contest, section, player)) if section and new else (),
        out=out,
        waiting=waiting,
        limit=contest.spec.system.max_running,
        next_day=following.isoformat() if following else "",
        more=more,
        # Letters of renju stay as players have always read them.
        match=contest.spec.system.kind == "match" and contest.spec.game.kind != "renju",
    )


def last_round(contest: Contest) -> int:
    """How many rounds there will be as far as is known, at least those that are drawn."""
    return max(contest.rounds, contest.drawn)


def _others(office: Office, contest: Contest, section: Section, player: str) -> Iterator[str]:
    """The names of who plays in a section beside the player."""
    for other in holders(contest, section):
        row = office.store.players.player(other)
        if row and other != player:
            yield row.name


def _concerned(contest: Contest, number: int, kind: str) -> Iterator[str]:
    """Who hears of a round: who plays or has a bye, and who is free where all meet all."""
    if kind == "start" or contest.spec.system.kind in _EVERYBODY:
        yield from contest.present
        return
    in_it = {player for round_, player in contest.byes if round_ == number}
    for pairing in contest.pairings:
        if pairing.round == number:
            in_it |= {pairing.first, pairing.second}
    yield from (player for player in contest.present if player in in_it)


def _games(office: Office, ids: Iterable[str]) -> Iterator[Game]:
    """Games by their ids, read as they are asked for: there may be very many."""
    for one in ids:
        game = office.folder.game(one)
        assert game is not None  # its row is here
        yield game


# -- what time and results bring to an event ----
# It costs next to nothing where nothing has changed since the last look.


def look_at_rounds(office: Office, at: datetime, step: Step = no_step) -> None:
    """Look at the running events, each in one transaction.

    One that fails is looked at again an hour later; the others go on. So does one whose tables
    fail with what has happened since the last look, or with what was drawn now, which is undone.
    """
    apart = Apart(office, at)
    for event, _, state in office.store.events.tournaments():
        if state != "running" or apart.waits("event", event):
            continue
        with apart.each("event", event):
            contest, ended = office.folder.contest(event), event in office.folder.changed_results
            if contest is None or (not ended and _is_as_it_was(office, contest, at)):
                continue
            step("due")
            with office.folder.transaction():
                _look(office, event, at)
                if ended or _seq(office, contest) != contest.seq:
                    require_tables(office, event)
                step("judged")
            office.folder.changed_results.discard(event)


def _is_as_it_was(office: Office, contest: Contest, at: datetime) -> bool:
    seen = office.folder.seen_rounds.get(contest.id)
    if seen is None or (seen.until is not None and at >= seen.until):
        return False
    if seen.settled and seen.seq == contest.seq:
        return True
    begun, running = office.store.events.game_counts(contest.id)
    return (seen.seq, seen.begun, seen.running) == (contest.seq, begun, running)


def _look(office: Office, event: str, at: datetime) -> None:
    """Do what can be done now, and note how all was if it was nothing."""
    contest = office.folder.contest(event)
    assert contest is not None
    begun, running = office.store.events.game_counts(event)
    cause = f"round.{event}.{contest.seq}.{begun}.{running}"
    act = Act(at=at, cause=cause)
    if begun < len(contest.pairings) and _begin_more(office, contest, act):
        return
    results = LaterResults(lambda: results_of(office, contest))
    if why := to_set_right(contest, results, advised=False):
        _tell_of_wrong_games(office, contest, why, act)
    bodies = system_of(contest).follows(contest, results)
    if bodies:
        carry_on(office, contest, bodies, act)
        return
    if contest.spec.system.kind == "stages" and (why := to_decide(contest, results)):
        _tell_once(office, contest, "round_fails", _fault(contest, with_names(office, why)), act)
    until = _next_round(office, contest, results, act)
    system = contest.spec.system
    office.folder.seen_rounds[event] = SeenRounds(
        seq=contest.seq,
        begun=begun,
        running=running,
        until=until,
        settled=begun == len(contest.pairings)
        and system.kind not in ("cup", "stages")
        and not (system.has_aim or system.as_needed)
        and not system.has_dates,
    )


def _tell_of_wrong_games(office: Office, contest: Contest, why: str, act: Act) -> None:
    """Tell the arbiter, once of the same games, that they do not follow from the results."""
    cause = f"games_wrong.{contest.id}.{sha256(why.encode()).hexdigest()[:16]}"
    if not office.store.letters.has_cause(cause):
        told = {"event": contest.id, "why": why, "commands": (typed(*redraw_words(contest)),)}
        arbiter = contest.spec.event.arbiters[0]
        tell_request(office, arbiter, "games_wrong", told, at=act.at, cause=cause)


_COMMANDS = re.compile(r"`(corr [^`]*)`")


def _fault(contest: Contest, why: str) -> dict[str, object]:
    """Why a round cannot be drawn, with the commands that this names, else that which draws it."""
    found = tuple(dict.fromkeys(_COMMANDS.findall(why)))
    return {"why": why, "commands": found or (typed("event", "draw", contest.id),)}


def _begin_more(office: Office, contest: Contest, act: Act) -> bool:
    """Begin the games for which there is room now; whether there were any."""
    games = begin(office, contest, may_begin(office, contest), act)
    tell_games(office, contest, games, act)
    return bool(games)


def _next_round(office: Office, contest: Contest, results: Results, act: Act) -> datetime | None:
    """Begin the next round if its day has come; else when to look again, None for never."""
    moment = contest.round_moment(contest.opened + 1)
    system = system_of(contest)
    if not contest.spec.system.has_dates or moment is None or not system.missing(contest, results):
        return None
    if act.at < moment:
        return moment
    if system.by_lot:
        # A letter that came before the round may still lie unread, with a result in it.
        read_up_to = office.store.letters.read_up_to(office.mailbox)
        unread = read_up_to is None or read_up_to - MARGIN < moment
        if unread or is_in_doubt(office, act.at):
            return act.at
        if _in_the_way(office, contest, results, act):
            return None
    try:
        draw_next_round(office, contest.id, act)
    except ArbiterError as error:
        why = with_names(office, joined("; ", error.faults))
        _tell_once(office, contest, "round_fails", _fault(contest, why), act)
    return None if contest.seq == _seq(office, contest) else act.at


def _seq(office: Office, contest: Contest) -> int:
    found = office.folder.contest(contest.id)
    assert found is not None
    return found.seq


def _in_the_way(office: Office, contest: Contest, results: Results, act: Act) -> bool:
    """Whether games that still go on keep the round from being drawn; the arbiter is told once."""
    games = unassessed(contest, results) if contest.spec.system.form == "monrad" else ()
    params: dict[str, object]
    if games:
        way = typed("event", "assess", games[0], "1/2-1/2", "--reason", "TEXT")
        params = {"games": tuple(games), "commands": (way,)}
        _tell_once(office, contest, "round_waits", params, act)
    elif games := open_before_last(contest, results):
        end = typed("event", "rule", games[0], "1-0", "--reason", "TEXT")
        draw = typed("event", "draw", contest.id, "--unfinished")
        params = {"games": tuple(games), "commands": (end, draw)}
        _tell_once(office, contest, "last_round_waits", params, act)
    return bool(games)


def _tell_once(
    office: Office, contest: Contest, code: str, params: dict[str, object], act: Act
) -> None:
    number = contest.opened + 1
    cause = f"{code}.{contest.id}.{number}"
    if not office.store.letters.has_cause(cause):
        told = {"event": contest.id, "round": number, **params}
        arbiter = contest.spec.event.arbiters[0]
        tell_request(office, arbiter, code, told, at=act.at, cause=cause)


# -- what the arbiter does with sections ----


def decide_order(office: Office, event: str, players: Sequence[str], act: Act) -> Contest:
    """Part players who share a place across a line: who is named earlier goes before [T32c].

    Who is not named comes after them. It counts for who goes on to a final group, and in a league
    for the next season [T31a]; the places in the tables stay shared. Raises ArbiterError.
    """
    with office.folder.transaction():
        contest, reason = the_contest(office, event), the_reason(act)
        if contest.spec.system.kind not in ("stages", "league"):
            raise ArbiterError(said("why_event", "no_sections", event=event))
        strangers = [player for player in players if player not in contest.order]
        if strangers:
            raise ArbiterError(said("why_event", "strangers", event=event, strangers=strangers))
        if not players or len(set(players)) < len(players):
            raise ArbiterError(said("why_event", "each_once", event=event))
        homes = {contest.teams.get(player, "") for player in players}
        if contest.spec.system.kind == "league" and len(homes) > 1:
            raise ArbiterError(
                said("why_event", "divisions", event=event, divisions=sorted(homes))
            )
        body = OrderDecided(players=tuple(players), reason=reason)
        return office.folder.record(event, contest, [body], at=act.at, cause=act.cause)


def qualification(
    office: Office, before: Contest, after: Contest, seed: str
) -> Qualification | None:
    """Who came to the final groups that an act has drawn, and how; None where it drew none."""
    if last_stage(after) == last_stage(before):
        return None
    return qualified(before, results_of(office, before), seed)


def section_crosstables(office: Office, contest: Contest) -> tuple[tuple[str, Crosstable], ...]:
    """The crosstables of all sections, final groups or divisions, by name, as they stand."""
    names = {row.id: row.name for row in players_of(office, contest)}
    first, kinds = begins_in_tables(contest.spec.game.kind), kinds_of(office, contest)
    return tuple(
        (one.section.name, with_kinds(crosstable(one.table, names, begins=first), kinds))
        for one in section_tables(contest, results_of(office, contest))
    )


# -- the next season of a league ----


class SeasonDraft(Struct, frozen=True, kw_only=True):
    """The next season, everybody's way to it in words, and the text of its event file.

    `decided` are the interpretations [T31] that changed something in it, with their words.
    """

    season: NextSeason
    words: tuple[str, ...]
    decided: tuple[tuple[str, str], ...]
    text: str


def draft_next_season(
    office: Office,
    event: str,
    changes: Changes,
    *,
    new_event: str,
    start: date,
    name: str = "",
) -> SeasonDraft:
    """The next season of a league; nothing is recorded, and nobody is told.

    Players stand in the file as an arbiter knows them, with their names beside. Raises
    ArbiterError with every reason why there can be none yet, ConfigError if the new event's id or
    dates cannot be.
    """
    contest = the_contest(office, event)
    new = (*changes.newcomers, *changes.successors.values())
    rows = [the_player(office, player) for player in {*contest.order, *new}]
    names = {row.id: row.name for row in rows}
    over = season_of(contest, results_of(office, contest), changes, names)
    season = next_season(over)
    words = {row.id: _known_as(row) for row in rows}
    spec = draft(contest.spec, season, event=new_event, start=start, name=name, words=words)
    text = spec_text(spec, {words[player]: shown for player, shown in names.items()})
    parse_spec(text, new_event)
    return SeasonDraft(
        season=season,
        words=explain_moves(season, names),
        decided=decided_moves(over, season),
        text=text,
    )


def _known_as(row: PlayerRow) -> str:
    """What an arbiter calls a player in an event file: member number, else address, else id."""
    return row.member_no or next(iter(row.addresses), row.id)
