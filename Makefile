# Short names for the common commands. CMake and the programs in tools/ do the work.
# EXAMPLE=path chooses the program of `make run`. PLAN=all makes `make test` also run fuzz targets, collect at every
# safepoint, run the whole mutation test, lint, and test the sanitizer build.
.DEFAULT_GOAL := help
EXAMPLE ?= $(firstword $(wildcard examples/report.py examples/*.py))
PLAN ?= quick
SECONDS ?= 60

.PHONY: help setup build run test release-check test-dev test-gcc test-tsan fuzz soak cpython-tests bench format

help:
	@echo "make run      install what is missing, build, run an example (EXAMPLE=$(EXAMPLE))"
	@echo "make test     checks, unit tests and scripts (PLAN=$(PLAN))"
	@echo "make release-check   everything there is, in every mode and in whole: about a day"
	@echo "make bench    measure, side by side with python3"
	@echo "make fuzz     the targets of libFuzzer (SECONDS=$(SECONDS) each); make soak: random programs on two threads"
	@echo "make test-dev, make test-gcc, make test-tsan, make cpython-tests, make build, make format"

setup:
	@tools/setup.sh

build/%/build.ninja: | setup
	cmake --preset $*

build: setup build/release/build.ninja
	cmake --build --preset release

run: setup build/release/build.ninja
	cmake --build --preset release --target hognose
	build/release/hognose run $(EXAMPLE)

test: setup
	@python3 tools/test_all.py $(PLAN)

release-check: setup
	@python3 tools/test_all.py release

test-dev: setup
	@python3 tools/test_all.py dev

test-gcc: setup
	@python3 tools/test_all.py gcc

test-tsan: setup
	@python3 tools/test_all.py tsan

fuzz: setup
	@python3 tools/fuzz/targets.py --seconds $(SECONDS)

soak: build
	@python3 tools/fuzz/soak.py --seconds $(SECONDS)

cpython-tests: build
	@python3 tools/cpython_tests.py --markdown build/cpython_tests.md

bench: build
	@set -e; for program in build/release/bench_*; do if [ -x $$program ]; then $$program; fi; done
	@python3 tools/measure/bench.py

format: setup
	@python3 tools/check/format.py --fix
