"""Exemptions from confirming a level travel with an event's parcel."""

import pytest

from corr.errors import ArbiterError
from corr.service.parcel.parcel import write_parcel
from corr.service.parcel.parcel_out import _lines
from corr.service.parcel.parcel_read import look_through
from tests.office import ANNA, BO, CAI, EVENT, SITE
from tests.service.handing import THERE, hand_over, shown
from tests.service.parcel.test_parcel import abroad

__all__ = ["abroad"]


def exempt(house, who, first, *last):
    words = ("--from", first, *(("--to", *last) if last else ()), "--reason", "plays at a club")
    done = house.corr("ranking", "exempt", who, *words, "--yes")
    assert done.status == 0, done.err
    house.letters()


def exemptions(house, who):
    return house.office.store.levels.level_history(house.player(who)).exemptions


def test_exemptions_travel_with_who_is_new_and_what_differs_is_told(abroad):
    first, second = abroad
    exempt(first, CAI, "2023-01-01", "2023-12-31")
    exempt(first, CAI, "2024-01-01")
    exempt(first, BO, "2024-01-05")
    exempt(second, BO, "2022-01-01", "2022-06-30")
    exempt(first, ANNA, "2024-01-01")
    exempt(second, "101", "2024-01-01")
    file = first.folder / "event.corr"
    sent = first.corr("export", EVENT, str(file), "--to", THERE, "--reason", "moving")
    assert sent.status == 0, sent.err
    told = (
        "  Bo: exempt from 2024-01-05 on there, not here; nothing is changed; "
        "`corr ranking exempt P0004 --from 2024-01-05 --reason TEXT` enters it\n"
        "  Bo: exempt from 2022-01-01 to 2022-06-30 here, not there\n"
    )
    tried = shown(second, "import", str(file), "--dry-run")
    assert told in tried
    assert "Anna: exempt" not in tried
    assert told in shown(second, "import", str(file))
    second.letters()
    assert exemptions(second, CAI) == exemptions(first, CAI)
    assert len(exemptions(second, CAI)) == 2
    assert len(exemptions(second, BO)) == len(exemptions(second, "anna@work.test")) == 1
    assert "plays at a club" in shown(second, "ranking", "log", second.player(CAI))
    assert shown(second, "check").endswith("0 faults\n")


def test_exemptions_that_came_along_are_there_once_when_the_event_comes_back(abroad):
    first, second = abroad
    exempt(first, CAI, "2024-01-01")
    hand_over(first, second)
    before = exemptions(first, CAI)
    file = second.folder / "back.corr"
    sent = second.corr("export", EVENT, str(file), "--to", SITE, "--reason", "back")
    assert sent.status == 0, sent.err
    assert "exempt" not in shown(first, "import", str(file))
    assert exemptions(first, CAI) == before
    assert len(before) == 1
    assert shown(first, "check").endswith("0 faults\n")


@pytest.mark.parametrize(
    "wrong", [{"first": "2024-13-01"}, {"last": "2020-01-01"}, {"by": 3}, {"number": "1"}]
)
def test_a_file_with_an_exemption_that_cannot_be_is_refused(abroad, wrong):
    first, _ = abroad
    exempt(first, CAI, "2024-01-01")
    lines = list(_lines(first.office, EVENT, first.now))
    for what, fields in lines:
        if what == "player" and "exemptions" in fields:
            fields["exemptions"][0].update(wrong)
    with (first.folder / "bad.corr").open("wb") as target:
        write_parcel(target, lines, lambda _: None)
    with pytest.raises(ArbiterError, match="player"):
        look_through(first.folder / "bad.corr", lambda _: None)
