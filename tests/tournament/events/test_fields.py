"""What the fields of events hold is declared, and found wherever it stands."""

from typing import Annotated, get_args, get_origin

from corr.tournament.events.events import KINDS, decode, encode
from corr.tournament.events.events_contest import Announced, FileChanged, ReportSent
from corr.tournament.events.fields import FREE, Holds, changed, declared, held_by, texts
from tests.every import every
from tests.tournament.events.test_events import KNOWN

EXPECTED = {
    "reason": {Holds.WORDS},
    "words": {Holds.WORDS},
    "text": {Holds.WORDS},
    "by": {Holds.GIVER},
    "addresses": {Holds.ADDRESS},
    "member_no": {Holds.PERSON},
    "spec": {Holds.TABLES},
    "player": {Holds.ID},
}
OTHERWISE = {("LineClaimed", "reason"): Holds.CODE, ("Substituted", "by"): Holds.ID}
"""A finding of the search, and who comes in."""


def undeclared(hint):
    """The texts of a type that say nothing of what they hold."""
    if get_origin(hint) is Annotated:
        return
    if not get_args(hint) and hint in (str, object):
        yield hint
    for part in get_args(hint):
        yield from undeclared(part)


@every("kind", KINDS)
def test_every_text_of_every_kind_says_what_it_holds(kind):
    for name, hint in declared(KINDS[kind]).items():
        assert not list(undeclared(hint)), f"{kind}.{name} is a text: say what it holds"


@every("kind", KINDS)
def test_a_name_of_a_field_means_the_same_in_every_kind(kind):
    for name, hint in declared(KINDS[kind]).items():
        wanted = {OTHERWISE[kind, name]} if (kind, name) in OTHERWISE else EXPECTED.get(name)
        found = {one.__metadata__[0] for one in _marks(hint)}
        assert wanted is None or found == wanted, f"{kind}.{name}"


def _marks(hint):
    if get_origin(hint) is Annotated:
        yield hint
        return
    for part in get_args(hint):
        yield from _marks(part)


@every("sample", KNOWN)
def test_a_change_reaches_every_declared_text_and_leaves_all_else(sample):
    body = KNOWN[sample]
    same = changed(body, lambda held, text: text)
    assert same is body
    other = changed(body, lambda held, text: f"{text}~" if held in FREE and text else text)
    assert other == body or set(texts(other, *FREE)) == {f"{one}~" for one in texts(body, *FREE)}
    assert (other != body) is bool(list(texts(body, *FREE)))
    assert decode(*encode(other)) == other


def test_texts_are_found_however_deep_they_stand():
    spec = {"event": {"name": "Anna's cup"}, "teams": [{"players": ["anna@x.test"]}]}
    assert list(texts(Announced(spec=spec), Holds.TABLES)) == ["Anna's cup", "anna@x.test"]
    blank = changed(FileChanged(spec=spec, reason="x"), lambda held, text: "")
    assert blank.spec == {"event": {"name": ""}, "teams": [{"players": [""]}]}
    assert held_by(FileChanged) == {Holds.TABLES, Holds.WORDS, Holds.ID}


def test_an_address_that_goes_leaves_no_hole_in_a_list():
    sent = ReportSent(report=1, to=("anna@x.test", "bo@x.test"))
    left = changed(sent, lambda held, text: "" if text.startswith("anna") else text)
    assert left.to == ("bo@x.test",)
