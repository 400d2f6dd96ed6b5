# Everything that is done with this repository. `make run` and `make test` install and build what they need.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

# Package.swift makes warnings errors only where this is set.
export FANFOLD_STRICT := 1

# On Linux, FanfoldUIKit is compiled and tested with stand-ins for Apple's modules.
ifeq ($(shell uname), Linux)
export FANFOLD_STAND_INS := 1
endif

# What the tests drive is optimized there, and only there.
OPTIMIZED := FANFOLD_OPTIMIZED=1

# What a debugger and an editor would read of a build takes the compiler 6 to 8 % of its time.
LEAN := -debug-info-format none -Xswiftc -index-ignore-system-modules

SWIFT_TEST := env $(OPTIMIZED) swift test $(LEAN)

WEB := Web
WEB_FILES := $(WEB)/fanfold.wasm $(WEB)/fanfold-view.js
# What a view loads besides, once it changes items.
CHANGES_FILES := $(WEB)/fanfold-changes.wasm $(WEB)/fanfold-changes.js
# What a view loads besides, once it is given a layout from keyframes.
KEYFRAME_FILES := $(WEB)/fanfold-keyframes.wasm $(WEB)/fanfold-keyframes.js
# What it loads where the page asks for it.
EXTRA_FILES := $(addprefix $(WEB)/fanfold-,autoplay.js chaining.js clip.js findable.js scroll.js transitions.js)
MODULES := $(WEB_FILES) $(CHANGES_FILES) $(KEYFRAME_FILES) $(EXTRA_FILES)
# All of its JavaScript in one module, for a page that is one file.
WHOLE := $(WEB)/.build/fanfold-whole.js
# The page's sources, and what is made of them for whoever opens it.
PAGE := Playground
SITE := CLI/Sources/PlaygroundSite/Resources/Page
VIEW := CLI/Sources/PlaygroundSite/Resources/View
FANFOLD := CLI/.build/release/fanfold
# The command, and what measures, are compiled in one place: so the library is compiled once for both. Neither may take the
# plan of the other's build for its own.
BUILD := swift build --scratch-path CLI/.build --disable-build-manifest-caching --configuration release $(LEAN) --package-path
MEASURED := $(BUILD) Benchmarks --product
VENV := .cache/venv
PYTHON := $(VENV)/bin/python
SOURCES := Package.swift Sources StandIns Tests Examples $(WEB)/Package.swift $(WEB)/Sources CLI/Package.swift CLI/Sources \
	Benchmarks/Package.swift Benchmarks/Sources
ARGUMENTS ?=
LAYOUT ?=
SINCE ?= HEAD
FIRST ?=

.PHONY: help
help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-18s %s\n", $$1, $$2 }' Makefile

.PHONY: run
run: cli ## Serve the playground; LAYOUT=MyLayout.swift, ARGUMENTS="--images DIR --port 8080"
	exec $(FANFOLD) serve $(if $(LAYOUT),--layout "$(LAYOUT)") $(ARGUMENTS)

# What is compiled and counted goes side by side, and begins with what takes longest: the core's tests, and the command once
# the view is there. The browsers, whose fingers need the time they take, come after it.
.PHONY: test
test: ## Run all tests
	$(MAKE) --no-print-directory --jobs 2 --output-sync=target test-hosts \
		FIRST="lint web test-core test-apple-surface cli budget instructions docs"

.PHONY: check
check: $(VENV)/ready ## Check what was changed, for the time between two edits; SINCE=COMMIT
	Scripts/tools swift chromium-headless-shell node-typescript
	Scripts/check "$(SWIFT_TEST)" $(SINCE)

.PHONY: generate
generate: ## Write what follows from what the layouts say of themselves: lists, tables, classes for UIKit
	Scripts/tools swift
	Scripts/generate

.PHONY: lint
lint: $(VENV)/ready ## Check the format of the sources, and what is commonly wrong in them
	Scripts/tools swift node-typescript
	Scripts/generate --check
	swift format lint --strict --recursive $(SOURCES)
	$(VENV)/bin/ruff check --quiet
	$(VENV)/bin/ruff format --quiet --check
	$(VENV)/bin/oxlint --quiet
	tsc --project $(WEB)
	tsc --project Playground

.PHONY: test-apple-surface
test-apple-surface: ## Type-check what is written for iOS as Objective-C sees it, for each of Apple's platforms
	Scripts/tools swift
	Scripts/check-apple-surface

.PHONY: test-core
test-core: ## Test the package itself; a test that finds nothing to be tried with counts as one that fails
	Scripts/tools swift
	mkdir -p .build
	$(SWIFT_TEST) | tee .build/tests.log
	! grep "No test cases found" .build/tests.log

