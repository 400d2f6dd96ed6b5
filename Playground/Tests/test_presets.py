"""Tests that presets are layouts like the five of the engine: full size, without handles, at an address of their own."""

import pytest
from designing import PRESETS
from playwright.sync_api import expect
from support import LAYOUTS
from viewing import DESKTOP, PHONE, unfold


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_preset_opens_at_full_size_without_handles(playground, address, subtests, size):
    view = playground("card-carousel", size=size)
    glass = view.page.locator("#glass").bounding_box()
    for preset in PRESETS:
        with subtests.test(preset=preset):
            view.page.goto(f"{address}?layout={preset}&item=4")
            view.start()
            assert view.run("return view.layout") == preset
            assert view.page.locator("#glass").bounding_box() == glass
            assert view.page.locator("#ghosts, #design-head").count() == 0
            title = preset.replace("-", " ").capitalize()
            expect(view.page.locator("#layouts [aria-selected=true]")).to_have_text(title)
            assert view.run("return view.querySelectorAll('[data-index]').length") > 0


# The names of tabs that are not whole.
CUT = """[...document.querySelectorAll("#choice span")].filter((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    const [text, box] = [range, name].map((each) => each.getBoundingClientRect());
    return text.width > box.width || text.height > box.height + 1 || name.scrollWidth > name.clientWidth;
}).map((name) => name.textContent)"""


@pytest.mark.slow
def test_tabs_of_phones_have_whole_names(playground, address, subtests):
    page = playground("card-carousel", size=PHONE).page
    for width in (390, 360, 320):
        page.set_viewport_size({"width": width, "height": 780})
        for preset in PRESETS:
            with subtests.test(preset=preset, width=width):
                page.goto(f"{address}?layout={preset}")
                page.wait_for_selector("#tab-shown")
                assert page.evaluate(CUT) == []


@pytest.mark.slow
def test_cells_of_presets_and_designs_have_faces(playground, address, subtests):
    view = playground("wallet", size=DESKTOP)
    faces = "return [document.querySelector('#screen').dataset.faces.trim(), view.elementOf(view.item).querySelector('.face-card').checkVisibility()]"
    for preset in PRESETS:
        with subtests.test(preset=preset):
            view.page.goto(f"{address}?layout={preset}&item=4")
            view.start()
            assert view.run(faces) == ["card-carousel", True]
    view.page.get_by_role("button", name="Edit a copy").click()
    view.wait_until("typeof document.getElementById('view').layout === 'object'")
    view.settle()
    assert view.run(faces) == ["card-carousel", True]
    view.page.click("#tab-tab-stack")
    view.wait_until("document.getElementById('view').layout === 'tab-stack'")
    view.settle()
    assert view.run(faces) == ["tab-stack", False]


@pytest.mark.slow
def test_looking_at_layouts_is_one_step_of_the_history(playground):
    view = playground("card-carousel", size=DESKTOP)
    for preset in ("Wheel", "Cube", "Wallet"):
        view.page.keyboard.press("Control+k")
        view.page.locator("#palette[open] input").wait_for()
        view.page.keyboard.type(preset)
        view.page.keyboard.press("Enter")
        view.wait_until(f"document.getElementById('view').layout === '{preset.lower()}'")
    steps = view.page.locator("#history-steps button")
    expect(steps).to_have_text(["Beginning", "Layout Card carousel → Wallet"])
    view.page.keyboard.press("Control+z")
    view.wait_until("document.getElementById('view').layout === 'card-carousel'")


def test_the_kind_of_cells_can_be_chosen(playground):
    view = playground("wheel", "item=4", size=DESKTOP)
    text = view.page.locator("#view [data-index='4'] .face-card h2")
    assert text.evaluate("(e) => getComputedStyle(e.closest('.face-card')).opacity") == "0"
    view.page.select_option("[name=cells]", "card")
    assert text.evaluate("(e) => getComputedStyle(e.closest('.face-card')).opacity") == "1"
    view.wait_until("location.search.includes('cells=card')")
    view.page.click("#tab-expanding")
    expect(view.page.locator("[name=cells]")).to_be_hidden()


