"""Old words of an appeal are refused; what was stored under them keeps its meaning."""

import pytest

from corr.errors import ArbiterError
from corr.tournament.contest.ruled import verdict_of, ways_to_decide
from corr.tournament.events.events_contest import AppealDecided, Verdict


@pytest.mark.parametrize("word", ["upheld", "overturned"])
def test_the_old_words_are_refused_with_both_commands(word):
    ways = ways_to_decide("SK24", 3, "too late")
    with pytest.raises(ArbiterError) as refused:
        verdict_of(word, ways)
    assert all(one in str(refused.value) for one in ways)


@pytest.mark.parametrize(
    ("stored", "meant"), [("upheld", Verdict.DISMISSED), ("overturned", Verdict.ALLOWED)]
)
def test_what_was_stored_keeps_its_meaning(stored, meant):
    assert AppealDecided(number=3, verdict=stored, reason="").outcome is meant
