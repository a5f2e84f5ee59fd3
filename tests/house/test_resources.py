from pathlib import Path

import pytest

from corr import resources


def test_the_templates_are_found():
    assert (resources.templates() / "words" / "en.ftl").is_file()


def test_the_data_are_found():
    assert (resources.data() / "words.toml").is_file()


def test_the_pages_are_found():
    assert (resources.docs() / "index.md").is_file()


def test_an_installed_package_is_preferred_to_a_checkout(tmp_path: Path):
    (tmp_path / "templates").mkdir()
    installed = tmp_path / "corr" / "templates"
    installed.mkdir(parents=True)
    assert resources._folder("templates", tmp_path / "corr") == installed


def test_a_missing_folder_says_what_to_do(tmp_path: Path):
    with pytest.raises(FileNotFoundError, match="install it again"):
        resources._folder("templates", tmp_path)
