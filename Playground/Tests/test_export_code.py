"""Tests Copy Swift, Copy SwiftUI and Copy HTML: each text compiles or runs unchanged."""

import json
import re
import shutil
import textwrap

import pytest
from exporting import ITEMS_OF_ALL_KINDS, compile_swift, numeral, other_value, refuse, shown_cell, sizes, words_on_stage
from sources import module
from support import LAYOUTS, REMOVABLE, RESOURCES, ROOT
from viewing import DESKTOP, PHONE, View

KINDS = ["UIKit", "SwiftUI", "HTML"]
PAGES = ["tab-stack", "task-switcher"]
PRESETS = ROOT / "Sources/FanfoldKeyframes/Presets"
NAMES_OF_PRESETS = sorted(file.stem for file in PRESETS.glob("*.json"))
EVERYTHING = {"count": 12345, "item": 7, "direction": "rtl", "reduceMotion": "on", "loop": 1}


@pytest.fixture
def take(open_export):
    """Opens the page with clipboard access."""
    options = {"size": DESKTOP, "permissions": ["clipboard-read", "clipboard-write"]}
    return lambda layout, **settings: with_drawer(open_export(layout, options, **settings))


def with_drawer(page):
    page.locator("#get-code").click()
    page.locator("#code").wait_for()
    return page


def copied(page, kind):
    """The clipboard after a click on the copy button, which is announced."""
    page.get_by_role("tab", name=kind, exact=True).click()
    page.get_by_role("button", name=f"Copy {kind}", exact=True).click()
    page.get_by_role("status").filter(has_text=f"{kind} copied").wait_for()
    return page.evaluate("navigator.clipboard.readText()")


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_swift_code_has_the_parameters_of_the_page(take, tuned, layout):
    page = take(layout)
    uikit, swiftui = copied(page, "UIKit"), copied(page, "SwiftUI")
    assert re.search(r"layout: (\.\w+\(\)|fan)\)", swiftui) and not re.search(r"layout\.\w+ = ", uikit)
    page = take(layout, **EVERYTHING, **tuned(layout))
    # The parameters of all layouts are their feel, which is one value in Swift.
    feel = set.intersection(*(set(tuned(each)) for each in LAYOUTS))
    own = [each for each in tuned(layout).items() if each[0] not in feel]
    # The album fan's cells read its parameters, too.
    for kind, form in {"UIKit": "{}: {}" if layout == "album-fan" else ".{} = {}\n", "SwiftUI": "{}: {}"}.items():
        text = copied(page, kind)
        assert [form.format(*each) for each in own if form.format(*each) not in text] == [] != own
        assert "MotionStyle(" in text and "0..<12_345" in text and "ightToLeft" in text
        assert ("commitRemoval" in text or "onRemove" in text) == (layout in REMOVABLE)


@pytest.mark.slow
def test_the_code_of_presets_is_their_names(take, address):
    page = take("wallet")
    calls = {"wallet": ".wallet()", "cover-flow": ".coverFlow()", "wheel&angle=20": ".wheel(angle: 20)"}
    for query, call in calls.items():
        page.goto(f"{address}?layout={query}")
        page.wait_for_selector("#export-copy", state="attached")
        page.click("#get-code")
        uikit, swiftui, html = (copied(page, kind) for kind in KINDS)
        preset = query.partition("&")[0]
        assert re.sub(r"\s", "", f"layout: {call}") in re.sub(r"\s", "", swiftui)
        assert f'layout="{preset}"' in html and ('angle="20"' in html) == ("angle" in query)
        assert f"CustomCollectionViewLayout(KeyframeLayout{call})" in uikit
        assert not any("Keyframe(" in text or '"keyframes"' in text for text in (uikit, swiftui, html))


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.modules
def test_swift_code_compiles_with_all_options(take, tuned, tmp_path):
    """Compiles each pair of two options, all as one module, because equal private names are separate."""
    designs = {name: json.loads((PRESETS / f"{name}.json").read_text()) for name in ("wallet", "wheel")}
    designs["wheel"]["keyframes"][0]["curve"] = [0.8, 0, 0.9, 0.4]
    parameters = {layout: {name: float(value) for name, value in tuned(layout).items()} for layout in LAYOUTS}
    parameters |= {name: tuned_preset(name) for name in NAMES_OF_PRESETS}
    choices = take("tab-stack").evaluate(
        """async ([address, ...options]) => {
            const { texts, useTemplates } = await import(address);
            useTemplates(document);
            return texts(...options);
        }""",
        [module("Tests/core/choices.mjs"), parameters, designs],
    )
    texts = {f"{each['name']}-{kind}": text for each in choices for kind, text in each["whole"].items()}
    texts |= {
        f"{each['name']}-{kind}-lines": short_file(kind, text)
        for each in choices
        for kind, text in each["lines"].items()
    }
    assert len(texts) > 60 and all(any(text.startswith(name) for text in texts) for name in NAMES_OF_PRESETS)
    compile_swift(tmp_path, texts, are_apart=True)


