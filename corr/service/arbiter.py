"""What the arbiter does with an event: open, enter, start. One transaction each, with letters."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from random import Random  # noqa: TID251  (the one place where lots are drawn, with a seed)

from corr.errors import ArbiterError
from corr.mail.letter import EventFacts, GameLine, Happening
from corr.ranking.levels import read_level
from corr.service.compose import Telling, post, send_game_letter
from corr.service.desk_letters import draft_about_no_game, fewer_letters
from corr.service.norms import norm_facts
from corr.service.office import Office
from corr.store import PlayerRow
from corr.tournament.contest import Contest, Pairing, draw, enter
from corr.tournament.events import Announced, GameStarted
from corr.tournament.game import Game
from corr.tournament.spec import EventSpec, spec_to_tables
from corr.tournament.wording import listed

_HUMAN = frozenset({"invitation", "event_closed"})
"""The letters whose answers are for the arbiter, not for this program."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """An arbiter's act: when, and the key under which its events and letters are kept."""

    at: datetime
    cause: str


def the_contest(office: Office, event: str) -> Contest:
    """An event by its id. Raises ArbiterError if there is none."""
    contest = office.folder.contest(event)
    if contest is None:
        raise ArbiterError(f"there is no event {event}")
    return contest


def open_event(office: Office, spec: EventSpec, act: Act) -> Contest:
    """Announce an event. Raises ArbiterError if its id is taken or a language has no letters."""
    require_languages(spec, office.templates.languages)
    with office.folder.transaction():
        event = spec.event.id
        if office.folder.contest(event) is not None:
            raise ArbiterError(f"there is an event {event} already")
        body = Announced(spec=spec_to_tables(spec))
        return office.folder.record(event, None, [body], at=act.at, cause=act.cause)


def require_languages(spec: EventSpec, known: Collection[str]) -> None:
    """Raise ArbiterError if an event wants letters in a language that has no templates."""
    missing = [one for one in spec.event.languages if one not in known]
    if missing:
        raise ArbiterError(
            f"{spec.event.id}: no letters in {listed(missing)}; "
            f"the languages are {listed(sorted(known))}"
        )


def enter_players(
    office: Office, event: str, players: Sequence[str], act: Act, *, late: bool = False
) -> Contest:
    """Enter players and send each their invitation. Raises ArbiterError: then nobody is.

    After `entry_until` only `late` entries are taken, which are the arbiter's decision.
    """
    with office.folder.transaction():
        contest = the_contest(office, event)
        last = contest.spec.event.entry_until
        if last is not None and contest.day(act.at) > last and not late:
            raise ArbiterError(
                f"entries to {event} closed on {last}; `corr event enter --late` is for later ones"
            )
        entered = list[str]()
        for player in players:
            bodies = enter(contest, player)
            if bodies:
                contest = office.folder.record(event, contest, bodies, at=act.at, cause=act.cause)
                entered.append(player)
        for player in entered:
            _invite(office, contest, player, act)
        return contest


def start_event(office: Office, event: str, seed: str, act: Act) -> Contest:
    """Draw an event, start all its games, and send everybody their letters.

    `seed` decides the lots and is kept with them: the same seed gives the same draw.
    """
    with office.folder.transaction():
        contest = the_contest(office, event)
        levels = {
            player: office.store.level_at(player, act.at)
            for player in contest.entries
            if contest.spec.ranking.system != "none"
        }
        levels = {player: level for player, level in levels.items() if level}
        lots = seed if contest.spec.system.seeding == "lot" else ""
        order = _order(contest, levels, seed)
        bodies = draw(contest, order, seed=lots, levels=levels, at=act.at)
        contest = office.folder.record(event, contest, bodies, at=act.at, cause=act.cause)
        games = [_begin(office, contest, pairing, act) for pairing in contest.pairings]
        facts = event_facts(office, contest)
        of_player: dict[str, list[Game]] = {player: [] for player in contest.order}
        for game in games:
            for player in game.players.values():
                of_player[player].append(game)
        for player, mine in of_player.items():
            _send_start(office, contest, player, facts, mine, act)
        for game in games:
            _send_first_board(office, game, act)
        return contest


def _order(contest: Contest, levels: dict[str, str], seed: str) -> tuple[str, ...]:
    """Start numbers by lot, by level (the lot decides between equal ones) or as entered."""
    players = list(contest.entries)
    if contest.spec.system.seeding == "list":
        return tuple(players)
    Random(seed).shuffle(players)  # noqa: S311  (published lots, not secrets)
    if contest.spec.system.seeding == "ranking":
        players.sort(key=lambda player: -_strength(levels.get(player, "")))
    return tuple(players)


