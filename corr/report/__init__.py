"""Reports on paper and screen, as documents in five forms. The committee's is `committee`."""
