# Every recipe sets up what it needs; Python 3.11+, Node 20 and make are all that is assumed.
PYTHON ?= python3
BIN := .venv/bin
GAME ?= gold
ORACLE_GAMES ?= 10000
# What can be tested without compiled rules within a minute.
QUICK_TESTS := tests/kernel tests/games/test_rule_numbers.py tests/games/test_texts.py tests/test_setup.py \
               tests/test_promises.py tests/test_code_limits.py tests/server/test_refusals.py
# Without bytecode on disk every start would take twice as long.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play play-terminal client test check quick static static-python docs site rules checked-rules web-check screenshots \
        setup setup-dev system-packages lint types layers audit tests-quick tests-interpreted tests-checked tests-compiled bench bench-store bench-endgames bench-gpu bench-server bench-web coverage oracle \
        lock pictures clean

help:  ## what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

play:  ## set up, open the tables and the browser; the rules are compiled beside open tables, Gold! first
	@$(MAKE) --no-print-directory -j 2 setup client
	GK_LOG=$${GK_LOG:-warning} $(BIN)/goudkoorts serve --open

play-terminal: setup  ## set up and play a game in the terminal (GAME=gold)
	$(BIN)/goudkoorts play $(GAME) --terminal

client:  ## build the browser client, where something changed
	@$(PYTHON) tools/client.py

test: check  ## set up and run every check and test

check: system-packages setup-dev  ## what CI runs
	@$(MAKE) --no-print-directory -j 2 static rules checked-rules
	@$(MAKE) --no-print-directory tests-interpreted tests-checked tests-compiled

quick: setup-dev  ## what a developer runs after every change: style, types, layers, the tests that compile little
	@$(MAKE) --no-print-directory -j 2 static-python tests-quick

static: static-python audit web-check site  ## everything that is checked without running a game

static-python: lint types layers

rules:  ## compile the rules once, before tests run side by side
	$(BIN)/python -m goudkoorts.engine.warm_up

checked-rules:
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m goudkoorts.engine.warm_up

setup:
	@$(PYTHON) tools/setup.py

setup-dev:
	@$(PYTHON) tools/setup.py --dev

system-packages:  ## what the tests need beside Python: PostgreSQL, Redis, Chromium; installed where that is allowed
	@$(PYTHON) tools/system_packages.py

lint:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types:
	$(BIN)/mypy --no-incremental
	$(BIN)/mypy --no-incremental --package oracle --package typed

web-check:  ## the browser client: wire types, style, types, tests, size
	@$(PYTHON) tools/client.py --dev
	cd web && npm run --silent wire-check && npm run --silent lint && npm run --silent types && npm run --silent test && npm run --silent size

screenshots: setup-dev client  ## every page, small and large, light and dark, into web/screenshots
	PYTHONPATH=tests $(BIN)/python tools/screenshots.py

docs: setup-dev site  ## the documentation site, into build/docs/html; broken links are errors

site:
	$(BIN)/python tools/site.py

audit: setup-dev  ## known weaknesses of the locked packages, where the registries answer
	$(BIN)/python tools/audit.py

layers:
	$(BIN)/lint-imports

tests-quick:
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -q -n 1 $(QUICK_TESTS)

tests-interpreted:  ## the rules as plain Python: a debugger can enter them, overflow and bad indices raise
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -q -n 2 --dist worksteal --durations=12 tests/games tests/kernel

tests-checked:  ## compiled with bounds checks
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -q -n 2 --dist worksteal --durations=12 tests/games tests/kernel

tests-compiled:  ## everything, compiled as shipped; the browser's tests apart: its driver keeps an event loop running
	$(BIN)/pytest -q -n 2 --dist worksteal --durations=12 --ignore=tests/web
	$(BIN)/pytest -q -n 2 --dist worksteal --durations=12 tests/web

coverage: setup-dev  ## which lines the interpreted tests reach
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -q tests/games tests/kernel tests/engine tests/bots
	$(BIN)/coverage report --skip-covered

oracle: setup-dev  ## compare ORACLE_GAMES random games of every game with an independent reading of the rules
	$(BIN)/python tools/compare_with_oracle.py --games $(ORACLE_GAMES)

bench: setup-dev  ## moves a second against the peers, as ratios in one run
	$(BIN)/python bench/run.py

bench-store: setup-dev  ## how many entries a second the log takes, many writers against one
	$(BIN)/python bench/store.py

bench-endgames: setup-dev  ## how long endgames take to solve
	$(BIN)/python bench/endgames.py

bench-server: setup-dev  ## our table server against boardgame.io and a bare echo, in one run
	$(BIN)/python bench/server/run.py

bench-web: setup-dev client  ## how light the first page is, and how soon a slow phone can play
	PYTHONPATH=tests $(BIN)/python bench/first_page.py

bench-gpu: setup-dev  ## the same rules on a GPU, where there is one
	$(BIN)/python bench/gpu.py

pictures: setup-dev  ## draw the pictures of the README anew
	$(BIN)/python tools/pictures.py

lock: setup-dev  ## resolve the locked versions anew (needs uv)
	uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 pyproject.toml --extra server -o requirements.lock
	uv pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11 pyproject.toml --extra scale --group dev -o requirements-dev.lock

clean:
	rm -rf .venv .venv-peers .node-peers .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .coverage build dist
