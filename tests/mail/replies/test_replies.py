"""The corpus of replies: what comes of what people write, whatever program sends it.

The texts and the forms of mail programs were written by people who had not seen the reader; of
each, one half (`kept`) was read by nobody before the reader was done.
"""

from collections import Counter

import pytest

from tests.mail.replies import clients_board, clients_kept, clients_open
from tests.mail.replies.corpus import Case, cases, tried, tried_plainly, verdict

pytestmark = pytest.mark.slow

FORMS = {**clients_open.FORMS, **clients_kept.FORMS, **clients_board.FORMS}
TEXTS = ("texts_open.jsonl", "texts_more.jsonl", "texts_kept.jsonl")
WRONG = {
    "d079": "`h9`, and below it that the 7 is meant: no other point is named",
    "d146": "`black`, and a second sentence of a long line that begins with White",
    "k354": "Black, no white, no black...",
    "k386": "a move for whichever of two games came first",
}
"""Cases that come out wrong, and why."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory):
    return tmp_path_factory.mktemp("replies")


def counted(found: list[tuple[Case, str]]) -> Counter[tuple[str, str]]:
    return Counter((case.kind, one) for case, one in found)


@pytest.mark.parametrize("name", TEXTS)
def test_clear_words_are_carried_out_and_doubtful_ones_asked_about(name, folder):
    found = [(case, verdict(case, tried_plainly(case, folder))) for case in cases(name)]
    wrong = {case.id for case, one in found if one == "wrong"}
    assert wrong <= WRONG.keys(), sorted(wrong)
    counts = counted(found)
    clear = sum(counts["clear", one] for one in ("exact", "offered", "asked"))
    assert counts["clear", "exact"] >= 0.69 * clear
    assert counts["clear", "asked"] <= 0.06 * clear
    traps = counts["trap", "exact"] + counts["trap", "offered"] + counts["trap", "asked"]
    assert counts["trap", "exact"] >= 0.85 * traps


def test_every_program_sends_what_its_user_writes(folder):
    texts = [case for case in cases("texts_open.jsonl") if case.situation == "move"]
    other = []
    for (name, form), case in zip(FORMS.items(), texts, strict=False):
        found = tried(case, folder, form)
        if found.acts != tried_plainly(case, folder).acts:
            other.append((name, case.id, found))
    assert not other


@pytest.mark.long
@pytest.mark.parametrize("name", TEXTS)
def test_no_program_makes_other_words_of_them(name, folder):
    worse = []
    for at, case in enumerate(cases(name)):
        program, form = tuple(FORMS.items())[at * 7 % len(FORMS)]
        plain = verdict(case, tried_plainly(case, folder))
        found = tried(case, folder, form)
        if verdict(case, found) == "wrong" != plain:
            worse.append((case.id, program, found.acts))
    assert not worse
