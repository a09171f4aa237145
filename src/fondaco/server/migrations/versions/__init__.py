"""One file for each step, never altered once released."""
