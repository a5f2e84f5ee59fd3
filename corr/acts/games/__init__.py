"""Commands about single games: looked at, exported, their time and leave."""
