"""The wire: fetch bytes by IMAP, deliver bytes by SMTP. Knows no games, letters or database.

Inside only: `imap_login`.
"""
