"""The same events read as files and entered in an installation give the same register.

Levels, confirmations, falls and history: art. 2 §4 holds between the files as in the register.
"""

import json
import shutil
import tempfile
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from corr.config import load_settings
from corr.ranking.correspondence.eventfile import parse
from corr.ranking.correspondence.register import PlayerHistory, held_on, steps
from corr.ranking.correspondence.register_files import register_of_files
from corr.store.store import Store
from tests.commands import corr
from tests.event_samples import NAMES

pytestmark = pytest.mark.slow
PEOPLE = range(1, 8)
BEGIN = date(2014, 1, 1)
DAYS = 8 * 365
RESULTS = (("1-0", "five"), ("0-1", "five"), ("1/2-1/2", "agreement"))


@pytest.fixture(scope="module")
def register(tmp_path_factory):
    """An installation with seven players without a level, and no event."""
    folder = tmp_path_factory.mktemp("register")
    assert corr(folder, "init", str(folder)).status == 0
    rows = "\n".join(f"{NAMES[at - 1]},p{at}@players.test,{100 + at},SE" for at in PEOPLE)
    (folder / "members.csv").write_text(f"name,email,member_no,country\n{rows}\n")
    assert corr(folder, "player", "import", str(folder / "members.csv")).status == 0
    return folder


def event(chance, name, start, close, levels):
    """A double round robin with random results, which states the levels at the start alone."""
    strength = chance.sample(PEOPLE, len(PEOPLE))
    games = []
    for one in PEOPLE:
        for other in PEOPLE:
            if one == other:
                continue
            better = RESULTS[0] if strength[one - 1] > strength[other - 1] else RESULTS[1]
            result, ended = better if chance.random() < 0.7 else chance.choice(RESULTS)
            day = start + timedelta(days=chance.randint(0, (close - start).days))
            games.append(
                {
                    "black": f"P{one}",
                    "white": f"P{other}",
                    "round": 1,
                    "result": result,
                    "ended": ended,
                    "ended_on": f"{day}",
                    "moves": [9, 9],
                }
            )
    about = {"id": name, "name": name, "start": f"{start}", "close": f"{close}"}
    players = [
        {"id": f"P{at}", "name": NAMES[at - 1], "member_no": f"{100 + at}", "level": levels[at]}
        for at in PEOPLE
    ]
    return {
        "event": {**about, "sanctioned_by": "SLSF"},
        "system": {"kind": "round_robin", "games_per_pair": 2},
        "players": players,
        "games": games,
    }


def entered(house, chance, moments):
    """The events entered in an installation as time goes by, and the files of them."""
    files = dict[str, dict]()
    words = {at: f"{chance.randint(1, 10)} kyu" for at in PEOPLE}
    for day, is_close, name, close in moments:
        if is_close:
            new = [at for at in PEOPLE if files[name]["players"][at - 1]["level"] is None]
            rough = [word for at in new for word in ("--estimate", f"{100 + at}={words[at]}")]
            line = ("event", "close", name, "--no-letters", "--out", str(house), "--yes", *rough)
            done = corr(house, *line)
            files[name]["estimates"] = {f"P{at}": words[at] for at in new}
        else:
            with store_of(house) as store:
                at = datetime.combine(day, time(), UTC)
                held = {
                    one: store.levels.level_at(id_of(store, one), at) or None for one in PEOPLE
                }
            files[name] = event(chance, name, day, close, held)
            (house / "in.json").write_text(json.dumps(files[name]))
            done = corr(house, "event", "import", str(house / "in.json"))
        assert done.status == 0, done.err
    return files


def store_of(house):
    return Store.open(load_settings(house / "corr.toml").database.path)


def id_of(store, number):
    return store.players.player_by_member_no(f"{100 + number}").id


def told(history: PlayerHistory, days):
    """What a history says of some days, and every event and fall in it."""
    found = [held_on(history, day) for day in days]
    happened = (
        (step.on, step.before, step.level)
        + ((step.given.source, step.given.confirmed, step.given.kept) if step.given else ())
        for step in steps(history, days[-1])
    )
    return found, list(happened)


@settings(max_examples=6, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 2**20), count=st.integers(2, 4))
def test_files_and_an_installation_give_the_same_register(register, seed, count):
    chance = Random(seed)
    moments = list[tuple[date, bool, str, date]]()
    # The first one gives first levels, unless another one begins beside it.
    firsts = BEGIN, BEGIN + timedelta(days=200)
    # No other event on the day of the first levels: a file without levels cannot say whether it
    # began before they were given or after, and says which it took.
    free = [at for at in range(90, DAYS) if BEGIN + timedelta(days=at) not in firsts]
    later = [BEGIN + timedelta(days=at) for at in chance.sample(free, 2 * count)]
    days = [*firsts, *later]
    for at in range(count + 1):
        start, close = sorted(days[2 * at : 2 * at + 2])
        name = f"{'ABCDEF'[at] * 2}14"
        moments += [(start, False, name, close), (close, True, name, close)]
    with tempfile.TemporaryDirectory() as place:
        house = Path(shutil.copytree(register, Path(place) / "house"))
        files = entered(house, chance, sorted(moments))
        found = register_of_files([parse(json.dumps(one)) for one in files.values()])
        looked_at = sorted({*days, *(date(year, 7, 1) for year in range(2014, 2032))})
        with store_of(house) as store:
            for at in PEOPLE:
                there = store.levels.level_history(id_of(store, at))
                here = found[f"P{at}"]
                assert told(here.history, looked_at) == told(there, looked_at)
                assert here.stated == []
