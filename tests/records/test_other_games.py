"""Records of games that are not renju: boards, captures, choices, read back and judged."""

import random
from io import BytesIO

import pytest

from corr.errors import NotAMove, PlayerError
from corr.games.registry import rules_for
from corr.games.rules import Move
from corr.records.check import UNJUDGED, Rule, check_record
from corr.records.files import read_records, write_records
from corr.records.model import Record, RecordError

EVENTS = [
    ("gomoku", {"opening": "swap2"}),
    ("gomoku", {"opening": "free"}),
    ("gomoku", {"opening": "russian", "size": "19"}),
    ("gomoku", {"opening": "free", "size": "19"}),
    ("pente", {"opening": "tournament1"}),
    ("pente", {"opening": "swap3", "captures": "claimed"}),
    ("keryo", {"opening": "balanced"}),
    ("ninuki", {"opening": "free"}),
]
CAPTURE = "1.k10 2.l11 3.n13 4.m12 5.a1 6.k9 7.k12"


def played(kind: str, options: dict[str, str], seed: int, acts: int = 60) -> Record:
    """A game of stones that lie close together, with a pass and whatever the opening asks for."""
    game, draw = rules_for(kind), random.Random(seed)
    position, moves = game.start(options), list[Move]()
    near = [f"{column}{row}" for column in "ghjklm" for row in range(6, 13)]
    for _ in range(4 * acts):
        if position.to_act is None or len(moves) >= acts:
            break
        stage = game.stage(position)
        said = draw.choice(near)
        if stage.code != "play":
            said = draw.choice(stage.buttons or (stage.example,))
        elif len(moves) == 30:
            said = "pass"
        elif options.get("captures") == "claimed" and draw.random() < 0.5:
            said = draw.choice((f"{said}*", "remove"))
        try:
            read = game.read(position, said)
        except PlayerError:
            continue
        for move in read:
            position = game.after(position, move)
            moves.append(move)
    return Record(
        moves=game.plies(position),
        acts=game.record(moves, options),
        size=len(game.picture(position).row_names),
        rules=game.called(options),
        opening_rule=options["opening"],
    )


def written(record: Record, form: str) -> bytes:
    stream = BytesIO()
    write_records([record], stream, form)
    return stream.getvalue()


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("kind", "options"), EVENTS)
@pytest.mark.parametrize("form", ["text", "sgf", "relative"])
def test_a_game_is_read_back_and_judged_by_its_own_rules(form, kind, options, seed):
    record = played(kind, options, seed)
    (found,) = read_records(BytesIO(written(record, form)), form=form)
    assert (found.moves, found.size, found.rules) == (record.moves, record.size, record.rules)
    assert found.opening_rule == options["opening"]
    assert (found.acts or record.acts) == record.acts
    automatic = options.get("captures") != "claimed"
    assert check_record(found, Rule(game=kind, options=options)).flaw is None
    assert not automatic or check_record(found).flaw is None


@pytest.mark.parametrize("form", ["sgf", "psq"])
@pytest.mark.parametrize(("kind", "options"), EVENTS[1:4])
def test_gomoku_is_read_back_from_files_of_other_programs(kind, options, form):
    (record,) = {played(kind, options, 3, acts=20)}
    (found,) = read_records(BytesIO(written(record, form)), form=form)
    assert found.size == record.size
    if form == "sgf" or record.rules == "Standard":
        assert found.moves == record.moves
        assert check_record(found).flaw is None


@pytest.mark.parametrize("form", ["psq", "rif", "pos"])
def test_a_form_that_knows_no_captures_holds_no_pente(form):
    with pytest.raises(RecordError, match="cannot hold a game of pente"):
        written(Record(moves=("k10",), size=19, rules="pente"), form)


