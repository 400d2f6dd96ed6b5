"""The first frame of a view by a style sheet: its boxes are those of the ready view."""

import re

import pytest
from pages import HOST, WEB, page
from style_sheets import COUNT, FOLDER, HORIZONTAL, NAMES, attribute, changed_parameters

BAR = 0.5  # pixels
CORNERS = "".join(f'<i style="left:{x}%;top:{y}%"></i>' for x, y in ((0, 0), (100, 0), (100, 100), (0, 100)))
CHILDREN = "".join(f'<section style="--h:{47 * i % 360}">{CORNERS}{i}</section>' for i in range(COUNT))
STYLE = "section { position: relative; background: hsl(var(--h) 60% 45%); min-height: 10px; margin: 3px } i { position: absolute }"

BOXES = """
    const area = view.getBoundingClientRect();
    return [...view.children].map((child) => ({
      corners: [...child.querySelectorAll("i")].map((corner) => corner.getBoundingClientRect()).map(({ x, y }) => [x, y]),
      opacity: child.checkVisibility({ opacityProperty: true }) ? Number(getComputedStyle(child).opacity) : 0,
      isSeen: ((box) => box.right > area.left && box.left < area.right && box.bottom > area.top && box.top < area.bottom)
        (child.getBoundingClientRect()) }));
"""


def html(
    name,
    item,
    *,
    sheet=None,
    direction="ltr",
    module="fanfold-keyframes.separate-wasm.js",
    attributes="",
    style="",
    first="",
):
    body = f"""<fanfold-view layout="{name}" item="{item}" style="--item: {item}; {style}" {attributes} aria-label="Items" dir="{direction}">{first}{CHILDREN}</fanfold-view>"""
    link = f"<style>{(FOLDER / 'resting' / f'{sheet or name}.css').read_text().replace(f'layout={sheet}', f'layout={name}')}</style>"
    return page(body, STYLE, link).replace("fanfold-view.js", module)


def farthest(before, after):
    """The farthest corner of the children that the ready view shows."""
    distances = [0]
    before, after = ([each for each in boxes if each["corners"]] for boxes in (before, after))
    for one, other in zip(before, after, strict=True):
        if other["isSeen"] and other["opacity"] > 0:
            distances += [
                max(abs(x - u), abs(y - v)) for (x, y), (u, v) in zip(one["corners"], other["corners"], strict=True)
            ]
    return max(distances)


def handover(site, name, item, **options):
    """The farthest corner of the first frame from the ready view, before the script and while the WebAssembly loads."""
    media = options.pop("media", {})
    text = html(name, item, **options)
    held = site(re.sub(r"<script.*?</script>", "", text), **media)
    before = held.run(BOXES)
    held.site.html = text
    held.site.hold("/fanfold-keyframes.wasm")
    held.page.reload()
    held.wait("view.matches(':defined')")
    waiting = held.run(BOXES)
    held.site.let_go("/fanfold-keyframes.wasm")
    held.ready()
    after = held.run(BOXES)
    assert sum(each["isSeen"] for each in after) > 0
    return farthest(before, after), farthest(waiting, after)


@pytest.mark.parametrize("item", [0, 5])
@pytest.mark.parametrize("name", NAMES)
def test_first_frame_is_that_of_the_ready_view(site, name, item):
    assert max(handover(site, name, item)) <= BAR


@pytest.mark.parametrize("name", HORIZONTAL)
def test_first_frame_is_mirrored(site, name):
    assert max(handover(site, name, 3, direction="rtl")) <= BAR


@pytest.mark.parametrize("name", NAMES)
def test_first_frame_has_reduced_motion(site, name):
    assert max(handover(site, name, 2, media={"reduced_motion": "reduce"})) <= BAR


BOXLESS = f"""<template></template><section hidden>{CORNERS}</section><section style="display: none">{CORNERS}</section>
    <script type="text/plain"></script><div slot="controls"></div>"""


