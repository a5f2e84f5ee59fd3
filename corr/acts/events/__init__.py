"""Commands about events: opened, drawn, changed, closed, told."""
