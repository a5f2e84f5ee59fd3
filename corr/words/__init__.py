"""Every sentence that a person reads comes from here: the templates, and who speaks in them."""
