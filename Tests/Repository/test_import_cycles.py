"""The import graph of the JavaScript modules."""

import json
import subprocess
from graphlib import CycleError, TopologicalSorter

import pytest
from support import ROOT

FOLDERS = ["Web/View", "Playground"]
# Files that a build creates.
BUILT = [
    "*.wasm", "*.deflate", "*.zlib", "fanfold-view", "*/packed-presets.js", "*/packed-rules.js", "*/packed-stories.js",
    "*/packed-swift.js",
]  # fmt: skip


def imports(modules, folder):
    """The modules that each module imports, statically and dynamically."""
    options = [f"--external:{name}" for name in BUILT]
    command = ["esbuild", "--bundle", "--format=esm", f"--metafile={folder}/graph.json", "--log-level=error"]
    subprocess.run([*command, f"--outdir={folder}", *options, *modules], cwd=ROOT, check=True)
    inputs = json.loads((folder / "graph.json").read_text())["inputs"]
    return {name: [each["path"] for each in module["imports"]] for name, module in inputs.items()}


def check(graph):
    TopologicalSorter(graph).prepare()


def test_no_modules_import_each_other(tmp_path):
    modules = [str(path.relative_to(ROOT)) for folder in FOLDERS for path in (ROOT / folder).rglob("*.js")]
    graph = imports(modules, tmp_path)
    assert "Playground/page/design/design-panel.js" in graph["Playground/page/design/design-mode.js"]
    check(graph)


def test_each_module_has_a_name_of_its_own():
    names = [path.name for folder in FOLDERS for path in (ROOT / folder).rglob("*.js")]
    assert [name for name in set(names) if names.count(name) > 1] == []


def test_dynamic_import_counts_as_import(tmp_path):
    (tmp_path / "one.js").write_text('export const load = () => import("./other.js");')
    (tmp_path / "other.js").write_text('export { load } from "./one.js";')
    with pytest.raises(CycleError):
        check(imports([str(tmp_path / "one.js")], tmp_path / "out"))
