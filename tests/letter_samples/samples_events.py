"""Sample letters about an event, about the reader, and to people who take no part."""

from collections.abc import Iterator

from msgspec.structs import replace

from corr.mail.letter import Draft
from corr.mail.write.facts import RoundFacts, Ruling, TeamRound
from tests.letter_samples.samples_facts import (
    EVENT,
    GAMES,
    NEW_NORMS,
    NORMS,
    Sample,
    letter,
    letter_to_player,
)
from tests.letter_samples.samples_notices import NOTICES_SHOWN

_NAME = "Sverigekorr 2024"
_ALL = RoundFacts(number=1, rounds=9)
_DATED = RoundFacts(number=3, rounds=7, next_day="2025-01-10", more=True)
_FINAL = replace(_DATED, section="Final", others=("Anna Berg", "Nils Holm"))
_TEAM_FREE = TeamRound(team="Umeå SK", captain="Karin Åberg")
_TEAM_BYE = replace(_TEAM_FREE, bye=True)
_TEAM = replace(
    _TEAM_FREE,
    against="Örebro",
    board=2,
    boards=((1, "Karin Åberg", "Nils Holm"), (2, "Kim Ek", "Anna Berg"), (3, "Eva Sund", "")),
)
_RESERVE = replace(_TEAM, board=0)
_OPEN = {"waiting": (), "undecided": False}
_LEFT = {"event": _NAME, "running": 3, "unstarted": 2, "annulled": True, **_OPEN}
_WAITS = {**_LEFT, "annulled": False, "waiting": ("SK24-017",), "undecided": True}
_DECIDED = {"event": _NAME, "team": "", "annulled": False}
_UMEA = {"team": "Umeå SK"}
_LINE_UP = {"event": _NAME, **_UMEA, "round": 3, "players": ("Karin Åberg", "Kim Ek")}
_BOARDS = {"event": _NAME, "home": "Lund", "team": "Umeå", "round": 3, "boards": ("2",)}
_WANTED = {
    "event": _NAME,
    "home": "Lund",
    "team": "Umeå",
    "round": 3,
    "boards": ((1, "Karin Åberg"), (2, "Kim Ek"), (3, "")),
}
_RULINGS: tuple[tuple[str, str, str, dict[str, object]], ...] = (
    ("withdrawn", "the reader has left the event", "withdrawn", {**_LEFT}),
    (
        "withdrawn_late",
        "the reader has left the event with one game to play",
        "withdrawn",
        {"event": _NAME, "running": 1, "unstarted": 0, "annulled": False, **_OPEN},
    ),
    ("withdrawn_waits", "the reader has left, and a flag is looked at", "withdrawn", {**_WAITS}),
    ("left_counts", "and then what was played counts", "left_decided", {**_DECIDED}),
    (
        "left_counts_nothing",
        "or it does not",
        "left_decided",
        {**_DECIDED, "annulled": True},
    ),
    ("cancelled", "the reader's entry is cancelled", "entry_cancelled", {"event": _NAME}),
    (
        "replaced",
        "somebody plays on in the reader's place",
        "replaced",
        {"event": _NAME, "by": "Nils Holm", "games": 2, "waiting": ()},
    ),
    (
        "substitute",
        "the reader takes somebody's place",
        "took_over",
        {"event": _NAME, "player": "Anna Berg", "games": 1, "waiting": ()},
    ),
    (
        "replaced_waits",
        "somebody plays on in the reader's place, and a flag is looked at in one game",
        "replaced",
        {"event": _NAME, "by": "Nils Holm", "games": 0, "waiting": ("SK24-017",)},
    ),
    (
        "substitute_waits",
        "the reader takes somebody's place, and a flag is looked at in one game",
        "took_over",
        {"event": _NAME, "player": "Anna Berg", "games": 1, "waiting": ("SK24-017",)},
    ),
    (
        "seat_taken",
        "the game in which a flag was looked at is the substitute's",
        "seat_decided",
        {"game": "SK24-017", "name": "Nils Holm", "taken": True},
    ),
    (
        "seat_not_taken",
        "the game in which a flag was looked at was over before the reader took it over",
        "seat_decided",
        {"game": "SK24-017", "name": "Anna Berg", "taken": False},
    ),
    ("joined", "the reader joins a Monrad", "joined", {"event": _NAME, "round": 3}),
    (
        "assessed",
        "a game of the reader's counts for the draw as it stands",
        "assessed",
        {"game": "SK24-017", "opponent": "Anna Berg", "winner": "opponent"},
    ),
    (
        "not_assessed",
        "and no longer does",
        "not_assessed",
        {"game": "SK24-017", "opponent": "Anna Berg"},
    ),
    ("bye", "the arbiter gives the reader a bye", "bye", {"event": _NAME, "round": 4, "team": ""}),
    ("bye_team", "and the reader's team", "bye", {"event": _NAME, "round": 4, **_UMEA}),
    (
        "bye_lifted",
        "a bye is taken back",
        "bye_lifted",
        {"event": _NAME, "round": 4, "team": ""},
    ),
    (
        "moved",
        "the reader comes to another final group",
        "moved",
        {"event": _NAME, "before": "Final B", "section": "Final A"},
    ),
    (
        "moved_out",
        "the reader leaves a final group",
        "moved",
        {"event": _NAME, "before": "Final A", "section": ""},
    ),
    ("captain", "the reader is captain", "captain", {"event": _NAME, "team": "Umeå SK"}),
    ("line_up", "the reader sits at a board", "line_up", {**_LINE_UP, "board": 2}),
    (
        "open_boards",
        "the visitors have chosen an empty board, at which the reader wins",
        "open_boards",
        {**_BOARDS, "board": 2, "wins": True},
    ),
    (
        "open_boards_moved",
        "the visitors have chosen empty boards, and the reader sits at another one",
        "open_boards",
        {**_BOARDS, "boards": ("1", "2"), "board": 3, "wins": False},
    ),
    (
        "open_boards_out",
        "the visitors have chosen an empty board, and the reader has a round off",
        "open_boards",
        {**_BOARDS, "board": 0, "wins": False},
    ),
    (
        "boards_lifted",
        "that choice is taken back, and the reader wins",
        "boards_lifted",
        {"event": _NAME, "home": "Lund", "round": 3, "board": 3, "wins": True},
    ),
    (
        "boards_wanted",
        "the captain of the visitors chooses an empty board",
        "boards_wanted",
        {**_WANTED, "short": 1, "day": "2025-01-10"},
    ),
    (
        "boards_wanted_more",
        "or several, with no day for the draw",
        "boards_wanted",
        {**_WANTED, "short": 2, "day": ""},
    ),
    ("line_up_out", "the reader has a round off", "line_up", {**_LINE_UP, "board": 0}),
    ("team_withdrawn", "the reader's team has left", "team_withdrawn", {**_LEFT, **_UMEA}),
    (
        "relieved",
        "a reserve plays on for the reader",
        "relieved",
        {"event": _NAME, "by": "Nils Holm", "games": 1, "waiting": ()},
    ),
    (
        "relieves",
        "the reader, a reserve, plays on for somebody",
        "relieves",
        {"event": _NAME, "player": "Anna Berg", "games": 2, "waiting": ()},
    ),
)


