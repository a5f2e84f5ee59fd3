"""An arbiter who plays rules about others: not about themselves, a rival, or their own time."""

from email.message import EmailMessage

import pytest

from corr.tournament.spec.spec_text import spec_text
from tests.desk import code_in, confirm, copied, send
from tests.office import ANNA, BO, CAI, DAG, EVENT, SITE, House

CHIEF = "chief@club.test"


@pytest.fixture(scope="module")
def started(tmp_path_factory):
    people = {"arbiters": [CHIEF, BO]}
    with House(
        tmp_path_factory.mktemp("fair"),
        [ANNA, BO, CAI, DAG],
        event=people,
        leave={"days_per_year": 21},
    ) as house:
        house.start()
    return house


@pytest.fixture
def house(started, tmp_path):
    with copied(started, tmp_path) as house:
        yield house


def refused(house, line):
    answer = send(house, f'corr {line} --reason "x"', BO).to(BO).words
    assert "confirm" not in answer
    return answer


def done(house, line, sender=CHIEF):
    return confirm(house, send(house, f'corr {line} --reason "x"', sender), sender)


def with_file(house, old, new, sender=BO):
    """A letter with the event's file in which `old` is `new`."""
    text = spec_text(house.office.folder.contest(EVENT).spec, {})
    assert old in text
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = sender, SITE, "a file"
    mail["Message-ID"], mail["Date"] = "<f@club.test>", "Thu, 01 Feb 2024 08:00:00 +0000"
    mail.set_content(f'corr event change {EVENT} new.toml --reason "more time"\n')
    attached = text.replace(old, new, 1).encode()
    mail.add_attachment(attached, maintype="text", subtype="x-toml", filename="new.toml")
    return house.give(mail.as_bytes()).to(sender)


def test_nobody_lifts_a_measure_against_themselves(house):
    done(house, f"event warn {EVENT} {BO}")
    assert f"this is about you; who can rule on it: {CHIEF}" in refused(house, f"undo {EVENT} 1")
    assert house.office.folder.contest(EVENT).rulings[1].undone_by == 0


@pytest.mark.parametrize("measure", ["warn", "reprimand"])
def test_nobody_takes_a_measure_against_whom_they_play(house, measure):
    answer = refused(house, f"event {measure} {EVENT} {ANNA}")
    assert "this is about whom you play in" in answer
    assert CHIEF in answer


def test_a_measure_against_whom_they_played_is_theirs_to_take(house):
    me, other = house.player(BO), house.player(ANNA)
    number = next(n for n in range(1, 7) if {me, other} == {*house.game(n).players.values()})
    done(house, f"event annul {EVENT}-{number:03d}")
    assert code_in(send(house, f'corr event warn {EVENT} {ANNA} --reason "x"', BO).to(BO))


def test_nobody_loosens_the_rules_of_time_while_they_play(house):
    old, new = "days_per_year = 21", "days_per_year = 200"
    answer = with_file(house, old, new).words
    assert f"you play in {EVENT}; who can change leave.days_per_year: {CHIEF}" in answer
    assert code_in(with_file(house, old, new, CHIEF))
    assert code_in(with_file(house, "appeal_days = 14", "appeal_days = 20"))


def test_the_assessment_of_a_game_is_not_undone_by_who_plays_it(tmp_path):
    system = {"kind": "monrad", "rounds": 2}
    people = {"arbiters": [CHIEF, BO]}
    with House(tmp_path, [ANNA, BO, CAI, DAG], system=system, event=people) as house:
        house.start()
        number = next(n for n in (1, 2) if house.player(BO) in house.game(n).players.values())
        done(house, f"event assess {EVENT}-{number:03d} 1-0")
        assert "is a game of your own" in refused(house, f"undo {EVENT} 1")
