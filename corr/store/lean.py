"""sqlite-utils without numpy, which it takes in wherever it is, for types not stored here.

That would be 16 MB for the daemon and a tenth of a second for every command.
"""

import sys

_NUMPY = "numpy"

if _NUMPY in sys.modules:
    import sqlite_utils
else:
    sys.modules[_NUMPY] = None  # type: ignore[assignment]
    import sqlite_utils

    del sys.modules[_NUMPY]

__all__ = ["sqlite_utils"]
