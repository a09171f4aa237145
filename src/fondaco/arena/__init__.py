"""Matches in bulk: who beats whom, how often, and how sure we are."""
