"""What a log keeps in English, found again among the sentences that say it."""

import pytest

from corr.sentences.heard import heard
from corr.sentences.said import Said, said


@pytest.mark.parametrize(
    ("english", "swedish"),
    [
        ("P0004 has a reprimand in SK24", "P0004 har fått en allvarlig anmärkning i SK24"),
        ("P0004 is excluded from SK24", "P0004 är utesluten ur SK24"),
        ("SK24-017 is ruled 1-0, adjudication", "SK24-017 är dömt till 1-0, på domslut"),
        ("SK24-017 is annulled", "SK24-017 är annullerat"),
        (
            "ruling 3 is undone: P0002 has a warning in SK24",
            'beslut 3 är upphävt: "P0002 har fått en varning i SK24"',
        ),
        (
            "the appeal against ruling 3 of SK24 is allowed",
            "överklagandet av beslut 3 i SK24 är bifallet",
        ),
    ],
)
def test_what_was_done_is_said_again_in_another_language(english, swedish):
    found = heard("deeds", english)
    assert isinstance(found, Said)
    assert found == english
    assert found.again("sv") == swedish


@pytest.mark.parametrize(
    "given",
    [
        {"days": 1, "game": "SK24-001", "move": None},
        {"days": 3, "game": "SK24-001", "move": 12},
    ],
)
def test_a_choice_is_found_by_what_it_leads_to(given):
    told = said("deeds", "more_time", **given)
    assert heard("deeds", str(told)).again("sv") == told.again("sv")


def test_words_that_no_sentence_says_stay_as_they_are():
    for text in ("", "SK24-001 was annulled, as one said then", "P0004 is away", "is annulled"):
        assert not isinstance(heard("deeds", text), Said), text
