"""The pictures of a letter that README shows, light and dark; see `scripts/letter-pictures`."""

import base64
import email
import email.policy
import shutil
import sys
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

from corr.mail.write.write import write
from corr.words.templates import ours
from tests.golden.drafts import SITE, samples
from tests.golden.kept import GOLDEN
from tests.letters_pages.browser import PHONES, browsing
from tests.letters_pages.tools import COMMANDS

PICTURES = {False: GOLDEN / "letter.png", True: GOLDEN / "letter-dark.png"}
"""By whether it is dark."""


def page() -> str:
    """The sample of a letter that asks for a move, with its images inside."""
    draft = dict(samples("en"))["your_move_brief"]
    letter = email.message_from_bytes(
        write(draft, site=SITE, templates=ours()), policy=email.policy.default
    )
    parts = list(letter.walk())
    (html,) = (one.get_content() for one in parts if one.get_content_type() == "text/html")
    for one in parts:
        if known_by := one["Content-ID"]:
            data = base64.b64encode(one.get_content()).decode()
            cid = f"cid:{str(known_by).strip().strip('<>')}"
            data = f'"data:{one.get_content_type()};base64,{data}"'
            html = html.replace(f'"{cid}"', data).replace(cid, data)
    return html


def main() -> int:
    """Write both; 2 if there is no browser here."""
    chromium = next(filter(None, map(shutil.which, COMMANDS["chromium"])), "")
    if not chromium:
        print("scripts/letter-pictures: chromium is not installed here", file=sys.stderr)
        return 2
    with TemporaryDirectory() as folder, browsing(chromium) as browser:
        shown = Path(folder, "letter.html")
        shown.write_text(page(), encoding="utf-8")
        for window in PHONES:
            browser.look(window)
            browser.open(shown)
            taken = Path(folder, f"{window.name}.png")
            browser.photograph(taken)
            with Image.open(taken) as wide:
                few = wide.convert("RGB").quantize(64, dither=Image.Dither.NONE)
            told = BytesIO()
            few.save(told, "PNG", optimize=True)
            PICTURES[window.dark].write_bytes(told.getvalue())
    return 0


if __name__ == "__main__":
    sys.exit(main())
