"""The steps of the schema."""
