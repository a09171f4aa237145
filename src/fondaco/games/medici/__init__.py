"""Medici, by Reiner Knizia: three days on the quay, one bid each for every lot."""
