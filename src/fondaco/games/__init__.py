"""One game, one folder, everything of it inside."""
