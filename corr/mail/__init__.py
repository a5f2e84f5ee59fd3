"""Bytes to letters and orders, facts to bytes. Touches templates and nothing else."""
