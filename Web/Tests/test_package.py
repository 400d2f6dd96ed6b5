"""The package: its files and its manifest, and on a server."""

import base64
import hashlib
import json
import re
import subprocess
import tarfile
from pathlib import Path

import pytest
from machine import scaled
from pages import MODULE, WEB, page

DIST = WEB / "dist"


def test_every_file_that_the_package_names_is_in_it():
    package = json.loads((DIST / "package.json").read_text())
    named = [
        path
        for entry in package["exports"].values()
        for path in (entry.values() if isinstance(entry, dict) else [entry])
    ]
    named += [package["main"], package["types"], package["customElements"], *package["sideEffects"]]
    assert all(any(DIST.glob(path.removeprefix("./"))) for path in named)


def test_no_module_has_syntax_that_minifiers_reject():
    """Version 2.12 of tdewolff's minifier, which is in Hugo, knows decimal big integers only, and no `#name in object`."""
    pattern = r"\b0[xob][0-9a-f]+n\b|#\w+ in\b"
    files = {file.name: re.findall(pattern, file.read_text()) for file in DIST.glob("*.js")}
    assert {name: found for name, found in files.items() if found} == {}


def test_each_file_that_a_page_loads_has_its_hash():
    files, importmap = (json.loads((DIST / f"{name}.json").read_text()) for name in ["integrity", "importmap"])
    paths = [*DIST.glob("*.js"), *DIST.glob("*.wasm"), *DIST.glob("css/**/*.css")]
    hashes = {
        f"./{path.relative_to(DIST)}": base64.b64encode(hashlib.sha384(path.read_bytes()).digest()).decode()
        for path in paths
    }
    assert files["files"] == {path: f"sha384-{text}" for path, text in hashes.items()}
    assert importmap["integrity"] == {path: text for path, text in files["files"].items() if path.endswith(".js")}
    assert importmap["imports"]["fanfold-view"] == "./fanfold-view.js"
    assert set(importmap["imports"].values()) <= set(hashes)


def test_the_archive_contains_the_package():
    [archive] = WEB.glob("fanfold-view-*.tgz")
    with tarfile.open(archive) as file:
        contents = {each.name: file.extractfile(each).read() for each in file if each.isfile()}
    assert contents == {
        f"package/{path.relative_to(DIST)}": path.read_bytes() for path in DIST.rglob("*") if path.is_file()
    }
    assert archive.name == f"fanfold-view-{json.loads(contents['package/package.json'])['version']}.tgz"


def test_the_archive_depends_on_the_files_only():
    [archive] = WEB.glob("fanfold-view-*.tgz")
    with tarfile.open(archive) as file:
        entries = file.getmembers()
    assert [each.name for each in entries] == sorted(each.name for each in entries)
    assert {(each.mtime, each.uname, each.gname) for each in entries} == {(499_162_500, "", "")}
    name_and_time = archive.read_bytes()[3:8]
    assert name_and_time == bytes(5)


def test_each_preset_is_documented_with_a_picture_in_the_package():
    page = DIST / "Documentation/Presets.md"
    pictures = re.findall(r'<img src="([^"]+)"', page.read_text())
    assert all((page.parent / path).is_file() for path in pictures)
    assert sorted(Path(path).stem for path in pictures) == sorted(
        path.stem for path in (DIST / "presets").glob("*.json")
    )


SERVER = """
const { define, FanfoldView } = await import("./NAME");
define();
if (typeof FanfoldView !== "function") throw new Error("no class");
const items = ["Spring", "Summer"].map((name) => `<section>${name}</section>`).join("");
console.log(`<fanfold-view layout="card-carousel" aria-label="Seasons">${items}</fanfold-view>`);
"""


@pytest.mark.parametrize("path", sorted((DIST / "Recipes").glob("*.html")), ids=lambda path: path.stem)
def test_recipe_finds_its_files_in_the_package(path):
    files = re.findall(r'"(\.[^"]*\.(?:js|css))"', path.read_text())
    assert files and [file for file in files if not (path.parent / file).is_file()] == []


@pytest.mark.parametrize("name", sorted(path.name for path in DIST.glob("fanfold-*.js")))
def test_each_module_can_be_imported_on_a_server(name):
    script = f'import("./{name}").then(() => console.log("done"))'
    result = subprocess.run(["node", "--eval", script], cwd=DIST, capture_output=True, text=True, timeout=scaled(60))
    assert (result.stdout, result.stderr) == ("done\n", "")


@pytest.mark.parametrize("has_script", [False, True])
def test_markup_of_a_server_is_a_row_before_the_module_is_loaded(site, has_script):
    script = SERVER.replace("NAME", "fanfold-view.js")
    command = ["node", "--input-type=module", "--eval", script]
    result = subprocess.run(command, cwd=DIST, capture_output=True, text=True, timeout=scaled(60), check=True)
    assert result.stderr == ""
    recipe = (DIST / "Recipes/progressive-enhancement.html").read_text()
    html = page(result.stdout, "".join(re.findall(r"fanfold-view:not\(:defined\).*", recipe)))
    view = site(html if has_script else html.replace(MODULE, ""))
    if has_script:
        view.ready()
        assert view.run("return [view.count, view.children[0].textContent]") == [2, "Spring"]
    else:
        boxes = view.run("return [...view.children].map((child) => child.getBoundingClientRect().left)")
        assert 0 <= boxes[0] < boxes[1] and view.run("return view.scrollWidth > view.clientWidth")


@pytest.mark.every_case
@pytest.mark.parametrize("text", [None, 'export const VERSION = "0.0.1"; export function start() { n(); }'])
def test_a_module_that_is_missing_or_of_another_version_is_named_once(site, text):
    view = "<fanfold-view layout='card-carousel' autoplay aria-label='V'><p>one</p><p>two</p></fanfold-view>"
    files = {f"/fanfold-{name}.js": text for name in ("autoplay", "height", "chaining")}
    shown = site(page(view * 2, "fanfold-view { height: auto }"), expects_errors=True, files=files).ready()
    shown.page.wait_for_load_state("networkidle")
    said = [line for line in shown.problems if "Failed to load resource" not in line]
    assert sorted(line.partition(" has no effect: the modules of version 0.1.0")[0] for line in said) == [
        "fanfold-view: auto-height", "fanfold-view: autoplay"
    ]  # fmt: skip
    assert shown.run("return [view.matches(':state(ready)'), view.clientHeight]") == [True, 300]


def test_the_version_of_the_modules_is_that_of_the_package():
    version = json.loads((DIST / "package.json").read_text())["version"]
    assert f'VERSION = "{version}"' in (WEB / "View/version.js").read_text()
