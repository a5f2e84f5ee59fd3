"""On which rule a measure in a match rests where none was given (backgammon.md 8 [1.4, 2.1])."""

import pytest

from tests.desk import confirm, send
from tests.office import EVENT
from tests.service.play.test_match_dice import house_of


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        (f"warn {EVENT} {{}}", "SBGF 1.4"),
        (f"exclude {EVENT} {{}}", "SBGF 2.1"),
        (f"warn {EVENT} {{}} --rule 'SBGF 2.1'", "SBGF 2.1"),
    ],
)
def test_measures_in_matches_rest_on_the_rules_of_matches(tmp_path, line, rule):
    with house_of(tmp_path) as house:
        line = line.format(house.player(house.first))
        confirm(house, send(house, f"corr event {line} --reason 'insults in letters'"))
        assert house.office.folder.contest(EVENT).rulings[1].act.rule == rule
