"""Which languages there are letters in. It needs no template, so most commands read none."""

from pathlib import Path

FALLBACK = "en"
"""The language of readers whose own has no templates."""


def languages_in(folder: Path) -> frozenset[str]:
    """The languages that have letters in a folder of templates; FileNotFoundError without ours."""
    found = frozenset(
        path.stem for path in (folder / "words").glob("*.ftl") if "." not in path.stem
    )
    if FALLBACK not in found:
        raise FileNotFoundError(f"no templates for {FALLBACK!r} in {folder}")
    return found


def known_language(language: str, known: frozenset[str]) -> str:
    """That of the known languages which is meant (`sv`, `sv-SE`), English if it is none of them.

    >>> known_language("sv_SE", frozenset({"en", "sv"})), known_language("fi", frozenset({"en"}))
    ('sv', 'en')
    """
    short = language.replace("_", "-").partition("-")[0].lower()
    return short if short in known else FALLBACK
