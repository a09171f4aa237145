"""What every game shares, and no game by name."""
