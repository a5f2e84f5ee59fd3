"""The verifier of a game's proof: one file, which needs nothing of this program."""

import ast
import copy
import json
import subprocess
import sys
from pathlib import Path

import pytest

from corr.records import verify_game
from corr.tournament.events.chain import SHOWN, link

GAME = "SK24-017"
ANOTHER = {"at": "2024-02-01T08:00:00.000001Z", "kind": "Resigned", "version": 2, "body": "{}"}
HAPPENED = (
    ("2024-02-01T08:00:00.000000Z", "GameStarted", '{"event":"SK24","first":"P0001"}'),
    ("2024-02-02T09:10:00.000000Z", "MovePlayed", '{"move":"h8","number":0,"seat":"first"}'),
    ("2024-02-03T10:20:30.000000Z", "MovePlayed", '{"move":"i9","number":1,"seat":"second"}'),
    ("2024-02-04T11:00:00.000000Z", "Resigned", '{"seat":"first"}'),
)


def proof() -> dict[str, object]:
    events, last = [], ""
    for at, kind, body in HAPPENED:
        last = link(last, game=GAME, at=at, kind=kind, version=1, text=body)
        events.append({"at": at, "kind": kind, "version": 1, "body": body, "link": last})
    players = {"first": "Anna", "second": "Bo"}
    return {"format": verify_game.FORMAT, "game": GAME, "players": players, "events": events}


def faults(found: object, *characters: str) -> list[str]:
    return list(verify_game.faults(verify_game.read(json.dumps(found)), characters))


def test_it_holds_and_every_letters_characters_are_found():
    found = proof()
    links = [one["link"] for one in found["events"]]
    assert faults(found, *(one[:SHOWN] for one in links), links[1][:SHOWN].upper()) == []
    assert [verify_game.place(verify_game.read(json.dumps(found)), one) for one in links] == [
        *(1, 2, 3, 4)
    ]


@pytest.mark.parametrize("number", range(len(HAPPENED)))
@pytest.mark.parametrize("field", [*ANOTHER, "link"])
def test_whatever_is_changed_in_whichever_event_does_not_hold(number, field):
    found = proof()
    event = found["events"][number]
    event[field] = ANOTHER.get(field, "0" * 64)
    if event == proof()["events"][number]:
        event[field] = "MovePlayed"
    assert faults(found) == [
        f"event {number + 1} ({event['kind']}, {event['at']}): its link does not follow"
    ]


@pytest.mark.parametrize("number", range(len(HAPPENED) - 1))
def test_no_event_can_be_left_out_or_change_places(number):
    found = proof()
    events = found["events"]
    without = {**found, "events": events[:number] + events[number + 1 :]}
    turned = copy.deepcopy(events)
    turned[number], turned[number + 1] = turned[number + 1], turned[number]
    assert faults(without)
    assert faults({**found, "events": turned})
    assert faults({**found, "game": "SK24-018"})


def test_a_file_written_anew_from_the_start_holds_but_not_with_the_letters():
    real, forged = proof(), proof()
    last = ""
    for at, event in enumerate(forged["events"]):
        event["body"] = event["body"].replace("h8", "a1")
        parts = {name: event[name] for name in ("at", "kind", "version")}
        last = event["link"] = link(last, game=GAME, **parts, text=event["body"])
        assert (last == real["events"][at]["link"]) == (at == 0)
    shown = real["events"][2]["link"][:SHOWN]
    assert faults(forged) == []
    assert faults(forged, shown) == [f"no event has a link that begins with {shown}"]


@pytest.mark.parametrize("characters", ["", "abc", "zzzzzzzzzz"])
def test_characters_too_few_to_tell_are_no_match(characters):
    assert faults(proof(), characters) == [f"no event has a link that begins with {characters}"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"format": "corr game proof 1"}',
        "[" * 100_000,
        json.dumps({**proof(), "game": "x"}),
        json.dumps({**proof(), "players": {}}),
        json.dumps({**proof(), "events": []}),
        json.dumps({**proof(), "events": [{}]}),
        json.dumps({**proof(), "events": [{**proof()["events"][0], "version": True}]}),
        json.dumps({**proof(), "events": [{**proof()["events"][0], "at": "yesterday\n"}]}),
    ],
)
def test_what_is_no_proof_is_said_to_be_none(text):
    with pytest.raises(verify_game.Unreadable):
        verify_game.read(text)


def test_a_body_that_nobody_can_read_does_not_stop_the_verifier():
    found = proof()
    found["events"][1]["body"] = "\ud800["
    assert len(faults(found)) == 1
    assert list(verify_game.told(verify_game.read(json.dumps(found))))


def test_the_file_needs_nothing_but_python(tmp_path):
    source = Path(verify_game.__file__).read_text(encoding="utf-8")
    nodes = list(ast.walk(ast.parse(source)))
    names = [one.name for node in nodes if isinstance(node, ast.Import) for one in node.names]
    names += [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    imported = {name.partition(".")[0] for name in names}
    assert imported <= sys.stdlib_module_names
    (tmp_path / "verify.py").write_text(source, encoding="utf-8")
    (tmp_path / "proof.json").write_text(json.dumps(proof()), encoding="utf-8")

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-I", "verify.py", *words],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )

    done = run("proof.json", proof()["events"][1]["link"][:SHOWN])
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0] == "SK24-017  first: Anna, second: Bo"
    assert "2024-02-02 09:10 UTC  first: h8" in done.stdout
    assert done.stdout.splitlines()[-1] == "it holds"
    assert run("proof.json", "0123456789").returncode == 1
    assert (run("nowhere.json").returncode, run().returncode) == (2, 2)
