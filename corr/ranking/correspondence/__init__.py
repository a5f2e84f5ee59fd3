"""Correspondence kyu/dan: norms, newcomers, levels, confirmation, all exact fractions."""
