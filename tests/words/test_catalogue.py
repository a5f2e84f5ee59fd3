from dataclasses import dataclass
from fractions import Fraction

import pytest

from corr.sentences.catalogue import Catalogue, sentence_of, sources
from corr.sentences.functions import FUNCTIONS, SENTENCES
from corr.sentences.plain import printed


def catalogue(text, fallback=None, *, printed=str):
    return Catalogue(
        [text], functions=FUNCTIONS, sentences=SENTENCES, printed=printed, fallback=fallback
    )


def said(text, **params):
    """What the sentence `a-b` says, which is `text`."""
    return catalogue(f"a-b = {text}\n").say("a-b", params)


@dataclass
class Game:
    due: str
    moves: tuple[str, ...] = ()


def test_a_text_is_said_as_it_stands():
    assert said("Nothing is due.") == "Nothing is due."


def test_lines_of_a_sentence_are_lines_and_their_indent_is_not_said():
    assert said("\n    One.\n    Two.") == "One.\nTwo."


@pytest.mark.parametrize(
    ("given", "expected"),
    [(Game(due="Monday"), "Monday"), ({"due": "Monday"}, "Monday")],
)
def test_a_part_of_a_parameter_is_an_attribute_or_a_key(given, expected):
    assert said("due { $g-due }", g=given) == f"due {expected}"


def test_a_part_may_be_a_place_in_a_list_and_a_part_of_a_part():
    assert said("{ $g-moves-1 }", g=Game(due="", moves=("h8", "i9"))) == "i9"


YES = "{ $x ->\n        [yes] there\n       *[no] not there\n    }"


@pytest.mark.parametrize("there", [True, 3, Fraction(1, 2), "text", ["a"]])
def test_yes_is_what_is_there(there):
    assert said(YES, x=there) == "there"


@pytest.mark.parametrize("nothing", [False, 0, "", None, [], Fraction(0)])
def test_no_is_what_is_not(nothing):
    assert said(YES, x=nothing) == "not there"


PLURAL = "{ $n } { $n ->\n        [one] day\n       *[other] days\n    }"


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (1, "1 day"),
        (0, "0 days"),
        (2, "2 days"),
        (Fraction(1), "1 day"),
        (Fraction(3, 2), "3/2 days"),
    ],
)
def test_plurals(number, expected):
    assert said(PLURAL, n=number) == expected


POLISH = """
language-plural =
    { $n ->
        [1] one
       *[other]
            { MOD($n, 10) ->
                [2] few
                [3] few
                [4] few
               *[other] many
            }
    }
a-b =
    { $n } { $n ->
        [0] brak
        [one] dzień
        [few] dni
       *[many] dzionków
    }
"""


@pytest.mark.parametrize(
    ("number", "expected"),
    [(0, "0 brak"), (1, "1 dzień"), (3, "3 dni"), (5, "5 dzionków"), (22, "22 dni")],
)
def test_a_language_may_have_plurals_of_its_own(number, expected):
    assert catalogue(POLISH).say("a-b", {"n": number}) == expected


WORD = "{ $x ->\n        [red] rouge\n        [2] deux\n       *[other] { $x }\n    }"


def test_any_other_variant_is_the_word_or_the_number():
    values = ("red", 2, "2", "blue")
    assert [said(WORD, x=value) for value in values] == ["rouge", "deux", "deux", "blue"]


def test_a_truth_is_no_number():
    assert said("{ $x ->\n        [1] one\n       *[other] other\n    }", x=True) == "other"


def test_each_of_a_list_is_a_sentence_with_its_number():
    found = catalogue(
        'a-all = { JOIN(EACH($games, "a-all-each"), "; ") }\n'
        "a-all-each = { $number }. { $item-due } in { $event }\n"
    )
    games = [Game(due="Monday"), Game(due="Friday")]
    assert found.say("a-all", {"games": games, "event": "SK24"}) == (
        "1. Monday in SK24; 2. Friday in SK24"
    )


