# `make help` says what there is. Everything lives in .venv; nothing is installed elsewhere.

PYTHON ?= python3
BIN := .venv/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Where it is set, every test process and every server that a test starts compiles all sources anew.
unexport PYTHONDONTWRITEBYTECODE
# Tests go to as many workers as there are cores; what stays together says tests/conftest.py.
PYTEST = $(BIN)/pytest --numprocesses auto --dist loadscope
# A test that takes 300 seconds hangs: where it stands is printed, and it ends the run by its name.
PATIENT = --max-worker-restart=0 -o faulthandler_timeout=300 -o faulthandler_exit_on_timeout=true
PIP := UNDERGROWTH_COMPILE= $(BIN)/python -m pip --quiet
# Content that stands beside the main package: each folder is a package of its own, installed with it.
PACKAGES := $(patsubst %/pyproject.toml,%,$(wildcard packages/*/pyproject.toml))
EDITABLE := $(addprefix --editable ./,$(PACKAGES))

.DEFAULT_GOAL := help
.PHONY: help play terminal pages site docs test fuzz test-long games lint lint-web compile profiled interpreted core hunt mutate coverage wheels audit bench balance bots load load-several reference clean

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-20s %s\n", $$1, $$2 }'
	@echo
	@echo "The sources run as they are. After 'make compile' every target here uses the compiled core;"
	@echo "run it again when you change a source of the core, or go back with 'make interpreted'."

play: .venv/.installed pages $(if $(FAST),compile) ## Play in the browser; FAST=1 compiles the core first, and later starts use it
	@$(BIN)/python tools/core.py --playing
	@$(BIN)/undergrowth play

terminal: .venv/.installed ## Play in the terminal
	@$(BIN)/undergrowth terminal

pages: | $(BIN)/python ## Build the browser pages, if they are out of date (with Node 20, or one from PyPI)
	@$(BIN)/python tools/pages.py

site: | $(BIN)/python ## Build a static site that is a whole game without a server: build/site, or SITE=folder
	@$(BIN)/python tools/site.py $(SITE)

docs: .venv/.installed-docs ## Build the documentation as a site, which the server shows under /docs/
	@$(BIN)/python tools/manual.py

test: .venv/.installed-dev ## Run the fast tests, on the core chosen last
	@$(BIN)/python tools/core.py
	$(PYTEST) $(PATIENT) -m "not long"

fuzz: .venv/.installed-dev pages ## Run the slice of random, long and browser tests that CI runs: SLICE=number repeats one
	@$(BIN)/python tools/core.py
	SLICE="$(SLICE)" $(PYTEST) $(PATIENT) --slice

test-long: .venv/.installed-dev pages ## Run all long tests, on the core chosen last (an hour)
	@$(BIN)/python tools/core.py
	$(PYTEST) -m long

games: .venv/.installed-dev pages ## Play whole games of all factions on the page, in every way on every screen (hours)
	$(BIN)/pytest --numprocesses 0 --whole-games tests/web/table/test_factions.py

lint: .venv/.installed-dev ## Check format, style and types
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	MYPYPATH="$$(printf '%s:' $(addsuffix /src,$(PACKAGES)) $(addsuffix /tests,$(PACKAGES)))" $(BIN)/mypy

lint-web: pages ## Check format, style, types and units of the browser code
	@cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" && npm run --silent check && npm test --silent

compile: .venv/.installed-dev ## Compile what changed of the core beside its sources (needs a C compiler)
	UNDERGROWTH_COMPILE=1 $(BIN)/python setup.py --quiet build_ext --inplace
	@$(BIN)/python tools/core.py --expect compiled

profiled: .venv/.installed-dev ## Compile the core for what it does most: a sixth faster, in twice the time (needs GCC)
	@rm -rf build/core/profile
	UNDERGROWTH_COMPILE=1 UNDERGROWTH_PROFILE=watch $(BIN)/python setup.py --quiet build_ext --inplace
	GCOV_PREFIX=$(CURDIR)/build/core/profile $(BIN)/python -m bench.lineups --rounds 1 --seconds 0.1
	UNDERGROWTH_COMPILE=1 UNDERGROWTH_PROFILE=use $(BIN)/python setup.py --quiet build_ext --inplace
	@$(BIN)/python tools/core.py --expect compiled

interpreted: ## Remove the compiled core: run from source again
	@rm -rf build/lib* build/bdist*
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete

core: .venv/.installed ## Say which core is in use
	@$(BIN)/python tools/core.py

hunt: .venv/.installed-dev ## Search dense positions for dead ends and broken promises: HUNT=minutes, SLICE=number
	@$(BIN)/python tools/core.py
	@cd tests && HUNT="$(HUNT)" SLICE="$(SLICE)" WORKERS="$(WORKERS)" FOLDER="$(FOLDER)" ../$(BIN)/python -m hunt

mutate: .venv/.installed-dev ## Make 300 random changes to the core and see which the nearest tests let live
	$(BIN)/python tools/mutate.py $(MUTATE)

coverage: .venv/.installed-dev interpreted ## See which lines and branches the fast tests reach: build/coverage/index.html
	@rm -rf build/coverage .coverage*
	$(PYTEST) -m "not long" --cov --cov-report=html --cov-report=term:skip-covered

wheels: .venv/.installed-release ## Build, repair and try compiled wheels for each Python of this machine: build/wheels
	@$(BIN)/python tools/wheels.py build/wheels

audit: .venv/.installed-release ## Ask the public list of faults about everything that is installed (needs the internet)
	@$(BIN)/pip-audit --local --skip-editable

bench: .venv/.installed-dev ## Measure speed, on the core chosen last
	@$(BIN)/python tools/core.py
	$(BIN)/python -m bench

balance: .venv/.installed-dev ## Play greedy against greedy with all factions and write docs/greedy.md
	@$(BIN)/python tools/core.py
	$(BIN)/python -m bench.balance $(BALANCE)

bots: .venv/.installed-dev ## Play greedy against every automated opponent at each difficulty and write docs/bots.md
	@$(BIN)/python tools/core.py
	$(BIN)/python -m bench.bots $(BOTS)

reference: | $(BIN)/python ## Write the reference of the library from its source: build/reference
	@$(BIN)/python tools/reference.py

load: .venv/.installed-dev ## Measure the server: 200 games, 400 live connections
	@$(BIN)/python tools/core.py
	@cd tests && ../$(BIN)/python -m server.measured.load

load-several: .venv/.installed-dev ## Measure one process and two on one PostgreSQL
	@$(BIN)/python tools/core.py
	@cd tests && ../$(BIN)/python -m server.measured.several

clean: interpreted ## Remove .venv, builds and caches
	@rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@rm -rf web/node_modules src/undergrowth/server/pages

# Dependencies are installed again only when these files change.
.venv/.installed: pyproject.toml setup.py tools/build_backend.py $(addsuffix /pyproject.toml,$(PACKAGES)) | $(BIN)/python
	@echo "Installing undergrowth into .venv ..."
	@$(PIP) install --editable '.[server]' $(EDITABLE)
	@touch $@

.venv/.installed-dev: pyproject.toml setup.py tools/build_backend.py $(addsuffix /pyproject.toml,$(PACKAGES)) | $(BIN)/python
	@echo "Installing undergrowth and its development tools into .venv ..."
	@$(PIP) install --editable '.[dev]' $(EDITABLE)
	@touch .venv/.installed $@

.venv/.installed-release: pyproject.toml | .venv/.installed
	@echo "Installing what makes releases into .venv ..."
	@$(PIP) install --editable '.[release]'
	@touch $@

.venv/.installed-docs: pyproject.toml | .venv/.installed
	@echo "Installing what builds the documentation into .venv ..."
	@$(PIP) install --editable '.[docs]'
	@touch $@

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null || { \
	  echo "undergrowth needs Python 3.11 or newer, and there is no $(PYTHON) here." \
	    "Install it, or name another: make play PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "undergrowth needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1)." \
	    "Name another: make play PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -m venv .venv || { rm -rf .venv; \
	  echo "$(PYTHON) could not make an environment; its venv module may be a package of its own" \
	    "(Debian and Ubuntu: python3-venv)." >&2; exit 1; }
