"""A document as text, page, PDF, CSV and JSON.

The same document gives the same bytes.

Inside only: `plot_svg`.
"""
