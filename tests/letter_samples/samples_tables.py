"""Sample letters with crosstables, of four players and of many."""

from collections.abc import Iterator, Sequence
from itertools import combinations, cycle, islice

from msgspec.structs import replace

from corr.mail.write.facts import EventTable, TieBreak
from corr.sentences.plain import WIDTH
from corr.tournament.scoring.scoring_games import table_game
from corr.tournament.scoring.standings import standings
from corr.tournament.tables.crosstable import crosstable
from corr.tournament.tables.crosstable_forms import as_grid, as_text
from corr.words.tables import words_of
from corr.words.templates import Voice
from tests.letter_samples.samples_facts import HOLM, Sample, letter_to_player

FOUR = ("Anna Berg", "Karin Åberg", HOLM, "Erik Öst")
_MANY = (
    *FOUR,
    "Maria Lindström-Andersson",
    "Oskar af Ekenstam",
    "Triin Kask",
    "Jüri Tamm",
    "Per-Olof Ström",
    "Elisabeth von Ungern-Sternberg",
    "Bo Ek",
    "Gunnar Åkerlund",
)
DECIDED = ("1-0", "1-0", "0-1", "1-0", "1-0", "1/2-1/2")


def tables(say: Voice) -> Iterator[Sample]:
    """The letters with a table, in a language."""
    anna, karin, nils, _ = FOUR
    running = table_in(say, FOUR, ("1-0", "", "1-0", "1-0", "", ""))
    decided = replace(
        table_in(say, FOUR, DECIDED),
        reasons=(TieBreak(name=anna, rivals=(karin,), by="berger", mine="5", theirs="4"),),
    )
    shared = replace(
        table_in(say, FOUR, ("1-0", "0-1", "1-0", "1-0", "1-0", "1-0")),
        id="GK24",
        name="Götakorr 2024",
        final=True,
        reasons=(TieBreak(name=anna, rivals=(karin, nils)),),
    )
    for name, about, found in (
        ("", 'an answer to "table"', (running,)),
        ("_close", "why close places are as they are", (decided,)),
        ("_events", "of two events, one of them over", (running, shared)),
        ("_many", "of twelve players", (table_in(say, _MANY, (*DECIDED, "", "0-1", "1-0")),)),
    ):
        draft = letter_to_player("crosstable", say.language, tables=found)
        yield Sample(name=f"crosstable{name}", about=about, draft=draft)


def table_in(say: Voice, players: Sequence[str], results: Sequence[str]) -> EventTable:
    """The table of players after these results, again and again, "" for games that go on."""
    words = words_of(say)
    pairs = list(combinations(players, 2))
    games = [
        table_game(*pair, result, "")
        for pair, result in zip(pairs, islice(cycle(results), len(pairs)), strict=True)
    ]
    table = crosstable(standings(players, games))
    return EventTable(
        id="SK24",
        name="Sverigekorr 2024",
        final=False,
        table=as_text(table, words, width=WIDTH),
        grid=as_grid(table, words),
        reasons=(),
    )
