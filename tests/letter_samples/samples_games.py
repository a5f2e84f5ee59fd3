"""Sample letters about one game: every kind, and what changes within it."""

from collections.abc import Iterator
from datetime import timedelta
from functools import cache
from typing import Any

from msgspec.structs import replace

from corr.games.renju.renju import RENJU
from corr.games.rules import Move
from corr.mail.letter import Draft, IfLine, OtherGames, Refusal
from tests.letter_samples.samples_clock import clock_letters
from tests.letter_samples.samples_facts import (
    DATE,
    FIVE,
    FORBIDDEN,
    NEW_NORMS,
    NORMS,
    OFFERS,
    OPENING,
    OVER,
    PASSES,
    RECEIPT,
    RECORD,
    STOPPED,
    Sample,
    game_letter,
    happened,
    letter,
    position_after,
)
from tests.letter_samples.samples_reasons import every_refusal

_PLAYED = (happened("they_played", moves=("k8",)),)
_MESSAGE = "Hej Karin!\n\nHur mår du i kylan?\n> Anna"
_IFS = (
    IfLine(
        pairs=(("f10", "e11"), ("d12", "l7")),
        picture=RENJU.picture(position_after(f"{RECORD} 13.f10 14.e11 15.d12 16.l7")),
    ),
    IfLine(
        pairs=(("l7", "j6"),),
        picture=RENJU.picture(position_after(f"{RECORD} 13.l7 14.j6")),
    ),
)
_SIX = "1.h8 2.a1 3.i8 4.b1 5.j8 6.c1 7.l8 8.a3 9.m8 10.b3 11.k8"
"""Black makes six in a row, which wins in free gomoku."""
_REASONS = 20
"""How many reasons one letter tells."""


def games(language: str) -> Iterator[Sample]:
    """The letters about one game, in a language."""
    for part in (_turns, _own, _receipts, _refusals, _questions, _endings):
        yield from part(language)


def _turns(language: str) -> Iterator[Sample]:
    """It is the reader's turn."""

    def turn(name: str, about: str, **facts: Any) -> Sample:
        kind = "your_move"
        draft = game_letter(kind, language, **({"happenings": _PLAYED} | facts))
        return Sample(name=f"{kind}{name}", about=about, draft=draft)

    yield turn("", "the opponent has played", norms=NORMS)
    yield turn("_newcomers", "new players take part", norms=replace(NORMS, new_players=2))
    yield turn("_new", "to a new player", norms=NEW_NORMS)
    yield turn(
        "_draw",
        "the opponent offers a draw and writes a message",
        happenings=(*_PLAYED, happened("they_offered_draw")),
        draw_offer="theirs",
        message=_MESSAGE,
    )
    yield turn(
        "_colour",
        "a colour has to be chosen",
        record=OPENING,
        happenings=(happened("they_played", moves=("h8 i9 j10",)),),
    )
    yield turn(
        "_keep",
        "a fifth move has to be kept",
        record=OFFERS,
        happenings=(happened("they_played", moves=("black", "offer g8 i7 f9")),),
    )
    yield turn(
        "_start", "the first letter of a game", record="", happenings=(happened("game_started"),)
    )
    yield turn("_claims", "wins and draws have to be claimed", claims=("five",), draw_claim=True)
    yield turn(
        "_credited",
        "time was given back after an outage",
        happenings=(*_PLAYED, happened("clock_credited", hours=3)),
    )
    cost = {"used": RECEIPT.used, "left": RECEIPT.left}
    yield turn(
        "_receipt",
        "the reader wants no letter for a plain move, and other games wait",
        happenings=(
            *_PLAYED,
            happened("you_had_played", moves=("i10",), arrived=RECEIPT.arrived, **cost),
        ),
        others=OtherGames(waiting=3, game="SK24-021", due=DATE + timedelta(days=2)),
    )
    yield turn(
        "_other",
        "another game waits, whose clock stands still",
        others=OtherGames(waiting=1, game="SK24-021", due=None),
    )
    yield turn("_brief", "to a reader who knows how to answer", brief=True)
    yield turn(
        "_long",
        "after 150 moves",
        record=scattered(150),
        options={"opening": "free-gomoku"},
        happenings=(happened("they_played", moves=(scattered(150).rpartition(".")[2],)),),
    )
    yield turn(
        "_claim",
        "a win was claimed by a line, and proved",
        happenings=(happened("you_claimed_line", finding="proved"),),
    )
    yield from clock_letters(language)
    yield turn("_shown", 'an answer to "show"', happenings=(happened("shown"),))
    yield turn(
        "_in_advance",
        "moves entered in advance were played",
        happenings=(
            happened("they_played", moves=("f8",)),
            happened("played_in_advance", plies=(("you", "i10"), ("they", "k8"))),
        ),
    )
    yield turn(
        "_dropped",
        "moves entered in advance do not fit any more",
        happenings=(*_PLAYED, happened("ifs_dropped", why="deviated", move="k8")),
    )
    yield turn(
        "_unplayable",
        "a move entered in advance cannot be played",
        happenings=(*_PLAYED, happened("ifs_dropped", why="occupied", move="k8")),
    )
    yield turn(
        "_message",
        "the opponent has written",
        happenings=(happened("they_wrote"),),
        message=_MESSAGE,
    )
    for who, told in (("they", "the opponent has"), ("you", "the reader has")):
        yield turn(
            f"_{who}_declined",
            f"{told} declined a draw",
            happenings=(happened(f"{who}_declined_draw"),),
        )
    yield turn(
        "_runs_again",
        "letters came back, and arrive again",
        happenings=(happened("clock_runs"), happened("letters_go", address="karin@example.net")),
    )
    yield turn(
        "_stopped",
        "the reader's clock stands still",
        happenings=(happened("sent_again"),),
        **STOPPED,
    )
    reminder = game_letter("reminder", language, happenings=(happened("reminder", share="80%"),))
    yield Sample(name="reminder", about="most of the time has passed", draft=reminder)
    told = happened("reminder", share="80%"), happened("match_to_begin")
    reminder = game_letter("reminder", language, happenings=told)
    yield Sample(name="reminder_match", about="all games of a match hang on it", draft=reminder)


