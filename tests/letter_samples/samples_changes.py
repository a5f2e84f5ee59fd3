"""Sample letters about an event whose file was changed, or that was cancelled."""

from collections.abc import Iterator
from datetime import date, timedelta

from msgspec.structs import replace

from corr.mail.write.rules import changed_rules
from corr.tournament.spec.spec import parse_spec
from corr.tournament.spec.spec_text import example_spec_text
from corr.words.templates import Voice
from tests.letter_samples.samples_facts import EVENT, GAMES, Sample, letter, letter_to_player

_REASON = "The first of December is a holiday for many."
_TOO_FEW = "Too few players have entered."
_FOUND = "A letter was found that had come in time."


def changes(say: Voice) -> Iterator[Sample]:
    """The letters in a language."""
    old = parse_spec(example_spec_text(arbiters=("lars@example.org",)), "sample")
    clock = replace(old, clock=replace(old.clock, per_move=timedelta(days=10)))
    event = replace(old.event, name="Julkorr 2024", start=date(2024, 12, 13))
    system = replace(old.system, games_per_pair=2, max_running=4)
    other = replace(clock, event=event, system=system)
    for name, about, new, started in (
        ("", "the event's file was changed before the start", other, False),
        ("_started", "the time for a move was changed while the event runs", clock, True),
    ):
        draft = letter(
            "event_changed",
            say.language,
            event=replace(EVENT, name=new.event.name),
            reason=_REASON,
            changes=changed_rules(old, new, say),
            team="",
            started=started,
        )
        yield Sample(name=f"event_changed{name}", about=about, draft=draft)
    for name, about, started, going, ended in (
        ("", "an event that has not begun", False, 0, 0),
        ("_started", "an event that runs", True, 3, 1),
        ("_over", "an event that runs, to a player with one game", True, 1, 2),
    ):
        draft = letter(
            "event_cancelled",
            say.language,
            event=EVENT,
            reason=_TOO_FEW,
            started=started,
            going=going,
            ended=ended,
        )
        yield Sample(name=f"event_cancelled{name}", about=f"{about} is cancelled", draft=draft)
    for name, about, level, rated in (
        ("", "a closed event is open again", "", False),
        ("_level", "and the reader had got a level by it", "4 kyu", False),
        ("_rated", "and it had counted for a rating", "", True),
    ):
        facts = {"event": EVENT, "reason": _FOUND, "level": level, "rated": rated}
        draft = letter("event_reopened", say.language, **facts)
        yield Sample(name=f"event_reopened{name}", about=about, draft=draft)
    for name, about, gap, games in (
        ("", "an event goes on from another address", None, GAMES),
        ("_late", "the same, after a time that was given back", timedelta(hours=30), GAMES[:1]),
    ):
        draft = letter_to_player(
            "event_moved",
            say.language,
            event=EVENT,
            address="td@corr.example.org",
            gap=gap,
            games=games,
        )
        yield Sample(name=f"event_moved{name}", about=about, draft=draft)