def test_a_board_without_the_letter_i_has_none_in_its_files():
    tags = b'[Size "19"]\n[Rules "pente"]\n'
    (found,) = read_records(BytesIO(tags + b"1.k10 2.t19\n"), form="text")
    assert found.moves == ("k10", "t19")
    with pytest.raises(RecordError, match="i10 is no point of a 19 × 19 board"):
        list(read_records(BytesIO(tags + b"1.i10\n"), form="text"))


@pytest.mark.parametrize(
    ("acts", "code"),
    [(f"{CAPTURE}", None), (CAPTURE.replace("3.n13", "3.n13*"), "wrong_asterisk")],
)
def test_an_asterisk_stands_where_stones_were_captured_and_only_there(acts, code):
    tags = b'[Size "19"]\n[Rules "pente"]\n'
    (found,) = read_records(BytesIO(tags + acts.encode() + b"\n"), form="text")
    flaw = check_record(found, Rule(game="pente", options={"opening": "free"})).flaw
    assert (flaw and flaw.code) == code


CAUGHT = "1.k10 2.l9 3.l11 4.j9 5.m11"
"""After this m12 takes k10 and l11."""


def judged(head: str, acts: str, rule: Rule = UNJUDGED) -> tuple[int, int | None, str | None]:
    """How many moves of a text were played, and the first flaw: its move and its code."""
    (found,) = read_records(BytesIO(f"{head}\n{acts}\n".encode()), form="text")
    checked = check_record(found, rule)
    flaw = checked.flaw
    return len(checked.game.moves), flaw and flaw.move, flaw and flaw.code


PENTE = '[Rules "pente"]\n[Size "19"]'
FREE = Rule(game="pente", options={"opening": "free"})


@pytest.mark.parametrize("rule", [UNJUDGED, FREE])
def test_what_the_opponent_asked_for_is_taken_off_with_and_without_an_opening(rule):
    assert judged(PENTE, f"{CAUGHT} 6.m12 [remove] 7.k10", rule) == (7, None, None)
    assert judged(PENTE, "1.k10 2.l9 [remove] 3.l11", rule) == (2, 3, "nothing_left")
    assert judged(PENTE, f"{CAUGHT} 6.m12* [remove] 7.k10", rule) == (6, 7, "nothing_left")
    claimed = Rule(game="pente", options={**rule.options, "captures": "claimed"})
    assert judged(PENTE, f"{CAUGHT} 6.m12 7.k10", claimed) == (6, 7, "occupied")
    assert judged(PENTE, f"{CAUGHT} 6.m12* 7.k10", claimed) == (7, None, None)


def test_captures_that_go_by_themselves_leave_nothing_to_remove():
    automatic = Rule(game="pente", options={"captures": "automatic"})
    assert judged(PENTE, f"{CAUGHT} 6.m12 [remove] 7.n1", automatic) == (6, 7, "no_remove")


def test_moves_without_any_asterisk_miss_none_under_an_opening_either():
    assert judged(PENTE, f"{CAUGHT} 6.m12 7.k10", FREE) == (7, None, None)
    assert judged(PENTE, f"{CAUGHT} 6.m12* 7.k10", FREE) == (7, None, None)
    assert judged(PENTE, f"{CAUGHT} 6.m12 7.k10*") == (5, 6, "wrong_asterisk")


@pytest.mark.parametrize("rule", [UNJUDGED, Rule(game="gomoku", options={"opening": "swap1"})])
@pytest.mark.parametrize(
    ("acts", "move"),
    [("1.h8 2.i9 3.j10* [white] 4.g7", 3), ("1.h8 2.i9 3.j10 [white] 4.g7*", 4)],
)
def test_no_asterisk_stands_in_a_record_of_gomoku(acts, move, rule):
    assert judged('[Rules "Standard"]', acts, rule)[1:] == (move, "wrong_asterisk")
    plain = acts.replace("*", "")
    assert judged('[Rules "Standard"]', plain, rule) == (4, None, None)


