"""The declarations for frameworks, with the parts of the frameworks' types that they build on."""

import re

import pytest
from pages import WEB
from test_types import README, type_errors

DIST = WEB / "dist"


def framework_errors(folder, framework, types, sources):
    """The errors of TypeScript in texts that depend on the package and a framework with only these types."""
    modules = folder / "node_modules"
    for name in types:
        (modules / framework).mkdir(parents=True, exist_ok=True)
        (modules / framework / name).write_text(types[name])
    (modules / "fanfold-view/presets").mkdir(parents=True)
    foreign = {f"{each}.d.ts" for each in ["react", "vue", "svelte"] if each != framework}
    for path in [DIST / "package.json", *DIST.glob("*.d.*ts"), *DIST.glob("presets/*.json")]:
        if path.name not in foreign:
            (modules / "fanfold-view" / path.relative_to(DIST)).write_text(path.read_text())
    (folder / "package.json").write_text('{"type": "module"}')
    return type_errors(folder, sources, "--jsx", "react-jsx", "--module", "node16", "--moduleResolution", "node16",
                       "--lib", "es2022,dom")  # fmt: skip


def assert_mistakes(subtests, errors, wrong):
    """Asserts that each of these texts has exactly the intended error."""
    for name, (_, mistake, words) in wrong.items():
        with subtests.test(mistake):
            assert words in errors.pop(name, "")
    assert errors == {}


# The parts of React's types that the package's build on.
REACT_TYPES = {
    "package.json": '{"name": "react", "exports": {".": {"types": "./index.d.ts"}, "./jsx-runtime": {"types": "./jsx-runtime.d.ts"}}}',
    "index.d.ts": """
export interface HTMLAttributes<T> { "aria-label"?: string; className?: string; children?: any }
export type DetailedHTMLProps<E, T> = E & { ref?: (element: T | null) => void; key?: string };
export namespace JSX {
  interface Element {}
  interface IntrinsicElements { section: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { "data-key"?: string } }
  interface ElementChildrenAttribute { children: {} }
}
""",
    "jsx-runtime.d.ts": 'import { JSX } from "react"; export { JSX }; export function jsx(...all: any[]): any; export function jsxs(...all: any[]): any;',
}
REACT = """
import type {} from "fanfold-view/react";
import type { FanfoldView } from "fanfold-view";

export const Slides = ({ names }: { names: string[] }) => (
  <fanfold-view layout="card-carousel" card-width="0.6" loop aria-label="Slides"
    onitemchange={({ detail }) => console.log(detail.index)}
    onbeforeremove={(event) => event.preventDefault()}
    ref={(view: FanfoldView | null) => { view?.scrollToItem(2); }}>
    {names.map((name) => <section key={name} data-key={name}>{name}</section>)}
  </fanfold-view>
);
"""


REACT_MISTAKES = [
    ('layout="card-carousel"', 'layout="coverflow"', "coverflow"),
    ("detail.index", "detail.offset", "offset"),
]


def test_react_knows_the_element(tmp_path, subtests):
    example = re.search(r"```tsx\n(.*?)```", README, re.S)[1]
    documented = f"""
import type {{}} from "fanfold-view/react";
declare const items: {{ id: string, name: string }}[];
declare const remove: (event: CustomEvent<{{ index: number, key?: unknown }}>) => void;
export const slides = {example};
"""
    wrong = {f"wrong{number}.tsx": REACT.replace(*each[:2]) for number, each in enumerate(REACT_MISTAKES)}
    errors = framework_errors(tmp_path, "react", REACT_TYPES, {"right.tsx": REACT, "example.tsx": documented, **wrong})
    assert_mistakes(subtests, errors, dict(zip(wrong, REACT_MISTAKES)))