def _own(language: str) -> Iterator[Sample]:
    """What is the reader's own: notes, moves in advance, a look ahead."""
    notes = "Attack on the left side later.", "e11 is still open."
    noted = game_letter("your_move", language, happenings=(happened("you_noted"),), notes=notes)
    yield Sample(name="your_move_notes", about="with the reader's own notes", draft=noted)
    seen = game_letter(
        "preview", language, happenings=(happened("previewed", moves=("f10",)),), preview="f10"
    )
    after = position_after(f"{RECORD} 13.f10")
    yield Sample(
        name="preview",
        about='an answer to "preview f10"',
        draft=replace(seen, picture=RENJU.picture(after)),
    )


def _receipts(language: str) -> Iterator[Sample]:
    """It is the opponent's turn."""

    def receipt(name: str, about: str, **facts: Any) -> Sample:
        draft = game_letter("receipt", language, yours=False, **facts)
        return Sample(name=f"receipt{name}", about=about, draft=draft)

    played = happened("you_played", moves=("k8",))
    yield receipt("", "a move was played", happenings=(played,), receipt=RECEIPT, norms=NORMS)
    yield receipt(
        "_draw",
        "a move was played and a draw offered",
        happenings=(played, happened("you_offered_draw")),
        draw_offer="yours",
        receipt=RECEIPT,
    )
    wrote = happened("you_wrote", lines=("Nice opening!", "See you in May."))
    yield receipt("_message", "a message was passed on", happenings=(wrote,))
    yield receipt(
        "_rest",
        "a move was played, and other lines were left out",
        happenings=(played,),
        receipt=RECEIPT,
        rest=("Nice weather today!", "Best wishes, Karin"),
        may_write=True,
    )
    yield receipt(
        "_ifs",
        "moves were entered in advance",
        happenings=(played, happened("you_entered_ifs")),
        receipt=RECEIPT,
        ifs=_IFS,
    )
    yield receipt(
        "_stopped",
        "a move was played, and letters to the opponent come back",
        happenings=(played,),
        receipt=RECEIPT,
        **STOPPED,
    )
    overtaken = happened("preview_overtaken", moves=("l9",))
    yield receipt(
        "_ifs_replaced",
        "moves in advance took the place of others, and a preview was asked for as well",
        happenings=(played, happened("you_replaced_ifs"), overtaken),
        receipt=RECEIPT,
        ifs=_IFS,
    )
    yield receipt(
        "_ifs_cancelled",
        "moves in advance were taken back",
        happenings=(happened("you_cancelled_ifs"),),
    )