def tuned_preset(name):
    """Another value of a preset's first parameter."""
    first = json.loads((PRESETS / f"{name}.json").read_text())["parameters"][0]
    return {first["name"]: other_value(first)}


# The drawings of a layout's cells, by file name.
DRAWINGS = """([address, layout]) => import(address).then((kinds) => {
    kinds.useTemplates(document);
    return kinds.drawings(layout);
})"""


@pytest.fixture
def open_copied_page(address, open_page, tmp_path, served):
    """Serves a text with the view's files and opens it."""
    shutil.copytree(RESOURCES / "View", tmp_path / "site")
    copy = served(tmp_path / "site")

    def open(text, layout):
        drawings = open_page(address).evaluate(DRAWINGS, [module("core/code/kinds.js"), layout])
        (tmp_path / "site/index.html").write_text(text)
        (tmp_path / "site/pictures").mkdir(exist_ok=True)
        for picture in (RESOURCES / "Pictures").glob("*/*.jpg"):
            shutil.copy(picture, tmp_path / "site/pictures")
        for name, drawing in drawings.items():
            (tmp_path / "site/pictures" / name).write_text(drawing)
        view = View(open_page(copy), layout)
        view.run("await view.ready")
        view.settle()
        return view

    return open


@pytest.mark.parametrize("is_tuned", [False, True], ids=["default", "tuned"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_html_code_runs(take, tuned, open_copied_page, layout, is_tuned):
    settings = {"count": 345, "item": 7, "direction": "rtl", **tuned(layout)} if is_tuned else {}
    page = take(layout, **settings)
    parameters = page.evaluate("document.querySelector('fanfold-view').parameters")
    view = open_copied_page(copied(page, "HTML"), layout)
    assert view.run("return view.layout") == layout
    assert view.run("return view.parameters") == pytest.approx(parameters)
    assert view.run("return [view.count, view.item]") == [345 if is_tuned else 31, 7 if is_tuned else 0]
    assert view.run("return getComputedStyle(view).direction") == ("rtl" if is_tuned else "ltr")
    shown = view.run(
        "return [...view.querySelectorAll('[data-index]')].map((e) => [Number(e.dataset.index), e.ariaLabel])"
    )
    titles = page.evaluate(
        "(address) => import(address).then((own) => own.pictures.map((_, number) => own.storyAt(number).title))",
        module("page/stage/pictures.js"),
    )
    assert shown and all(label == titles[index % len(titles)] for index, label in shown)


def kinds_on_stage(page):
    """The kinds of page and application of each item."""
    return {
        kind
        for item in ITEMS_OF_ALL_KINDS
        for kind in shown_cell(page, item).locator(".cell").evaluate("({ dataset }) => [dataset.page, dataset.app]")
    }


@pytest.mark.slow
def test_compared_items_cover_all_kinds(take):
    kinds = {"magazine", "recipe", "map", "shop", "photos", "weather", "music", "journal"}
    assert kinds_on_stage(take("tab-stack")) == kinds


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_cells_of_html_code_match_the_playground(take, open_copied_page, layout):
    page = take(layout)
    on_stage = [words_on_stage(page, layout, item) for item in ITEMS_OF_ALL_KINDS]
    copy = open_copied_page(copied(page, "HTML"), layout).page
    copy.evaluate("clock.release()")
    assert [words_on_stage(copy, layout, item) for item in ITEMS_OF_ALL_KINDS] == on_stage
    assert all(len(words) >= 2 for words in on_stage) or layout == "task-switcher"


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_cells_of_html_code_have_the_sizes_of_the_playground(take, open_copied_page, layout):
    page = take(layout)
    size = page.evaluate("document.querySelector('fanfold-view').viewportSize")
    copy = open_copied_page(copied(page, "HTML"), layout).page
    copy.set_viewport_size({side: round(length) for side, length in size.items()})
    copy.evaluate("clock.release()")
    for item in ITEMS_OF_ALL_KINDS:
        on_page, on_stage = sizes(copy, item), sizes(page, item)
        assert [name for name, *_ in on_page] == [name for name, *_ in on_stage] != []
        # On the stage, rows overlap by a point.
        assert [own for _, *own in on_page] == [pytest.approx(own, abs=1) for _, *own in on_stage]


LITERAL = re.compile(r'"""\n(.*?)\n *"""|"((?:[^"\\\n]|\\.)*)"', re.DOTALL)


def literals(text):
    """The string literals of a Swift text, each in one line."""
    found = [long or short for long, short in LITERAL.findall(text)]
    return [" ".join(re.sub(r"\\\n", "", text).split()) for text in found]


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_cells_of_swift_code_match_the_playground(take, layout, subtests):
    page = take(layout)
    on_stage = {words for item in ITEMS_OF_ALL_KINDS for words in words_on_stage(page, layout, item)}
    cells = [
        shown_cell(page, item)
        .locator(".cell")
        .evaluate("(cell) => [cell.querySelector('.face-row h2').textContent, cell.dataset.page, cell.dataset.app]")
        for item in ITEMS_OF_ALL_KINDS
    ]
    for kind in ("UIKit", "SwiftUI"):
        with subtests.test(kind=kind):
            text = copied(page, kind)
            said = literals(text)
            assert [words for words in on_stage if words not in said] == []
            stories = re.findall(r"    Story\(\n(.*?)\)", text, re.DOTALL)
            for item, (title, page_kind, app) in zip(ITEMS_OF_ALL_KINDS, cells):
                assert f'title: "{title}"' in stories[item]
                shown = {"tab-stack": page_kind, "task-switcher": app}.get(layout)
                assert shown is None or f'kind: "{shown}"' in stories[item]
            # A story's cell shows all of its fields.
            for name in {name for story in stories for name in re.findall(r"(\w+):", LITERAL.sub("", story))}:
                assert f"story.{name}" in text or f": {name}" in text or name == "picture", name


@pytest.mark.slow
@pytest.mark.parametrize("layout", PAGES)
def test_kinds_of_swift_code_match_the_playground(take, layout, subtests):
    page = take(layout)
    on_stage = {words for item in ITEMS_OF_ALL_KINDS for words in words_on_stage(page, layout, item)}
    names = {"magazine", "recipe", "map", "shop", "photos", "weather", "music", "journal"}
    for kind in ("UIKit", "SwiftUI"):
        with subtests.test(kind=kind):
            table = re.search(r"let (?:pages|applications): .*?\n\]\n", copied(page, kind), re.DOTALL)[0]
            said = [words for words in literals(table) if words not in names]
            assert said and [words for words in said if words not in on_stage] == []


# Templates of a page and of an application, as the first step to new kinds.
NOTE = """
<template id="page-note" data-picture="0.5" data-inset="8" data-paper="#abcdef #123456">
  <div class="address"></div><div class="article"><h2 data-text="title"></h2><p class="facts"></p></div>
</template>
<template id="app-clock" data-colors="#000000 #ffffff"><div class="bar"><i class="icon"><svg></svg></i><span>Clock</span></div></template>
<template id="front-clock"><p data-text="date"></p></template>"""


def test_a_new_kind_is_exported_by_its_template(take):
    pages, applications, markup = take("tab-stack").evaluate(
        """async ([address, templates]) => {
            const { kindTable, markupOf, useTemplates } = await import(address);
            document.body.insertAdjacentHTML("beforeend", templates);
            useTemplates(document);
            const layouts = ["tab-stack", "task-switcher"];
            return [...layouts.map(kindTable), layouts.flatMap(markupOf).map(([kind]) => kind)];
        }""",
        [module("Tests/core/choices.mjs"), NOTE],
    )
    note = re.search(r'    "note": Page\(\n(.*?)\n    "|    "note": Page\(\n(.*)', pages, re.S)[0]
    assert "light: 0xABCDEF, dark: 0x123456," in note
    assert re.findall(r"\.\w+(?:\(.*?\))?,", note) == [
        ".picture(height: 0.5, inset: 8),", ".heading(hasTopic: false),", ".facts,",
    ]  # fmt: skip
    assert '    "clock": Application(name: "Clock", parts: [.date]),\n' in applications
    assert {"note", "clock"} < set(markup)


@pytest.mark.slow
def test_an_open_card_of_html_code_is_not_dimmed(take, open_copied_page):
    view = open_copied_page(copied(take("task-switcher", item=6), "HTML"), "task-switcher")
    view.run("view.openItem(4)")
    view.wait_until("getComputedStyle(document.querySelector('[data-index=\"4\"] .dim')).opacity === '0'")


@pytest.mark.slow
def test_html_code_keeps_its_items_in_step_with_the_view(take, open_copied_page):
    view = open_copied_page(copied(take("tab-stack", count=5), "HTML"), "tab-stack")
    view.run("view.removeItems(1, 1, { animated: false }); view.move(0, 2, { animated: false }); view.reload()")
    view.frame()
    labels = view.run("return [...view.querySelectorAll('[data-index]')].map((e) => e.ariaLabel)")
    assert labels[:3] == ["Figs in September", "Two at the Window", "Infinite Sea"]


@pytest.mark.slow
def test_a_tap_opens_an_item_in_html_code(take, open_copied_page):
    view = open_copied_page(copied(take("task-switcher"), "HTML"), "task-switcher")
    view.page.locator("fanfold-view [data-index='0']").click()
    view.wait_until("document.querySelector('fanfold-view').openedItem === 0")


def test_numbers_have_no_rounding_noise(take):
    page = take("card-carousel", cardWidth="0.30000000000000004", gap="0.7000000000000001")
    assert "layout.cardWidth = 0.3\n" in copied(page, "UIKit")
    text = copied(page, "HTML")
    assert 'card-width="0.3"' in text and ' gap="0.7"' in text


@pytest.mark.slow
def test_the_copied_code_is_the_shown_code(take):
    page = take("album-fan")
    for kind in KINDS:
        text = copied(page, kind)
        assert page.locator("#export-code").text_content() == text


@pytest.mark.slow
def test_the_code_follows_the_sliders(take):
    page = take("tab-stack")
    assert "pitch" not in page.locator("#export-code").text_content()
    page.get_by_role("slider", name="Pitch").press("ArrowRight")
    value = page.evaluate("document.querySelector('fanfold-view').parameters.pitch")
    assert value != 160
    for part in ("#export-short", "#export-code"):
        assert f"pitch: {numeral(value)}" in page.locator(part).text_content()


@pytest.mark.slow
def test_the_code_follows_the_layout(take):
    page = take("tab-stack")
    page.get_by_role("tab", name="Carousel").click()
    assert "CardCarouselView" in page.locator("#export-code").text_content()


@pytest.mark.slow
def test_arrow_keys_move_between_texts(take):
    page = take("tab-stack")
    page.get_by_role("tab", name="SwiftUI", exact=True).focus()
    for key, name in [
        ("ArrowRight", "UIKit"),
        ("ArrowRight", "HTML"),
        ("End", "CSS"),
        ("ArrowRight", "SwiftUI"),
        ("ArrowLeft", "CSS"),
        ("Home", "SwiftUI"),
    ]:
        page.keyboard.press(key)
        chosen = page.locator(".export-tabs [aria-selected=true]")
        assert chosen.text_content() == name and chosen.evaluate("tab => tab === document.activeElement")
        assert page.get_by_role("button", name=f"Copy {name}", exact=True).is_visible()
    assert page.evaluate("document.querySelector('fanfold-view').layout") == "tab-stack"


@pytest.mark.parametrize("refusal", ["refused", "absent"])
def test_without_clipboard_access_the_code_is_selected(open_export, refusal):
    page = with_drawer(open_export("expanding", {"size": DESKTOP}))
    if refusal == "refused":
        refuse(page, "clipboard-write")
    else:
        page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.get_by_role("button", name="Copy SwiftUI", exact=True).click()
    page.locator("#export-copied", has_text="Ctrl+C").wait_for()
    assert page.evaluate("getSelection().toString()").strip() == page.locator("#export-code").text_content().strip()
    assert page.evaluate("document.activeElement.id") == "export-code"


def test_limitations_are_noted_beside_the_code(take):
    page = take("card-carousel", reduceMotion="off")
    notes = page.locator("#export-notes")
    assert "Reduce Motion" in notes.text_content()
    assert 'reduce-motion="off"' in copied(page, "HTML") and "Reduce Motion" not in notes.text_content()


@pytest.mark.parametrize(
    "kind, line", [("SwiftUI", ".loops()"), ("UIKit", "collectionView.loops = true"), ("HTML", "loop")]
)
@pytest.mark.parametrize("loops", [0, 1])
def test_loops_are_part_of_the_code(take, kind, line, loops):
    page = take("card-carousel", loop=loops)
    for text in (copied(page, kind), page.locator("#export-short").text_content()):
        assert bool(re.search(rf"(?<![\w-]){re.escape(line)}(?![\w-])", text)) == bool(loops)


# A file around the few lines of each host, which are complete for an app that has items and cells.
SHORT_SWIFTUI = """import FanfoldKeyframes
import FanfoldUIKit
import SwiftUI

struct Item: Identifiable {
    let id: Int
}

struct ItemView: View {
    let item: Item

    var body: some View {
        Text("\\(item.id)")
    }
}

struct Short: View {
    @State private var items = (0..<5).map(Item.init)

    var body: some View {
LINES    }
}
"""
SHORT_UIKIT = """import FanfoldKeyframes
import FanfoldUIKit
import UIKit

@MainActor
func makeView() -> UIView {
LINES    return collectionView
}
"""


def short_file(kind, text):
    """The short lines in a file of an application, which imports what they name."""
    template, spaces = {"SwiftUI": (SHORT_SWIFTUI, 8), "UIKit": (SHORT_UIKIT, 4)}[kind]
    imports = [line for line in text.splitlines() if line.startswith("import ")]
    assert all(line in template for line in imports)
    lines = "".join(line for line in text.splitlines(True) if not line.startswith("import "))
    return template.replace("LINES", textwrap.indent(lines, spaces * " "))


def short(page, kind):
    page.get_by_role("tab", name=kind, exact=True).click()
    return page.locator("#export-short").text_content()


@pytest.mark.parametrize("is_tuned", [False, True], ids=["defaults", "tuned"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_first_lines_are_the_parameters(take, tuned, layout, is_tuned):
    values = tuned(layout) if is_tuned else {}
    page = take(layout, removable=int(is_tuned), reorderable=int(is_tuned), loop=int(is_tuned), **values)
    swiftui, uikit, html = [short(page, kind) for kind in ("SwiftUI", "UIKit", "HTML")]
    for name, value in values.items():
        assert f"{name}: {value}" in swiftui and f"layout.{name} = {value}\n" in uikit
        assert f'{re.sub("([A-Z])", lambda letter: "-" + letter[1].lower(), name)}="{value}"' in html
    assert is_tuned or swiftui.count("\n") <= 5


def test_the_parameters_can_be_copied(take):
    page = take("task-switcher")
    page.get_by_role("button", name="Copy parameters", exact=True).click()
    page.get_by_role("status").filter(has_text="Parameters copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == page.locator("#export-short").text_content()


@pytest.mark.slow
@pytest.mark.modules
def test_the_lines_of_a_design_read_its_file(open_export, tmp_path):
    page = open_export("wallet", {"size": DESKTOP, "accept_downloads": True})
    page.locator("#edit-design").click()
    page.get_by_role("button", name="Done").click()
    with_drawer(page)
    swiftui, uikit, html = [short(page, kind) for kind in ("SwiftUI", "UIKit", "HTML")]
    assert 'import design from "./wallet.json"' in html
    foundation = ("import FanfoldUIKit\n", "import FanfoldUIKit\nimport Foundation\n")
    texts = {
        "ShortSwiftUI": short_file("SwiftUI", swiftui),
        "ShortUIKit": short_file("UIKit", uikit),
    }
    compile_swift(tmp_path, {name: text.replace(*foundation) for name, text in texts.items()})
    with page.expect_download() as download:
        page.get_by_role("button", name="Layout (.json)").click()
    assert download.value.suggested_filename == "wallet.json"
    assert json.loads(download.value.path().read_text())["keyframes"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_line_is_cut_off(open_export, size):
    page = open_export("tab-stack", {"size": size})
    page.evaluate("document.getElementById('get-code').click()")
    for kind in ("SwiftUI", "UIKit", "HTML"):
        page.get_by_role("tab", name=kind, exact=True).click()
        assert (
            page.evaluate("""() => [...document.querySelectorAll("#code pre, #code .listing")]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ id }) => id)""")
            == []
        )
        lines = page.locator("#export-code .line").all_text_contents()
        assert "".join(lines) == page.locator("#export-code").text_content() and all(
            line.count("\n") <= 1 for line in lines
        )
