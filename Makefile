# Everything a person needs: `make play` to try it, `make test` to trust it, `make run` to host it.
SHELL := /bin/bash
VENV := .venv
PY := $(VENV)/bin/python
READY := $(VENV)/.ready
WORKERS ?= 2
# Whichever is found first makes the environment: `make test PYTHON=python3.11` tests on that one.
PYTHON ?= python3.13 python3.12 python3.11 python3 python

.DEFAULT_GOAL := help
.PHONY: help setup play run test coverage lint format bench soak smoke wheels pictures lock clean

help:
	@echo "make play    open the try-out page (no Discord token needed)"
	@echo "make test    run every test"
	@echo "make coverage   which lines and branches the tests reach (htmlcov/ shows each file)"
	@echo "make run     start the bot with DISCORD_TOKEN from the environment or .env"
	@echo "make lint    style, types and import floors"
	@echo "make bench   speed and size, as ratios      make soak   the long versions of the proofs"
	@echo "make smoke   try what people get: the wheel, a fresh clone, the image's files"
	@echo "make pictures   photograph the try-out page for docs/looks.md (needs Chromium)"
	@echo "make lock    renew the locked requirements      make wheels  where they install"

setup: $(READY)

# The stamp makes a second run instant; a changed lock or project file renews the environment.
$(READY): requirements/dev.txt pyproject.toml
	@set -e; if $(PY) -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	then exit 0; fi; \
	for python in $(PYTHON); do \
	  if $$python -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	  then found=$$python; break; fi; done; \
	if [ -z "$$found" ]; then \
	  echo "No Python 3.11 or newer with the venv module was found: install python3 and python3-venv." >&2; \
	  exit 1; fi; \
	if ! $$found -c 'import sys; sys.exit(sys.maxsize < 2**32)'; then \
	  echo "This is a 32-bit Python: the bot needs a 64-bit system." >&2; exit 1; fi; \
	echo "Setting up $(VENV) with $$($$found --version): a minute or two, the first time only."; \
	$$found -m venv --clear $(VENV)
	@echo "Downloading what the bot, its try-out page and its tests need ..."
	@$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes --only-binary :all: -r requirements/dev.txt
	@echo "Installing the bot itself ..."
	@$(PY) -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --no-index --editable .
	@touch $(READY)

play: setup
	@$(PY) -m bot play $(ARGS)

run: setup
	@$(PY) -m bot run

test: setup
	$(PY) -m pytest -n $(WORKERS) $(ARGS)
	@$(PY) -m tests.rules_index

# Every test process notes what it reached; pytest-cov puts the notes together.
coverage: setup
	$(PY) -m pytest -n $(WORKERS) --cov --cov-report=term --cov-report=html $(ARGS)

lint: setup
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(VENV)/bin/lint-imports

format: setup
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

bench: setup
	@$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes --only-binary :all: -r requirements/bench.txt
	@$(PY) -m bench $(ARGS)

soak: setup
	OVERLORD_SOAK=1 $(PY) -m pytest -n $(WORKERS) $(ARGS)

# The wheel, a fresh clone and what the image gets; `make smoke ARGS=wheel` takes one of them.
# ARGS=--whole takes empty environments and fills them from the locks, which needs the network.
smoke: setup
	@$(PY) -m tests.smoke $(ARGS)

wheels: setup
	@$(PY) -m bench.wheels

pictures: setup
	@$(PY) -m bench.pictures $(ARGS)

LOCK := $(PY) -m uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-emit-index-url
lock: setup
	$(LOCK) pyproject.toml -o requirements/run.txt
	$(LOCK) pyproject.toml --extra play -o requirements/play.txt
	$(LOCK) pyproject.toml --extra postgres -o requirements/postgres.txt
	$(LOCK) pyproject.toml --extra play --extra postgres --group dev -o requirements/dev.txt
	$(LOCK) --group bench -o requirements/bench.txt

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis htmlcov .coverage build dist *.egg-info
