"""Pinned dependencies, the installation of packages, and the bill of materials."""

import hashlib
import json
import os
import pty
import re
import shutil
import subprocess
import sys

import pytest
from support import ROOT

REQUIREMENTS = ROOT / "Tests/Support/requirements.txt"


def test_each_python_package_is_pinned_by_version_and_hash():
    entries = re.split(r"\n(?=\S)", REQUIREMENTS.read_text().strip())
    assert all(
        re.match(r"[a-z0-9-]+==[\w.]+ \\\n( +--hash=sha256:[0-9a-f]{64}( \\)?\n?)+$", entry) for entry in entries
    )
    pins = {entry.split(" ")[0] for entry in entries}
    chosen = REQUIREMENTS.with_suffix(".in").read_text().lower().split()
    assert chosen and set(chosen) <= pins
    assert "--require-hashes" in (ROOT / "Makefile").read_text()


# Installing


def installation(folder, commands):
    """A copy of the script, and an environment in which `apt-get` notes its arguments."""
    (folder / "bin").mkdir()
    (folder / "Scripts").mkdir()
    script = re.sub(r"/usr/(include|share|bin/\$)", r"/nowhere/\1", (ROOT / "Scripts/tools").read_text())
    (folder / "Scripts/tools").write_text(script)
    for tool in ("bash", "env", "flock", "mkdir", "dirname"):
        (folder / "bin" / tool).symlink_to(shutil.which(tool))
    for name, text in {"id": "echo 0", "apt-get": f'echo "$*" >> "{folder}/installed"', **commands}.items():
        (folder / "bin" / name).write_text(f"#!/bin/sh\n{text}\n")
        (folder / "bin" / name).chmod(0o755)
    environment = {"PATH": str(folder / "bin"), "TMPDIR": str(folder / "shared")}
    (folder / "shared").mkdir()
    return [folder / "bin/bash", folder / "Scripts/tools", "zopfli"], environment


@pytest.mark.parametrize(
    "answer, variables, is_asked, is_installed",
    [
        ("y", {}, True, True),
        ("", {}, True, True),
        ("n", {}, True, False),
        ("No", {}, True, False),
        ("n", {"YES": "1"}, False, True),
    ],
)
def test_a_terminal_is_asked_before_packages_are_installed(tmp_path, answer, variables, is_asked, is_installed):
    command, environment = installation(tmp_path, {})
    reader, terminal = pty.openpty()
    os.write(reader, f"{answer}\n".encode())
    result = subprocess.run(command, env=environment | variables, stdin=terminal, capture_output=True, text=True)
    os.close(reader)
    os.close(terminal)
    assert result.stdout.startswith("Installing the Debian packages zopfli\n")
    assert ("Continue?" in result.stdout + result.stderr) == is_asked
    installed = tmp_path / "installed"
    assert installed.exists() == is_installed
    assert (result.returncode == 0) == is_installed
    if is_installed:
        assert installed.read_text().splitlines()[-1].endswith("zopfli")


def test_without_a_terminal_packages_are_installed_without_a_question(tmp_path):
    command, environment = installation(tmp_path, {})
    result = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert (result.returncode, result.stdout) == (0, "Installing the Debian packages zopfli\n")


def test_locks_are_inside_the_checkout(tmp_path):
    command, environment = installation(tmp_path, {})
    subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, check=True)
    assert list((tmp_path / "shared").iterdir()) == []
    assert (tmp_path / ".cache/tools.lock").exists()


# Actions

PINNED_ACTION = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
PINNED_IMAGE = re.compile(r"[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}")


@pytest.mark.parametrize("workflow", sorted((ROOT / ".github/workflows").glob("*.yml")), ids=lambda path: path.stem)
def test_each_action_and_image_of_a_workflow_is_pinned_by_digest(workflow):
    text = workflow.read_text()
    actions = re.findall(r"uses: (.+)", text)
    images = re.findall(r"(?:container|image): (.+)", text)
    assert actions
    assert [name for name in actions if not PINNED_ACTION.fullmatch(name)] == []
    assert [name for name in images if not PINNED_IMAGE.fullmatch(name)] == []


def test_actions_are_updated():
    assert "package-ecosystem: github-actions\n" in (ROOT / ".github/dependabot.yml").read_text()


# The bill of materials


def test_the_bill_of_materials_lists_packages_and_files(tmp_path):
    pin = {
        "identity": "swift-nio",
        "location": "https://github.com/apple/swift-nio.git",
        "state": {"revision": "1" * 40, "version": "2.101.0"},
    }
    resolved = tmp_path / "Package.resolved"
    resolved.write_text(json.dumps({"pins": [pin]}))
    folder = tmp_path / "release"
    folder.mkdir()
    (folder / "fanfold.tar.gz").write_bytes(b"content")
    command = [sys.executable, ROOT / "Scripts/write-sbom", resolved, "0.1.0", folder]
    subprocess.run(command, check=True)
    bom = json.loads((folder / "bom.cdx.json").read_text())
    parts = {part["name"]: part for part in bom["components"]}
    assert (bom["bomFormat"], bom["metadata"]["component"]["version"]) == ("CycloneDX", "0.1.0")
    assert parts["swift-nio"]["purl"] == "pkg:swift/github.com/apple/swift-nio@2.101.0"
    assert parts["fanfold.tar.gz"]["hashes"] == [{"alg": "SHA-256", "content": hashlib.sha256(b"content").hexdigest()}]
    [of_fanfold] = [one for one in bom["dependencies"] if one["ref"] == "fanfold"]
    assert sorted(of_fanfold["dependsOn"]) == ["c:jansson", "c:libqrencode", "swift:swift-nio"]
