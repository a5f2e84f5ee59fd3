"""Letters that answer questions, at their largest and at their smallest."""

from datetime import timedelta

import pytest

from corr.mail.write.facts import EndedGame, OlderGames, RunningGame
from corr.mail.write.write import write
from corr.service.post.asked import MOST_ENDED, MOST_GAMES, MOST_OLDER_EVENTS
from corr.words.templates import ours
from tests.letter_samples.samples_facts import DATE, SITE, letter_to_player

TEMPLATES = ours()
NAME = "Åsa-Märta " * 11 + "Öst"
CODE = "ABCDEFGHIJKLMNOP"
RUNNING = RunningGame(
    game="ABCD24-1234",
    event_name=NAME,
    opponent=NAME,
    colour="",
    turn="opponent",
    ply=100,
    due=DATE + timedelta(days=6),
    used=timedelta(hours=25),
    left=timedelta(days=5, hours=23),
    given=timedelta(days=7),
    coming=timedelta(days=7),
    draw_offer="theirs",
    show=f"mailto:td+ABCD24-1234.100.{CODE}@corr.example.org?subject=show%20%5B{CODE}%5D",
)
ENDED = EndedGame(
    game="ABCD24-1234",
    opponent=NAME,
    winner="opponent",
    ending="forbidden",
    ending_detail="double-three",
    ended=DATE,
)


def letter(kind, language, **facts):
    return write(letter_to_player(kind, language, **facts), site=SITE, templates=TEMPLATES)


@pytest.mark.parametrize("language", sorted(TEMPLATES.languages))
def test_no_mail_program_cuts_the_longest_list_of_games_off(language):
    games, zone = (RUNNING,) * MOST_GAMES, "America/Argentina/Buenos_Aires"
    listed = letter(
        "games",
        language,
        games=games,
        more=9,
        yours=0,
        ended=(ENDED,) * MOST_ENDED,
        older=(OlderGames(event="ABCD23", games=("ABCD23-1234",) * 10),) * MOST_OLDER_EVENTS,
        time_zone=zone,
    )
    times = letter("times", language, games=games, time_zone=zone)
    assert 50_000 < len(listed) < 90_000
    assert 40_000 < len(times) < 90_000
