"""The pages of the documentation at the terminal. Nothing of an installation is looked at."""
