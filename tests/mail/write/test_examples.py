"""The points of examples: each is on the board of the reader's game, and can be read there."""

import re

import pytest

from corr.games.registry import RULES, rules_for
from corr.games.track import Track
from corr.mail.write.rules import help_on
from corr.sentences.plain import WIDTH, with_points
from corr.tournament.spec.spec import GamePart
from corr.words.templates import ours
from tests.letter_samples.samples_facts import SITE
from tests.office import House

SENTENCES = (
    ("help", "i_letter_and_number"),
    ("invitation", "you_get_a_letter"),
    ("reasons", "ifs_unclear"),
    ("reasons", "not_a_move"),
    ("start", "answer_the_letter_with"),
)
POINT = re.compile(r"\b[a-t][0-9]{1,2}\b")
OTHERS = sorted(set(RULES) - {"renju"})


def played(kind, **options):
    """A game as an event has it that chooses nothing else."""
    usual = {key: values[0] for key, values in rules_for(kind).options().items()}
    return GamePart(kind=kind, options={**usual, **options})


def free_points(game):
    """The points by the first name of each, where a stone may be played when nothing lies.

    None where points are numbers, as on a track.
    """
    rules = rules_for(game.kind)
    picture = rules.picture(rules.start(game.options))
    if isinstance(picture, Track):
        return set()
    size = len(picture.column_names)
    return {
        picture.point(column, row)
        for column in range(size)
        for row in range(size)
        if picture.once(column, row)
    }


def helped(language, *games, notation=""):
    facts = {"g": None, "marker": "", "site": SITE, **help_on(games, notation)}
    return ours().voice(language).plain("help", facts)[1]


@pytest.mark.parametrize("language", ["en", "sv", "de", "et"])
@pytest.mark.parametrize("kind", OTHERS)
def test_every_point_of_an_example_is_on_the_board(kind, language):
    for more in ({}, {"size": "19"}) if kind == "gomoku" else ({},):
        game = played(kind, **more)
        examples = rules_for(kind).examples(game.options)
        say = ours().voice(language)
        catalogue = [with_points(say.line(*one, text="?"), examples) for one in SENTENCES]
        for text in (*catalogue, helped(language, game)):
            named = set(POINT.findall(text))
            assert named <= free_points(game), (kind, named - free_points(game))


def test_the_centre_where_the_first_stone_lies_is_no_example():
    assert "k10" not in helped("en", played("pente"))


def test_points_of_one_example_stay_different():
    for kind in OTHERS:
        found = rules_for(kind).examples(played(kind).options)
        shown = [found.get(name, name) for name in ("g7", "i10", "j10", "f6", "h8", "i9", "h5")]
        assert len(set(shown)) == len(shown)


def test_a_reader_of_games_on_several_boards_gets_examples_that_all_have():
    games = (played("renju"), played("pente"), played("klot"))
    named = set(POINT.findall(helped("en", *games[1:])))
    assert all(named <= free_points(game) for game in games)


@pytest.mark.parametrize("language", ["en", "sv", "de", "et"])
def test_help_of_a_match_has_plays_and_conditions_on_lines_that_stay_whole(language):
    text = helped(language, played("backgammon"))
    lines = [line for line in text.splitlines() if line.startswith("  ")]
    assert any(line.startswith("  12. 52: 13/8 24/22 ") for line in lines)
    double, take = ("dubbla", "ta") if language == "sv" else ("double", "take")
    assert any(f" {double} " in line and f" {take} " in line for line in lines)
    assert [line for line in lines if len(line) > WIDTH] == []


@pytest.mark.parametrize("language", ["en", "sv", "de", "et"])
def test_help_of_a_match_shows_each_way_to_write_a_checker_and_no_number_of_a_move(language):
    text = helped(language, played("backgammon"))
    rules = rules_for("backgammon")
    for shown in ("bar/20 6/off", "8/5* 6/4(2)"):
        assert f"\n  {shown}  " in text
        assert rules.recognises(shown)
    say, numbered = ours().voice(language), "answer_the_letter_of"
    own, others = say.line("help", f"bg_{numbered}"), say.line("help", numbered)
    assert own in text
    assert others not in text
    assert others in helped(language, played("renju"), played("backgammon"))


def test_who_plays_renju_too_gets_points_of_its_board_as_examples_and_all_conditions():
    text = helped("en", played("renju"), played("backgammon"))
    for line in ("  i9 ", "  i9; if g7 then i10 ", "  if double then take ", "  roll "):
        assert line in text


def test_examples_are_written_as_their_reader_writes_points():
    text = helped("en", played("pente"), notation="relative")
    assert "13. R2D1 " in text
    assert "as at the edge of the board" not in text
    assert "13. f6 " in helped("en", played("klot"), notation="relative")


# -- letters ----


@pytest.mark.parametrize(
    ("kind", "point", "advance"),
    [
        ("klot", "f6", "if d4 then f7, then if e2 then g1"),
        ("pente_bomb", "m9", "if g7 then m10, then if h5 then j4"),
    ],
)
def test_the_letters_of_an_event_name_points_that_it_has(tmp_path, kind, point, advance):
    with House(tmp_path, game={"kind": kind, "opening": "free"}).start() as house:
        told = [" ".join(post.words.split()) for post in house.read]
        assert not any("i9" in words for words in told)
        started = [words for words in told if f"for instance {point}." in words]
        assert len(started) >= 2
        who = house.seated(house.game().position.to_act)
        refused = " ".join(house.say(who, "if a1 then then").to(who).words.split())
        assert advance in refused


# -- what the letter of help leaves out ----


@pytest.mark.parametrize("kind", ["klot", "super_fem", "renju3d"])
def test_help_tells_of_no_choices_claims_and_norms_where_there_are_none(kind):
    text = helped("en", played(kind, opening="free"))
    for left_out in ("The opening", "white", "Claims", "claim draw", "norms"):
        assert left_out not in text
    claimed = GamePart(kind=kind, options={"opening": "free"}, draw_claim_after=100)
    assert "claim draw" in helped("en", claimed)


def test_help_says_that_a_line_is_shown_in_renju_alone_to_who_plays_other_games_too():
    shown = "you may show that you win"
    assert f"In every event, on your turn, {shown}" in helped("en", played("renju"))
    both = helped("en", played("renju"), played("klot"))
    assert f"In events of renju, on your turn, {shown}" in both
    assert shown not in helped("en", played("klot"))


def test_help_tells_of_choices_where_colours_are_chosen():
    assert "white, g7" in helped("en", played("pente", opening="swap3"))
    assert "The opening" not in helped("en", played("pente", opening="tournament1"))


def test_help_tells_how_a_five_is_claimed_where_it_has_to_be():
    text = helped("en", GamePart(kind="gomoku", options={"opening": "free"}, adjudication="claim"))
    assert "claim five" in text
    assert "claim five" not in helped("en", played("gomoku"))


def test_a_line_is_refused_in_gomoku_and_the_letter_says_where_it_is_not(tmp_path):
    with House(tmp_path, game={"kind": "gomoku", "opening": "free"}).start() as house:
        who = house.seated(house.game().position.to_act)
        refused = " ".join(house.say(who, "claim win: h5 h6 g7").to(who).words.split())
        assert "can only be claimed in events of renju." in refused
