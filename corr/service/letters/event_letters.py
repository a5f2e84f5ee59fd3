"""Letters about an event to its players: who is told what, in which language, how to answer."""

from collections.abc import Sequence
from datetime import datetime
from itertools import zip_longest

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.games.registry import rules_for
from corr.games.rules import Seat, seat_or_none
from corr.mail.letter import EventFacts, GameLine, Happening
from corr.mail.write.facts import Ruling, TeamRound
from corr.sentences.said import said
from corr.service.letters.compose import Telling, post, send_game_letter
from corr.service.letters.impartial import director_of
from corr.service.letters.news import zone_of
from corr.service.letters.plain import draft_about_no_game
from corr.service.office.office import Office
from corr.store.rows import PlayerRow
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.line_ups import captain_of, line_up
from corr.tournament.play.game import Game, match_lost
from corr.tournament.play.matches.itself import waits_for_gift

_MOST_NAMES = 200
"""Of more players a letter gives no list."""


class Act(Struct, frozen=True, kw_only=True):
    """An arbiter's act: when, the key under which its events and letters are kept, and why.

    `by` is the arbiter's address, "" for the operator at the terminal, who acts for the chief
    arbiter; `rule` is what the act rests on. A ruling has the `number` that its `event` gives it,
    and the last day of appeals, "" where nobody may appeal. `came` is when the letter came by
    which a player did it themself, who may have been in time when we were late.
    """

    at: datetime
    cause: str
    reason: str = ""
    by: str = ""
    rule: str = ""
    event: str = ""
    number: int = 0
    appeal_until: str = ""
    came: datetime | None = None

    @property
    def ruling(self) -> str:
        """The ruling's name, `SK24/3`, "" of an act that is none."""
        return f"{self.event}/{self.number}" if self.number else ""


def the_reason(act: Act) -> str:
    """Why the arbiter does this, on one line. Raises ArbiterError for an act without a reason."""
    reason = " ".join(act.reason.split())
    if not reason or not reason.isprintable():
        raise ArbiterError(said("why_event", "reason"))
    return reason


def the_player(office: Office, player: str) -> PlayerRow:
    """A player of the register. Raises ArbiterError if there is none."""
    row = office.store.players.player(player)
    if row is None:
        raise ArbiterError(said("why_player", "unknown", player=player))
    return row


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

    It bears a pass, so that an answer proves the player. Nobody can be offered to end such
    letters: they come with taking part.
    """
    row = office.store.players.player(player)
    assert row is not None
    if not row.addresses:
        return
    to = row.addresses[0]
    facts = {"time_zone": zone_of(office, row, contest.id).key, **facts}
    if isinstance(event := facts.get("event"), EventFacts):
        facts["event"] = _in_own_notation(event, contest, row)
    thread = (f"{contest.id}@{office.site.host}",)
    draft = draft_about_no_game(
        office, row, kind, facts, at=act.at, to=to, references=thread, attachments=attachments
    )
    post(office, draft, at=act.at, cause=act.cause)


def _in_own_notation(event: EventFacts, contest: Contest, reader: PlayerRow) -> EventFacts:
    """What letters tell of an event, with examples as their reader writes points."""
    game, notation = contest.spec.game, reader.settings.get("notation", "")
    if not notation:
        return event
    return replace(event, examples=rules_for(game.kind).examples(game.options, notation))


def send_ruling(
    office: Office, contest: Contest, player: str, rulings: Sequence[Ruling], act: Act
) -> None:
    """Tell a player what the arbiter ruled about them, and why."""
    facts: dict[str, object] = {
        "event": event_facts(office, contest, players=False),
        "rulings": tuple(rulings),
        "ruling": act.ruling,
        "rule": act.rule,
        "until": act.appeal_until,
    }
    send_event_letter(office, contest, player, "ruling", facts, act)


def send_board(office: Office, game: Game, act: Act, *happenings: Happening) -> None:
    """Send the board of a running game to who is to act, with what has happened."""
    seat = seat_or_none(game.position.to_act)
    assert seat is not None
    send_news(office, game, seat, "your_move", act, *happenings)


def ask_for_gifts(office: Office, game: Game, act: Act, *happenings: Happening) -> None:
    """Ask both players for what they give to the dice, as far as it is waited for."""
    for seat in Seat:
        if waits_for_gift(game, seat):
            send_news(office, game, seat, "your_move", act, *happenings)


def send_news(
    office: Office, game: Game, seat: Seat, kind: str, act: Act, *happenings: Happening
) -> None:
    """Send a letter of `kind` about a game to the player at a seat.

    After a ruling it says how to appeal.
    """
    telling = Telling(happenings=(*happenings, *_may_appeal(act)))
    send_game_letter(office, game, seat, kind, at=act.at, cause=act.cause, telling=telling)


def _may_appeal(act: Act) -> tuple[Happening, ...]:
    """How a ruling can be appealed, if it can."""
    if not act.appeal_until:
        return ()
    params = {"ruling": act.ruling, "rule": act.rule, "until": act.appeal_until}
    return (Happening(code="may_appeal", params=params),)


def match_to_begin(contest: Contest, game: Game) -> tuple[Happening, ...]:
    """What whoever is to act is told while all games of the match hang on the act (P§17.2)."""
    several = not contest.spec.system.is_single
    return (Happening(code="match_to_begin"),) if several and match_lost(game) else ()


def waiting_seat(game: Game) -> Seat:
    """The seat that does not have to act in a running game."""
    return Seat.SECOND if game.position.to_act is Seat.FIRST else Seat.FIRST


def game_line(office: Office, game: Game, player: str) -> GameLine:
    """A game in the list of a player's games."""
    seat = game.seat_of(player)
    assert seat is not None
    opponent = office.store.players.player(game.players[seat.other])
    assert opponent is not None
    judge, colour = game.judge, game.judge.colour(game.position, seat) or ""
    # Letters of renju stay as players have always read them.
    placed = colour and game.rules != "renju" and judge.plies(game.position)
    return GameLine(
        game=game.id,
        opponent=opponent.name,
        colour=colour,
        turn="you" if game.position.to_act is seat else "opponent",
        due=game.clock.due if game.clock and game.clock.seat is seat and game.clock.runs else None,
        move=judge.ply(game.position) if placed else 0,
        match=judge.of_itself is not None and not game.moves,
    )


