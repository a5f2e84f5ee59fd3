"""Standings and pairings of any event, as lines for a terminal and as JSON for scripts."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction

from corr.printable import printable
from corr.tournament.crosstable import ENGLISH, Crosstable, Row
from corr.tournament.crosstable_text import columns
from corr.tournament.event_tables import ENDED, EventTables, PairedGame, Team
from corr.tournament.scoring_table import Standing
from corr.tournament.team_scoring import TeamStanding
from corr.tournament.wording import counted, decimal, exact

HEADS = {
    "games": "Games",
    "matches": "Matches",
    "team_points": "Team",
    "game_points": "Points",
    "match_points": "Match",
    "buchholz": "Buchholz",
    "berger": "Berger",
    "mutual": "Mutual",
    "match_wins": "Wins",
    "byes": "Byes",
}
"""The heads of the figures in a list of standings."""
_RULED = ("walkover", "withdrawal", "adjudication", "time", "late")
"""The endings that stand beside a result (16.1)."""

_BY_STAGE = frozenset({"cup", "stages"})
"""Where the round or section in which somebody left decides, and no figure."""


def standings_json(event: EventTables) -> dict[str, object]:
    """The standings: every figure exact, as a string that `fractions.Fraction` reads."""
    table = event.crosstable
    return {
        "event": event_json(event),
        "system": event.system,
        "final": event.table.final,
        "missing": event.missing,
        "games_per_match": event.table.games_per_match,
        "criteria": [] if event.why else list(event.table.criteria),
        "standings": [_standing_json(row) for row in table.rows],
        "annulled": list(event.table.annulled),
        **({"teams": sides_json(event)} if table.sides else {}),
        "interpretations": [{"tag": tag, "text": text} for tag, text in _decided(table)],
    }


def _standing_json(row: Row) -> dict[str, object]:
    standing = row.standing
    team = isinstance(standing, TeamStanding)
    points = ("team_points", "game_points") if team else ("game_points",)
    mutual = standing.mutual
    return {
        "place": standing.place,
        "player": standing.player,
        **({"team": standing.player} if team else {}),
        "name": row.name,
        "status": standing.status,
        **({"matches": standing.matches} if isinstance(standing, TeamStanding) else {}),
        **({"games": standing.games} if isinstance(standing, Standing) else {}),
        **{
            name: exact(getattr(standing, name))
            for name in (*points, "match_points", "buchholz", "berger")
        },
        "mutual": [exact(one) for one in mutual] if isinstance(mutual, tuple) else exact(mutual),
        "match_wins": standing.match_wins,
        "points_used_for_opponents": exact(standing.used),
        "byes": standing.byes,
        "why": row.why,
    }


def _decided(table: Crosstable) -> list[tuple[str, str]]:
    """The interpretations that mattered, each with how it was taken."""
    return [(tag, getattr(ENGLISH, tag.lower())) for tag in table.decided]


def event_json(event: EventTables) -> dict[str, object]:
    """What an event is."""
    return {
        "id": event.id,
        "name": event.name,
        "start": event.start.isoformat() if event.start else None,
        "close": event.close.isoformat() if event.close else None,
    }


def sides_json(event: EventTables) -> list[dict[str, object]]:
    """The two halves of a Scheveningen with their game points."""
    return [
        {"team": team.id, "name": team.title, "game_points": exact(points)}
        for team, points in sides_of(event)
    ]


def sides_of(event: EventTables) -> list[tuple[Team, Fraction]]:
    """The two halves of a Scheveningen, each with the sum of its players' game points."""
    points = {row.player: row.game_points for row in event.table.rows}
    return [
        (team, sum((points.get(player, Fraction(0)) for player in team.players), Fraction(0)))
        for team in event.teams
        if event.system == "scheveningen"
    ]


def standings_lines(event: EventTables) -> list[str]:
    """The standings as lines: a table of all figures, then why everybody stands there."""
    table = event.crosstable
    names = figures_of(event)
    head = ["", "Team" if event.of_teams else "Name", *(HEADS[name] for name in names)]
    rows = [
        [str(row.standing.place), row.name + _left(row), *(_figure(row, name) for name in names)]
        for row in table.rows
    ]
    lines = [title(event), *_missing(event), "", *_columns([head, *rows], left=(1,)), ""]
    lines += [f"{row.name}: {row.why}" for row in table.rows]
    sides = [f"{team.title} {decimal(points)}" for team, points in sides_of(event)]
    if sides:
        lines += ["", f"Game points of the teams: {', '.join(sides)}"]
    if table.annulled:
        lines += ["", f"Withdrew early, no result counts (16.2): {', '.join(table.annulled)}"]
    if any(row.standing.status == "withdrawn" for row in table.rows):
        lines += ["", "† withdrew; the results stand and the rest is lost (16.3)"]
    return [*lines, *_interpreted(table)]


def _missing(event: EventTables) -> Iterator[str]:
    """What the file does not have."""
    games = counted(event.missing, "game")
    if event.missing == 1:
        yield f"{games} of the schedule is not in the file and counts as not played"
    elif event.missing:
        yield f"{games} of the schedule are not in the file and count as not played"


