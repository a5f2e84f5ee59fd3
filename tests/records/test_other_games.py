"""Records of games that are not renju: boards, captures, choices, read back and judged."""

import random
from io import BytesIO

import pytest

from corr.errors import PlayerError
from corr.games.registry import rules_for
from corr.games.rules import Move
from corr.records.check import Rule, check_record
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


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("kind", "options"), EVENTS)
def test_a_game_is_read_back_from_text_and_judged_by_its_own_rules(kind, options, seed):
    record = played(kind, options, seed)
    (found,) = read_records(BytesIO(written(record, "text")), form="text")
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


@pytest.mark.parametrize("form", ["sgf", "psq", "rif", "pos"])
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


def test_just_five_and_five_or_more_are_kept_apart():
    six = "1.h8 2.h1 3.i8 4.j1 5.j8 6.l1 7.l8 8.n1 9.m8 10.n3 11.k8 *\n"
    for rules, result in (("gomoku", "1-0"), ("Standard", "*"), ("Standard gomoku", "*")):
        (found,) = read_records(BytesIO(f'[Rules "{rules}"]\n{six}'.encode()), form="text")
        assert check_record(found).game.result == result


def test_a_record_of_renju_keeps_no_star():
    (found,) = read_records(BytesIO(b"1.h8 2.i9* 3.j10\n"), form="text")
    assert found.acts == ""
