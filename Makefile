# make play   the bot on a local page of this machine; needs nothing but Python and this folder
# make test   everything that can be tested here
# make lint   style, types, layers
# make bench  how fast it is, against a yardstick of this machine
# make fuzz   100,000 inputs that no app would send; SEED=2 makes others
# make audit  what is known against the packages that run; needs the advisories of the package index
# make faults people play while what can go wrong goes wrong (docs/faults.md); FAULTS="--kind kill" for one kind
# make load   what it carries: 2,000 games at once on simulated platforms, in about five minutes (docs/load.md)
# make whole  whole games on every platform, every picture kept in out/whole; takes long
# make lock   requirements/*.lock anew from requirements/*.in; UPGRADE=--upgrade takes the newest releases
# make clean  removes what the others made, but never the games in data/
#
# PYTHON=/path/to/python3 names the Python to build .venv with.

VENV ?= .venv
BIN = $(VENV)/bin
PIP = $(BIN)/python -m pip --disable-pip-version-check
LOCK = $(BIN)/uv pip compile --quiet $(UPGRADE) --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make lock"

.PHONY: play test lint bench whole load faults fuzz audit lock clean

play: $(VENV)/run.stamp
	@exec $(BIN)/python -m bot

test: $(VENV)/dev.stamp
	@$(BIN)/python -m pytest --quiet -m alone
	@$(BIN)/python -m pytest --numprocesses 2 --dist worksteal -m "not alone"

lint: $(VENV)/dev.stamp
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/hadolint Dockerfile

bench: $(VENV)/dev.stamp
	@$(BIN)/python -m tests.bench

fuzz: $(VENV)/dev.stamp
	@$(BIN)/python -m tests.fuzz --inputs 100000 --seed $(or $(SEED),1)

audit: $(VENV)/dev.stamp
	$(BIN)/uv tool run pip-audit==2.10.1 --strict --require-hashes --disable-pip --requirement requirements/run.lock

faults: $(VENV)/dev.stamp
	@$(BIN)/python -m tests.faults $(FAULTS)

load: $(VENV)/dev.stamp
	@$(BIN)/python -m tests.load $(LOAD)

whole: $(VENV)/dev.stamp
	@$(BIN)/python -m tests.whole

lock: $(VENV)/dev.stamp
	$(LOCK) requirements/dev.in --output-file requirements/dev.lock
	$(LOCK) requirements/run.in --constraints requirements/dev.lock --output-file requirements/run.lock

clean:
	rm -rf $(VENV) out .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# The stamp says that .venv holds what the lock file lists.
$(VENV)/%.stamp: requirements/%.lock
	@$(PIP) --version >/dev/null 2>&1 || \
		{ python=$$(sh requirements/python.sh $(if $(PYTHON),'$(PYTHON)')) && "$$python" -m venv --clear $(VENV); }
	@echo "Installing the packages of $< ..."
	@$(PIP) install --quiet --require-hashes --requirement $< || \
		{ echo "The packages of $< could not be installed: the lines above say why." >&2; exit 1; }
	@touch $@