.PHONY: docs
docs: ## Build the documentation of the modules as a static site, without a warning
	Scripts/tools swift
	$(OPTIMIZED) swift build $(LEAN)
	Scripts/build-docs

SESSIONS ?= 20
CASES ?= 5000

# What compiles the command for its tests compiles the fuzzer beside it.
PRODUCT := --product fanfold
test-hosts fuzz soak: PRODUCT :=

define FUZZ
$(BUILD) CLI --product fanfold-fuzz
CLI/.build/release/fanfold-fuzz --scripts Tests/Scripts --cases $(CASES) $(ARGUMENTS)
endef

.PHONY: soak
soak: CASES = 100000
soak: cli $(VENV)/ready ## Play long random sessions, SESSIONS=20 of each variant, and fuzz; FANFOLD_SEED=NUMBER
	Scripts/tools swift chromium-headless-shell
	FANFOLD_SOAK=$(SESSIONS) swift test --configuration release -Xswiftc -enable-testing \
		--filter 'ChangesSessionTests|UntidyApplicationTests'
	$(FUZZ)
	FANFOLD_CASES=$(CASES) FANFOLD_SOAK=$(SESSIONS) $(PYTHON) -m pytest --quiet --timeout 600 \
		Playground/Tests/test_link_fuzz.py $(WEB)/Tests/test_untidy_pages.py

.PHONY: fuzz
fuzz: cli ## Feed damaged scripts and requests to what reads them; CASES=5000, ARGUMENTS="--seed NUMBER"
	$(FUZZ)

.PHONY: test-hosts
test-hosts: $(FIRST) cli $(VENV)/ready ## Test the web component, the command and the page, in real browsers
	Scripts/tools chromium-headless-shell firefox-esr webkit2gtk-driver xvfb fonts-inter node-typescript \
		node-react node-react-dom libjs-vue
	$(FUZZ)
	$(OPTIMIZED) swift build --build-tests $(LEAN)
	$(PYTHON) -m pytest --quiet --timeout 120 --numprocesses $$((5 * $$(nproc) / 2)) --dist worksteal

# $(call wasm,SCRATCH,FLAGS) compiles WebAssembly in $(WEB)/SCRATCH; $(call small,NAME,FILE,FLAGS) makes it small there.
BINARY := wasm32-unknown-none-wasm/release/FanfoldWeb.wasm
define wasm
swift build --package-path $(WEB) --configuration release --product FanfoldWeb --scratch-path $(WEB)/$(1) \
	--triple wasm32-unknown-none-wasm --toolset $(WEB)/wasm.json $(LEAN) $(2)
endef
define small
wasm-opt -Oz --converge --low-memory-unused --always-inline-max-function-size=5 \
	--one-caller-inline-max-function-size=20 --strip-producers $(3) $(2) --output $(WEB)/.build/$(1)
endef

BUNDLE = esbuild --bundle --minify --format=esm --target=es2022 --log-level=warning --loader:.wasm=binary

