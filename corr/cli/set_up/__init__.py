"""Commands of whoever runs an installation: from `corr init` to a backup."""
