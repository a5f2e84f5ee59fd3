"""Drafts of every kind, about one game of renju that was played move by move."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from corr.games.explain import explain_loss, pointed_out
from corr.games.renju import RENJU, parse_record
from corr.games.rules import Seat
from corr.mail.letter import (
    Draft,
    EventFacts,
    GameFacts,
    GameLine,
    Happening,
    NormFacts,
    Receipt,
    Refusal,
    Tag,
)
from corr.mail.write import Site

SITE = Site(name="Renjuförbundet", address="td@corr.example.org", host="corr.example.org")
DATE = datetime(2024, 11, 28, 13, 2, 5, tzinfo=UTC)
OPTIONS = {"opening": "soosorv"}
OPENING = "1.h8 2.i9 3.j10"
OFFERS = f"{OPENING} [white] 4.g7 [3 fifths] [black] 5.{{g8 i7 f9}}"
RECORD = f"{OFFERS}=i7 6.h5 7.j8 8.k9 9.g9 10.f8 11.i10 12.k8"
FORBIDDEN = f"{OFFERS}=i7 6.h5 7.k9 8.f8 9.j9 10.f9 11.j8"
"""Black ends this game by a double-three."""
TAG = Tag(game="SK24-017", number=12, code="ABCDEFGHIJKLMNOP")
NORMS = NormFacts(
    level="5 kyu",
    completed=5,
    scheduled=9,
    points="3.5",
    keep="2.5",
    confirm="4.5",
    rise1="6.5",
    rise2="8",
    rise1_level="4 kyu",
    rise2_level="3 kyu",
    preliminary=True,
)
EVENT = EventFacts(
    id="SK24",
    name="Sverigekorr 2024",
    start="2024-11-28",
    time_zone="Europe/Stockholm",
    arbiter="Lars Domare, domare@example.org",
    game="renju",
    opening="soosorv",
    per_move=timedelta(days=7),
    reminders=("50%", "80%", "1d"),
    players=(
        ("Karin Åberg", "5 kyu", "Uppsala"),
        ("Anna Berg", "4 kyu", "Stockholm"),
        ("Erik Öst", "", "Lund"),
        ("Nils Holm", "1 dan", ""),
    ),
)
GAMES = (
    GameLine(
        game="SK24-001",
        opponent="Anna Berg",
        colour="",
        turn="you",
        due=DATE + timedelta(days=7),
    ),
    GameLine(game="SK24-004", opponent="Erik Öst", colour="", turn="opponent", due=None),
    GameLine(game="SK24-006", opponent="Nils Holm", colour="", turn="opponent", due=None),
)
TABLE = """\
    Player         1   2   3   4   Points
 1  Anna Berg      .   1   1  1/2     2.5
 2  Karin Åberg    0   .   1   1      2
 3  Nils Holm      0   0   .   1      1
 4  Erik Öst      1/2  0   0   .      0.5"""


def happened(code: str, **params: object) -> Happening:
    """A happening by its code."""
    return Happening(code=code, params=params)


def game_letter(
    kind: str, language: str = "en", *, record: str = RECORD, yours: bool = True, **facts: Any
) -> Draft:
    """A letter about the game after `record`; `facts` go into its GameFacts or beside them."""
    moves = parse_record(record, OPTIONS)
    position = RENJU.start(OPTIONS)
    for move in moves:
        position = RENJU.after(position, move)
    to_act = position.to_act or Seat.FIRST
    seat = to_act if yours else to_act.other
    beside = {
        key: facts.pop(key)
        for key in ("happenings", "refusals", "norms", "address")
        if key in facts
    }
    game = GameFacts(
        game="SK24-017",
        event="SK24",
        event_name="Sverigekorr 2024",
        you="Karin Åberg",
        opponent="Anna Berg",
        colour=RENJU.colour(position, seat) or "",
        opponent_colour=RENJU.colour(position, seat.other) or "",
        ply=RENJU.ply(position),
        turn="you" if yours else "opponent",
        stage=RENJU.stage(position),
        due=DATE + timedelta(days=6, hours=3),
        left=timedelta(days=6, hours=3),
        time_zone="Europe/Stockholm",
        draw_offer="",
        record=RENJU.record(moves, OPTIONS),
        last_move=moves[-1] if moves else "",
        opening=RENJU.opening(position),
    )
    return Draft(
        kind=kind,
        language=language,
        to_name="Karin Åberg",
        to_address="karin@example.org",
        message_id=f"{TAG}.1@corr.example.org",
        reply_to=f"td+{TAG}@corr.example.org",
        date=DATE,
        facts={"g": replace(game, **facts), **beside},
        tag=TAG,
        picture=RENJU.picture(position),
        in_reply_to="move@karin.example",
        references=("SK24-017.root@corr.example.org", "move@karin.example"),
    )


def letter(kind: str, language: str, **facts: Any) -> Draft:
    """A letter about no single game."""
    return Draft(
        kind=kind,
        language=language,
        to_name="Karin Åberg",
        to_address="karin@example.org",
        message_id=f"{kind}.SK24.1@corr.example.org",
        reply_to="",
        date=DATE,
        facts=facts,
    )


def samples(language: str) -> Iterator[tuple[str, Draft]]:
    """A draft for every golden letter of a language, by name."""
    played = (happened("they_played", moves=("k8",)),)
    yield "your_move", game_letter("your_move", language, happenings=played, norms=NORMS)
    yield (
        "your_move_draw",
        game_letter(
            "your_move",
            language,
            happenings=(*played, happened("they_offered_draw")),
            draw_offer="theirs",
            message="Hej Karin!\n\nHur mår du i kylan?\n> Anna",
        ),
    )
    yield (
        "your_move_colour",
        game_letter(
            "your_move",
            language,
            record=OPENING,
            happenings=(happened("they_played", moves=("h8 i9 j10",)),),
        ),
    )
    yield (
        "your_move_keep",
        game_letter(
            "your_move",
            language,
            record=OFFERS,
            happenings=(happened("they_played", moves=("black", "offer g8 i7 f9")),),
        ),
    )
    yield (
        "your_move_start",
        game_letter("your_move", language, record="", happenings=(happened("game_started"),)),
    )
    yield (
        "receipt",
        game_letter(
            "receipt",
            language,
            yours=False,
            happenings=(happened("you_played", moves=("k8",)),),
            receipt=Receipt(arrived=DATE, used=timedelta(days=1, hours=2), left=timedelta(days=7)),
            norms=NORMS,
        ),
    )
    yield (
        "your_move_claims",
        game_letter(
            "your_move",
            language,
            happenings=played,
            claims=("five",),
            draw_claim=True,
        ),
    )
    over = {"stage": None, "due": None, "left": None, "turn": ""}
    yield (
        "game_over",
        game_letter(
            "game_over",
            language,
            norms=NORMS,
            winner="you",
            ending="resign",
            **over,
        ),
    )
    yield "game_over_forbidden", _lost_by_a_forbidden_move(language, norms=NORMS, **over)
    yield (
        "refused",
        _refused(language, Refusal(line="13. h8", code="occupied", params={"point": "h8"})),
    )
    yield (
        "refused_claim",
        _refused(
            language,
            Refusal(line="claim forbidden", code="claim_refused", params={"kind": "forbidden"}),
        ),
    )
    yield (
        "refused_resign",
        _refused(
            language, Refusal(line="resign", code="confirm_resign", params={"game": "SK24-017"})
        ),
    )
    repeat = Refusal(line="k8", code="already_played", params={"move": "k8"})
    yield "refused_repeat", _refused(language, repeat)
    unknown = Refusal(line="SK24-099 i9", code="unknown_game", params={"game": "SK24-099"})
    yield (
        "refused_no_game",
        letter("refused", language, g=None, happenings=(), refusals=(unknown,)),
    )
    yield (
        "reminder",
        game_letter("reminder", language, happenings=(happened("reminder", share="80%"),)),
    )
    yield (
        "start",
        letter(
            "start",
            language,
            event=EVENT,
            games=GAMES,
            norms=replace(NORMS, completed=0, points="0"),
        ),
    )
    yield (
        "start_new",
        letter(
            "start",
            language,
            event=replace(EVENT, opening="free-renju"),
            games=[replace(game, colour="white") for game in GAMES[:1]],
            norms=replace(NORMS, level="", keep="", completed=0, points="0"),
        ),
    )
    yield "invitation", letter("invitation", language, event=EVENT)
    yield "help", replace(game_letter("help", language), picture=None)
    yield "stranger", letter("stranger", language, arbiter="domare@example.org")
    yield (
        "foreign",
        replace(game_letter("foreign", language, address="other@example.net"), picture=None),
    )
    yield (
        "event_closed",
        letter(
            "event_closed",
            language,
            event=EVENT,
            place="2",
            points="2.5",
            table=TABLE,
            norms=replace(NORMS, preliminary=False, completed=9, points="7"),
            level_before="5 kyu",
            level_after="4 kyu",
            reason="rise1",
            proposed=False,
        ),
    )
    yield (
        "arbiter",
        letter(
            "arbiter",
            language,
            notices=(
                (
                    "letter_set_aside",
                    {
                        "key": "k1",
                        "sender": "x@y.example",
                        "subject": "Hi",
                        "reason": "auto_reply",
                    },
                ),
                (
                    "letter_undelivered",
                    {"recipient": "a@b.example", "subject": "SK24-017", "reply": "550 unknown"},
                ),
            ),
        ),
    )


def _refused(language: str, *refusals: Refusal) -> Draft:
    return game_letter("refused", language, refusals=refusals)


def _lost_by_a_forbidden_move(language: str, **facts: Any) -> Draft:
    position = RENJU.start(OPTIONS)
    for move in parse_record(FORBIDDEN, OPTIONS):
        position = RENJU.after(position, move)
    assert position.outcome is not None
    explanation = explain_loss(RENJU.plies(position), position.outcome.detail)
    assert explanation is not None
    draft = game_letter(
        "game_over",
        language,
        record=FORBIDDEN,
        happenings=(happened("you_played", moves=("j8",)),),
        winner="opponent",
        ending=position.outcome.ending.value,
        ending_detail=position.outcome.detail,
        explanation=explanation,
        **facts,
    )
    assert draft.picture is not None
    return replace(draft, picture=pointed_out(draft.picture, explanation))