# The compiler's flags are in $(WEB)/wasm.json. Swift writes bitcode, and the linker compiles it: only it knows that
# nobody else calls a function, and so what a function leaves alone and need not be given a copy of. Swift's own
# merging of functions leaves some without a name, which bitcode does not allow.
.PHONY: web
web: ## Build <fanfold-view>, with the core as WebAssembly
	Scripts/tools swift binaryen esbuild zopfli
	$(call wasm,.build,)
	$(call small,named.wasm,$(WEB)/.build/$(BINARY),--debuginfo)
	Scripts/split-engine $(addprefix $(WEB)/.build/,named.wasm first.wasm second.wasm)
	$(call small,fanfold.wasm,$(WEB)/.build/first.wasm,--strip-target-features)
	$(call small,fanfold-changes.wasm,$(WEB)/.build/second.wasm,--strip-target-features)
	$(call small,fanfold-whole.wasm,$(WEB)/.build/$(BINARY),--strip-target-features)
	$(call wasm,.build/keyframes,--toolset $(WEB)/keyframes.json)
	$(call small,fanfold-keyframes.wasm,$(WEB)/.build/keyframes/$(BINARY),--strip-target-features)
	install -C -m 644 $(addprefix $(WEB)/.build/,$(notdir $(filter %.wasm,$(MODULES)))) $(WEB)
	$(BUNDLE) --outdir=$(WEB)/dist $(addprefix --external:./,$(notdir $(filter %.js,$(CHANGES_FILES) $(KEYFRAME_FILES) $(EXTRA_FILES)))) \
		$(addprefix $(WEB)/View/,$(notdir $(filter %.js,$(MODULES))))
	install -C -m 644 $(addprefix $(WEB)/dist/,$(notdir $(filter %.js,$(MODULES)))) $(WEB)
	$(BUNDLE) --outdir=$(WEB)/dist --external:./fanfold-keyframes.js fanfold-view.single=$(WEB)/View/inline-wasm.js
	$(BUNDLE) --outfile=$(WHOLE) $(WEB)/View/fanfold-view.js
	zopfli --i15 $(MODULES)
	install -C -m 644 $(MODULES) $(WEB)/fanfold-view.d.ts $(WEB)/README.md LICENSE $(WEB)/Package/* $(WEB)/dist
	install -C -m 644 $(MODULES) $(addsuffix .gz,$(MODULES)) $(WHOLE) $(VIEW)

.PHONY: budget
budget: web ## Check that what a page loads stays small
	Scripts/budget $(WEB_FILES) $(CHANGES_FILES) $(EXTRA_FILES)

.PHONY: instructions
instructions: ## Check that a frame takes no memory, and no more instructions than its budget; ARGUMENTS=--update
	Scripts/tools swift valgrind
	$(MEASURED) count-instructions
	Scripts/instructions $(ARGUMENTS)

.PHONY: bench
bench: web $(VENV)/ready ## Measure how fast everything is; results in Benchmarks/.build as well
	Scripts/tools swift chromium
	$(MEASURED) benchmarks
	mkdir -p Benchmarks/.build
	CLI/.build/release/benchmarks --json Benchmarks/.build/benchmarks.json | tee Benchmarks/.build/benchmarks.md
	$(PYTHON) Benchmarks/Browser/fling.py --json Benchmarks/.build/browser.json | tee Benchmarks/.build/browser.md

# What a page loads at once is one module and one style sheet; what designs a layout comes once somebody wants it. A
# page that is one file takes all of it in one module.
BUNDLE_PAGE := esbuild --bundle --minify-whitespace --format=esm --target=es2022 --log-level=warning --external:fanfold-view

.PHONY: cli
cli: web ## Build the command
	Scripts/tools git libjansson-dev python3 esbuild
	find $(SITE) -mindepth 1 ! -name .gitignore -delete
	Scripts/pack-presets $(PAGE)/design/presets.js
	$(BUNDLE_PAGE) --sourcemap --splitting --chunk-names=[name] --outdir=$(SITE) $(PAGE)/playground.js $(PAGE)/page.css
	mkdir -p $(SITE)/small $(SITE)/export
	install -m 644 $(PAGE)/index.html $(SITE)
	install -m 644 $(PAGE)/small/*.webp $(SITE)/small
	Scripts/pack-sources $(SITE)/export/sources.json
	find $(SITE) -name '*.js' -o -name '*.css' -o -name '*.json' | xargs gzip --best --no-name --keep
	$(BUNDLE_PAGE) --outfile=$(SITE)/playground-whole.js $(PAGE)/playground.js
	$(BUILD) CLI $(PRODUCT)

.PHONY: pictures
pictures: cli $(VENV)/ready ## Take the pictures of the documentation from the running playground
	Scripts/tools chromium fonts-inter
	$(PYTHON) Scripts/take-pictures
	for layout in $$(python3 -c 'import json; print(*json.load(open("Tests/Support/layouts.json")))'); do \
		$(FANFOLD) inspect --layout $$layout --viewport 390x844 --items 31 --offset 500 --format svg \
			>Sources/Fanfold/Fanfold.docc/Resources/$$layout.svg; \
	done
	Scripts/draw-presets $(FANFOLD)

.PHONY: filmstrips
filmstrips: cli $(VENV)/ready ## Take filmstrips of the playground into .cache/filmstrips; ARGUMENTS="morph open"
	Scripts/tools chromium fonts-inter
	$(PYTHON) Scripts/take-filmstrips $(ARGUMENTS)

$(VENV)/ready: Tests/Support/requirements.txt
	Scripts/tools python3 python3-venv
	@echo "Installing $$(paste -sd ' ' $<) into $(VENV)"
	python3 -m venv --clear $(VENV)
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --requirement $<
	touch $@

.PHONY: clean
clean: ## Remove all that was built
	rm -rf .build .cache $(WEB)/.build $(WEB)/dist CLI/.build Benchmarks/.build
	rm -f $(foreach file,$(MODULES),$(file) $(file).gz $(VIEW)/$(notdir $(file)) $(VIEW)/$(notdir $(file)).gz)
	find $(SITE) -mindepth 1 ! -name .gitignore -delete
