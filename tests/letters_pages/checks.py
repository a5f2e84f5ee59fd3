"""What is asked of a page: that it is valid, accessible, and as wide as its window."""

import json
import re
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.letters_pages.browser import Browser, Window
from tests.letters_pages.tools import Tools

FOR_OLD_PROGRAMS = re.compile(
    "The “(cellpadding|cellspacing|border|bordercolor|width|height|align|valign|bgcolor)” "
    "attribute on the “(table|tr|td|th)” element is obsolete"
)
"""What only the old way tells programs that lay mails out as Word does; valid, but warned of."""

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

# The page's own canvas is not asked for its colour by axe, which takes it for white in dark too.
_AXE = """
document.documentElement.style.backgroundColor = "Canvas";
axe.run(document, {runOnly: %s, resultTypes: ["violations"]}).then(found =>
    found.violations.flatMap(one => one.nodes.map(node =>
        `${one.id}: ${node.any.concat(node.all, node.none).map(c => c.message)[0]}`
        + ` ${node.html.slice(0, 160)}`)))
"""


def invalid(tools: Tools, pages: Sequence[Path]) -> Iterator[str]:
    """What the validator says of pages, but for what old mail programs need."""
    done = subprocess.run(
        [
            *(tools.java, "-Xss4m", "-jar", str(tools.validator)),
            *("--format", "json", "--stdout", "--exit-zero-always"),
            *map(str, pages),
        ],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        check=True,
        timeout=600,
    )
    for found in json.loads(done.stdout)["messages"]:
        if not FOR_OLD_PROGRAMS.match(found["message"]):
            page = "/".join(Path(found.get("url", "")).parts[-2:])
            line = found.get("lastLine", "?")
            yield f"{page}:{line}: {found['type']}: {found['message']}"


def inaccessible(
    tools: Tools, browser: Browser, windows: Sequence[Window], pages: Sequence[Path]
) -> Iterator[str]:
    """The violations that axe finds in pages in each window, and pages wider than it."""
    axe = tools.axe.read_text("utf-8")
    for window in windows:
        browser.look(window)
        for page in pages:
            browser.open(page)
            where = f"{page.parent.name}/{page.name}, {window.name}"
            wide = browser.ask("document.scrollingElement.scrollWidth")
            if wide > window.width:
                yield f"{where}: {wide} pixels wide"
            browser.ask(axe + "; undefined")
            for found in browser.ask(_AXE % json.dumps(RULES)):
                yield f"{where}: {found}"


def photographed(
    browser: Browser, windows: Sequence[Window], pages: Sequence[Path], into: Path
) -> int:
    """Pictures of pages in each window, in one folder; how many there are."""
    into.mkdir(parents=True, exist_ok=True)
    for window in windows:
        browser.look(window)
        for page in pages:
            browser.open(page)
            browser.photograph(into / f"{page.parent.name}_{page.stem}_{window.name}.png")
    return len(windows) * len(pages)