def events(language: str) -> Iterator[Sample]:
    """The letters about no single game, in a language."""
    for part in (_starts, _rounds, _rulings, _others):
        yield from part(language)


def _starts(language: str) -> Iterator[Sample]:
    none = replace(NORMS, completed=0, points="0")
    yield Sample(
        name="start",
        about="an event begins, the opening decides the colours",
        draft=_to_player(
            "start", language, event=EVENT, games=GAMES, norms=none, round=_ALL, tried=True
        ),
    )
    yield Sample(
        name="start_new",
        about="to a new player, whose colours are known",
        draft=_to_player(
            "start",
            language,
            event=replace(EVENT, opening="free-renju"),
            games=[replace(game, colour="white") for game in GAMES[:1]],
            norms=replace(NEW_NORMS, completed=0, points="0"),
            round=replace(_ALL, waiting=2, limit=1),
            tried=False,
        ),
    )
    yield Sample(
        name="invitation",
        about="to an event that takes entries",
        draft=letter("invitation", language, event=EVENT, team=""),
    )
    marked = (*EVENT.players, ("Gomocalc", "", "", "program"), ("Lund 1", "", "Lund", "group"))
    rated = replace(EVENT, rated=True, players=marked)
    yield Sample(
        name="invitation_rated",
        about="the same to a rating event, in which a program and a group play",
        draft=letter("invitation", language, event=rated, team=""),
    )
    directed = replace(EVENT, game="backgammon", director="leader@club.test")
    yield Sample(
        name="invitation_directed",
        about="to an event of matches, which has a director",
        draft=letter("invitation", language, event=directed, team=""),
    )
    yield Sample(
        name="invitation_team",
        about="to an event of teams",
        draft=letter("invitation", language, event=EVENT, team="Umeå SK"),
    )


