# Everything that is done with this repository. `make run` and `make test` install and build what they need.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

WEB := Hosts/Web
WEB_FILES := $(WEB)/fanfold.wasm $(WEB)/fanfold-view.js
VIEW := Gallery/Sources/GallerySite/Resources/View
FANFOLD := Gallery/.build/release/fanfold
VENV := .cache/venv
PYTHON := $(VENV)/bin/python
SOURCES := Package.swift Sources Tests Examples $(WEB)/Package.swift $(WEB)/Sources Gallery/Package.swift Gallery/Sources \
	Benchmarks/Package.swift Benchmarks/Sources
ARGUMENTS ?=

.PHONY: help
help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' Makefile

.PHONY: run
run: gallery ## Serve the playground; ARGUMENTS="--images DIR --port 8080"
	exec $(FANFOLD) serve $(ARGUMENTS)

.PHONY: test
test: lint test-core budget instructions test-gallery ## Run all tests

.PHONY: lint
lint: ## Check the format of the sources
	Scripts/tools swift
	swift format lint --strict --recursive $(SOURCES)

.PHONY: test-core
test-core: ## Test the package itself
	Scripts/tools swift
	swift test

SESSIONS ?= 20

.PHONY: soak
soak: ## Play long random sessions with the engine; SESSIONS=20 of each variant, FANFOLD_SEED=NUMBER
	Scripts/tools swift
	FANFOLD_SOAK=$(SESSIONS) swift test --configuration release -Xswiftc -enable-testing \
		--filter ChangesSessionTests

.PHONY: test-gallery
test-gallery: gallery $(VENV)/ready ## Test the command and the page, in real browsers
	Scripts/tools chromium firefox-esr webkit2gtk-driver xvfb fonts-inter node-typescript
	swift build --build-tests
	$(PYTHON) -m pytest --quiet --timeout 120 --numprocesses 2 --dist loadscope Gallery/Tests

# The compiler's flags are in $(WEB)/wasm.json. Swift writes bitcode, and the linker compiles it: only it knows that
# nobody else calls a function, and so what a function leaves alone and need not be given a copy of. Swift's own
# merging of functions leaves some without a name, which bitcode does not allow.
.PHONY: web
web: ## Build <fanfold-view>, with the core as WebAssembly
	Scripts/tools swift binaryen esbuild zopfli
	swift build --package-path $(WEB) --configuration release --product FanfoldWeb \
		--triple wasm32-unknown-none-wasm --toolset $(WEB)/wasm.json
	wasm-opt -Oz --converge --low-memory-unused --always-inline-max-function-size=5 \
		--one-caller-inline-max-function-size=20 --strip-producers --strip-target-features \
		$(WEB)/.build/wasm32-unknown-none-wasm/release/FanfoldWeb.wasm --output $(WEB)/.build/fanfold.wasm
	install -C -m 644 $(WEB)/.build/fanfold.wasm $(WEB)/fanfold.wasm
	esbuild --bundle --minify --format=esm --target=es2022 --log-level=warning \
		--outfile=$(WEB)/fanfold-view.js $(WEB)/View/fanfold-view.js
	zopfli --i15 $(WEB_FILES)
	install -C -m 644 $(WEB_FILES) $(addsuffix .gz,$(WEB_FILES)) $(VIEW)

.PHONY: budget
budget: web ## Check that what a page loads stays small
	Scripts/budget $(addsuffix .gz,$(WEB_FILES))

.PHONY: instructions
instructions: ## Check that a frame takes no more instructions than its budget; ARGUMENTS=--update
	Scripts/tools swift valgrind
	swift build --package-path Benchmarks --configuration release --product count-instructions
	Scripts/instructions $(ARGUMENTS)

.PHONY: bench
bench: web $(VENV)/ready ## Measure how fast everything is; results in Benchmarks/.build as well
	Scripts/tools swift chromium
	swift build --package-path Benchmarks --configuration release --product benchmarks
	Benchmarks/.build/release/benchmarks --json Benchmarks/.build/benchmarks.json | tee Benchmarks/.build/benchmarks.md
	$(PYTHON) Benchmarks/Browser/fling.py --json Benchmarks/.build/browser.json | tee Benchmarks/.build/browser.md

.PHONY: gallery
gallery: web ## Build the command
	Scripts/tools git
	swift build --package-path Gallery --configuration release --product fanfold

.PHONY: pictures
pictures: gallery $(VENV)/ready ## Take the pictures of the documentation from the running gallery
	Scripts/tools chromium fonts-inter
	$(PYTHON) Scripts/take-pictures

$(VENV)/ready: Gallery/Tests/requirements.txt
	Scripts/tools python3 python3-venv
	@echo "Installing $$(paste -sd ' ' $<) into $(VENV)"
	python3 -m venv --clear $(VENV)
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --requirement $<
	touch $@

.PHONY: clean
clean: ## Remove all that was built
	rm -rf .build .cache $(WEB)/.build Gallery/.build Benchmarks/.build
	rm -f $(WEB_FILES) $(addsuffix .gz,$(WEB_FILES)) $(addprefix $(VIEW)/,fanfold.wasm fanfold-view.js fanfold.wasm.gz fanfold-view.js.gz)
