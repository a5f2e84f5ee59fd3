"""Where templates, data files and pages lie: inside an installed package, or beside a checkout."""

from pathlib import Path

_CODE = Path(__file__).resolve().parent


def templates() -> Path:
    """The folder of the letter templates; FileNotFoundError if the installation lacks it."""
    return _folder("templates", _CODE)


def data() -> Path:
    """The folder of the data files; FileNotFoundError if the installation lacks it."""
    return _folder("data", _CODE)


def docs() -> Path:
    """The folder of the documentation; FileNotFoundError if the installation lacks it."""
    return _folder("docs", _CODE)


def _folder(name: str, code: Path) -> Path:
    for place in (code / name, code.parent / name):
        if place.is_dir():
            return place
    raise FileNotFoundError(
        f"no folder {name!r} in {code} or {code.parent}: the installation of corr is incomplete, "
        "install it again"
    )
