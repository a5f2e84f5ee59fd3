"""Correspondence levels on paper: the list, a player, norms in advance."""
