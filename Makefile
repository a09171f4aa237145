# make play    play, with nothing installed before but Python 3.11, make and git
# make test    everything CI checks
# make check   style and types
# make fast    compile the engines with mypyc (needs a C compiler)
# make bench   measure engines and server against their peers, kill the server 200 times, ask bots twin questions
# make mutants GAME=medici    which changes to a game's rules no test notices

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
GAME ?= medici
GAMES := $(patsubst src/fondaco/games/%/game.py,%,$(wildcard src/fondaco/games/*/game.py))

.PHONY: play test test-fast check fast bench mutants

play: .venv/play
	$(BIN)/fondaco serve --open

test: check
	$(BIN)/pytest -n auto
	@if command -v cc >/dev/null; then $(MAKE) --no-print-directory test-fast; \
	else echo "no C compiler here: the compiled engines were not tested"; fi

# The engines again, compiled. The pages about positions are made from docstrings, which compiled classes do not keep.
test-fast: fast
	PYTHONPATH=build/fast FONDACO_FAST=1 $(BIN)/pytest -n auto -k "not page_about" tests/core $(GAMES:%=tests/%) tests/test_house.py

check: .venv/test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

fast: .venv/test
	$(BIN)/python tools/fast.py

bench: .venv/bench fast
	$(BIN)/python benchmarks/engines.py
	$(BIN)/python benchmarks/server/run.py
	FONDACO_KILLS=200 $(BIN)/pytest tests/server/test_crash.py
	FONDACO_TWINS=100000 $(BIN)/pytest tests/bots/test_levels.py -k equal_views

mutants: .venv/test
	$(BIN)/python tools/mutants.py $(GAME)

.venv/play: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

.venv/test: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[test]'
	@touch $@

.venv/bench: .venv/test
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[test,bench]'
	@touch $@