@pytest.mark.slow
def test_the_copy_of_a_tuned_preset_has_its_numbers_and_its_parameters(playground, address):
    view = playground("wallet", "item=4", size=DESKTOP)
    for name, value in {"spacing": 0.2, "cornerRadius": 30}.items():
        field = view.page.locator(f"[data-parameter={name}] .field input")
        field.fill(str(value))
        field.press("Enter")
        assert view.run(f"return view.parameters.{name}") == value
    view.wait_until("location.search.includes('spacing=0.2')")
    view.page.get_by_role("button", name="Edit a copy").click()
    view.wait_until("typeof document.getElementById('view').layout === 'object'")
    layout = view.run("return view.layout")
    assert [each["default"] for each in layout["parameters"]] == [0.2, 0.5, 1, 30]
    assert [keyframe["y"]["fraction"] for keyframe in layout["keyframes"]] == [-0.62, -0.42, -0.2, 0.36, 0.56]
    assert layout["keyframes"][2]["cornerRadius"] == 30
    # A slider changes the numbers of an edited design, which the handles show.
    field = view.page.locator("[data-parameter=spacing] .field input")
    field.fill("0.3")
    field.press("Enter")
    assert view.run("return view.layout.keyframes[0].y.fraction") == -0.82
    assert view.run("return view.parameters.spacing") == 0.3
    expect(view.page.locator("#history-steps [aria-current]")).to_have_text("Spacing 0.2 → 0.3")
    view.page.get_by_role("button", name="Remove", exact=True).click()
    assert [each["name"] for each in view.run("return view.layout.parameters")] == ["spacing", "gap"]
    view.page.get_by_role("button", name="Done").click()
    view.wait_until("location.hash.startsWith('#design=')")
    view.page.evaluate("new Promise((done) => setTimeout(done, 400))")
    link = view.page.url
    view.page.goto("about:blank")
    view.page.goto(link)
    view.start()
    assert view.run("return [view.parameters.spacing, view.parameterDescriptors[0].default]") == [0.3, 0.3]


@pytest.mark.slow
def test_layouts_begin_with_the_librarys_defaults(playground, address, subtests):
    view = playground("card-carousel", size=DESKTOP)
    for layout in [*LAYOUTS, *PRESETS]:
        with subtests.test(layout=layout):
            view.page.goto(f"{address}?layout={layout}")
            view.start()
            unfold(view.page)
            library = view.run(
                "return Object.fromEntries(view.parameterDescriptors.map((each) => [each.name, each.default]))"
            )
            assert library and view.run("return view.parameters") == library
            tuner = view.page.evaluate(
                "Object.fromEntries([...document.querySelectorAll('#tune [data-parameter]:not([data-parameter=items])')].map((row) => [row.dataset.parameter, row.querySelector('.field input').valueAsNumber]))"
            )
            assert tuner == {name: pytest.approx(value, rel=2e-3) for name, value in library.items()}
            assert view.page.locator("#tune .reset:visible").count() == 0


@pytest.mark.slow
def test_a_design_opens_at_full_size_with_a_way_to_edit_it(designer, address):
    view = designer(preset="wheel")
    view.page.fill("#design-name", "Mine")
    view.page.press("#design-name", "Enter")
    view.wait_until("location.hash.startsWith('#design=')")
    view.page.evaluate("new Promise((done) => setTimeout(done, 400))")
    link = view.page.url
    view.page.goto("about:blank")
    view.page.goto(link)
    view.start()
    assert view.run("return view.layout.name") == "Mine"
    assert view.page.locator("#ghosts").count() == 0
    expect(view.page.locator("#layouts [aria-selected=true]")).to_have_text("Mine")
    view.page.get_by_role("button", name="Edit", exact=True).click()
    view.page.wait_for_selector("#ghosts .ghost")
    view.page.get_by_role("button", name="Done").click()
    assert view.page.locator("#ghosts").count() == 0
    assert view.run("return view.layout.name") == "Mine"


def test_the_command_begins_with_a_preset_at_full_size(serve, open_page):
    page = open_page(serve("--layout", "wheel").url, size=DESKTOP)
    page.wait_for_selector("#view [data-index]")
    assert page.evaluate("document.getElementById('view').layout") == "wheel"
    expect(page.locator("#layouts [aria-selected=true]")).to_have_text("Wheel")
    assert page.locator("#ghosts, #tab-own").count() == 0