def _refusals(language: str) -> Iterator[Sample]:
    """An order was not carried out."""

    def refused(name: str, about: str, line: str, code: str, **params: object) -> Sample:
        refusal = Refusal(line=line, code=code, params=params)
        draft = game_letter("refused", language, refusals=(refusal,))
        return Sample(name=f"refused{name}", about=about, draft=draft)

    yield refused("", "the point is taken", "13. h8", "occupied", point="h8")
    yield refused(
        "_claim", "a claim was wrong", "claim forbidden", "claim_refused", kind="forbidden"
    )
    yield refused("_line", "a line does not show a win", "claim win: 13. h5", "line_not_proved")
    yield refused(
        "_resign",
        "resigning has to be confirmed",
        "resign",
        "confirm_resign",
        game="SK24-017",
    )
    yield refused(
        "_repeat",
        "the move was played already",
        "k8",
        "already_played",
        move="k8",
        ply=12,
        played=DATE,
    )
    unclear = refused(
        "_unclear", "the letter can be read in two ways", "", "unclear", readings=("i9", "j10")
    )
    facts = {**unclear.draft.facts, "choices": ("i9", "j10")}
    yield replace(unclear, draft=replace(unclear.draft, facts=facts))
    unknown = Refusal(line="SK24-099 i9", code="unknown_game", params={"game": "SK24-099"})
    yield Sample(
        name="refused_no_game",
        about="the letter names no game of the reader's",
        draft=letter("refused", language, g=None, happenings=(), refusals=(unknown,)),
    )
    lost = Refusal(line="k8", code="untagged", params={})
    shown: dict[str, object] = {"about_game": "SK24-017", "brings": "show"}
    yield Sample(
        name="refused_short",
        about="the letter does not show who wrote it: words and a link, no board",
        draft=letter("refused", language, g=None, happenings=(), refusals=(lost,), **shown),
    )
    left = OVER | {"ending": "withdrawal", "winner": "opponent"}
    yield Sample(
        name="refused_short_over",
        about="the same of a game that is over: how it ended",
        draft=letter(
            "refused",
            language,
            g=None,
            happenings=(),
            refusals=(replace(lost, code="game_over"),),
            over=game_letter("game_over", language, **left).facts["g"],
            **{**shown, "brings": "record"},
        ),
    )
    every = tuple(every_refusal())
    for part, at in enumerate(range(0, len(every), _REASONS), 1):
        some = game_letter("refused", language, refusals=every[at : at + _REASONS])
        about = f"every reason that there is, part {part}"
        yield Sample(name=f"refused_reasons_{part}", about=about, draft=some)


def _questions(language: str) -> Iterator[Sample]:
    """The reader has asked."""
    yield Sample(
        name="help",
        about="what can be written",
        draft=replace(game_letter("help", language), picture=None),
    )


