"""What a letter asks for: own words that are orders, as a whole line or a whole sentence.

Inside only: `order_appeals`, `order_lines`, `order_lone`, `order_signs`, `order_stones`.
"""
