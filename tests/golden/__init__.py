"""Letters as they are sent: sample drafts, and beside them what becomes of them."""
