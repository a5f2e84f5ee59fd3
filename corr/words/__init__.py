"""Who speaks in letters and documents: the templates, and the voice of each language."""
