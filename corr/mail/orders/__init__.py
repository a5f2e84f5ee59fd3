"""What a letter asks for: lines of own words that are orders as a whole.

Inside only: `order_lines`.
"""
