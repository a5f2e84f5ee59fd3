"""What time alone brings, and what somebody has to look at.

It looks at everything and is looked at by nothing below.

Inside only: `breaks_over`, `late_starts`.
"""
