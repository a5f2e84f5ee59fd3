"""Judge the pages of a folder that `corr letters preview` wrote; see `scripts/letters`."""

import argparse
import sys
import time
from pathlib import Path

from tests.letters_pages.browser import PHONES, WINDOWS, browsing
from tests.letters_pages.checks import inaccessible, invalid, photographed
from tests.letters_pages.tools import Missing, tools


def main() -> int:
    """Print every fault; 0 if there is none, 1 if there are some, 2 if tools are missing."""
    asked = argparse.ArgumentParser(prog="scripts/letters")
    asked.add_argument("folder", type=Path)
    asked.add_argument("--pictures", type=Path, help="photograph the pages into this folder")
    given = asked.parse_args()
    try:
        there = tools()
    except Missing as error:
        print(f"scripts/letters: {error}", file=sys.stderr)
        return 2
    pages = sorted(given.folder.rglob("*.html"))
    started = time.monotonic()
    faults = list(invalid(there, pages))
    with browsing(there.chromium) as browser:
        faults += inaccessible(there, browser, PHONES, pages)
        if given.pictures:
            taken = photographed(browser, WINDOWS, pages, given.pictures)
            print(f"{taken} pictures in {given.pictures}")
    print(*faults, sep="\n", end="\n" if faults else "")
    seconds = time.monotonic() - started
    print(f"{len(pages)} pages, {len(faults)} faults, {seconds:.0f} seconds")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
