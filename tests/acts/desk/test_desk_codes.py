"""A code beside commands: it counts only where no other command stands in its letter."""

import re
from email.message import EmailMessage

import pytest

from corr.service.post import commands
from corr.tournament.spec.spec_text import spec_text
from tests.desk import code_in, confirm, copied, send
from tests.office import ANNA, ARBITER, BO, CAI, EVENT, SITE, House

REASON = "Both wrote to the old address"
ANNUL = f'corr event annul {EVENT}-001 --reason "{REASON}"'


@pytest.fixture(scope="module")
def started(tmp_path_factory):
    with House(tmp_path_factory.mktemp("desk"), [ANNA, BO, CAI]) as house:
        house.start()
    return house


@pytest.fixture
def house(started, tmp_path):
    with copied(started, tmp_path) as house:
        yield house


def is_annulled(house, number=1):
    result = house.game(number).result
    return result is not None and result.is_annulled


def rulings(house):
    return house.office.folder.contest(EVENT).rulings


OTHER = f'corr event annul {EVENT}-002 --reason "{REASON}"'


@pytest.mark.parametrize(
    "command",
    [
        OTHER,
        f'corr event annul {EVENT}-001 --reason "Another reason"',
        f'event rule {EVENT}-001 1-0 --reason "{REASON}"',
        f'corr event anul {EVENT}-001 --reason "{REASON}"',
        f"{ANNUL}\n{OTHER}",
        f"corr event annul {EVENT}-001",
    ],
)
@pytest.mark.parametrize("body", ["confirm {code}\n{command}", "{command}\n\n{code}"])
def test_a_code_beside_another_command_confirms_nothing(house, body, command):
    shown = send(house, ANNUL).to(ARBITER)
    before = house.events()
    answer = send(house, body.format(code=code_in(shown), command=command), letter=shown)
    assert (house.events(), answer.readers) == (before, [ARBITER])
    assert "then the code confirms nothing" in answer.to(ARBITER).words


def test_a_changed_command_beside_the_old_code_is_shown_with_a_code_of_its_own(house):
    shown = send(house, ANNUL).to(ARBITER)
    changed = send(house, f"{OTHER}\nconfirm {code_in(shown)}", letter=shown)
    assert f"{EVENT}-002" in changed.to(ARBITER).words
    assert code_in(changed.to(ARBITER)) != code_in(shown)
    confirm(house, changed)
    assert (is_annulled(house, 1), is_annulled(house, 2)) == (False, True)


def test_what_an_unused_code_was_for_is_still_done_by_the_code_alone(house):
    code = code_in(send(house, ANNUL).to(ARBITER))
    send(house, f"{OTHER}\n{code}")
    send(house, code)
    assert (is_annulled(house, 1), is_annulled(house, 2)) == (True, False)


@pytest.mark.parametrize(
    "beside", [ANNUL, ANNUL.removeprefix("corr "), f"corr log {EVENT}", "corr help"]
)
def test_a_code_counts_beside_its_own_command_and_beside_questions(house, beside):
    code = code_in(send(house, ANNUL).to(ARBITER))
    send(house, f"{beside}\nconfirm {code}")
    assert is_annulled(house)
    assert len(rulings(house)) == 1


def test_two_codes_count_beside_the_commands_of_both(house):
    codes = [code_in(send(house, line).to(ARBITER)) for line in (ANNUL, OTHER)]
    send(house, "\n".join([ANNUL, *codes]))
    assert rulings(house) == {}
    both = send(house, "\n".join([ANNUL, OTHER, *codes]))
    assert is_annulled(house, 1)
    assert "the code confirms nothing" not in " ".join(one.words for one in both.posts)


@pytest.mark.parametrize("quote", [True, False])
def test_a_quoted_command_is_no_other_one(house, quote):
    shown = send(house, ANNUL).to(ARBITER)
    unmarked = "" if quote else f"\n\n{shown.text}"
    send(house, f"confirm {code_in(shown)}{unmarked}", letter=shown, quote=quote)
    assert is_annulled(house)


def test_another_file_beside_the_code_of_the_old_one_confirms_nothing(house):
    old = send_file(house, "Sverigekorr tjugofyra")
    code = code_in(old.to(ARBITER))
    answer = send_file(house, "Sverigekorr 25", f"confirm {code}\n")
    assert house.office.folder.contest(EVENT).spec.event.name == "Sverigekorr 2024"
    confirm(house, answer)
    assert house.office.folder.contest(EVENT).spec.event.name == "Sverigekorr 25"


def test_another_file_with_the_code_alone_confirms_nothing(house):
    code = code_in(send_file(house, "Sverigekorr tjugofyra").to(ARBITER))
    answer = send_file(house, "Sverigekorr 25", f"{code}\n", command="")
    assert house.office.folder.contest(EVENT).spec.event.name == "Sverigekorr 2024"
    assert "send the command once more" in answer.to(ARBITER).words
    send_file(house, "Sverigekorr tjugofyra", f"here it is once more:\n{code}\n", command="")
    assert house.office.folder.contest(EVENT).spec.event.name == "Sverigekorr tjugofyra"


def test_no_other_command_is_confirmed_when_the_answers_are_spent(house, monkeypatch):
    code = code_in(send(house, ANNUL).to(ARBITER))
    monkeypatch.setattr(commands, "ANSWERS_AN_HOUR", 1)
    send(house, f"{OTHER}\nconfirm {code}")
    assert rulings(house) == {}


CHANGE = f'corr event change {EVENT} new.toml --reason "a better name"\n'


def send_file(house, name, first="", command=CHANGE):
    """Send a command that gives the event another name, with its file."""
    text = spec_text(house.office.folder.contest(EVENT).spec, {})
    new = re.sub(r'name = "[^"]+"', f'name = "{name}"', text, count=1)
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = ARBITER, SITE, "a file"
    mail["Message-ID"], mail["Date"] = (
        f"<{name[-3:]}{len(command)}@club.test>",
        "Thu, 01 Feb 2024 08:00:00 +0000",
    )
    mail.set_content(f"{first}{command}")
    mail.add_attachment(new.encode(), maintype="application", subtype="toml", filename="new.toml")
    return house.give(mail.as_bytes())
