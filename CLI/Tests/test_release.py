"""Tests the files of a release, and their publication by the workflow."""

import os
import shutil
import subprocess

import pytest
import yaml
from support import ROOT

JOBS = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text())["jobs"]


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """The folder that `make release` writes; the command is built already."""
    folder = tmp_path_factory.mktemp("release")
    built = ["-o", "cli", "-o", ".cache/venv/ready"]
    subprocess.run(["make", *built, "release", f"RELEASE={folder}"], cwd=ROOT, check=True, capture_output=True)
    return folder


def publish(folder, tmp_path, version):
    """Runs the workflow's last job in a folder. Returns whether it succeeds, and the arguments of `gh`."""
    (tmp_path / "gh").write_text(f'#!/bin/sh\necho "$*" >"{tmp_path}/published"\n')
    (tmp_path / "gh").chmod(0o755)
    environment = {
        "PATH": f"{tmp_path}:{os.environ['PATH']}", "GITHUB_REF_NAME": version, "GITHUB_REPOSITORY": "owner/name",
    }  # fmt: skip
    script = "\n".join(step["run"] for step in JOBS["release"]["steps"] if "run" in step)
    result = subprocess.run(["bash", "-e", "-c", script], cwd=folder, env=environment, capture_output=True)
    published = tmp_path / "published"
    return result.returncode == 0, published.read_text().split() if published.exists() else []


def test_a_release_contains_the_web_package_and_its_checksum(files):
    [archive] = files.glob("fanfold-view-*.tgz")
    assert archive.read_bytes() == (ROOT / "Web" / archive.name).read_bytes()
    checksum = subprocess.run(["sha256sum", archive.name], cwd=files, capture_output=True, text=True).stdout
    assert checksum in (files / "SHA256SUMS").read_text().splitlines(keepends=True)


def test_the_workflow_publishes_the_files(files, tmp_path):
    [archive] = files.glob("fanfold-view-*.tgz")
    version = archive.stem.removeprefix("fanfold-view-")
    is_published, arguments = publish(files, tmp_path, version)
    assert is_published and arguments[:3] == ["release", "create", version]
    assert {path.name for path in files.iterdir()} <= set(arguments)


def test_the_workflow_publishes_no_damaged_file(files, tmp_path):
    damaged = shutil.copytree(files, tmp_path / "files")
    [archive] = damaged.glob("fanfold-view-*.tgz")
    archive.write_bytes(archive.read_bytes()[:-1])
    assert publish(damaged, tmp_path, "1.0.0") == (False, [])


def test_the_workflow_passes_on_the_folder_of_the_files():
    commands = "\n".join(step.get("run", "") for step in JOBS["files"]["steps"])
    [path] = [step["with"]["path"] for step in JOBS["files"]["steps"] if "upload-artifact" in step.get("uses", "")]
    assert "make release" in commands and f"RELEASE := {path}\n" in (ROOT / "Makefile").read_text()
