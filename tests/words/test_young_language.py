"""A language that somebody has just begun: a few sentences, and all else in English."""

import shutil
from datetime import UTC, datetime, timedelta

import pytest

from corr import resources
from corr.errors import PlayerError
from corr.mail.write.rules import help_on
from corr.operating.doctor import look_at_sentences
from corr.service.letters.reading import read_choice
from corr.words.templates import Templates
from tests.letter_samples.samples_facts import SITE

SENTENCES = """\
letter-dear = Kære { $name },
letter-kind_regards = Venlig hilsen
board-colour = { $name }
"""
FAULTY = "letter-deadline = Svar { MOMNT($due) }\nletter-greeting = Hej { $nobody }\n"
TIME = {"ply": 3, "due": datetime(2024, 11, 28, 13, tzinfo=UTC), "left": timedelta(days=1)}


@pytest.fixture
def folder(tmp_path):
    """Our templates, and Danish begun beside them."""
    found = tmp_path / "templates"
    shutil.copytree(resources.templates(), found)
    (found / "words" / "da.ftl").write_text(SENTENCES)
    return found


@pytest.fixture
def templates(folder):
    return Templates(folder)


def test_it_takes_over_no_other_languages_name(templates):
    assert read_choice("language", "English", templates) == "en"
    assert read_choice("language", "engelska", templates) == "en"
    assert read_choice("language", "da", templates) == "da"
    assert templates.names_of("da") == ("da",)
    assert templates.names_of("sv-SE")[0] == "svenska"


def test_who_may_choose_it_is_told_its_code_alone(templates):
    with pytest.raises(PlayerError) as refused:
        read_choice("language", "klingon", templates)
    listed = refused.value.params["languages"]
    assert listed[:3] == ("da", "de (Deutsch)", "en (English)")


def test_it_is_called_what_it_calls_itself(folder):
    with (folder / "words" / "da.ftl").open("a") as words:
        words.write("me-language_names = dansk, Danish\n")
    templates = Templates(folder)
    assert read_choice("language", "Danish", templates) == "da"
    assert templates.names_of("da") == ("dansk", "Danish")


def test_the_help_lists_it_in_every_language_without_a_word_of_theirs(templates):
    for language in ("en", "sv", "et", "de", "da"):
        text = templates.voice(language).plain(
            "help", {"g": None, "marker": "", "site": SITE, **help_on(())}
        )[1]
        assert "  da, Deutsch, English, eesti, svenska" in text


def test_a_faulty_sentence_is_said_in_english_and_told_once(folder, caplog):
    with (folder / "words" / "da.ftl").open("a") as words:
        words.write(FAULTY)
    templates = Templates(folder)
    say, english = templates.voice("da"), templates.voice("en")
    assert say("letter", "deadline", **TIME) == english("letter", "deadline", **TIME)
    assert say("letter", "deadline", **TIME) == english("letter", "deadline", **TIME)
    assert say("letter", "greeting", mine=False, name="Bo") == "Hello,"
    assert say("letter", "dear", name="Bo") == "Kære Bo,"
    told = [(one.message, one.fields["sentence"]) for one in caplog.records]
    assert told == [
        ("sentence.faulty", "letter-deadline"),
        ("sentence.faulty", "letter-greeting"),
    ]
    strict = Templates(folder, strict=True).voice("da")
    with pytest.raises(ValueError, match="MOMNT"):
        strict("letter", "deadline", **TIME)


def test_a_parameter_that_nobody_gives_is_an_error_in_every_language(templates):
    for language in ("en", "sv", "da"):
        with pytest.raises(KeyError, match="point"):
            templates.voice(language)("reasons", "occupied")


def test_a_names_sentence_that_is_faulty_takes_over_no_other_language(folder):
    with (folder / "words" / "da.ftl").open("a") as words:
        words.write("me-language_names = { DANSK() }\n")
    assert read_choice("language", "English", Templates(folder)) == "en"


def test_the_doctor_names_what_is_wrong_in_a_language_that_is_spoken(folder):
    with (folder / "words" / "da.ftl").open("a") as words:
        words.write(FAULTY)
    assert [*look_at_sentences(folder, {"en", "xx"})] == []
    (danish,) = look_at_sentences(folder, {"en", "da"})
    assert (danish.check, danish.level) == ("sentences", "warn")
    assert "da.ftl, line 4: letter-deadline: there is no function MOMNT" in danish.words
    assert "corr letters missing da" in danish.words
    (swedish,) = look_at_sentences(folder, {"sv"})
    assert swedish.level == "ok"
