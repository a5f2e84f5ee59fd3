"""The rules of each game; knows no players, mail or time."""
