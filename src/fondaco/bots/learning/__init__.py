"""How the nets learn: many games in lock-step, returns, an optimiser, a log. Play needs none of it."""
