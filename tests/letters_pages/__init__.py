"""The letters as pages: valid, accessible, and as pictures to be looked at."""
