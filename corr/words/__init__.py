"""Every sentence that a person reads comes from here: the catalogues, and who speaks from them.

Inside only: `catalogue`, `functions`.
"""