@pytest.mark.parametrize("name", NAMES)
def test_first_frame_counts_no_children_without_a_box(site, name):
    assert max(handover(site, name, 0, first=BOXLESS)) <= BAR


OLDER = {
    "states": lambda text: text.replace(":state(", ":unknown("),
    "sibling-index": lambda text: text.replace("sibling-index()", "unknown()"),
}


@pytest.mark.parametrize("part", OLDER)
@pytest.mark.parametrize("name", ["card-carousel", "wallet", "cover-flow", "tab-stack"])
def test_first_frame_of_older_browsers_is_the_same(site, name, part):
    text = re.sub(r"<script.*?</script>", "", html(name, 1))
    assert OLDER[part](text) != text or part == "sibling-index"
    assert farthest(site(OLDER[part](text)).run(BOXES), site(text).run(BOXES)) == 0


def test_view_keeps_its_place_in_browsers_without_a_query_for_scripts(site):
    text = re.sub(r"<script.*?</script>", "", html("card-carousel", 0, style="height: 300px"))
    view = site(text.replace("(scripting)", "(unknown)"))
    assert view.run("return [getComputedStyle(view).display, view.getBoundingClientRect().height]") == ["block", 300]


def test_sheet_of_another_layout_exceeds_the_bar(site):
    assert min(handover(site, "card-carousel", 0, sheet="zoom-pager")) > BAR


def test_failed_view_has_its_row(site):
    view = site(html("cover-flow", 0), expects_errors=True)
    view.site.files["/fanfold-keyframes.wasm"] = None
    view.page.reload()
    view.wait("view.matches(':defined')")
    view.run("await view.ready.catch(() => {})")
    assert view.run("""
        const boxes = [...view.children].map((child) => child.getBoundingClientRect());
        return view.scrollWidth > view.clientWidth && boxes.every((box, i) => !i || box.left >= boxes[i - 1].right);
    """)


def followed(name):
    """Other values of the parameters that a style sheet follows, by the names of their attributes."""
    names = re.findall(r"--p-([\w-]+):attr\(", (FOLDER / "resting" / f"{name}.css").read_text())
    values = {attribute(parameter): value for parameter, value in changed_parameters(name).items()}
    return {each: values[each] for each in names}


@pytest.mark.parametrize("way", ["attribute", "property"])
@pytest.mark.parametrize("name", NAMES)
def test_first_frame_follows_parameters(site, name, way):
    values = followed(name)
    assert values
    options = (
        {"attributes": " ".join(f'{parameter}="{value}"' for parameter, value in values.items())}
        if way == "attribute"
        else {"style": "; ".join(f"--fanfold-{parameter}: {value}" for parameter, value in values.items())}
    )
    assert max(handover(site, name, 3, **options)) <= BAR


def test_first_frame_ignores_other_parameters(site):
    assert min(handover(site, "card-carousel", 3, attributes='falloff="20"')) > BAR


RECIPES = {
    path.stem: path.read_text()
    for path in sorted((WEB / "Recipes").glob("*.html"))
    if "css/resting/" in path.read_text()
}


@pytest.mark.parametrize("name", RECIPES)
def test_recipes_begin_with_the_poses_of_the_ready_view(site, name):
    text = RECIPES[name].replace("./fanfold-", f"{HOST}/fanfold-")
    links = re.findall(r'href="\./(css/.*)"', text)
    files = {f"/page/{link}": (WEB / "dist" / link).read_text() for link in links}
    boxes = """
        return [...view.children].map((child) => child.getBoundingClientRect()).map(({ x, y, width, height }) =>
          ({ corners: [[x, y], [x + width, y + height]], opacity: 1, isSeen: width > 0 && x < innerWidth && x + width > 0 && y < innerHeight }));
    """
    held = site(re.sub(r"(?s)<script.*?</script>", "", text), files=files)
    before = held.run(boxes)
    held.site.html = text
    held.page.reload()
    held.ready()
    assert farthest(before, held.run(boxes)[: len(before)]) <= BAR
