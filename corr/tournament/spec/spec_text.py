"""An event file written out as text, and the commented one that an arbiter starts from."""

import json
from collections.abc import Mapping, Sequence

from corr.tournament.spec.spec import EventSpec, spec_to_tables

# -- an event file written out as text ----


_DAYS = frozenset({"start", "entry_until", "round_dates"})
"""The keys whose values are dates, which TOML writes without quotes."""


def spec_text(spec: EventSpec, remarks: Mapping[str, str] | None = None) -> str:
    """The event file as TOML, every key written out. It reads as the same event.

    `remarks` are comments for entries of lists of players, for instance their names.
    """
    known = remarks or {}
    parts = list[str]()
    for name, content in spec_to_tables(spec).items():
        if isinstance(content, list):
            parts += [_table(f"[[{name}]]", one, known) for one in content]
        elif isinstance(content, Mapping):
            parts.append(_table(f"[{name}]", content, known))
    return "\n".join(parts)


def _table(head: str, keys: Mapping[str, object], remarks: Mapping[str, str]) -> str:
    lines = [f"{key} = {_value(key, value, remarks)}" for key, value in keys.items()]
    return "\n".join([head, *lines, ""])


def _value(key: str, value: object, remarks: Mapping[str, str]) -> str:
    if key == "players" and isinstance(value, list | tuple) and value:
        return _players([str(one) for one in value], remarks)
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(key, one, remarks) for one in value) + "]"
    if key in _DAYS:
        return str(value)
    # A TOML string is escaped as a JSON string is.
    return json.dumps(value, ensure_ascii=False)


def _players(players: list[str], remarks: Mapping[str, str]) -> str:
    lines = ["["]
    for player in players:
        remark = remarks.get(player, "")
        line = f"  {json.dumps(player, ensure_ascii=False)},"
        lines.append(f"{line}  # {remark}" if remark.isprintable() and remark else line)
    return "\n".join([*lines, "]"])


# -- the commented event file that an arbiter starts from ----


