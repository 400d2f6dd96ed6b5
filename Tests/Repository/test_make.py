"""`make` builds each file once, and again after a change of its sources."""

import os
import re
import shutil
import subprocess

import pytest
from support import ROOT

# Commands that compile, bundle or compress.
COMPILERS = re.compile(r"^(?:env .*)?(swift build|wasm-opt|zopfli|esbuild|gzip|Scripts/pack-\w+)", re.MULTILINE)
FOLDERS = ["Web/.build", "Web/dist", "CLI/.build/release", ".build", ".cache/venv"]


def make(folder, *arguments):
    """The programs for building that `make` prints."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    command = ["make", "--directory", folder, *arguments]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return set(COMPILERS.findall(result.stdout))


@pytest.fixture(scope="module")
def checkout(tmp_path_factory):
    """A copy of the sources in which each target is present and newer than its sources."""
    copy = tmp_path_factory.mktemp("checkout") / "fanfold"
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_file():
            shutil.copy2(ROOT / name, copy / name)
    for folder in FOLDERS:
        (copy / folder).mkdir(parents=True)
    (copy / "Scripts/tools").write_text("#!/bin/sh\n")
    # A first build in this order, without its recipes.
    (copy / "CLI/.build/release/fanfold").touch()
    make(copy, "--touch", "cli", "web", "budget", "test-core", "test-modules")
    return copy


@pytest.mark.parametrize("target", ["run", "cli", "web", "budget", "test-core", "test-modules"])
def test_a_second_make_compiles_nothing(checkout, target):
    assert make(checkout, "--dry-run", target) == set()


@pytest.mark.parametrize(
    "target, source, programs",
    [
        ("cli", "Playground/page/playground.js", {"esbuild", "Scripts/pack-sources"}),
        ("cli", "CLI/Sources/FanfoldCommand/FanfoldCommand.swift", {"swift build"}),
        ("web", "Web/View/view.js", {"Scripts/pack-view"}),
        (
            "web",
            "Sources/Fanfold/Engine/CollectionEngine.swift",
            {"swift build", "wasm-opt", "zopfli", "Scripts/pack-view"},
        ),
    ],
)
def test_a_changed_source_is_compiled(checkout, target, source, programs):
    file = checkout / source
    before = file.stat().st_mtime
    os.utime(file)
    found = make(checkout, "--dry-run", target)
    os.utime(file, (before, before))
    assert found == programs
