"""Reports on paper and screen. The ranking committee's is `render_text` and `render_html`."""

from corr.report.committee import render_html, render_table, render_text

__all__ = ["render_html", "render_table", "render_text"]
