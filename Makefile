# make play   the game in a browser            make test   every test, compiled and interpreted
# make terminal   the game in this terminal
# make check  format, lint, types, spelling     make bench  speed of the core and of the page
# make client the page, built from web/         make screenshots  the pictures of docs/screenshots, taken anew
# make screens  every table on every screen, measured in the browser
# make soak   the long numbers and mutations; its report is docs/soak.md
# make release-core  the core, built twice: the second time for what games do
# make release  sdist and wheels in dist, each tried in a fresh environment     make docs  these pages as a site
# make chaos  kill, starve and cut off servers; its report is docs/chaos.md     make load  figures under load
PYTHON ?= python3
SEED ?= 20150814
unexport PYTHONDONTWRITEBYTECODE # with what was translated before, every program starts sooner

VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/installed
BUILT := $(VENV)/built
FRAMEWORKS := $(VENV)/frameworks
CORE := $(shell find src -name '*.pxd') $(patsubst %.pxd,%.py,$(shell find src -name '*.pxd'))
# Constants are compiled in, so a changed number among the plain files of rules and inputs needs a build too.
PLAIN := $(shell find src/antipater/game src/antipater/data src/antipater/rules src/antipater/ai/evaluation -name '*.py')
PACKAGES := web/node_modules/.package-lock.json
CLIENT := src/antipater/web_client/index.html
CLIENT_SOURCES := $(shell find web/src web/public src/antipater/text/locales -type f ! -name schema.d.ts) \
	web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
CORE_TESTS := tests/game tests/data tests/rules tests/rulebook tests/conformance tests/ai/search

.PHONY: play terminal test test-compiled test-interpreted test-client test-browser check check-client client screens screenshots format bench chaos abuse load soak strength build release-core release docs clean
.DEFAULT_GOAL := play

$(INSTALLED): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade -c constraints.txt setuptools cython
	ANTIPATER_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[play,dev]'
	@touch $@

# The frameworks that environments are for: only tests and checks need them.
$(FRAMEWORKS): $(INSTALLED)
	ANTIPATER_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[envs,openspiel,cluster,examples]'
	@touch $@

# Without a C compiler this step only says so, and the game runs interpreted.
$(BUILT): $(INSTALLED) setup.py $(CORE) $(PLAIN)
	$(BIN)/python setup.py --quiet build_ext --inplace -j 2
	@touch $@

build: $(BUILT)

# The core optimised for what games do: built to count, played with, built again.
release-core: $(INSTALLED)
	rm -rf build/profile
	ANTIPATER_COMPILE=1 ANTIPATER_PROFILE=generate $(BIN)/python setup.py --quiet build_ext --inplace --force -j 2
	$(BIN)/python -m bench.training
	ANTIPATER_COMPILE=1 ANTIPATER_PROFILE=use $(BIN)/python setup.py --quiet build_ext --inplace --force -j 2
	@touch $(BUILT)

# What is released: the page, the sdist, a wheel without a compiled core and one for every interpreter that is here
# (PYTHONS="PATH PATH" for these alone).
PYTHONS ?=
release: $(INSTALLED) $(CLIENT)
	cd web && node workflows.mjs
	ANTIPATER_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[release]'
	$(BIN)/python -m release.build $(foreach python,$(PYTHONS),--python $(python)) --browser
	$(BIN)/python -m release.lowest
	$(BIN)/python -m release.changelog --draft > dist/chapter.md

# The documents as a site in build/site; a broken link is an error.
docs: $(INSTALLED)
	ANTIPATER_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[docs]'
	$(BIN)/mkdocs build --strict --quiet

# The client needs Node.js to be built, not to be served; without it the server says so in its place.
$(PACKAGES): web/package.json web/package-lock.json
	@command -v node >/dev/null && command -v npm >/dev/null || \
		{ echo "The page for the browser is built with Node.js 20.19 or later and npm; they are not installed."; exit 1; }
	@node web/node.mjs
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(CLIENT): $(PACKAGES) $(CLIENT_SOURCES)
	cd web && npm run --silent build
	@touch $@

client: $(CLIENT)

play: $(BUILT)
	@$(MAKE) --no-print-directory client || echo "The page for the browser is not built anew; the server starts all the same."
	@$(BIN)/antipater serve

terminal: $(BUILT)
	@$(BIN)/antipater play

test: test-compiled test-interpreted test-client test-browser

test-compiled: $(BUILT) $(FRAMEWORKS)
	ANTIPATER_TEST_COMPILED=1 $(BIN)/python -m pytest -n 2 --dist worksteal --seed $(SEED)

test-interpreted: $(INSTALLED)
	ANTIPATER_PURE=1 $(BIN)/python -m pytest -n 2 --dist worksteal --seed $(SEED) $(CORE_TESTS)

test-client: $(PACKAGES)
	cd web && npm run --silent types && npm run --silent test

test-browser: $(BUILT) $(CLIENT)
	cd web && npm run --silent browser

screens: $(BUILT) $(CLIENT)
	cd web && npm run --silent screens

screenshots: $(BUILT) $(CLIENT)
	cd web && npm run --silent screenshots

check: $(FRAMEWORKS) check-client
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/codespell

check-client: $(PACKAGES)
	cd web && npm run --silent check

format: $(INSTALLED)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(BUILT) $(CLIENT)
	$(BIN)/python -m bench
	cd web && npm run --silent speed

chaos: $(BUILT)
	$(BIN)/python -m bench.chaos --report docs/chaos.md

# Needs nginx and Caddy: both are started before real servers. Then random requests, then attacks.
abuse: $(BUILT)
	$(BIN)/python -m bench.proxies
	CONTRACT_EXAMPLES=40 $(BIN)/python -m pytest -q -n 0 tests/server/test_contract.py
	$(BIN)/python -m bench.abuse

load: $(BUILT)
	$(BIN)/python -m bench.load

strength: $(BUILT)
	$(BIN)/python -m bench.strength

soak: $(BUILT)
	$(BIN)/python -m bench.soak
	$(BIN)/python -m bench.fuzz --minutes 120

clean:
	rm -rf $(VENV) build web/node_modules src/antipater/web_client
	find src -name '*.so' -delete
	rm -f src/antipater/compiled.json