def _endings(language: str) -> Iterator[Sample]:
    """The game is over, in each of the ways there are."""

    def over(name: str, about: str, **facts: Any) -> Sample:
        draft = game_letter("game_over", language, **(OVER | facts))
        return Sample(name=f"game_over{name}", about=about, draft=draft)

    won, lost, draw = {"winner": "you"}, {"winner": "opponent"}, {"winner": "draw"}
    yield over("", "the opponent has resigned", ending="resign", norms=NORMS, **won)
    yield Sample(
        name="game_over_forbidden",
        about="lost by a forbidden move, with the reasons",
        draft=_lost_by_a_forbidden_move(language),
    )
    five = {"record": FIVE, "happenings": (happened("you_played", moves=("j6",)),)}
    yield over("_five", "won by a five", ending="five", **five, **won)
    passed = {"record": PASSES, "happenings": (happened("they_played", moves=("pass",)),)}
    yield over("_passes", "a draw by two passes", ending="passes", **passed, **draw)
    full = {"record": scattered(225), "options": {"opening": "free-gomoku"}}
    yield over("_full", "a draw on a full board", ending="full", **full, **draw)
    claimed = {"record": FIVE, "happenings": (happened("you_claimed_win"),)}
    yield over("_claimed", "won by a claim", ending="five", **claimed, **won)
    claimed = {"record": FIVE, "happenings": (happened("they_claimed_win"),)}
    yield over("_claimed_lost", "lost by a claim", ending="five", yours=False, **claimed, **lost)
    six = {"record": _SIX, "options": {"opening": "free-gomoku"}}
    yield over("_overline", "won by an overline", ending="overline", **six, **won)
    for who, about in (("you", "by the reader"), ("they", "by the opponent")):
        facts = {"happenings": (happened(f"{who}_claimed_draw"),), "ending": "draw_claim"}
        yield over(f"_draw_claim_{who}", f"a draw was claimed {about}", **facts, **draw)
    yield over("_agreement", "a draw by agreement", ending="agreement", **draw)
    timed = {"ran_out": DATE, "arbiter": "arbiter@renju.example.org"}
    yield over("_time", "lost on time", ending="time", **timed, **lost)
    yield over("_time_won", "won on time", ending="time", **timed, **won)
    for ending, about in (
        ("withdrawal", "the reader has withdrawn"),
        ("walkover", "lost by a walkover"),
        ("adjudication", "lost by the arbiter's decision"),
    ):
        yield over(f"_{ending}", about, ending=ending, **lost)
    for name, facts in (("won", won), ("lost", lost)):
        out = {"ending": "withdrawal", "ending_detail": "arbiter", **facts}
        yield over(f"_excluded_{name}", "the loser was excluded", **out)
    late = {"both": False, "due": DATE, "time": timedelta(days=30), "game": "SK24-003"}
    late["single"] = False
    for winner, about in (("opponent", "by the reader"), ("you", "by the opponent")):
        told = happened("match_late", yours=winner == "opponent", **late)
        facts = {"ending": "late", "winner": winner, "happenings": (told,)}
        yield over(f"_late_{winner}", f"a match was not begun in time {about}", **facts)
    told = happened("match_late", yours=True, **{**late, "both": True, "game": ""})
    facts = {"ending": "late", "winner": "nobody", "happenings": (told,)}
    yield over("_late_nobody", "a match was not begun in time by either", **facts)
    told = happened("match_late", yours=True, **{**late, "single": True, "game": ""})
    facts = {"ending": "late", "winner": "opponent", "happenings": (told,)}
    yield over("_late_single", "a game was not begun in time by the reader", **facts)


@cache
def scattered(stones: int) -> str:
    """A game of free gomoku in which nobody ever makes a row, for so many moves.

    >>> scattered(3)
    '1.h8 2.g9 3.o8'
    """
    order = [(112 + 7 * number) % 225 for number in range(225)]
    points = [(place % 15, place // 15) for place in order]
    black = [point for point in points if (point[0] + 2 * point[1]) % 4 < 2]
    white = [point for point in points if (point[0] + 2 * point[1]) % 4 >= 2]
    turns = [(black, white)[number % 2][number // 2] for number in range(stones)]
    return " ".join(
        f"{number}.{'abcdefghijklmno'[column]}{row + 1}"
        for number, (column, row) in enumerate(turns, 1)
    )


def _lost_by_a_forbidden_move(language: str) -> Draft:
    position = position_after(FORBIDDEN)
    assert position.outcome is not None
    outcome = position.outcome
    explanation = RENJU.explanation(position, outcome.ending, outcome.detail)
    assert explanation is not None
    draft = game_letter(
        "game_over",
        language,
        record=FORBIDDEN,
        happenings=(happened("you_played", moves=(Move("j8"),)),),
        norms=NORMS,
        winner="opponent",
        ending=position.outcome.ending.value,
        ending_detail=position.outcome.detail,
        explanation=explanation,
        **OVER,
    )
    assert draft.picture is not None
    return replace(draft, picture=explanation.picture)