def test_what_was_entered_in_advance_may_be_marked_in_a_record_of_renju():
    assert judged("", "1.h8 2.i9* 3.j10*") == (3, None, None)
    assert judged('[Rules "gomoku"]', "1.h8 2.i9* 3.j10*") == (3, None, None)


def test_fives_of_a_record_with_choices_are_told_where_they_had_to_be_claimed():
    acts = "1.h8 2.a1 3.h9 [black] 4.a3 5.h10 6.a5 7.h11 8.a7 9.h12 10.a9"
    (found,) = read_records(BytesIO(f'[Rules "Standard"]\n{acts}\n'.encode()), form="text")
    checked = check_record(found, Rule(options={"adjudication": "claim"}))
    assert (checked.flaw, [ply for ply, _ in checked.game.unclaimed]) == (None, [9])


@pytest.mark.parametrize("opening", ["", '\n[Opening "swap3"]'])
def test_the_result_is_that_of_the_colours_whoever_has_them_after_a_swap(opening):
    acts = "1.k10 2.a1 3.l10 [white] 4.a3 5.m10 6.a5 7.n10 8.a7 9.o10"
    assert judged(f"{PENTE}{opening}", f"{acts} 1-0") == (9, None, None)
    assert judged(f"{PENTE}{opening}", f"{acts} 0-1") == (9, 9, "other_result")


@pytest.mark.parametrize(
    "text", ["1.h8 99.i9 7.j10 [white]", "1.h8 2.i9 4.j10 [white]", "2.h8 3.i9 4.j10 [white]"]
)
def test_all_moves_of_an_act_have_the_numbers_that_are_due(text):
    with pytest.raises(NotAMove):
        list(rules_for("gomoku").replayed({"opening": "swap1"}, text))


def test_just_five_and_five_or_more_are_kept_apart():
    six = "1.h8 2.h1 3.i8 4.j1 5.j8 6.l1 7.l8 8.n1 9.m8 10.n3 11.k8 *\n"
    for rules, result in (("gomoku", "1-0"), ("Standard", "*"), ("Standard gomoku", "*")):
        (found,) = read_records(BytesIO(f'[Rules "{rules}"]\n{six}'.encode()), form="text")
        assert check_record(found).game.result == result


def test_a_record_of_renju_keeps_no_star():
    (found,) = read_records(BytesIO(b"1.h8 2.i9* 3.j10\n"), form="text")
    assert found.acts == ""


SIX = ("a1", "a3", "b1", "b3", "c1", "c3", "e1", "e3", "f1", "g3", "d1")
"""Black makes six in a row with the last stone."""


@pytest.mark.parametrize(
    ("rules", "rule", "result", "won_by"),
    [
        ("gomoku", Rule(), "1-0", "five or more win"),
        ("Standard", Rule(), "*", "exactly five win"),
        ("gomoku", Rule(game="gomoku"), "1-0", "five or more win"),
        ("", Rule(game="gomoku"), "*", "exactly five win"),
        ("gomoku", Rule(game="gomoku", options={"opening": "swap2"}), "*", "exactly five win"),
        ("Standard", Rule(game="gomoku", options={"opening": "free"}), "1-0", "five or more win"),
        ("", Rule(), "0-1", ""),
    ],
)
def test_five_or_more_and_exactly_five_are_kept_apart_and_named(rules, rule, result, won_by):
    checked = check_record(Record(moves=SIX, rules=rules), rule)
    assert checked.game.result == result
    assert checked.won_by == won_by
    assert won_by in checked.words


@pytest.mark.parametrize(
    ("opening", "line"),
    [("free", "1,Freestyle"), ("swap2", "1,Standard"), ("russian", "1,Standard")],
)
def test_an_event_of_gomoku_goes_into_a_psq_by_the_words_of_the_gomocup(opening, line):
    rules = rules_for("gomoku").called({"opening": opening})
    text = written(Record(moves=("h8",), rules=rules, opening_rule=opening), "psq").decode()
    assert text.endswith(f"-1\n{line}\n")
