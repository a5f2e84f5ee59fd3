"""Commands by which an arbiter rules, looks back and undoes."""
