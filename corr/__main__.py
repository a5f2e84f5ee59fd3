"""Lets `python -m corr` do what the command `corr` does."""

from corr.cli import main

if __name__ == "__main__":
    main()