_TEXT = """\
# One event. What stands below [event] may be left out: then the usual value counts.
# `corr event check FILE` says in words what this file means for a player.

[event]
id = {id}\t# 1-4 capital letters and 2 digits, unique here
name = {name}
start = {start}\t# play starts at 00:00 in time_zone
entry_until = {entry_until}\t# may be left out: until the start
time_zone = {time_zone}
languages = {languages}\t# of the letters: "en", "sv"
arbiters = {arbiters}\t# the first is the chief arbiter
committee = []\t# who confirms rankings; mail addresses
min_players = 5\t# fewer than five: no correspondence ranking
max_players = 18
entry = "confirmed"\t# by letter: you say yes to each; "direct": whoever
\t# writes is in; "voucher": with a code of yours
# test_days = 7\t# so long before the start all try their mail (0: no)

[game]
kind = {kind}
opening = {opening}\t# "soosorv", "soosorv-8", "rif", "yamaguchi", "taraguchi",
\t# "taraguchi-10", "sakata", "whites-option",
\t# "free-renju" or "free-gomoku"
fifth_symmetry = "congruent"\t# offered fifths differ: "congruent" or "board"
adjudication = "automatic"\t# five, overline and forbidden moves end the game at once;
\t# "claim": only when a player claims it
draw_min_moves = 0\t# no draw agreed or passed before this move (0 = always)
draw_claim_after = 0\t# after so many moves a draw may be claimed (0 = never)
max_draw_offers = 3\t# a player, a game (0 = no draws by agreement)

[system]
kind = "round_robin"\t# "match", "scheveningen", "monrad", "cup",
\t# "teams", "stages" or "league" (see the end)
games_per_pair = {games_per_pair}\t# games when two meet, the colours in turn
seeding = "lot"\t# start numbers: "lot", "ranking" or "list"
# round_days = 60\t# days from round to round (0 = all at once,
\t# or when the arbiter says so), or else:
# round_dates = [{start}, …]\t# the first day of each round
# max_running = 4\t# most games at once for a player (0 = any)
# rounds = 7\t# of a Monrad (0 = as the rules propose)
# table = "B"\t# of a Scheveningen: "A" or "B"
# until = "6.5 points"\t# ends a match: points, "6 wins" or "decided"
# third_place = true\t# in a cup: is it played for
scoring = "points"\t# "weaver" for matches of two games
tie_breaks = "default"\t# or a list: "game_points", "match_points",
\t# "buchholz" (Monrad), "berger", "mutual", "wins"

[clock]
{per_move}\t# from arrival to arrival: "7d", "36h"; "": no limit
# preset = "renju-cwc"\t# 21d a move, 135d a game (115d in one country);
\t# "classic", "fischer" or "club"; but what
\t# stands in this file counts before the preset
# total = "135d"\t# for a whole game, and between compatriots:
# total_same_country = "115d"
# control = "10 moves in 50d"\t# again and again, the rest carried over
# double_after = "20d"\t# of a move; days beyond count twice in these
# fischer = "30d + 1d, max 45d"\t# to begin with, and more with each move
# delay = "12h"\t# of each move costs nothing of these
# days = "calendar"\t# whole days; the day of arrival is free
# free_days = ["sat", "sun"]\t# or dates, "2024-12-24..2025-01-06"
forfeit = "automatic"\t# who is late loses; "on claim": if the opponent
\t# claims it, "arbiter": if you decide so
reminders = ["50%", "80%", "1d"]\t# shares of the time gone, or time left
silence = ["14d notify", "40d arbiter"]
\t# nothing comes: a word to both, then to you

[leave]
# days_per_year = 21\t# of a player in a calendar year ("classic": 45); 0: none
min_days = 1\t# at a time, and announced so long before:
notice = "0d"
budget = "event"\t# "player": their leave in all events counts

[mail]
authority = "tag"\t# a move answers our letter, from a registered address
messages = true\t# players may write to each other
conditional = true\t# and may enter moves in advance

[ranking]
system = "correspondence"\t# "correspondence" or "none"
sanctioned_by = "SLSF"\t# "" if nobody

# With kind = "teams", [system] also says how teams play:
# pairing = "round_robin"\t# "scheveningen" or "monrad"
# boards = 4\t# of a team, and at most so many reserves:
# reserves = 2
# captains = "member"\t# of the team, or "anyone"
# [[teams]]\t# one for each team
# name = "Team"
# players = ["1234", "1250"]\t# in ranking order, or entered later
# captain = "1234"\t# if not the first
# exception = true\t# the order differs from the ranking
# side = "A"\t# its half in a Scheveningen

# With kind = "stages": sections, then final groups of those who qualify.
# [[stages]]
# name = "Section"
# sections = 4
# spread = "serpentine"\t# by start numbers; "pots" or "lot"
# [[stages]]
# name = "Final"
# qualify = 2\t# so many of each section
# best_next = 0\t# and so many of the best that are left
# carry_over = true\t# results between them count in the final

# With kind = "league": divisions, the highest first.
# [[divisions]]
# name = "Elite"
# players = ["1234", "1250"]\t# or entered later
# up = 0\t# go up after the season
# down = 2\t# go down after it
# places = 10\t# next season, if not as many as now
"""


_USUAL = "7d"


def example_spec_text(
    *,
    id: str = "SK24",  # noqa: A002
    name: str = "Sverigekorr 2024",
    start: str = "2024-02-01",
    entry_until: str | None = None,
    time_zone: str = "Europe/Stockholm",
    languages: Sequence[str] = ("sv", "en"),
    arbiters: Sequence[str] = ("arbiter@example.org",),
    kind: str = "renju",
    opening: str = "soosorv",
    games_per_pair: int = 1,
    per_move: str = "7d",
) -> str:
    """A commented event file with these values; dates are ISO, `entry_until` None is the start.

    The usual `per_move` is left to a remark, so that a preset counts as soon as it is written.
    The values are written as they are: `parse_spec` says what is wrong with them.
    """
    text = _TEXT.format(
        id=_toml(id),
        name=_toml(name),
        start=start,
        entry_until=entry_until or start,
        time_zone=_toml(time_zone),
        languages=_toml(list(languages)),
        arbiters=_toml(list(arbiters)),
        kind=_toml(kind),
        opening=_toml(opening),
        games_per_pair=games_per_pair,
        per_move=f"{'# ' * (per_move == _USUAL)}per_move = {_toml(per_move)}",
    )
    return "\n".join(map(_aligned, text.split("\n")))


def _toml(value: str | list[str]) -> str:
    """A text or list of texts in TOML, which escapes them as JSON does."""
    return json.dumps(value, ensure_ascii=False)


def _aligned(line: str) -> str:
    """A line whose remark, after a tab, begins in a column of its own."""
    setting, tab, remark = line.partition("\t")
    return f"{setting:<37} {remark}" if tab else line
