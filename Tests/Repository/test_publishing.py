"""Workflows, templates, the documentation's index and the version refer to existing files and symbols."""

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


PRODUCTS = ["Fanfold", "FanfoldSwiftUI", "FanfoldUIKit", "FanfoldKeyframes", "FanfoldTesting", "FanfoldStandard"]


def swift_package(folder, *command, root=ROOT, **environment):
    """Runs a command of SwiftPM as an adopter does. A custom scratch folder avoids the lock of a running build."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("FANFOLD_")} | environment
    command = ["swift", "package", "--scratch-path", str(folder), *command]
    return json.loads(subprocess.run(command, cwd=root, env=environment, check=True, capture_output=True).stdout)


def manifest(folder, **environment):
    return swift_package(folder, "dump-package", **environment)


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


def test_the_linux_workflow_runs_the_same_script():
    assert "make test" in commands(ROOT / ".github/workflows/linux.yml")
    assert "make test" in (ROOT / ".ci/run").read_text()


def test_the_mac_workflow_builds_for_every_platform_with_each_xcode():
    text = (ROOT / ".github/workflows/mac.yml").read_text()
    matrix = yaml.safe_load(text)["jobs"]["build"]["strategy"]["matrix"]
    assert {"26.0", "27*"} <= set(matrix["xcode"])
    assert {name.split("=")[1].split(",")[0] for name in matrix["platform"]} == {"iOS", "tvOS", "visionOS", "macOS"}


def test_the_screens_to_be_opened_are_found():
    script = (ROOT / "Scripts/open-examples").read_text()
    pattern, path = re.search(r"sed -n '([^']*)' (\S+)", script).groups()
    screens = subprocess.run(["sed", "-n", pattern, path], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert screens.splitlines() == re.findall(r'^    case \w+ = "(.*)"$', (ROOT / path).read_text(), re.M)
    assert "Tab stack" in screens.splitlines()


@pytest.mark.parametrize(
    "template", sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml")), ids=lambda path: path.stem
)
def test_an_issue_template_has_all_required_fields(template):
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


@pytest.fixture(scope="module")
def adopter(tmp_path_factory):
    """A package that uses all products."""
    folder = tmp_path_factory.mktemp("Adopter")
    products = ", ".join(f'.product(name: "{name}", package: "Fanfold")' for name in PRODUCTS)
    (folder / "Package.swift").write_text(
        f"""// swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
            name: "Adopter",
            platforms: [.iOS(.v15), .macOS(.v12)],
            dependencies: [.package(name: "Fanfold", path: "{ROOT}")],
            targets: [.target(name: "Adopter", dependencies: [{products}])]
        )
        """
    )
    (folder / "Sources/Adopter").mkdir(parents=True)
    (folder / "Sources/Adopter/Adopter.swift").write_text("import Fanfold\n")
    return folder


def dependencies(adopter, tmp_path, **environment):
    """The names of the packages that Fanfold adds to an adopter's package graph."""
    command = ["show-dependencies", "--format", "json"]
    (fanfold,) = swift_package(tmp_path / "build", *command, root=adopter, **environment)["dependencies"]
    assert fanfold["path"] == str(ROOT)
    return [each["name"] for each in fanfold["dependencies"]]


def test_adopter_resolves_no_other_package(adopter, tmp_path, package):
    assert package["dependencies"] == []
    assert dependencies(adopter, tmp_path) == []


def test_stand_ins_are_resolved_only_on_request(adopter, tmp_path):
    assert dependencies(adopter, tmp_path, FANFOLD_STAND_INS="1") == ["StandIns"]


def test_adopter_finds_the_products_and_no_other_target(tmp_path):
    description = swift_package(tmp_path, "describe", "--type", "json")
    assert [product["name"] for product in description["products"]] == PRODUCTS
    targets = {target["name"] for target in description["targets"] if target["type"] != "test"}
    assert targets == set(PRODUCTS)
    outside = [target for target in description["targets"] if target.get("product_dependencies")]
    assert outside == []


def test_the_npm_package_has_the_version_of_the_command():
    command = (ROOT / "CLI/Sources/FanfoldCommand/FanfoldCommand.swift").read_text()
    [version] = re.findall(r'version: "([\d.]+)"', command)
    assert json.loads((ROOT / "Web/Package/package.json").read_text())["version"] == version
