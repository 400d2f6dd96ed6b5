# All tasks of this repository. `make run` and `make test` install and build their prerequisites.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

# SwiftPM identifies a local package by the name of its folder, without case. Nested packages depend on the checkout.
lowercase = $(shell echo $(1) | tr A-Z a-z)
NESTED := $(notdir $(patsubst %/Package.swift,%,$(wildcard */Package.swift */*/Package.swift)))
ifneq ($(filter $(call lowercase,$(notdir $(CURDIR))),$(call lowercase,$(NESTED))),)
$(error The folder of the checkout must not be named $(notdir $(CURDIR)), because it contains a package with this name)
endif

# Package.swift makes warnings errors only if this is set.
export FANFOLD_STRICT := 1

# On Linux, FanfoldUIKit is compiled and tested with stand-ins for Apple's modules.
ifeq ($(shell uname), Linux)
export FANFOLD_STAND_INS := 1
endif

# Products that tests run are optimized only for tests.
OPTIMIZED := FANFOLD_OPTIMIZED=1

# Debug information and the index take the compiler 6 to 8 % of its time. On Linux, SwiftPM reads the index to find tests.
LEAN := -debug-info-format none -Xswiftc -index-ignore-system-modules

SWIFT_TEST := env $(OPTIMIZED) swift test --no-parallel $(LEAN)
# Suites that run a part of their cases in `make test`.
SAMPLED := ScreenRequest|PagerRequest|Tray|Wallet|SizedItem|Reachability|RandomSession|ChangesSession|ChangesInMotion|Loop|VoiceOver|Visibility|BoundApplication|UntidyApplication|Script

WEB := Web
# The npm package of the web component.
DIST := $(WEB)/dist
# The package contains complete modules, extra modules for their attributes and for tests, and the WebAssembly as files.
EXTRAS := $(addprefix fanfold-,ahead.js announcements.js autoplay.js chaining.js clip.js copies.js counters.js explanations.js findable.js \
	fit.js height.js testing.js transitions.js words.js)
BINARIES := fanfold.wasm fanfold-keyframes.wasm
# The page's sources, and the files built from them.
PAGE := Playground
# Modules of the page that contain files of other folders.
PRESETS := $(PAGE)/core/design/packed-presets.js
SWIFT := $(PAGE)/core/code/packed-swift.js
RULES := $(PAGE)/core/code/packed-rules.js
STORIES := $(PAGE)/core/items/packed-stories.js
PACKED := $(PRESETS) $(SWIFT) $(RULES) $(STORIES)
SITE := CLI/Sources/PlaygroundSite/Resources/Page
VIEW := CLI/Sources/PlaygroundSite/Resources/View
# `make run` compiles the command without optimization, unless the optimized one exists: this takes half of the time.
FANFOLD := CLI/.build/release/fanfold
RUN := $(or $(wildcard $(FANFOLD)),CLI/.build/quick/release/fanfold)
# Two lanes, unless the calling make has its own. `make -n` does not follow LATER.
LANES = --no-print-directory $(if $(findstring jobserver,$(MAKEFLAGS)),,--jobs 2)
LATER = $(MAKE) --no-print-directory
# The command finds the page in its resources. The last files of the page are there when it is ready.
resources = $(dir $(1))FanfoldCLI_PlaygroundSite.$(if $(filter Darwin,$(shell uname)),bundle,resources)
READY = $(dir $(FANFOLD))page-complete
# The npm package, and the compiled tests of the Swift package.
PACKAGE := $(DIST)/fanfold-single.js
TESTS := .build/tests-built
# $(call sources,FOLDERS,NAMES) lists the files and folders except those with some names: a removed file changes its folder.
sources = $(shell find $(1) $(foreach name,$(2),-name '$(name)' -prune -o) -print 2>/dev/null)
# The views for UIKit are compiled for the benchmarks only. Neither build may use the manifest cache of the other's package.
BUILD := swift build --disable-build-manifest-caching --configuration release $(LEAN) --package-path
COMMAND := env -u FANFOLD_STAND_INS $(BUILD) CLI
QUICK := $(COMMAND) --scratch-path CLI/.build/quick -Xswiftc -Onone --product fanfold
MEASURED := $(BUILD) Benchmarks --product
VENV := .cache/venv
# Texts and sources; pictures, drawings and expected frames are not spell-checked.
SPELLED := '*.md' '*.swift' '*.js' '*.ts' '*.py' '*.css' '*.html' '*.yml' '*.toml' Makefile Scripts
PYTHON := $(VENV)/bin/python
SOURCES := Package.swift Sources StandIns Tests Examples $(WEB)/Package.swift $(WEB)/Sources CLI/Package.swift CLI/Sources CLI/Tests \
	Scripts/Generation/Package.swift Scripts/Generation/Sources \
	Benchmarks/Package.swift Benchmarks/Sources
# The packages that commands need: each list contains the packages of its steps, so that one line names all that are missing.
WEB_TOOLS := swift binaryen esbuild git python3 zopfli
CLI_TOOLS := $(WEB_TOOLS) libjansson-dev libqrencode-dev
LINT_TOOLS := swift node-typescript
VENV_TOOLS := python3 python3-venv
BROWSER_TOOLS := chromium-headless-shell firefox-esr webkit2gtk-driver xvfb fonts-inter node-typescript \
	node-jsdom rollup
TEST_TOOLS := $(sort $(CLI_TOOLS) $(LINT_TOOLS) $(VENV_TOOLS) valgrind $(BROWSER_TOOLS))
ARGUMENTS ?=
LAYOUT ?=
SINCE ?= HEAD
# The tests that run: `quick` in `make test`, `rest` in `make test-rest`, otherwise all.
TIER ?=
export FANFOLD_TIER := $(TIER)

# A target whose recipe fails is not there.
.DELETE_ON_ERROR:

.PHONY: help
help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-18s %s\n", $$1, $$2 }' Makefile

# The page and the command are built beside each other. The files that the page does not load at once follow while it is served.
.PHONY: run
run: ## Serve the playground; LAYOUT=MyLayout.swift, ARGUMENTS="--images DIR --port 8080", YES=1
	Scripts/tools $(CLI_TOOLS)
	$(MAKE) $(LANES) $(dir $(RUN))page-served
	mkdir -p .cache
	{ nice $(LATER) $(dir $(RUN))page-complete >.cache/late.log 2>&1 || cat .cache/late.log >&2; } & \
		exec $(RUN) serve $(if $(LAYOUT),--layout "$(LAYOUT)") $(ARGUMENTS)

# Two lanes: the browsers start as soon as the page and the command exist. Tests of modules that Swift compiled follow them.
.PHONY: test
test: ## Run each fast test function once, with a case that its name chooses
	Scripts/tools $(TEST_TOOLS)
	$(MAKE) --no-print-directory --jobs 2 --output-sync=target TIER=quick \
		lint test-node $(READY) $(PACKAGE) budget $(TESTS) test-hosts test-core test-modules

.PHONY: test-all
test-all: test test-rest ## Run all cases of all tests, and further checks

# The products are those of `make test`.
.PHONY: test-rest
test-rest: ## Run the cases and checks that `make test` leaves out
	Scripts/tools $(TEST_TOOLS)
	$(MAKE) --no-print-directory --jobs 2 --output-sync=target TIER=rest \
		$(READY) $(PACKAGE) test-core-rest test-apple-surface instructions docs fuzz test-hosts test-modules

.PHONY: check
check: $(VENV)/ready ## Check the changed files, between two edits; SINCE=COMMIT
	Scripts/tools swift chromium-headless-shell node-typescript
	Scripts/check "$(SWIFT_TEST)" $(SINCE)

.PHONY: generate
generate: ## Generate files from the layouts and the JSON files
	Scripts/tools swift
	Scripts/generate

.PHONY: lint
lint: $(VENV)/ready $(PACKED) ## Check the format of the sources, and common mistakes
	Scripts/tools $(LINT_TOOLS)
	Scripts/generate --check
	Scripts/check-prose
	git ls-files -z -- $(SPELLED) | xargs -0 $(VENV)/bin/codespell
	swift format lint --strict --recursive $(SOURCES)
	$(VENV)/bin/ruff check --quiet
	$(VENV)/bin/ruff format --quiet --check
	$(VENV)/bin/oxlint --quiet
	tsc --project $(WEB)
	tsc --project Playground

.PHONY: test-apple-surface
test-apple-surface: ## Type-check the iOS sources against Objective-C headers, for each of Apple's platforms
	Scripts/tools swift
	Scripts/check-apple-surface

# `swift test` allows one process for a folder of products: the tests start without it.
TESTER := .build/debug/FanfoldPackageTests.xctest --testing-library swift-testing

$(TESTS): Package.swift $(call sources,Sources StandIns Examples $(wildcard Tests/*Tests),*.docc .build)
	Scripts/tools swift
	$(OPTIMIZED) swift build --build-tests $(LEAN)
	touch $@

.PHONY: test-core
test-core: test-engine test-views test-stand-ins ## Test the package itself; a parameterized test without arguments fails

# The suites that take half of the time.
HALF := [A-LTU]
# Tests of views share UIKit's first responder and clock: between the start of one and its body, no other may run. Two
# processes share nothing. Tests of the core share nothing either.
test-engine: OPTIONS := --filter '^FanfoldTests\.'
test-views: OPTIONS := --no-parallel --filter '^FanfoldUIKitTests\.$(HALF)'
test-stand-ins: OPTIONS := --no-parallel --filter '^FanfoldUIKitTests\.' --filter '^(FanfoldSwiftUI|StandIn|Examples)Tests\.' \
	--skip '^FanfoldUIKitTests\.$(HALF)'

.PHONY: test-engine test-views test-stand-ins
test-engine test-views test-stand-ins: $(TESTS)
	$(TESTER) $(OPTIONS) | tee .build/$@.log
	! grep "No test cases found" .build/$@.log

.PHONY: test-core-rest
test-core-rest: $(TESTS) ## Test the package with the cases that `make test` leaves out, and its own with all variants of UIKit
	FANFOLD_TIER=rest $(TESTER) --no-parallel --filter '($(SAMPLED))Tests' | grep --extended-regexp "✘|↳|Test run with"
	FANFOLD_TIER=quick FANFOLD_UIKIT_VARIANT=all $(TESTER) --no-parallel --filter 'FanfoldUIKitTests|ExamplesTests' \
		| grep --extended-regexp "✘|↳|Test run with"

# Node.js before version 20 takes modules for scripts.
NODE_TEST := node --experimental-default-type=module --test --test-reporter=dot $(PAGE)/Tests/core/*.test.mjs $(WEB)/Tests/*.test.mjs

.PHONY: test-node
test-node: $(PACKED) ## Test pure modules of the page and the view in Node.js
	Scripts/tools node-typescript
	$(NODE_TEST)

.PHONY: docs
docs: ## Build the modules' documentation as a static site; warnings are errors
	Scripts/tools swift
	$(OPTIMIZED) swift build $(LEAN)
	Scripts/build-docs

BASE ?=

.PHONY: site
site: cli ## Build the playground and the documentation as one static site in .build/site; BASE=PATH on the server
	$(OPTIMIZED) swift build $(LEAN)
	rm -rf .build/site
	mkdir -p .build/site
	$(FANFOLD) export --output .build/site/index.html
	Scripts/build-docs .build/site/modules $(if $(BASE),$(BASE)/modules,modules)

PREFIX ?= /usr/local
# The command finds its resources beside itself.
INSTALLED := $(DESTDIR)$(PREFIX)/lib/fanfold

.PHONY: install
install: cli ## Install the command with its manual page and completions; PREFIX=/usr/local, DESTDIR=
	rm -rf $(INSTALLED)
	install -d $(INSTALLED) $(addprefix $(DESTDIR)$(PREFIX)/,bin share/man/man1 share/bash-completion/completions \
		share/zsh/site-functions share/fish/vendor_completions.d)
	install -m 755 $(FANFOLD) $(INSTALLED)/fanfold
	cp -R $(dir $(FANFOLD))FanfoldCLI_PlaygroundSite.* $(INSTALLED)
	ln -sf $(PREFIX)/lib/fanfold/fanfold $(DESTDIR)$(PREFIX)/bin/fanfold
	Scripts/write-manual $(FANFOLD) >$(DESTDIR)$(PREFIX)/share/man/man1/fanfold.1
	$(FANFOLD) --generate-completion-script bash >$(DESTDIR)$(PREFIX)/share/bash-completion/completions/fanfold
	$(FANFOLD) --generate-completion-script zsh >$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_fanfold
	$(FANFOLD) --generate-completion-script fish >$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/fanfold.fish

SESSIONS ?= 20
CASES ?= 5000

FUZZ = CLI/.build/release/fanfold-fuzz --scripts Tests/Scripts --cases $(CASES) $(ARGUMENTS)

# Files of tests whose random cases FANFOLD_SOAK multiplies.
SOAKED_SUITES = $$(grep --recursive --files-with-matches --regexp FANFOLD_SOAK --regexp Soak.factor --include '*Tests.swift' Tests | sed 's:.*/::; s:[.]swift::' | paste -sd '|')
SOAKED_FILES = $$(grep --recursive --files-with-matches FANFOLD_SOAK --include 'test_*.py' CLI/Tests $(WEB)/Tests Playground/Tests)

.PHONY: soak
soak: CASES = 100000
soak: $(READY) $(PACKAGE) $(VENV)/ready ## Run long random sessions, SESSIONS=20 of each variant, and fuzz; FANFOLD_SEED=NUMBER
	Scripts/tools swift $(BROWSER_TOOLS)
	FANFOLD_SOAK=$(SESSIONS) swift test --configuration release -Xswiftc -enable-testing --filter "($(SOAKED_SUITES))"
	$(FUZZ)
	FANFOLD_CASES=$(CASES) FANFOLD_SOAK=$(SESSIONS) $(PYTHON) -m pytest --quiet --timeout 600 $(SOAKED_FILES)
	FANFOLD_CASES=$(CASES) $(NODE_TEST)

.PHONY: fuzz
fuzz: $(READY) ## Send damaged scripts and requests to their parsers; CASES=5000, ARGUMENTS="--seed NUMBER"
	$(FUZZ)

# Pages move in real time, and other tests may delay them: a case that fails beside others fails if it also fails alone.
# $(call pytest,CASES) runs marked cases.
HOSTS_TEST = $(PYTHON) -m pytest --quiet --timeout 120 $(TIER:%=--tier %)
define pytest
$(HOSTS_TEST) -m "$(1)" --numprocesses $$((5 * $$(nproc) / 2)) --dist worksteal || { [ $$? -eq 1 ] && \
	echo "The failed cases run again, alone:" && \
	$(HOSTS_TEST) -m "$(1)" --last-failed --last-failed-no-failures none --maxfail 1; }
endef

.PHONY: test-hosts
test-hosts: $(READY) $(PACKAGE) $(VENV)/ready ## Test the web component, the command and the page, in real browsers
	Scripts/tools $(BROWSER_TOOLS)
	Scripts/unpack-webpack .cache/webpack
	Scripts/unpack-frameworks .cache/frameworks
	$(call pytest,not modules)

# After the other tests: a run of pytest forgets the failed cases of another one.
.PHONY: test-modules
test-modules: $(TESTS) test-hosts ## Compile exported code and the documents' code with the modules that Swift compiled
	$(call pytest,modules)

# Chromium of four years, as pinned packages of Qt.
OTHER_YEARS := $(patsubst $(WEB)/Engines/requirements-%.txt,.cache/engines/%/ready,$(wildcard $(WEB)/Engines/requirements-*.txt))

.cache/engines/%/ready: $(WEB)/Engines/requirements-%.txt
	python3 -m venv --clear $(@D)
	$(@D)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement $<
	touch $@

.PHONY: test-engines
test-engines: $(PACKAGE) $(VENV)/ready $(OTHER_YEARS) ## Test the web component in browsers of other years; writes the table of Web/README.md
	Scripts/tools $(BROWSER_TOOLS)
	$(PYTHON) -m pytest --quiet $(WEB)/Engines

# $(call wasm,SCRATCH,PRODUCT,FLAGS) compiles WebAssembly in $(WEB)/SCRATCH, and optimizes its size as the target. The compiler's
# flags are in $(WEB)/wasm.json. Swift writes bitcode, and the linker compiles it: only the linker has all callers of a function.
# Swift's own merging of functions leaves some without a name, which bitcode does not allow.
define wasm
swift build --disable-build-manifest-caching --package-path $(WEB) --configuration release --product $(2) \
	--scratch-path $(WEB)/$(1) --triple wasm32-unknown-none-wasm --toolset $(WEB)/wasm.json $(LEAN) $(3)
wasm-opt -Oz --converge --low-memory-unused --always-inline-max-function-size=5 \
	--one-caller-inline-max-function-size=20 --strip-producers --strip-target-features \
	$(WEB)/$(1)/wasm32-unknown-none-wasm/release/$(2).wasm --output $@
endef

# Both products with keyframes have equal flags, so that the library is compiled once for them. The compiler of style sheets
# compares strings, which needs Unicode's tables.
KEYFRAMES = --toolset $(WEB)/keyframes.json -Xlinker $(UNICODE)
UNICODE = $$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a

LIBRARY := Package.swift $(call sources,$(addprefix Sources/Fanfold,/ Keyframes Standard),*.docc)
WASM_SOURCES := $(LIBRARY) $(addprefix $(WEB)/,Package.swift wasm.json keyframes.json) \
	$(call sources,$(WEB)/Sources/FanfoldWeb $(WEB)/Sources/WebRuntime)
SHEET_SOURCES := $(call sources,$(WEB)/Sources/StyleSheets)
VIEW_SOURCES := $(call sources,$(WEB)/View)

$(WEB)/.build/fanfold.wasm: $(WASM_SOURCES)
	$(call wasm,.build,FanfoldWeb,)

$(WEB)/.build/fanfold-keyframes.wasm: $(WASM_SOURCES)
	$(call wasm,.build/keyframes,FanfoldWeb,$(KEYFRAMES))

# SwiftPM writes into a folder of products for one command at a time.
$(WEB)/.build/style-sheets.wasm: $(WASM_SOURCES) $(SHEET_SOURCES) $(call sources,$(WEB)/Sources/StyleSheetModule) \
		| $(WEB)/.build/fanfold-keyframes.wasm
	$(call wasm,.build/keyframes,StyleSheetModule,$(KEYFRAMES))

%.wasm.zlib: %.wasm
	zopfli --i15 --zlib $<

$(WEB)/.build/css: $(LIBRARY) $(SHEET_SOURCES) $(call sources,CLI/Sources/StyleSheetFiles) | $(FANFOLD)
	rm -rf $@
	CLI/.build/release/write-style-sheets $@

$(PACKAGE): Scripts/pack-view Scripts/write-manifest Scripts/write-hashes $(addprefix $(WEB)/.build/,$(BINARIES:=.zlib) css) LICENSE \
		$(VIEW_SOURCES) $(call sources,$(addprefix $(WEB)/,Package Documentation Recipes README.md fanfold-view.d.ts)) \
		$(wildcard Sources/FanfoldKeyframes/FanfoldKeyframes.docc/Resources/*.svg)
	Scripts/pack-view

.PHONY: web
web: ## Build <fanfold-view> as an npm package in Web/dist, with the core as WebAssembly
	Scripts/tools $(CLI_TOOLS)
	$(MAKE) $(LANES) $(PACKAGE)

.PHONY: budget
budget: $(PACKAGE) $(VENV)/ready ## Check the size of the files that a page loads
	$(PYTHON) Scripts/budget $(DIST)/*.js $(addprefix $(DIST)/,$(BINARIES)) $(DIST)/css

.PHONY: instructions
instructions: ## Check the allocations and instructions of a frame, and the size of the modules; ARGUMENTS=--update
	Scripts/tools swift valgrind
	$(MEASURED) count-instructions
	$(MEASURED) count-view-instructions
	Scripts/object-text Benchmarks/.build/release
	Scripts/instructions $(ARGUMENTS)

.PHONY: bench
bench: cli web $(VENV)/ready ## Measure performance; results are also in Benchmarks/.build
	Scripts/tools swift chromium
	$(MEASURED) benchmarks
	mkdir -p Benchmarks/.build
	Benchmarks/.build/release/benchmarks --json Benchmarks/.build/benchmarks.json | tee Benchmarks/.build/benchmarks.md
	$(PYTHON) Benchmarks/Browser/fling.py --json Benchmarks/.build/browser.json | tee Benchmarks/.build/browser.md
	$(PYTHON) Benchmarks/Browser/drag.py --json Benchmarks/.build/drag.json | tee Benchmarks/.build/drag.md
	$(PYTHON) Benchmarks/Browser/views.py --json Benchmarks/.build/views.json | tee Benchmarks/.build/views.md
	$(PYTHON) Benchmarks/Browser/memory.py --json Benchmarks/.build/memory.json | tee Benchmarks/.build/memory.md
	$(PYTHON) Benchmarks/Browser/first_frame.py --json Benchmarks/.build/first-frame.json | tee Benchmarks/.build/first-frame.md
	$(PYTHON) Benchmarks/Browser/vitals.py --json Benchmarks/.build/vitals.json | tee Benchmarks/.build/vitals.md

# The page loads one module and one style sheet at once; the layout editor, the gallery and the palette load on demand. A
# single-file page contains all of them in one module. The server replaces the WebAssembly by a custom layout's: it needs
# the separate file.
PAGE_ENTRIES := $(addprefix $(PAGE)/,$(addprefix page/,playground.js page.css design/design-panel.js gallery/gallery.js \
	palette/palette.js export/motion/motion-dialog.js))
BUNDLE := esbuild --bundle --minify-whitespace --format=esm --target=es2022 --log-level=warning --loader:.zlib=base64
BUNDLE_PAGE := $(BUNDLE) --external:fanfold-view
COMPILER := compiler-module.js
BUNDLE_VIEW := esbuild --bundle --minify --format=esm --target=es2022 --log-level=warning --loader:.zlib=base64
PAGE_SOURCES := $(filter-out $(PACKED),$(call sources,$(PAGE),Tests)) $(PACKED)
PACK := gzip --best --no-name --keep --force

$(PRESETS): Scripts/pack-files $(wildcard Sources/FanfoldKeyframes/Presets/*.json)
	$< $@ Sources/FanfoldKeyframes/Presets '*.json'

$(STORIES): Scripts/pack-files $(PAGE)/stories.json
	$< $@ $(PAGE) stories.json

$(SWIFT): Scripts/pack-files $(wildcard Examples/Exported/*/*.swift)
	$< $@ Examples/Exported '*/*.swift'

$(RULES): Scripts/pack-files $(addprefix $(PAGE)/page/stage/,cells.css faces.css kinds.css)
	$< $@ $(PAGE)/page/stage $(notdir $(wordlist 2,4,$^))

$(VIEW)/%.wasm: $(WEB)/.build/%.wasm
	install -m 644 $< $@
	gzip --best --no-name --keep --force $@

# The modules that load the WebAssembly from a file, and those for their attributes.
$(VIEW)/fanfold-keyframes.js: $(VIEW_SOURCES)
	$(BUNDLE_VIEW) $(EXTRAS:%=--external:./%) --outdir=$(VIEW) $(foreach name,fanfold-view \
		fanfold-keyframes,$(name)=$(WEB)/View/$(name).separate-wasm.js) $(addprefix $(WEB)/View/,$(EXTRAS))
	$(PACK) $(addprefix $(VIEW)/,fanfold-view.js fanfold-keyframes.js $(EXTRAS))

# The files that the page does not load at once.
LATE := $(addprefix $(SITE)/,compiler-module.js playground-whole.js) $(addprefix $(VIEW)/,fanfold-whole.js fanfold-single.js fanfold.wasm)

$(SITE)/index.html: $(PAGE_SOURCES) $(call sources,Sources,*.docc) Scripts/pack-sources Scripts/hash-scripts
	find $(SITE) -mindepth 1 ! -name .gitignore $(patsubst $(SITE)/%,! -name '%*',$(filter $(SITE)/%,$(LATE))) -delete
	$(BUNDLE_PAGE) --external:./compiler-module.js --sourcemap --splitting --entry-names=[name] --chunk-names=[name]-[hash] \
		--outdir=$(SITE) $(PAGE_ENTRIES)
	mkdir -p $(SITE)/small $(SITE)/export
	Scripts/hash-scripts $(PAGE)/index.html >$(SITE)/script-hashes
	install -m 644 $(PAGE)/small/*.webp $(SITE)/small
	Scripts/pack-sources $(SITE)/export/sources.json
	find $(SITE) -name '*.js' -o -name '*.css' -o -name '*.json' | xargs $(PACK)
	install -m 644 $(PAGE)/index.html $(SITE)

$(SITE)/compiler-module.js: $(WEB)/.build/style-sheets.wasm.zlib $(PAGE)/page/export/css/compiler-module.js $(PACKED) | $(SITE)/index.html
	$(BUNDLE) --sourcemap --outfile=$@ $(PAGE)/page/export/css/compiler-module.js
	$(PACK) $@

$(SITE)/playground-whole.js: $(PAGE_SOURCES) $(WEB)/.build/style-sheets.wasm.zlib | $(SITE)/index.html
	$(BUNDLE_PAGE) --outfile=$@ $(PAGE)/page/playground.js

$(VIEW)/fanfold-whole.js: $(VIEW_SOURCES) $(WEB)/.build/fanfold-keyframes.wasm.zlib
	$(BUNDLE_VIEW) --outfile=$@ $(WEB)/View/fanfold-keyframes.js

$(VIEW)/fanfold-single.js: $(VIEW_SOURCES) $(WEB)/.build/fanfold-keyframes.wasm.zlib
	$(BUNDLE_VIEW) --format=iife --outfile=$@ $(WEB)/View/fanfold-keyframes.js
	$(PACK) $@

COMMAND_SOURCES := $(LIBRARY) $(SHEET_SOURCES) $(call sources,Sources/FanfoldTesting CLI/Sources CLI/Tests/FuzzCommand,Resources) $(addsuffix /Package.swift,$(WEB) CLI)

$(FANFOLD): $(COMMAND_SOURCES)
	$(COMMAND)
	touch $@

CLI/.build/quick/release/fanfold: $(COMMAND_SOURCES)
	$(QUICK)
	touch $@

# $(call site,COMMAND) copies the page into the resources of a command: what it loads at once, then the other files.
define site
$(dir $(1))page-served: $(1) $(VIEW)/fanfold-keyframes.wasm $(VIEW)/fanfold-keyframes.js $(SITE)/index.html
	rm -rf $(addprefix $(call resources,$(1))/,Page View)
	cp -R $(SITE) $(VIEW) $(call resources,$(1))
	touch $$@

$(dir $(1))page-complete: $(LATE) | $(dir $(1))page-served
	cp -R $(SITE) $(VIEW) $(call resources,$(1))
	touch $$@
endef
$(foreach command,$(sort $(FANFOLD) $(RUN)),$(eval $(call site,$(command))))

.PHONY: cli
cli: ## Build the command
	Scripts/tools $(CLI_TOOLS)
	$(MAKE) $(LANES) $(READY)

.PHONY: pictures
pictures: cli $(VENV)/ready ## Take the pictures of the documentation from the running playground; ARGUMENTS="layouts phone"
	Scripts/tools chromium fonts-inter
	$(PYTHON) Scripts/take-pictures $(ARGUMENTS)

.PHONY: filmstrips
filmstrips: cli $(VENV)/ready ## Take filmstrips of the playground into .cache/filmstrips; ARGUMENTS="morph open"
	Scripts/tools chromium fonts-inter
	$(PYTHON) Scripts/take-pictures filmstrips $(ARGUMENTS)

$(VENV)/ready: Tests/Support/requirements.txt
	Scripts/tools $(VENV_TOOLS)
	@echo "Installing $$(paste -sd ' ' Tests/Support/requirements.in) into $(VENV)"
	python3 -m venv --clear $(VENV)
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --require-hashes --requirement $<
	touch $@

.PHONY: requirements
requirements: ## Lock the versions and hashes of the Python packages after a change of requirements.in
	Scripts/tools $(VENV_TOOLS)
	python3 -m venv --clear .cache/locking
	.cache/locking/bin/python -m pip install --quiet --disable-pip-version-check pip-tools
	.cache/locking/bin/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-emit-index-url --no-emit-find-links \
		--no-emit-trusted-host --no-header --no-annotate \
		--output-file Tests/Support/requirements.txt Tests/Support/requirements.in

RELEASE := .build/release-files
VERSION = $(shell $(FANFOLD) --version)
# Equal contents give equal archives.
ARCHIVE := tar --create --gzip --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner

.PHONY: release
release: cli web $(VENV)/ready ## Write the files of a release, their hashes and their bill of materials
	rm -rf $(RELEASE)
	mkdir -p $(RELEASE)
	cp $(WEB)/fanfold-view-$(VERSION).tgz $(RELEASE)
	$(ARCHIVE) --file $(RELEASE)/fanfold-$(VERSION).tar.gz -C CLI/.build/release \
		fanfold FanfoldCLI_PlaygroundSite.resources
	cd $(RELEASE) && sha256sum * >SHA256SUMS
	$(PYTHON) Scripts/write-sbom CLI/Package.resolved $(VERSION) $(RELEASE)

.PHONY: sanitize
sanitize: ## Run the engine and reader tests and the random sessions under ThreadSanitizer and AddressSanitizer
	Scripts/tools swift
	Scripts/sanitize thread
	Scripts/sanitize address

.PHONY: reproducible
reproducible: ## Build the web package and the exported page twice, and compare their bytes
	Scripts/tools $(CLI_TOOLS)
	Scripts/check-reproducible

.PHONY: clean
clean: ## Remove all build products
	rm -rf .build .cache Scripts/Generation/.build $(WEB)/.build $(WEB)/dist CLI/.build Benchmarks/.build
	find $(VIEW) -mindepth 1 ! -name .gitignore -delete
	find $(SITE) -mindepth 1 ! -name .gitignore -delete
