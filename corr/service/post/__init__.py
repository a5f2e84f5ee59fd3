"""Letters in and out: from the mailbox to an answer in the outbox.

One letter is one transaction.

Inside only: `answer`, `asked`, `asked_dice`, `asked_entry`, `commands`, `confirm`, `me`, `sender`,
`voting`.
"""
