"""Who lacks a tool is told how to install it, on whatever system."""

import shutil
import subprocess

import pytest
from support import ROOT


@pytest.mark.parametrize(
    "installer, command",
    [("brew", "brew install binaryen jansson pkgconf"), ("nothing", "sudo apt-get install binaryen libjansson-dev")],
)
def test_who_cannot_install_what_is_missing_is_told_by_the_names_of_the_system(tmp_path, installer, command):
    for tool in ("bash", "env", "id"):
        (tmp_path / tool).symlink_to(shutil.which(tool))
    # What is in /usr/include is there for whoever asks.
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
