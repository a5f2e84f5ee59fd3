"""The signs of a crosstable, and its words in one language (`templates/<language>/table`)."""

from collections.abc import Mapping
from dataclasses import dataclass

RUNNING, UNPLAYED, WITHDRAWN, BYE = "·", "-", "†", "#"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableWords:
    """The words of a crosstable in one language: its heads, then what the signs mean.

    `b` and `w` are the letters of the colours, `r` that of a round, `mark` the decimal mark. Names
    follow `annulled`, games `taken_back`. `t2` and the like say how an interpretation was taken,
    after `decided`.
    """

    place: str = "Place"
    name: str = "Name"
    team: str = "Team"
    games: str = "Games"
    matches: str = "Matches"
    team_points: str = "Team points"
    points: str = "Points"
    match: str = "Match"
    buchholz: str = "Buchholz"
    berger: str = "Berger"
    status: str = "Status"
    mark: str = "."
    b: str = "b"
    w: str = "w"
    r: str = "R"
    board: str = "Board"
    draw: str = "draw"
    running: str = "still going"
    given: str = "won without play"
    unplayed: str = "lost without play, or not played"
    late_win: str = "the opponent came too late"
    late_loss: str = "came too late"
    bye: str = "bye: no opponent, as good as a won match (26.4)"
    black: str = "black when the opening began"
    white: str = "white"
    by_rounds: str = "Every round: the opponent's number, the colour and the result."
    by_sides: str = "All results; the numbers are those of the players above."
    by_teams: str = "All matches, with the points of their boards."
    by_team_rounds: str = "Every round: the opponent's number and the points of the boards."
    withdrew: str = "withdrew; the results stand and the rest is lost (16.3)"
    annulled: str = "Withdrew early, no result counts (16.2):"
    taken_back: str = "Annulled by the arbiter, counting for nobody [T 35]:"
    decided: str = (
        "Where the rules leave a choice, this was decided, and it matters in this table:"
    )
    t2: str = "game points go before match points"
    t5: str = "games going on at a withdrawal are not completed"
    t6: str = (
        "who withdraws loses the games that are left, and wins without play are no completed games"
    )
    t7: str = "who are level in everything share the place, and the next place is skipped"
    t8: str = "the games between those who are level are counted once for all of them"
    t9: str = "wins without play count in Buchholz and Berger"
    t10: str = "by the Weaver rule a win with a draw is worth 1½ to ½"
    t11: str = "by the Weaver rule only the winner's own moves are compared"
    t12: str = "who withdrew with points that nobody else had is worth those to the opponents"
    t13: str = "Berger counts the real points of those who withdrew"
    t14: str = "a bye is worth a point for every game of a match"
    t15: str = "matches of more than two games a board are decided by the points of the boards"
    t32b: str = (
        "next-placed players of different sections are compared by place, then by their figures "
        "a game, then by lot"
    )
    t32c: str = "a place shared across the line in a section was parted by the arbiter or by lot"
    t32d: str = "who withdrew made room for the next of the same section"
    t32e: str = "results between two of the same section count in their final group"
    t32f: str = (
        "who did not qualify stands below the groups, by place in the section and then by the "
        "figures a game"
    )
    t33c: str = "a match in which nobody scored put both out"
    t33d: str = "a match was over as soon as the lead was greater than what was left"
    t34a: str = "a draw that gave both the agreed points made the match drawn"

    @property
    def signs(self) -> Mapping[str, str]:
        """What each sign of a result means."""
        return {
            "½": self.draw,
            RUNNING: self.running,
            "+": self.given,
            UNPLAYED: self.unplayed,
            ">": self.late_win,
            "<": self.late_loss,
            BYE: self.bye,
        }


ENGLISH = TableWords()
