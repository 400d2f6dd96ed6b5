"""SwiftPM could confuse a checkout with a nested package of the same name: `make` rejects such a folder."""

import shutil
import subprocess
from pathlib import Path

import pytest
from support import ROOT

MANIFESTS = subprocess.run(
    ["git", "ls-files", "*/Package.swift"], cwd=ROOT, capture_output=True, text=True, check=True
).stdout.split()
# The example app lies deeper: its folder is never confused with the checkout.
PACKAGES = [Path(manifest).parent for manifest in MANIFESTS if manifest.count("/") <= 2]


def make_help(checkout):
    """Runs `make` in a folder that contains the Makefile and the nested packages."""
    for package in PACKAGES:
        (checkout / package).mkdir(parents=True)
        (checkout / package / "Package.swift").touch()
    shutil.copy(ROOT / "Makefile", checkout)
    return subprocess.run(["make", "help"], cwd=checkout, capture_output=True, text=True)


@pytest.mark.parametrize("package", PACKAGES, ids=str)
@pytest.mark.parametrize("change", [str, str.lower])
def test_checkout_with_the_name_of_a_nested_package_is_rejected(package, change, tmp_path):
    name = change(package.name)
    result = make_help(tmp_path / name)
    assert result.returncode == 2
    assert f"The folder of the checkout must not be named {name}" in result.stderr


def test_checkout_with_another_name_is_accepted(tmp_path):
    assert make_help(tmp_path / "website").returncode == 0
