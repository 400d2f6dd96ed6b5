"""Tests the command as `make install` installs it."""

import subprocess

import pytest
from support import ROOT

PLACES = {
    "prefix": lambda folder: (folder, {"PREFIX": str(folder)}),
    "staged": lambda folder: (folder / "usr/local", {"DESTDIR": str(folder)}),
}


@pytest.mark.parametrize("place", PLACES)
def test_the_installed_command_finds_its_resources(tmp_path, place):
    root, variables = PLACES[place](tmp_path / "root")
    settings = [f"{name}={value}" for name, value in variables.items()]
    # The command is built already.
    for _ in range(2):
        subprocess.run(["make", "-o", "cli", "install", *settings], cwd=ROOT, check=True, capture_output=True)
    expected = {"man/man1/fanfold.1", "bash-completion/completions/fanfold", "zsh/site-functions/_fanfold",
                "fish/vendor_completions.d/fanfold.fish"}  # fmt: skip
    assert {str(file.relative_to(root / "share")) for file in (root / "share").rglob("*") if file.is_file()} == expected
    assert (root / "bin/fanfold").is_symlink()
    # A staged installation is moved to its place later.
    program = root / "lib/fanfold/fanfold" if place == "staged" else root / "bin/fanfold"
    page = tmp_path / "page.html"
    subprocess.run([program, "export", "--output", page], cwd=tmp_path, check=True, capture_output=True)
    assert "<fanfold-view" in page.read_text()
