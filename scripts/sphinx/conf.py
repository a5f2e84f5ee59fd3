"""How Sphinx makes a website of the pages in docs; scripts/site asks it to."""

from collections.abc import Iterator
from typing import Any

from corr.cli.guide.topics import CONTENTS, heads, language_of

project = "corr"
extensions = ["myst_parser"]
root_doc = CONTENTS.removesuffix(".md")
myst_heading_anchors = 4
highlight_language = "text"

html_theme = "furo"
html_title = "corr"
html_copy_source = False
html_use_index = False
html_permalinks_icon = "#"


def setup(app: Any) -> None:
    """Have the table of contents beside every page, and each page say its language."""
    app.connect("source-read", _with_contents)
    app.connect("html-page-context", _in_its_language)


def _in_its_language(
    _app: Any, page: str, _template: str, context: dict[str, Any], _tree: Any
) -> None:
    """Have `<html lang>` say what a reader, a search engine or a screen reader is to expect."""
    context["language"] = language_of(page)


def _with_contents(_app: Any, page: str, source: list[str]) -> None:
    """Say in Sphinx's words what the contents list, so that it stands in the repository once."""
    if page == root_doc:
        source[0] = "\n".join((source[0], *_contents()))


def _contents() -> Iterator[str]:
    for head, its in heads().items():
        pages = [one.path.removesuffix(".md") for one in its]
        yield from ("", "```{toctree}", ":hidden:", f":caption: {head}", "", *pages, "```")
