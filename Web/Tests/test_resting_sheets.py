"""The first frame of a view by a style sheet: its boxes are those of the ready view."""

import re

import pytest
from pages import page
from style_sheets import COUNT, FOLDER, HORIZONTAL, NAMES

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
    name, item, *, sheet=None, direction="ltr", module="fanfold-keyframes.separate-wasm.js", attributes="", style=""
):
    body = f"""<fanfold-view layout="{name}" item="{item}" style="--item: {item}; {style}" {attributes} aria-label="Items" dir="{direction}">{CHILDREN}</fanfold-view>"""
    link = f"<style>{(FOLDER / 'resting' / f'{sheet or name}.css').read_text().replace(f'layout={sheet}', f'layout={name}')}</style>"
    return page(body, STYLE, link).replace("fanfold-view.js", module)


def farthest(before, after):
    """The farthest corner of the children that the ready view shows."""
    distances = [0]
    for one, other in zip(before, after, strict=True):
        if other["isSeen"] and other["corners"] and other["opacity"] > 0:
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


# Parameters that the style sheets follow, with other values than the default ones.
FOLLOWED = {
    "expanding": {"drag-distance": 150},
    "tab-stack": {
        "pitch": 220, "top-tilt": -40, "added-tilt": 10, "eye-distance": 2000, "set-back": 200, "top-inset": 40,
    },
    "album-fan": {"cover-side": 100, "parallax": 20, "spacing": 5},
    "card-carousel": {"card-width": 0.5, "card-height": 0.6, "gap": 0.1},
    "task-switcher": {"resting-anchor": 0.5, "displacement-below": 0.2, "lift": 0.1},
}  # fmt: skip


@pytest.mark.parametrize("way", ["attribute", "property"])
@pytest.mark.parametrize("name", FOLLOWED)
def test_first_frame_follows_parameters(site, name, way):
    values = FOLLOWED[name].items()
    options = (
        {"attributes": " ".join(f'{parameter}="{value}"' for parameter, value in values)}
        if way == "attribute"
        else {"style": "; ".join(f"--fanfold-{parameter}: {value}" for parameter, value in values)}
    )
    assert max(handover(site, name, 3, **options)) <= BAR


def test_first_frame_ignores_other_parameters(site):
    assert min(handover(site, "card-carousel", 3, attributes='falloff="20"')) > BAR
