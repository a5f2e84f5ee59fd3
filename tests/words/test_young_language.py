"""A language that somebody has just begun: a few sentences, and all else in English."""

import shutil

import pytest

from corr import resources
from corr.errors import PlayerError
from corr.service.letters.reading import read_choice
from corr.words.templates import Templates

SENTENCES = """\
letter-dear = Kære { $name },
letter-kind_regards = Venlig hilsen
board-colour = { $name }
"""


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
        text = templates.voice(language).plain("help", {"g": None, "marker": ""})[1]
        assert "  da, Deutsch, English, eesti, svenska" in text
