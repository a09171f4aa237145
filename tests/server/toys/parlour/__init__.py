"""A small game for the server's tests, with all the games of the house have: secrets, seals, chance, asides, defects."""
