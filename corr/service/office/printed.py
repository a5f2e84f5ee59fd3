"""The printed pairing tables of the rules, where an event's draw needs them."""

from corr import resources
from corr.tournament.contest.contest import Contest
from corr.tournament.pairing.scheveningen import Printed, parse_table


def printed_for(contest: Contest) -> Printed | None:
    """The tables of R25 for an event that is drawn by them; None for all others."""
    if contest.spec.system.form != "scheveningen":
        return None
    return parse_table((resources.data() / "scheveningen.csv").read_text(encoding="utf-8"))
