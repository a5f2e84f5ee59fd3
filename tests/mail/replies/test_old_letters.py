"""Letters that an earlier version wrote are answered after an update, and count as ever.

Their board was a table of 225 labels, and a picture; their tag stood in subject and address.
"""

import pytest

from tests.mail.replies.corpus import cases, old_scenes, tried
from tests.mail.replies.test_replies import FORMS

SCENES = old_scenes()
TEXTS = cases("texts_open.jsonl")


@pytest.mark.parametrize("name", SCENES)
def test_an_answer_to_an_old_letter_does_what_it_does_to_a_new_one(name, tmp_path):
    situation, _, language = name.partition("-")
    texts = [one for one in TEXTS if (one.situation, one.language) == (situation, language)]
    for case in texts[::9]:
        assert tried(case, tmp_path, scene=SCENES[name]) == tried(case, tmp_path), case.id


@pytest.mark.parametrize("name", SCENES)
def test_every_program_sends_what_its_user_answers_to_an_old_letter(name, tmp_path):
    situation = name.partition("-")[0]
    case = next(one for one in TEXTS if one.situation == situation and one.kind == "clear")
    plain, other = tried(case, tmp_path, scene=SCENES[name]).acts, []
    assert plain
    for at, (program, form) in enumerate(FORMS.items()):
        if at % len(SCENES) == list(SCENES).index(name):
            found = tried(case, tmp_path, form, SCENES[name])
            if found.acts != plain:
                other.append((program, found))
    assert not other