# The parts of Vue's types that the package's build on, as Vue 3.5 has them.
VUE_TYPES = {
    "package.json": '{"name": "vue", "exports": {".": {"types": "./index.d.ts"}}}',
    "index.d.ts": """
type UnionToIntersection<U> = (U extends any ? (k: U) => any : never) extends (k: infer I) => any ? I : never;
export type EmitFn<Options> = UnionToIntersection<{ [Name in keyof Options]:
  Options[Name] extends (...args: infer Args) => any ? (event: Name, ...args: Args) => void : never }[keyof Options]>;
export interface HTMLAttributes { class?: any; id?: string }
export interface PublicProps { key?: PropertyKey }
export interface GlobalComponents {}
""",
}
VUE = """
import type { GlobalComponents } from "vue";
import type {} from "fanfold-view/vue";
import type { ItemDetail } from "fanfold-view";

type Slides = InstanceType<GlobalComponents["fanfold-view"]>;
export const props: Slides["$props"] = { layout: "card-carousel", "card-width": "0.6", removable: true, class: "slides", key: 3 };
export const listen = (emit: Slides["$emit"], event: CustomEvent<ItemDetail>) => emit("itemchange", event);
export const lead = (view: Slides) => view.scrollToItem(2, { align: "center" });
"""


VUE_MISTAKES = [
    ('layout: "card-carousel"', 'layout: "coverflow"', "coverflow"),
    ("removable: true", 'removable: "often"', "boolean"),
    ('emit("itemchange"', 'emit("itemflip"', "itemflip"),
]


@pytest.mark.slow
def test_vue_knows_the_element(tmp_path, subtests):
    wrong = {f"wrong{number}.ts": VUE.replace(*each[:2]) for number, each in enumerate(VUE_MISTAKES)}
    errors = framework_errors(tmp_path, "vue", VUE_TYPES, {"right.ts": VUE, **wrong})
    assert_mistakes(subtests, errors, dict(zip(wrong, VUE_MISTAKES)))


# The parts of Svelte's types that the package's build on, as Svelte 5 has them.
SVELTE_TYPES = {
    "package.json": '{"name": "svelte", "exports": {"./elements": {"types": "./elements.d.ts"}}}',
    "elements.d.ts": """
export interface HTMLAttributes<T extends EventTarget> { class?: any; "aria-label"?: string; onscroll?: (event: UIEvent) => any }
export interface SvelteHTMLElements { section: HTMLAttributes<HTMLElement>; [name: string]: { [name: string]: any } }
""",
}
# Svelte's checker turns each tag into such a call.
SVELTE = """
import type { SvelteHTMLElements } from "svelte/elements";
import type {} from "fanfold-view/svelte";

declare function createElement<Tag extends keyof SvelteHTMLElements>(tag: Tag, attributes: SvelteHTMLElements[Tag]): void;
createElement("fanfold-view", {
  layout: "card-carousel", "card-width": 0.6, loop: true, "aria-label": "Slides",
  onitemchange: ({ detail }) => console.log(detail.index),
  onbeforeremove: (event) => event.preventDefault(),
});
"""


SVELTE_MISTAKES = [
    ('layout: "card-carousel"', 'layout: "coverflow"', "coverflow"),
    ("loop: true", 'loop: "often"', "boolean"),
    ("detail.index", "detail.offset", "offset"),
]


@pytest.mark.slow
def test_svelte_knows_the_element(tmp_path, subtests):
    wrong = {f"wrong{number}.ts": SVELTE.replace(*each[:2]) for number, each in enumerate(SVELTE_MISTAKES)}
    errors = framework_errors(tmp_path, "svelte", SVELTE_TYPES, {"right.ts": SVELTE, **wrong})
    assert_mistakes(subtests, errors, dict(zip(wrong, SVELTE_MISTAKES)))


PRESETS = """
import { presets, type FanfoldView } from "fanfold-view/keyframes";
import cube from "fanfold-view/presets/cube.json";

export const show = (view: FanfoldView) => {
  view.layout = "cover-flow";
  view.layout = presets["card-deck"];
  view.layout = { ...cube, axis: "vertical" };
};
"""


PRESET_MISTAKES = [
    ('"cover-flow"', '"coverflow"', "coverflow"),
    ('presets["card-deck"]', 'presets["deck"]', "deck"),
    ('axis: "vertical"', 'axis: "up"', "up"),
    ('fanfold-view/keyframes"', 'fanfold-view"', "presets"),
]


@pytest.mark.slow
def test_presets_are_typed(tmp_path, subtests):
    wrong = {f"wrong{number}.ts": PRESETS.replace(*each[:2]) for number, each in enumerate(PRESET_MISTAKES)}
    errors = framework_errors(tmp_path, "none", {}, {"right.ts": PRESETS, **wrong})
    assert_mistakes(subtests, errors, dict(zip(wrong, PRESET_MISTAKES)))
