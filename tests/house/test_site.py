"""The website of the pages has them all, and is built without a warning."""

import re
import runpy
import subprocess

import pytest

from corr.cli.guide.topics import topics
from tests.places import ROOT


def test_the_contents_beside_every_page_have_all_pages():
    conf = runpy.run_path(str(ROOT / "scripts" / "sphinx" / "conf.py"))
    source = [""]
    conf["_with_contents"](None, conf["root_doc"], source)
    listed = re.findall(r"^(?![:`])\S+$", source[0], re.MULTILINE)
    assert [f"{name}.md" for name in listed] == [one.path for one in topics()]


@pytest.mark.parametrize("page", ["index", *(one.path.removesuffix(".md") for one in topics())])
def test_a_page_says_its_language(page):
    conf = runpy.run_path(str(ROOT / "scripts" / "sphinx" / "conf.py"))
    context = {"language": "en"}
    conf["_in_its_language"](None, page, "page.html", context, None)
    assert context["language"] == ("sv" if page.endswith(".sv") else "en")


@pytest.mark.long
def test_the_site_is_built_without_a_warning(tmp_path):
    out = tmp_path / "site"
    done = subprocess.run(
        [ROOT / "scripts" / "site", out], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == ""
    for topic in topics():
        page = (out / topic.path).with_suffix(".html").read_text(encoding="utf-8")
        assert f"<h1>{topic.title}" in page
        assert re.search(rf'<html [^>]*\blang="{topic.language}"', page)
    assert "https://fonts" not in (out / "index.html").read_text(encoding="utf-8")
