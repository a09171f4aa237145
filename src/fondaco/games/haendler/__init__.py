"""Die Händler, by Wolfgang Kramer and Richard Ulrich: three wagons, six cities, and a ladder of rank."""
