"""Vor dem Wind, by Torsten Landsvogt: buy, store, ship, before the fleet sails."""
