"""German sentences whose grammar hangs on what stands in them."""

from datetime import UTC, datetime, timedelta

import pytest

from corr.words.templates import ours

SAY = ours().voice("de")
DUE = datetime(2024, 11, 28, 13, tzinfo=UTC)


@pytest.mark.parametrize(
    ("left", "words"),
    [
        (timedelta(hours=1), "1 Stunde"),
        (timedelta(days=1, hours=1), "1 Tag 1 Stunde"),
        (timedelta(days=3), "3 Tage"),
        (timedelta(seconds=9), "weniger als eine Minute"),
    ],
)
def test_what_is_left_is_said_without_a_verb_that_would_have_to_agree(left, words):
    told = SAY("letter", "deadline", ply=3, due=DUE, left=left)
    assert told.endswith(f": noch {words}.")
    assert SAY("letter", "their_time", due=DUE, left=left).endswith(f"fällig: noch {words}.")


def test_who_is_on_leave_is_away():
    """Not "im Urlaub": a line that began with its last word would be an order for leave."""
    told = SAY("absence", "theirs", player="Bo Ek", begun=True, since=DUE, until=DUE)
    assert "abwesend. So lange ruht die Zeit von Bo Ek" in told
