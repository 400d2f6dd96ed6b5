"""What stands around the code names what there is: workflows, templates, the documentation's index, the version."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


def steps(workflow):
    return [step for job in yaml.safe_load(workflow.read_text())["jobs"].values() for step in job["steps"]]


def commands(workflow):
    return "\n".join(step["run"] for step in steps(workflow) if "run" in step)


def manifest(folder, **environment):
    """The package as an adopter's build reads it; a folder of its own, since a build may be under way."""
    environment = {key: value for key, value in os.environ.items() if key != "FANFOLD_STRICT"} | environment
    command = ["swift", "package", "--scratch-path", str(folder), "dump-package"]
    return json.loads(subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True).stdout)


def warning_settings(package):
    kinds = [setting["kind"] for target in package["targets"] for setting in target["settings"]]
    return [kind for kind in kinds if any(name.startswith("treat") or name == "unsafeFlags" for name in kind)]


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    return manifest(tmp_path_factory.mktemp("build"))


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_runs_make_targets_and_scripts_that_exist(workflow):
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z-]+)", commands(workflow))) <= targets
    for script in re.findall(r"\bScripts/[\w-]+", commands(workflow)):
        assert os.access(ROOT / script, os.X_OK), script


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_works_in_folders_and_builds_schemes_that_exist(workflow, package):
    products = {product["name"] for product in package["products"]}
    schemes = products | {f"{package['name']}-Package", "Examples"}
    assert set(re.findall(r"-scheme (\S+)", commands(workflow))) <= schemes
    for step in steps(workflow):
        assert (ROOT / step.get("working-directory", ".")).is_dir()
        assert "run" in step or "uses" in step


def test_linux_runs_what_the_continuous_integration_runs():
    assert "make test" in commands(ROOT / ".github/workflows/linux.yml")
    assert "make test" in (ROOT / ".ci/run").read_text()


def test_the_screens_to_be_opened_are_found():
    script = (ROOT / "Scripts/open-examples").read_text()
    pattern, path = re.search(r"sed -n '([^']*)' (\S+)", script).groups()
    screens = subprocess.run(["sed", "-n", pattern, path], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert len(screens.splitlines()) == 8
    assert "Tab stack" in screens.splitlines()


@pytest.mark.parametrize(
    "template", sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml")), ids=lambda path: path.stem
)
def test_an_issue_template_has_what_is_required(template):
    form = yaml.safe_load(template.read_text())
    assert form["name"]
    assert form["description"]
    identifiers = [field["id"] for field in form["body"]]
    assert len(set(identifiers)) == len(identifiers)


def test_the_documentation_that_is_indexed_exists(package):
    (configuration,) = yaml.safe_load((ROOT / ".spi.yml").read_text())["builder"]["configs"]
    names = {target["name"] for target in package["targets"]}
    for target in configuration["documentation_targets"]:
        assert target in names
        assert (ROOT / f"Sources/{target}/{target}.docc/{target}.md").is_file()


def test_the_version_of_the_command_is_in_the_changelog():
    source = (ROOT / "CLI/Sources/FanfoldCommand/FanfoldCommand.swift").read_text()
    (version,) = re.findall(r'version: "([\d.]+)"', source)
    assert version in (ROOT / "CHANGELOG.md").read_text()


def test_no_warning_setting_reaches_an_adopter(package, tmp_path):
    assert warning_settings(package) == []
    assert warning_settings(manifest(tmp_path, FANFOLD_STRICT="1")) != []


def test_an_adopter_fetches_nothing_else(package):
    assert package["dependencies"] == []