def test_a_sentence_takes_in_another_with_its_parameters():
    found = catalogue("a-b = { a-c }!\na-c = hello { $name }\n")
    assert found.say("a-b", {"name": "Eva"}) == "hello Eva!"


def test_a_sentence_called_like_a_function_has_parameters_of_its_own():
    found = catalogue('language-and = { JOIN($words, ", ", " and ") }\na-b = { AND($names) }\n')
    assert found.say("a-b", {"names": ["Eva", "Bo", "Di"]}) == "Eva, Bo and Di"


def test_a_value_goes_through_functions_as_it_is():
    assert said("{ ADD($n, 1) } of { COUNT($all) }", n=2, all=["a", "b", "c"]) == "3 of 3"


ENGLISH = catalogue("a-b = Good day. { a-c }\na-c = It is due.\nlanguage-and = x\n")


def test_what_a_language_lacks_is_said_in_english():
    swedish = catalogue("a-b = God dag. { a-c }\n", ENGLISH)
    assert swedish.say("a-b", {}) == "God dag. It is due."
    assert swedish.say("a-c", {}) == "It is due."


def test_an_english_sentence_takes_in_english_ones():
    """Half of a sentence in each language would be worse than one in English."""
    swedish = catalogue("a-c = Den ska vara klar.\n", ENGLISH)
    assert swedish.say("a-b", {}) == "Good day. It is due."
    assert swedish.say("a-c", {}) == "Den ska vara klar."


def test_what_there_is_is_known():
    swedish = catalogue("a-b = God dag.\n", ENGLISH)
    assert "a-c" in swedish
    assert "a-d" not in swedish
    assert [*swedish] == ["a-b", "a-c", "language-and"]


def test_a_sentence_that_nobody_has_is_an_error():
    with pytest.raises(KeyError, match="a-d"):
        catalogue("a-b = x\n", ENGLISH).say("a-d", {})


def test_a_sentence_without_its_parameter_is_an_error():
    with pytest.raises(KeyError, match="name"):
        said("hello { $name }")


def test_a_function_that_is_none_is_an_error():
    with pytest.raises(ValueError, match="SHOUT"):
        said("{ SHOUT($name) }", name="Eva")


def test_a_faulty_sentence_stops_no_other():
    found = catalogue("a-b = { $x\na-c = fine\n")
    assert found.say("a-c", {}) == "fine"
    with pytest.raises(ValueError, match="a-b"):
        found.say("a-b", {"x": 1})


@pytest.mark.parametrize(
    ("text", "key"),
    [("a-b = { $x }", "a-b"), ("a-b = { a-c }\na-c = { $x }", "a-c"), ("a-b = { a-c }", "a-b")],
)
def test_an_error_knows_the_sentence_that_it_came_from(text, key):
    with pytest.raises(KeyError) as told:
        catalogue(f"{text}\n").say("a-b", {})
    assert sentence_of(told.value) == key
    assert sentence_of(KeyError("x")) == ""


def test_a_file_may_have_no_sentence_yet():
    assert sources("### nothing\n") == {}


def test_comments_and_groups_are_no_sentences():
    assert sources("### all\n\n## a: sheet\n# one\na-b = x\n") == {"a-b": "a-b = x\n"}


FORGED = "i9\r\nSubject: x\u202e"


def test_what_comes_from_outside_breaks_no_line_of_a_letter():
    found = catalogue("a-b = { $text } is no move\n", printed=printed)
    assert found.say("a-b", {"text": FORGED}).isprintable()


def test_what_comes_from_outside_is_cleaned_after_a_function():
    found = catalogue('a-b = { JOIN($texts, ", ") }\n', printed=printed)
    assert found.say("a-b", {"texts": [FORGED, FORGED]}).isprintable()


def test_a_document_has_marks_of_its_own_and_is_not_cleaned():
    assert said("{ $name }", name="\u2068Eva\u2069") == "\u2068Eva\u2069"
