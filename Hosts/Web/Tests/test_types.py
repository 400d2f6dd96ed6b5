"""The declarations for TypeScript; `make lint` checks the types of the modules themselves."""

import re
import subprocess

from pages import WEB, page

DECLARATIONS = WEB / "fanfold-view.d.ts"
OPTIONS = ["--noEmit", "--strict", "--target", "es2022", "--module", "es2022", "--moduleResolution", "node",
           "--lib", "es2022,dom,dom.iterable"]  # fmt: skip

SAMPLE = """
import { FanfoldView, type CellCallback } from "./fanfold-view.js";

const view = document.createElement("fanfold-view");
const cell: CellCallback = (element, index) => { element.textContent = `${index + 1}`; };
view.cell = cell;
view.layout = "tab-stack";
view.layout = { axis: "vertical", pitch: [20, { fraction: 0.5 }], keyframes: [{ at: 0, x: { points: 3, of: "shorter" }, rotation: { y: 4 } }] };
view.parameters = { ...view.parameters, pitch: 90 };
view.addEventListener("scrollend", ({ detail }) => console.log(detail.offset.toFixed(1), detail.item));
view.addEventListener("shouldremove", (event) => { event.preventDefault(); event.detail.wait(); });
view.addEventListener("pointerdown", (event) => console.log(event.pointerId));
view.scrollTo(3, { animated: false });
view.scrollTo(document.body, { align: "center", duration: 0.5 });
view.remove(2, 1);
view.appendItem();
view.append(document.createElement("p"), "text");
document.body.append(view);
view.remove();
const units: string[] = view.parameterDescriptors.map(({ unit }) => unit);
console.log(units, view instanceof FanfoldView, view.elementOf(3)?.id);
view.instrument((engine) => new Proxy(engine, {}));
"""


def compile(*files):
    result = subprocess.run(["tsc", *OPTIONS, *map(str, files)], capture_output=True, text=True, timeout=100)
    return result.returncode, result.stdout


MISTAKES = {
    'view.layout = "cover-flow";': "cover-flow",
    'view.count = "many";': "'string'",
    'view.addEventListener("scrollend", ({ detail }) => detail.index);': "'index'",
    'view.addEventListener("didmove", ({ detail }) => detail.from.length);': "'length'",
    "view.cell = (element: HTMLElement, index: string) => {};": "'string'",
    "view.remove(1, 2, { animate: false });": "animate",
    "view.highlightedItem = 3;": "highlightedItem",
    "view.flip();": "flip",
    'view.scrollTo(1, { align: "middle" });': "middle",
}


def test_a_typed_page_compiles_and_mistakes_do_not(tmp_path):
    """Each in a file of its own, which the compiler, slow to begin, reads in one go."""
    (tmp_path / "fanfold-view.d.ts").write_text(DECLARATIONS.read_text())
    files = [tmp_path / f"{name}.ts" for name in ["right", *(f"wrong{number}" for number in range(len(MISTAKES)))]]
    for file, mistake in zip(files, ["", *MISTAKES]):
        file.write_text(SAMPLE + mistake + "\n")
    _, output = compile(*files)
    # An error begins with its file and line; what it says may go on in lines that are indented.
    errors = re.findall(r"^\S*?(\w+)\.ts\((\d+),(.*(?:\n .*)*)", output, re.M)
    assert [(name, int(line)) for name, line, _ in errors] == [
        (file.stem, SAMPLE.count("\n") + 1) for file in files[1:]
    ], output
    for words, (_, _, said) in zip(MISTAKES.values(), errors):
        assert words in said


def test_the_declarations_name_what_the_view_has(site):
    """Everything public, and nothing else."""
    view = site(page("<fanfold-view></fanfold-view>")).ready()
    own = set(view.run("return [...Object.getOwnPropertyNames(Object.getPrototypeOf(view)), ...Object.keys(view)]"))
    callbacks = {
        "constructor",
        "connectedCallback",
        "disconnectedCallback",
        "adoptedCallback",
        "attributeChangedCallback",
    }
    [body] = re.findall(r"export class FanfoldView extends HTMLElement \{(.*?)\n\}", DECLARATIONS.read_text(), re.S)
    declared = set(re.findall(r"^  (?:get |set |readonly )?(\w+)(?:\(|:)", body, re.M))
    assert declared - {"addEventListener", "removeEventListener"} == own - callbacks


def test_the_declarations_name_every_layout(site):
    view = site(page("<fanfold-view></fanfold-view>")).ready()
    [names] = re.findall(r"type LayoutName = (.*?);", DECLARATIONS.read_text())
    assert names.replace('"', "").split(" | ") == view.run("return view.layouts")