def _rounds(language: str) -> Iterator[Sample]:
    for name, about, games, found in (
        ("", "a round begins, the next one has its day", GAMES[:1], _DATED),
        ("_more", "the day of the next round is not known", GAMES, replace(_DATED, next_day="")),
        ("_bye", "the reader has a bye", (), replace(_DATED, bye=True)),
        ("_free", "the reader is free in the last round", (), replace(_ALL, number=9, free=True)),
        ("_team", "the reader's team meets another", GAMES[:1], replace(_DATED, team=_TEAM)),
        ("_reserve", "the reader is a reserve", (), replace(_DATED, team=_RESERVE)),
        ("_section", "a final group begins", GAMES[:1], _FINAL),
        ("_out", "the reader is not in the final", (), replace(_DATED, out=True)),
        ("_team_bye", "the team has a bye", (), replace(_DATED, team=_TEAM_BYE)),
        ("_team_free", "the team is free", (), replace(_DATED, team=_TEAM_FREE)),
    ):
        draft = _to_player("round", language, event=EVENT, games=games, norms=NORMS, round=found)
        yield Sample(name=f"round{name}", about=about, draft=draft)


def _rulings(language: str) -> Iterator[Sample]:
    for name, about, code, params in _RULINGS:
        ruling = Ruling(code=code, reason="Agreed on the telephone, 24 November.", params=params)
        draft = letter(
            "ruling", language, event=EVENT, rulings=(ruling,), ruling="", rule="", until=""
        )
        yield Sample(name=f"ruling_{name}", about=about, draft=draft)


def _to_player(kind: str, language: str, **facts: object) -> Draft:
    """A letter with the reader's pass that answers nothing."""
    return replace(letter_to_player(kind, language, **facts), in_reply_to="", references=())


def _others(language: str) -> Iterator[Sample]:
    yield Sample(
        name="stranger",
        about="to somebody who plays in no event",
        draft=letter("stranger", language, arbiter="domare@example.org", event="", told=False),
    )
    yield Sample(
        name="stranger_entry",
        about="to somebody who wants to play and is not known",
        draft=letter(
            "stranger",
            language,
            arbiter="domare@example.org",
            event="SK24",
            told=True,
            late=True,
            by_voucher=True,
            voucher="",
        ),
    )
    yield Sample(
        name="stranger_form",
        about="to somebody who has filled the form in",
        draft=letter(
            "stranger",
            language,
            arbiter="domare@example.org",
            event="SK24",
            told=True,
            form="taken",
        ),
    )
    yield Sample(
        name="stranger_cancelled",
        about="to somebody unknown who wants to play in an event that is cancelled",
        draft=letter(
            "stranger",
            language,
            arbiter="domare@example.org",
            event="SK24",
            told=False,
            cancelled="Too few players have entered.",
        ),
    )
    yield Sample(
        name="arbiter",
        about="everything that the arbiter is told",
        draft=letter("arbiter", language, notices=NOTICES_SHOWN),
    )
