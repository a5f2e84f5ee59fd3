"""What needs somebody, in the words of who reads it: English at a terminal, theirs in a letter."""

from datetime import UTC, date, datetime

import pytest

from corr.sentences.said import joined, said
from tests.office import ANNA, ARBITER, BO, CAI, SETTINGS, House, member_list
from tests.service.event.test_entries import write
from tests.service.watch.test_morning import mornings, needs

AT = datetime(2024, 5, 2, 9, 30, tzinfo=UTC)
DAY = date(2024, 5, 2)
ASIDE = [said("needs", "aside", code=code) for code in ("bounce_unclear", "late")]
ALONE = said("needs", "report_alone", times=2, wrong=1)


@pytest.mark.parametrize(
    ("name", "params", "english", "swedish"),
    [
        (
            "letter_waits",
            {"d": AT, "what": "handled"},
            "a letter waits since 2024-05-02 09:30 UTC to be handled",
            "ett brev väntar sedan torsdag 2 maj kl. 09:30 (UTC) på att behandlas",
        ),
        (
            "set_aside",
            {"count": 1},
            "1 letter set aside for you to look at",
            "1 brev är lagt åt sidan för att du ska se på det",
        ),
        (
            "lost",
            {"count": 2},
            "2 letters did not arrive and were not sent again",
            "2 brev kom inte fram och har inte skickats igen",
        ),
        (
            "come_back",
            {"who": "Bo (P0002)", "known": joined("", [ALONE]), "why": "550 unknown"},
            (
                "letters to Bo (P0002) come back, as a report alone says, for the 2. time "
                "(1 proved wrong): 550 unknown"
            ),
            (
                "brev till Bo (P0002) kommer tillbaka, enligt enbart en returrapport, för 2:e "
                "gången (1 visade sig vara fel): 550 unknown"
            ),
        ),
        (
            "reports_repeated",
            {"who": "Bo (P0002)", "count": 1, "days": 90, "wrong": 0},
            "the clocks of Bo (P0002) were stopped by 1 report alone in 90 days",
            "klockorna för Bo (P0002) har på 90 dagar stannats av enbart 1 returrapport",
        ),
        (
            "loss_held",
            {"who": "Bo", "game": "SK24-001", "d": AT, "why": ASIDE},
            (
                "Bo does not lose SK24-001 on time before 2024-05-02 09:30 UTC, for a report that "
                "does not say clearly whether a letter arrived and a letter that came in time is "
                "set aside"
            ),
            (
                "Bo förlorar inte SK24-001 på tid före torsdag 2 maj kl. 09:30 (UTC), för en "
                "returrapport som inte säger klart om ett brev kom fram och ett brev som kom i "
                "tid är lagt åt sidan"
            ),
        ),
        (
            "silent",
            {"who": "Bo", "heard": None, "games": 2},
            "Bo is never heard of, to move in 2 games",
            "Bo har aldrig hörts av, och är vid draget i 2 partier",
        ),
        (
            "silence",
            {"heard": AT},
            "silent since 2024-05-02",
            "inte hörts av sedan 2 maj 2024",
        ),
        (
            "report",
            {"event": "SK24", "late": True, "due": DAY},
            "the committee's report on SK24 is overdue: it was due on 2024-05-02",
            (
                "rapporten till kommittén om SK24 är försenad: den skulle ha skickats senast "
                "torsdag 2 maj 2024"
            ),
        ),
        (
            "strangers_waiting",
            {"count": 1, "most": 5},
            (
                "1 letter from people who are not in the register and would like to take part "
                "waits: no more than 5 are answered in an hour"
            ),
            (
                "1 brev från personer som inte finns i registret och vill delta väntar: högst 5 "
                "besvaras på en timme"
            ),
        ),
        (
            "not_tried",
            {"players": said("needs", "players", names=["Bo", "Cai"], more=3)},
            "no answer yet to the letter that tries the mail: Bo, Cai and 3 more",
            "inget svar än på provbrevet: Bo, Cai och 3 till",
        ),
    ],
)
def test_a_need_is_said_in_english_and_again_in_swedish(name, params, english, swedish):
    found = said("needs", name, **params)
    assert found == english
    assert found.again("sv") == swedish


def test_the_letter_of_the_morning_is_in_its_readers_language(tmp_path):
    settings = SETTINGS.replace("[database]", 'language = "sv"\n[database]')
    with House(tmp_path, (ANNA, BO), settings=settings) as house:
        house.members(member_list((ANNA, BO, CAI)))
        house.take(b"Subject: nobody wrote this\r\n\r\na1\r\n")
        house.handle()
        write(house, CAI, "enter SK24")
        house.letters()
        told = [one for one in mornings(house) if one.to == ARBITER]
        words = " ".join(told[0].words.split())
        assert f"NYTT: SK24: Cai ({house.player(CAI)}) vill delta" in words
        assert "NYTT: 1 brev är lagt åt sidan för att du ska se på det" in words
        assert {one.words for one in needs(house)} == {
            f"Cai ({house.player(CAI)}) would like to take part",
            "1 letter set aside for you to look at",
        }
