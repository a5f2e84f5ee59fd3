"""In which time zone a player reads instants: their own in every letter, or else the event's."""

import re

import pytest

from corr import resources
from corr.mail.write.write import write
from corr.service.event.opening import enter_players, open_event, start_event
from corr.tournament.spec.spec import spec_from_tables
from corr.words.templates import ours
from tests.letter_samples.samples import samples
from tests.letter_samples.samples_facts import SITE as SAMPLE_SITE
from tests.office import ANNA, BO, House, Post, event_tables, member_list

ZONES = {ANNA: "Pacific/Auckland", BO: ""}
MOMENT = re.compile(r"\S+ \S+ \S+ (?:klo )?\d{2}[:.]\d{2} \([^)]+\)")
TOWN = re.compile(r"\d{2}[:.]\d{2} \(([^)]+)\)")
"""The town behind an hour, in all languages."""


def opened(tmp_path, language: str = "en", **zones: str) -> House:
    """Anna lives in Auckland, of Bo no zone is known, and the event counts by New York."""
    known = [zones.get(who.partition("@")[0], ZONES[who]) for who in (ANNA, BO)]
    members = member_list(
        (ANNA, BO), "language time_zone", language=[language] * 2, time_zone=known
    )
    return House(tmp_path, members=members, event={"time_zone": "America/New_York"})


def towns(letters, reader: str) -> set[str]:
    """Whose clocks somebody's letters speak of."""
    return {town for one in letters if one.to == reader for town in TOWN.findall(one.words)}


def starts(letter: Post) -> bool:
    """Whether a letter is that of an event's start."""
    return "SK24-001" in letter.text and "SK24-001" not in letter.subject


def second_event(house: House, name: str, zone: str) -> None:
    """Start another event of the same two players."""
    table = {"id": name, "name": name, "time_zone": zone, "start": house.now.date()}
    spec = spec_from_tables(event_tables(event=table), "event.toml")
    open_event(house.office, spec, house.act(f"open {name}"))
    known = [house.player(one) for one in (ANNA, BO)]
    enter_players(house.office, name, known, house.act(f"enter {name}"))
    start_event(house.office, name, "lots", house.act(f"start {name}"))


@pytest.mark.parametrize("language", ["en", "sv", "et"])
@pytest.mark.parametrize(("zone", "town"), [("Pacific/Auckland", "Auckland"), ("", "New York")])
def test_the_start_letter_and_the_board_give_one_deadline_in_one_zone(
    tmp_path, language, zone, town
):
    with opened(tmp_path, language, anna=zone, bo=zone) as house:
        house.start()
        letters = [one for one in house.read if one.to == house.second]
        (told,) = (found for one in letters if starts(one) for found in MOMENT.findall(one.words))
        assert f"({town})" in told
        assert told in house.newest(house.second).words


def test_without_a_zone_of_their_own_a_player_reads_those_of_the_letters_event(tmp_path):
    with opened(tmp_path, anna="") as house:
        house.start()
        second_event(house, "X25", "Asia/Tokyo")
        fresh = house.letters()
        assert towns(fresh, ANNA) | towns(fresh, BO) == {"Tokyo"}
        house.play("a1")
        assert towns([house.newest(house.first)], house.first) == {"New York"}


@pytest.mark.parametrize("language", ["en", "sv", "et"])
def test_a_happening_tells_its_instants_in_the_readers_zone(language):
    said = ours().voice(language)
    waits = [
        one.draft
        for one in samples(said)
        if any(told.code == "ruling_waits" for told in one.draft.facts.get("happenings", ()))
    ]
    assert waits
    for draft in waits:
        raw = write(draft, site=SAMPLE_SITE, templates=ours())
        letter = Post(raw=raw, cause="")
        assert "(UTC)" not in letter.words
        assert "(UTC)" not in letter.html


def test_no_letter_tells_an_instant_by_the_events_zone():
    """Days are counted by it, which the rules say; what a player reads is theirs."""
    for path in resources.templates().glob("*/*.jinja"):
        assert "local(event." not in path.read_text(encoding="utf-8"), path
