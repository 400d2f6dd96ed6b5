"""The declarations for TypeScript; `make lint` checks the types of the modules themselves."""

import re
import subprocess
from collections import defaultdict

import pytest
from machine import scaled
from pages import WEB, page

DECLARATIONS = WEB / "fanfold-view.d.ts"
README = (WEB / "README.md").read_text()

SAMPLE = """
import { FanfoldView, type CellCallback } from "./fanfold-view.js";

const view = document.createElement("fanfold-view");
const cell: CellCallback = (element, index) => { element.textContent = `${index + 1}`; };
view.cell = cell;
view.layout = "tab-stack";
view.layout = { axis: "vertical", pitch: [20, { fraction: 0.5 }], keyframes: [{ at: 0, x: { points: 3, of: "shorter" }, rotation: { y: 4 } }] };
view.parameters = { ...view.parameters, pitch: 90 };
view.addEventListener("settle", ({ detail }) => console.log(detail.offset.toFixed(1), detail.item));
view.addEventListener("beforeremove", (event) => { event.preventDefault(); event.detail.wait(); });
view.addEventListener("pointerdown", (event) => console.log(event.pointerId));
document.addEventListener("itemtap", ({ detail }) => console.log(detail.index.toFixed(1)));
window.addEventListener("settle", ({ detail }) => console.log(detail.offset.toFixed(1)));
view.layout = "none";
view.next({ animated: false });
console.log(view.atStart, view.noDrag, view.autoHeight === "shown");
view.scrollToItem(3, { animated: false });
view.scrollToItem(document.body, { align: "center", duration: 0.5 });
view.removeItems(2, 1);
view.appendItem();
view.append(document.createElement("p"), "text");
document.body.append(view);
view.remove();
const units: string[] = view.parameterDescriptors.map(({ unit }) => unit);
console.log(units, view instanceof FanfoldView, view.elementOf(3)?.id);
view.instrument((engine) => new Proxy(engine, {}));
"""


def type_errors(folder, sources, *options):
    """The errors of TypeScript in each of these texts, by their names; errors in other files have other names.

    The compiler needs a second to start, and another to check its own types: it starts once and skips that check.
    """
    for name, text in sources.items():
        (folder / name).write_text(text)
    command = ["tsc", "--noEmit", "--strict", "--target", "es2022", "--skipDefaultLibCheck", *options, *sources]
    said = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=scaled(100)).stdout
    errors = defaultdict(str)
    # An error begins with a file and a line; indented lines may follow.
    for error, name in re.findall(r"^((?:(\S+)\(\d+,\d+\))?.*\n(?: .*\n)*)", said, re.M):
        errors[name] += error
    return errors


MISTAKES = {
    'view.layout = "coverflow";': "coverflow",
    'view.count = "many";': "'string'",
    'view.addEventListener("settle", ({ detail }) => detail.index);': "'index'",
    'view.addEventListener("didmove", ({ detail }) => detail.from.length);': "'length'",
    "view.cell = (element: HTMLElement, index: string) => {};": "'string'",
    "view.removeItems(1, 2, { animate: false });": "animate",
    "view.openedItem = 3;": "openedItem",
    'document.addEventListener("itemtap", ({ detail }) => detail.item);': "'item'",
    'view.autoHeight = "smallest";': "smallest",
    "view.flip();": "flip",
    'view.scrollToItem(1, { align: "middle" });': "middle",
}


@pytest.mark.slow
def test_typed_pages_compile_and_mistakes_do_not(tmp_path, subtests):
    [example] = re.findall(r"```ts\n(.*?)```", README, re.S)
    wrong = {f"wrong{number}.ts": SAMPLE + mistake + "\n" for number, mistake in enumerate(MISTAKES)}
    (tmp_path / "fanfold-view.d.ts").write_text(DECLARATIONS.read_text())
    errors = type_errors(
        tmp_path, {"right.ts": SAMPLE, "example.ts": example, **wrong},
        "--module", "es2022", "--moduleResolution", "node", "--lib", "es2022,dom,dom.iterable",
    )  # fmt: skip
    for name, (mistake, words) in zip(wrong, MISTAKES.items()):
        with subtests.test(mistake):
            [line] = re.findall(rf"^{name}\((\d+),", errors[name], re.M)
            assert int(line) == SAMPLE.count("\n") + 1 and words in errors[name], errors[name]
        errors.pop(name, None)
    assert errors == {}


def test_the_declarations_match_the_view(site):
    """Compares the public members exactly."""
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
    # The declarations of the inherited ones have types of events; the view overrides one of them.
    listening = {"addEventListener", "removeEventListener"}
    assert declared - listening == own - callbacks - listening


def test_the_declarations_name_every_layout(site):
    view = site(page("<fanfold-view></fanfold-view>")).ready()
    [names] = re.findall(r"type LayoutName = (.*?);", DECLARATIONS.read_text())
    assert names.replace('"', "").split(" | ") == view.run("return view.layouts")