def _interpreted(table: Crosstable) -> Iterator[str]:
    """The interpretations that mattered, in words."""
    if table.decided:
        yield ""
        yield "Where the rules leave a choice, this was decided, and it matters here:"
    for tag, text in _decided(table):
        yield f"[T {tag[1:]}] {text}"


def title(event: EventTables) -> str:
    """The event's name, and how far it is."""
    games = [game for game in event.games if game.state != "unplayed"]
    going = sum(game.state != ENDED for game in games)
    if going:
        state = f"{counted(going, 'game')} not over"
    elif not event.table.final:
        state = "not all is decided"
    else:
        state = "all games in the file are over" if event.missing else "all games are over"
    known = f"{event.id}  {event.name}" if event.id and event.id != event.name else event.name
    return f"{known}: {state}" if games else known


def figures_of(event: EventTables) -> tuple[str, ...]:
    """The figures that standings show: what decides, and how much has been played."""
    first = ("matches",) if event.of_teams else ("games",)
    if event.system in _BY_STAGE:
        return (*first, "game_points", "match_wins")
    decides = [name for name in event.table.criteria if not (event.of_teams and name == "mutual")]
    byes = ("byes",) if event.byes else ()
    return (*first, *decides, *byes)


def _left(row: Row) -> str:
    return " †" if row.standing.status == "withdrawn" else ""


def _figure(row: Row, name: str) -> str:
    return decimal(Fraction(getattr(row.standing, name)))


def pairings_json(event: EventTables, rounds: Sequence[int] | None = None) -> dict[str, object]:
    """The pairings, of some rounds or of all: every game with its state, byes and seeds."""
    return {
        "event": event_json(event),
        "system": event.system,
        "rounds": event.rounds or max(event.drawn, default=0),
        "seed": event.seeds.get(0),
        "pairings": [_round_json(event, each) for each in _wanted(event, rounds)],
    }


def _wanted(event: EventTables, rounds: Sequence[int] | None) -> Sequence[int]:
    return event.drawn if rounds is None else rounds


def _round_json(event: EventTables, number: int) -> dict[str, object]:
    names = event.names
    day = event.days.get(number)
    return {
        "round": number or None,
        "date": day.isoformat() if day else None,
        "seed": event.seeds.get(number),
        "games": [_game_json(game, names) for game in games_of(event, number)],
        "byes": [
            {"player": bye.player, "name": names.get(bye.player, bye.player)}
            for bye in event.byes
            if bye.round == number
        ],
    }


def _game_json(game: PairedGame, names: Mapping[str, str]) -> dict[str, object]:
    return {
        "id": game.id or None,
        "board": game.board,
        "black": game.black,
        "white": game.white,
        "black_name": names.get(game.black, game.black),
        "white_name": names.get(game.white, game.white),
        "state": game.state,
        "result": game.result or None,
        "ended": game.ended or None,
        **({"replay": game.replay} if game.replay else {}),
    }


def games_of(event: EventTables, number: int) -> list[PairedGame]:
    """The games of a round in order of board."""
    found = [game for game in event.games if game.round == number]
    return sorted(found, key=lambda game: (game.board, game.replay))


def pairings_lines(event: EventTables, rounds: Sequence[int] | None = None) -> list[str]:
    """The pairings as lines, a round after the other."""
    lines = [title(event)]
    if event.seeds.get(0):
        lines.append(f"start numbers by lot, seed {event.seeds[0]}")
    for each in _wanted(event, rounds):
        lines += ["", _round_head(event, each), *_round_lines(event, each)]
    return lines


def _round_head(event: EventTables, number: int) -> str:
    if not number:
        return "Games of no known round"
    last = event.rounds or max(event.drawn)
    day = f", from {event.days[number]}" if number in event.days else ""
    seed = f", seed {event.seeds[number]}" if event.seeds.get(number) else ""
    return f"Round {number} of {max(last, number)}{day}{seed}"


def _round_lines(event: EventTables, number: int) -> list[str]:
    names = event.names
    rows = [
        [
            *(str(game.board), game.id, names.get(game.black, game.black)),
            *("–", names.get(game.white, game.white), in_words(game)),
        ]
        for game in games_of(event, number)
    ]
    if not any(row[1] for row in rows):
        rows = [[board, *rest] for board, _, *rest in rows]
    free = [names.get(bye.player, bye.player) for bye in event.byes if bye.round == number]
    texts = range(1, 6)
    return [*_columns(rows, left=texts), *(f"bye: {name}" for name in free)]


def in_words(game: PairedGame) -> str:
    """How a game stands: its result, with a note where the rules want one (16.1)."""
    if not game.result:
        return {"running": "still going", "waiting": "not begun"}.get(game.state, "not played")
    result = game.result.replace("1/2-1/2", "½-½")
    note = f" ({game.ended})" if game.ended in _RULED else ""
    again = f", replay {game.replay}" if game.replay else ""
    return f"{result}{note}{again}"


def _columns(rows: Sequence[Sequence[str]], left: Collection[int]) -> list[str]:
    """Cells in columns: those of `left` begin at the same place, all others end there."""
    cells = [[printable(cell) for cell in row] for row in rows]
    widths = [max(map(columns, column)) for column in zip(*cells, strict=True)]
    return [
        "  ".join(
            cell + room if at in left else room + cell
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
            for room in [" " * (width - columns(cell))]
        ).rstrip()
        for row in cells
    ]
