"""The service where people and bots meet at tables. It knows no game by name."""