def _strength(level: str) -> int:
    return read_level(level) if level else 0


def _begin(office: Office, contest: Contest, pairing: Pairing, act: Act) -> Game:
    spec = contest.spec
    body = GameStarted(
        event=contest.id,
        round=pairing.round,
        board=pairing.board,
        rules=spec.game.kind,
        options=spec.game.started_with,
        first=pairing.first,
        second=pairing.second,
        per_move=spec.clock.per_move // timedelta(seconds=1),
        reminders=spec.clock.reminders,
        draw_min_moves=spec.game.draw_min_moves,
        max_draw_offers=spec.game.max_draw_offers,
        draw_claim_after=spec.game.draw_claim_after,
    )
    return office.folder.begin(pairing.game, body, at=act.at, cause=act.cause)


def _send_first_board(office: Office, game: Game, act: Act) -> None:
    seat = game.position.to_act
    assert seat is not None
    telling = Telling(happenings=[Happening(code="game_started")])
    send_game_letter(office, game, seat, "your_move", at=act.at, cause=act.cause, telling=telling)


def _send_start(
    office: Office,
    contest: Contest,
    player: str,
    event: EventFacts,
    games: Sequence[Game],
    act: Act,
) -> None:
    facts: dict[str, object] = {
        "event": event,
        "games": tuple(_line(office, game, player) for game in games),
        "norms": norm_facts(office.store, contest, player, act.at),
    }
    send_event_letter(office, contest, player, "start", facts, act)


def _line(office: Office, game: Game, player: str) -> GameLine:
    seat = game.seat_of(player)
    assert seat is not None
    opponent = office.store.player(game.players[seat.other])
    assert opponent is not None
    return GameLine(
        game=game.id,
        opponent=opponent.name,
        colour=game.judge.colour(game.position, seat) or "",
        turn="you" if game.position.to_act is seat else "opponent",
        due=game.clock.due if game.clock and game.clock.seat is seat else None,
    )


def _invite(office: Office, contest: Contest, player: str, act: Act) -> None:
    facts: dict[str, object] = {"event": event_facts(office, contest)}
    send_event_letter(office, contest, player, "invitation", facts, act)


def send_event_letter(
    office: Office,
    contest: Contest,
    player: str,
    kind: str,
    facts: dict[str, object],
    act: Act,
    attachments: tuple[tuple[str, str, bytes], ...] = (),
) -> None:
    """Queue a letter about an event to one of its players, in their language.

    An answer to an invitation or to the final table goes to the event's first arbiter; every
    other letter bears a pass, so that an answer proves the player.
    """
    row = office.store.player(player)
    assert row is not None
    if not row.addresses:
        return
    host, to = office.site.host, row.addresses[0]
    thread = (f"{contest.id}@{host}",)
    draft = draft_about_no_game(
        office, row, kind, facts, at=act.at, to=to, references=thread, attachments=attachments
    )
    draft = replace(draft, unsubscribe=fewer_letters(office, row, to))
    if kind in _HUMAN:
        own_id = f"{contest.id}.{kind}.{contest.seq}.{player}@{host}"
        arbiter = contest.spec.event.arbiters[0]
        draft = replace(draft, message_id=own_id, reply_to=arbiter, tag=None)
    post(office, draft, at=act.at, cause=act.cause)


def event_facts(office: Office, contest: Contest) -> EventFacts:
    """What letters tell about an event; the players in start order, or as entered before it."""
    spec = contest.spec
    rows = [office.store.player(player) for player in contest.order or contest.entries]
    return EventFacts(
        id=contest.id,
        name=spec.event.name,
        start=spec.event.start.isoformat(),
        time_zone=spec.event.time_zone,
        arbiter=spec.event.arbiters[0],
        game=spec.game.kind,
        opening=spec.game.opening,
        per_move=spec.clock.per_move,
        reminders=spec.clock.reminders,
        players=tuple(_listed(contest, row) for row in rows if row),
        claims=spec.game.claims,
        draw_claim_after=spec.game.draw_claim_after,
    )


def _listed(contest: Contest, row: PlayerRow) -> tuple[str, str, str]:
    return row.name, contest.levels.get(row.id, ""), row.club
