"""The settings of a site: the file, the passwords it points at, the keys of the tags.

Inside only: `passwords`, `settings`.
"""

from corr.config.passwords import create_keys, password, read_keys, rotate_keys, secret_of, token
from corr.config.settings import (
    SUBJECT,
    Arbiter,
    ClockFile,
    Database,
    Imap,
    Limits,
    Log,
    Loop,
    Metrics,
    Retention,
    Secrets,
    Server,
    Settings,
    Site,
    Smtp,
    clock_from,
    default_settings_text,
    load_settings,
    settings_keys,
)

__all__ = [
    "SUBJECT",
    "Arbiter",
    "ClockFile",
    "Database",
    "Imap",
    "Limits",
    "Log",
    "Loop",
    "Metrics",
    "Retention",
    "Secrets",
    "Server",
    "Settings",
    "Site",
    "Smtp",
    "clock_from",
    "create_keys",
    "default_settings_text",
    "load_settings",
    "password",
    "read_keys",
    "rotate_keys",
    "secret_of",
    "settings_keys",
    "token",
]
