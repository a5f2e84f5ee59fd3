"""The variants of the booklet of 1987 played by letter: what is asked, taken, refused and told."""

import pytest

from corr.games.rows.variant import VARIANTS
from corr.records.files import FORMATS
from tests.commands import corr
from tests.office import EVENT, House

SOLE = {
    "neutral": ("l11;neutral m9", "placed the neutral stone m9", "1.k10 2.l11 3.neutral m9"),
    "ujnar": ("i9;j10", "played j10", "1.h8 2.i9 3.j10"),
    "common_centre": ("i9;j10", "played j10", "1.h8 2.i9 3.j10"),
    "repensi": ("i8;a1;j8;k8", "played k8 and recoloured i8, j8", "4.j8 5.k8*"),
    "renju_bomb": ("i9;bomb g7", "played the bomb g7 and blew away h8", "3.bomb g7"),
    "gomoku_bomb": ("i9;bomb g7", "played the bomb g7 and blew away h8", "3.bomb g7"),
    "renju3d": ("h8;h8", "played h8/3", "1.h8/1 2.h8/2 3.h8/3"),
    "klot": ("j9;c9", "played c1", "1.a1 2.c1"),
    "super_fem": ("l10;a1;m10;n10", "played n10 and captured l10, m10", "4.m10 5.n10*"),
    "anti_pente": ("l10;a1;m10;n10", "played n10 and captured l10, m10", "4.m10 5.n10*"),
    "pente_bomb": ("l11;bomb l9", "played the bomb l9 and blew away k10", "3.bomb l9"),
}
"""A game of each: the moves, what the last letter says of the last one, how the record goes on."""


def house_of(folder, kind, **game):
    """A running event of a variant for two."""
    event = {"languages": ["en", "sv"]}
    house = House(folder, game={"kind": kind, "opening": "free", **game}, event=event)
    return house.start()


def test_there_is_a_game_of_every_variant():
    assert {key for key, variant in VARIANTS.items() if variant.special} == set(SOLE)


@pytest.mark.parametrize("kind", SOLE)
def test_a_stone_is_told_recorded_and_drawn(tmp_path, kind):
    moves, said, record = SOLE[kind]
    with house_of(tmp_path, kind) as house:
        answer = house.play(moves)
        who = house.seated(house.game().position.to_act)
        assert said in answer.to(who).words
        assert record in house.record()


@pytest.mark.parametrize("kind", ["ujnar", "renju3d", "pente_bomb"])
def test_whoever_does_not_have_the_stone_that_stands_makes_move_2(tmp_path, kind):
    with house_of(tmp_path, kind) as house:
        told = {post.to: post.words for post in house.read if "This is your game" in post.words}
        assert "the first stone is placed, and you make move 2, by" in told[house.second]
        assert "you begin" not in told[house.first] + told[house.second]


@pytest.mark.parametrize("kind", SOLE)
def test_a_file_of_a_game_is_read_back_or_not_written_at_all(tmp_path, kind):
    moves, _, record = SOLE[kind]
    with house_of(tmp_path, kind) as house:
        house.play(moves)
        assert record in house.say(house.first, "record").to(house.first).words
        for form in FORMATS:
            written = corr(tmp_path, "game", "export", f"{EVENT}-001", "--as", form)
            if written.status == 2:
                assert len(written.err.splitlines()) == 1
                continue
            file = tmp_path / f"game.{form}"
            file.write_text(written.out, encoding="utf-8")
            checked = corr(tmp_path, "game", "check", str(file), "--from", form)
            assert (checked.status, checked.err) == (0, ""), form


@pytest.mark.parametrize(
    ("kind", "moves", "body", "code", "said"),
    [
        ("pente_bomb", "bomb l9;bomb m9", "bomb a1", "no_bomb_left", "used your bomb already"),
        ("pente_bomb", "", "neutral a1", "no_neutral", "This game has no neutral stones"),
        ("neutral", "a1;neutral b1;c1;neutral d1;e1", "neutral f1", "no_neutral_left", "your 2"),
        ("neutral", "", "bomb a1", "no_bomb", "This game has no bombs"),
        ("renju3d", "h8", "h8/5", "wrong_level", 'would now be stone number 3 of that column'),
        ("klot", "a1", "j9", "occupied", "There is already a stone on j9"),
        ("klot", "a1;b1", "k3", "off_board", "k3 is not on the board"),
        ("klot", "a1;b1", "i3", "no_column_i", "Do you mean h3 or j3?"),
        ("klot", "", "bomb a1", "no_kind_yet", "when the opening is over"),
        ("repensi", "i8", "i8", "occupied", "There is already a stone on i8"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_answered_and_changes_nothing(tmp_path, kind, moves, body, code, said):
    with house_of(tmp_path, kind) as house:
        if moves:
            house.play(moves)
        record, who = house.record(), house.seated(house.game().position.to_act)
        answer = house.say(who, body)
        assert answer.reason == code
        assert said in answer.to(who).words
        assert house.record() == record
