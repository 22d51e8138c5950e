# `make play` and `make test` set up everything they need in .venv; nothing else has to be installed by hand.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test test-all check rules lock clean

play: $(READY)
	@$(BIN)/beltane demo

test: check
	@$(BIN)/python -m pytest -n auto -m "not slow"
	@$(BIN)/python tools/rules.py

test-all: check
	@$(BIN)/python -m pytest -n auto
	@$(BIN)/python tools/rules.py

check: $(READY)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

rules: $(READY)
	@$(BIN)/python tools/rules.py

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Beltane needs Python 3.11 or newer; set PYTHON=... to one.")'
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(READY)

lock:
	@$(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/python -m pip install --quiet pip-tools
	@.venv-lock/bin/pip-compile --quiet --upgrade --extra dev --strip-extras --allow-unsafe \
		--no-emit-index-url --no-emit-find-links --no-header --output-file requirements.lock pyproject.toml
	@rm -rf .venv-lock

clean:
	@rm -rf $(VENV) .venv-lock .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
