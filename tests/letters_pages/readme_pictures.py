"""The pictures of a letter that README and the pages for players show.

See `scripts/letter-pictures`.
"""

import base64
import email
import email.policy
import shutil
import sys
from io import BytesIO
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

from corr.mail.write.write import write
from corr.words.templates import ours
from tests.golden.drafts import SITE, samples
from tests.golden.kept import GOLDEN
from tests.letters_pages.browser import PHONES, browsing
from tests.letters_pages.tools import COMMANDS
from tests.places import ROOT

PICTURES = {False: GOLDEN / "letter.png", True: GOLDEN / "letter-dark.png"}
"""Those of README by whether they are dark."""
PLAYERS = {language: ROOT / "docs" / f"letter.{language}.png" for language in ("en", "sv")}
"""Those of the pages for players by language, as small as a phone counts its points."""


def page(language: str) -> str:
    """The sample of a letter that asks for a move, with its images inside."""
    draft = dict(samples(language))["your_move_brief"]
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
    """Write all; 2 if there is no browser here."""
    chromium = next(filter(None, map(shutil.which, COMMANDS["chromium"])), "")
    if not chromium:
        print("scripts/letter-pictures: chromium is not installed here", file=sys.stderr)
        return 2
    with TemporaryDirectory() as folder, browsing(chromium) as browser:
        shown, taken = Path(folder, "letter.html"), Path(folder, "letter.png")
        for language, window in product(PLAYERS, PHONES):
            shown.write_text(page(language), encoding="utf-8")
            browser.look(window)
            browser.open(shown)
            browser.photograph(taken)
            with Image.open(taken) as wide:
                if language == "en":
                    _write(wide, PICTURES[window.dark])
                if not window.dark:
                    small = wide.resize((wide.width // 2, wide.height // 2), Image.Resampling.BOX)
                    _write(small, PLAYERS[language])
    return 0


def _write(picture: Image.Image, path: Path) -> None:
    few = picture.convert("RGB").quantize(64, dither=Image.Dither.NONE)
    told = BytesIO()
    few.save(told, "PNG", optimize=True)
    path.write_bytes(told.getvalue())


if __name__ == "__main__":
    sys.exit(main())
