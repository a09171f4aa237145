"""A small game for the server's tests, with all that real ones have: secrets, seals, chance, asides, defects."""
