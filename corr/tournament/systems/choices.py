"""What visitors may choose now: which boards of a short home team stay empty (SBGF 3.4). Pure."""

from collections.abc import Iterator

from msgspec import Struct

from corr.sentences.said import Said, said
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.line_ups import teams_of
from corr.tournament.contest.open_boards import left_open, seated, why_no_choice
from corr.tournament.systems.teams import pair_of


class Choice(Struct, frozen=True, kw_only=True):
    """What the captain of `team` may choose: which boards of `home` stay empty in a round."""

    contest: Contest
    number: int
    home: str
    team: str


def choices(contest: Contest) -> Iterator[Choice]:
    """What visitors may choose now: in the round that is drawn next, unless nobody is there."""
    number = contest.team_draw.drawn + 1
    for team in teams_of(contest) if number <= contest.rounds else ():
        pair = pair_of(contest, number, team)
        if pair is None or why_no_choice(contest, team, number, pair):
            continue
        if seated(contest, number, pair[0]):
            yield Choice(contest=contest, number=number, home=pair[0], team=team)


def unchosen(contest: Contest) -> tuple[Choice, ...]:
    """The choices that nobody has made yet, which the draw would end."""
    return tuple(one for one in choices(contest) if not left_open(contest, one.number, one.home))


def choice_words(one: Choice) -> Said:
    """What may be chosen, as the arbiter is told of it."""
    return said("needs", "boards", team=one.team, home=one.home, round=one.number)