def event_facts(office: Office, contest: Contest, *, players: bool = True) -> EventFacts:
    """What letters tell about an event; the players in start order, or as entered before it."""
    spec = contest.spec
    names = (contest.order or contest.entries) if players else ()
    names = names if len(names) <= _MOST_NAMES else ()
    rows = [office.store.players.player(player) for player in names]
    return EventFacts(
        id=contest.id,
        name=spec.event.name,
        start=spec.event.start.isoformat(),
        time_zone=spec.event.time_zone,
        arbiter=spec.event.arbiters[0],
        game=spec.game.kind,
        opening=spec.game.opening,
        terms=spec.terms(),
        reminders=spec.clock.reminders,
        players=tuple(_listed(contest, row) for row in rows if row),
        claims=spec.game.claims,
        draw_claim_after=spec.game.draw_claim_after,
        examples=rules_for(spec.game.kind).examples(spec.game.options),
        rated=spec.ranking.rated,
        points=spec.game.length(1),
        by_round=len(spec.game.lengths) > 1,
        director=director_of(contest) if rules_for(spec.game.kind).of_itself else "",
    )


def _listed(contest: Contest, row: PlayerRow) -> tuple[str, str, str, str]:
    return row.name, contest.levels.get(row.id, ""), row.club, row.kind


# -- what letters tell the players of a team ----


def team_facts(office: Office, contest: Contest, number: int, player: str) -> TeamRound | None:
    """A round as one of a team's players hears of it; None where no teams play."""
    if contest.spec.system.kind != "teams":
        return None
    team, draw = contest.teams[player], contest.team_draw
    captain = name_of(office, captain_of(contest, team))
    match = draw.match(number, team)
    if match is None:
        bye = (number, team) in draw.byes and contest.spec.system.pairing == "monrad"
        return TeamRound(team=team, captain=captain, bye=bye)
    against = match.other if match.one == team else match.one
    own, others = (line_up(contest, number, side) for side in (team, against))
    return TeamRound(
        team=team,
        captain=captain,
        against=against,
        board=own.index(player) + 1 if player in own else 0,
        boards=tuple(
            (at, name_of(office, one), name_of(office, other))
            for at, (one, other) in enumerate(zip_longest(own, others, fillvalue=""), 1)
        ),
    )


def captain_to_write(office: Office, contest: Contest, team: str) -> PlayerRow | None:
    """A team's captain, None without one to write to."""
    captain = captain_of(contest, team)
    row = office.store.players.player(captain) if captain else None
    return row if row and row.addresses else None


def name_of(office: Office, player: str) -> str:
    """A player's name; a captain from outside goes by the name that was given."""
    row = office.store.players.player(player) if player else None
    return row.name if row else player
