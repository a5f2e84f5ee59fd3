"""Our parser reads what the format's own library reads, and refuses what that refuses."""

import pytest
from fluent.syntax import FluentParser
from hypothesis import example, given
from hypothesis import strategies as st

from corr import resources
from corr.sentences.parser import Parser

WORDS = resources.templates() / "words"
PIECES = [
    *(
        "a-b = ",
        "c_1 =",
        "-term = ",
        "# said",
        "## sheet",
        " ",
        "    ",
        "\n",
        "\n    ",
        "\r\n",
        "\r",
    ),
    *("{", "}", "{ $g-due }", "{ a-b }", "{ DATE($at) }", '{ "x\\u00e5" }', "{ 12 }", "{ -term }"),
    *("{ $n ->\n  [one] a\n *[other] b\n }", "*[", "[", "]", ".tip = ", "->", "ö", "x", "9", "_"),
]


def same(source: str, *, spans: bool) -> bool:
    theirs, ours = (kind(with_spans=spans) for kind in (FluentParser, Parser))
    whole, first = theirs.parse(source), theirs.parse_entry(source)
    ignored: list[str] = []  # spans are compared as well
    return whole.equals(ours.parse(source), ignored) and first.equals(
        ours.parse_entry(source), ignored
    )


@pytest.mark.parametrize("file", ["en.ftl", "sv.backgammon.ftl", "de.rows.ftl", "et.renju.ftl"])
def test_a_catalogue_is_read_as_the_library_reads_it(file: str) -> None:
    assert same((WORDS / file).read_text(encoding="utf-8"), spans=True)


@given(
    st.sampled_from(["", "a-b = x"]), st.lists(st.sampled_from(PIECES), max_size=14), st.booleans()
)
@example("a-b = x", ["\r", "y"], False)
def test_whatever_stands_in_a_file_is_read_or_refused_as_the_library_does(begin, pieces, spans):
    assert same("".join([begin, *pieces]), spans=spans)
