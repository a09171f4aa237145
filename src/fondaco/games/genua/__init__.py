"""Die Händler von Genua, by Rüdiger Dorn: one tower for all, and a price for every step it takes."""
