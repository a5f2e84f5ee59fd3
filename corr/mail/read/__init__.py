"""Bytes to a `Letter`: MIME, quotes, machines, reports of letters that came back.

The only error that leaves it is MailError.

Inside only: `html`, `html_words`, `mime`.
"""
