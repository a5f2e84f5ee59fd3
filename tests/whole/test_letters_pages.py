"""The letters as a browser shows them: valid, accessible, as wide as a phone, light and dark."""

import pytest

from corr import resources
from corr.demo.preview.proofs import language_name, list_page
from corr.words.templates import ours
from tests.letter_samples.proofs import proof
from tests.letter_samples.samples import samples
from tests.letters_pages.browser import PHONES, WINDOWS, browsing
from tests.letters_pages.checks import inaccessible, invalid, photographed
from tests.letters_pages.tools import Missing, tools

pytestmark = pytest.mark.long

BAD = """<!DOCTYPE html>
<html><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">
<meta name="viewport" content="width=device-width"></head>
<body><p style="color:{colour}">Faint</p><img src="x.png"><div style="width:700px">wide</div>
<p id="one" id="two">twice</p></body></html>
"""


@pytest.fixture(scope="module")
def there():
    """What judges pages; without it nothing of this is checked."""
    try:
        return tools()
    except Missing as error:
        pytest.skip(f"THE LETTERS WERE NOT CHECKED AS PAGES: {error}")


@pytest.fixture(scope="module")
def browser(there):
    with browsing(there.chromium) as found:
        yield found


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    """Every letter of every language as a page of its own, and the list of them."""
    folder = tmp_path_factory.mktemp("pages")
    templates = ours()
    proofs = [
        proof(sample, language, templates)
        for language in sorted(templates.languages)
        for sample in samples(templates.voice(language))
    ]
    names = {one: language_name(one, templates) for one in templates.languages}
    found = [folder / "index.html"]
    found[0].write_text(list_page(proofs, resources.templates(), names), "utf-8")
    for one in proofs:
        if one.page:
            found.append(folder / one.language / f"{one.name}.html")
            found[-1].parent.mkdir(exist_ok=True)
            found[-1].write_text(one.page, "utf-8")
    return found


def test_every_letter_is_valid_html(there, pages):
    assert len(pages) > 100
    assert list(invalid(there, pages)) == []


def test_every_letter_is_accessible_and_fits_a_phone(there, browser, pages):
    assert list(inaccessible(there, browser, PHONES, pages)) == []


def test_every_letter_can_be_photographed(browser, pages, tmp_path):
    assert photographed(browser, WINDOWS, pages[:2], tmp_path) == 8
    found = list(tmp_path.glob("*.png"))
    assert len(found) == 8
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in found)
    assert len({path.read_bytes() for path in found}) == 8


@pytest.mark.parametrize(("window", "colour"), [(PHONES[0], "#bbb"), (PHONES[1], "#555")])
def test_faults_are_found_in_light_and_in_dark(there, browser, tmp_path, window, colour):
    page = tmp_path / "bad.html"
    page.write_text(BAD.format(colour=colour), "utf-8")
    found = "\n".join(inaccessible(there, browser, [window], [page]))
    for fault in ("color-contrast", "image-alt", "html-has-lang", "document-title", "pixels wide"):
        assert fault in found
    told = "\n".join(invalid(there, [page]))
    assert "Duplicate attribute" in told
    assert "An “img” element must have an “alt” attribute" in told
