"""Instructions to install missing tools, on any system."""

import os
import re
import shutil
import subprocess

import pytest
from support import ROOT


@pytest.mark.parametrize(
    "installer, command",
    [("brew", "brew install binaryen jansson pkgconf"), ("nothing", "sudo apt-get install binaryen libjansson-dev")],
)
def test_missing_packages_are_listed_for_an_unprivileged_user(tmp_path, installer, command):
    for tool in ("bash", "env", "id"):
        (tmp_path / tool).symlink_to(shutil.which(tool))
    # The files in /usr/include exist in every environment.
    script = (ROOT / "Scripts/tools").read_text().replace("/usr/include", str(tmp_path))
    (tmp_path / "tools").write_text(script)
    (tmp_path / installer).write_text("#!/bin/sh\n")
    (tmp_path / installer).chmod(0o755)
    result = subprocess.run(
        [tmp_path / "bash", tmp_path / "tools", "binaryen", "libjansson-dev"],
        env={"PATH": str(tmp_path)}, capture_output=True, text=True,
    )  # fmt: skip
    assert result.returncode == 1
    assert result.stderr.endswith(f"To install: {command}\n")


def without_packages(folder):
    """An environment of an unprivileged user in which no package is found, and its `make`."""
    for tool in ("bash", "cat", "env", "sed", "paste", "make"):
        (folder / tool).symlink_to(shutil.which(tool))
    scripts = {"apt-get": "exit 100", "id": "echo 1000", "python3": "exit 1", "swift": "exit 1"}
    for name, script in scripts.items():
        (folder / name).write_text(f"#!/bin/sh\n{script}\n")
        (folder / name).chmod(0o755)
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "CHROMIUM"))}
    return environment | {"PATH": str(folder)}


RUN_PACKAGES = ["binaryen", "esbuild", "git", "libjansson-dev", "libqrencode-dev", "zopfli"]
TEST_PACKAGES = [
    *RUN_PACKAGES, "chromium-headless-shell", "firefox-esr", "fonts-inter", "node-jsdom",
    "node-typescript", "python3-venv", "rollup", "valgrind", "webkit2gtk-driver", "xvfb",
]  # fmt: skip


@pytest.mark.parametrize("command, packages", [("run", RUN_PACKAGES), ("test", TEST_PACKAGES)])
def test_one_line_names_all_missing_packages_of_a_command(tmp_path, command, packages):
    (tmp_path / "bin").mkdir()
    copy = tmp_path / "copy"
    (copy / "Scripts").mkdir(parents=True)
    shutil.copy(ROOT / "Makefile", copy)
    # Installed files of packages are not found.
    script = re.sub(r"/usr/(include|share|bin/\$)", r"/nowhere/\1", (ROOT / "Scripts/tools").read_text())
    (copy / "Scripts/tools").write_text(script)
    (copy / "Scripts/tools").chmod(0o755)
    result = subprocess.run(
        ["make", command],
        cwd=copy,
        env=without_packages(tmp_path / "bin"),
        capture_output=True,
        text=True,
    )
    assert result.returncode != 0
    [line] = [line for line in result.stderr.splitlines() if "apt-get install" in line]
    assert sorted(line.split("sudo apt-get install ")[1].split()) == sorted(packages)


def test_missing_swift_does_not_hide_missing_packages(tmp_path):
    for tool in ("bash", "id"):
        (tmp_path / tool).symlink_to(shutil.which(tool))
    result = subprocess.run(
        [tmp_path / "bash", ROOT / "Scripts/tools", "swift", "zopfli"],
        env={"PATH": str(tmp_path)}, capture_output=True, text=True,
    )  # fmt: skip
    assert result.returncode == 1
    assert result.stderr == (
        "Swift 6.3 is missing: see https://www.swift.org/install\n"
        "Missing: zopfli. To install: sudo apt-get install zopfli\n"
    )
