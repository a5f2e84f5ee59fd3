"""The pages for players and arbiters stand in Swedish, too, and have the same commands there."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from corr.cli.guide.finding import sections
from corr.cli.guide.topics import Topic, heads, topics
from tests.house.test_player_pages import meant

READERS = ("For players", "For arbiters")
GENERATED = {"event-file"}
"""What is written by the program, which speaks English at the terminal."""
PAIRS = {
    one.subject: (one, other)
    for head in READERS
    for one in heads()[head]
    for other in heads()[head]
    if one.language == "en" and other.subject == one.subject and other.language == "sv"
}
READS_ORDERS = {"player"}
"""Pages whose codes `test_player_pages` holds to each other."""
OURS = [one for one in PAIRS if one not in READS_ORDERS]
FENCE = re.compile(r"^ *```\w*\n(.*?)^ *```", re.MULTILINE | re.DOTALL)


def parts(name: str) -> Iterator[tuple[str, str]]:
    """The sections of a page, in English and in Swedish."""
    one, other = (list(sections(each.text())) for each in PAIRS[name])
    yield from zip(one, other, strict=True)


def blocks(text: str) -> list[list[str]]:
    """The lines of code between fences, without remarks and what stands in quotes."""
    return [
        [re.sub(r'"[^"]*"', '""', re.sub(r"\s+#\s.*", "", line)) for line in code.splitlines()]
        for code in FENCE.findall(text)
    ]


def codes(text: str) -> Iterator[str]:
    """The pieces of code in sentences; what a player may write as what it means."""
    for code in re.findall(r"`([^`]+)`", FENCE.sub("", text)):
        code = " ".join(code.split())
        first = meant(code)[0]
        if code.startswith("corr ") or isinstance(first, str):
            yield re.sub(r'"[^"]*"', '""', code) if code.startswith("corr ") else code
        else:
            yield type(first).__name__


def test_every_page_for_players_and_arbiters_is_in_swedish_too():
    subjects = {one.subject for head in READERS for one in heads()[head]}
    assert PAIRS.keys() == subjects - GENERATED


def test_a_translation_stands_below_its_page_in_the_contents():
    order = [one.path for one in topics()]
    for one, other in PAIRS.values():
        assert order.index(other.path) == order.index(one.path) + 1
        assert other.path == one.path.replace(".md", ".sv.md")


@pytest.mark.parametrize("name", PAIRS)
def test_each_links_to_the_other_in_its_first_lines(name):
    def begins(topic: Topic) -> str:
        return "\n".join(topic.text().splitlines()[:8])

    one, other = PAIRS[name]
    assert f"([På svenska]({name}.sv.md).)" in begins(one)
    assert f"([In English]({name}.md).)" in begins(other)


@pytest.mark.parametrize("name", PAIRS)
def test_both_have_the_same_sections(name):
    levels = [[re.match("#+", one)[0] for one in pair] for pair in parts(name)]
    assert [pair for pair in levels if pair[0] != pair[1]] == []


@pytest.mark.parametrize("name", PAIRS)
def test_both_have_the_same_commands_in_the_same_order(name):
    for one, other in parts(name):
        if name not in READS_ORDERS:
            assert blocks(one) == blocks(other), one.splitlines()[0]


@pytest.mark.parametrize("name", [one for one in OURS if one != "trouble"])
def test_what_stands_in_code_is_the_same_in_both(name):
    for one, other in parts(name):
        assert Counter(codes(one)) == Counter(codes(other)), one.splitlines()[0]


@pytest.mark.parametrize("name", OURS)
def test_both_lead_to_the_same_pages(name):
    """To the Swedish ones where there are some."""

    def pages(text: str) -> list[str]:
        found = [to.partition("#")[0] for to in re.findall(r"\]\(([^)\s]+)\)", text)]
        return sorted(to.replace(".sv.md", ".md") for to in found if to)

    for one, other in parts(name):
        assert pages(one) == pages(other), one.splitlines()[0]
    swedish = PAIRS[name][1].text()
    own = {f"{each}.md" for each in PAIRS}
    linked = {to.rpartition("/")[2] for to in re.findall(r"\]\(([^)#\s]+)", swedish)}
    assert linked & own == {f"{name}.md"}


def test_the_pages_are_written_for_somebody_who_is_addressed():
    """`du`, as in the letters."""
    for _, other in PAIRS.values():
        assert re.search(r"\bdu\b", other.text())
        assert not re.search(r"\b(?:Ni|Eder|Er)\b", other.text())
