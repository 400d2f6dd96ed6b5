"""Tests devices: rotation, resizing, scaling, and the speed of time."""

import pytest
from agreement import assert_shows
from support import LAYOUTS
from viewing import DESKTOP

# The tolerance of points on a scaled device, in pixels.
PIXEL = 1.0


@pytest.fixture
def playground(playground):
    """Opens the playground with its panels on a desktop."""
    return lambda layout="card-carousel", query="", **options: playground(layout, query, **{"size": DESKTOP, **options})


# The fold of the upright half-folded device.
FOLDED = ["--division", "vertical,455.5,40"]


def size_of(view):
    return view.run("return [view.offsetWidth, view.offsetHeight]")


def wait_until_still(view):
    """Waits until neither the device nor an item moves."""
    view.wait_until("document.getAnimations().filter((one) => one.playState === 'running').length === 0")
    view.run(
        "for (let last, still = 0; still < 8; await frame()) {"
        " const shown = [...view.children].map((element) => element.assignedSlot?.style.cssText).join();"
        " still = shown === last ? still + 1 : 0; last = shown }"
    )


def choose(view, name, value):
    view.page.locator(f"#settings [name={name}][value='{value}']").check(force=True)


def box_of(view, selector):
    return view.page.locator(selector).bounding_box()


@pytest.mark.parametrize(
    "device, size",
    [
        ("phone-small", [375, 667]),
        ("phone", [402, 874]),
        ("phone-large", [440, 956]),
        ("android", [360, 780]),
        ("duo", [466, 678]),
        ("duo-open", [669, 951]),
        ("duo-folded", [669, 951]),
        ("tablet", [820, 1180]),
        ("window", [1280, 800]),
    ],
)
def test_a_device_shows_the_view_at_its_size_and_fits_the_room(playground, device, size):
    view = playground()
    view.page.select_option("select[name=device]", device)
    wait_until_still(view)
    assert size_of(view) == size
    assert_shows(view, view.inspect(*FOLDED if device == "duo-folded" else []))
    room, frame = box_of(view, "#room"), box_of(view, "#frame")
    assert frame["x"] >= room["x"] and frame["x"] + frame["width"] <= room["x"] + room["width"]
    assert frame["y"] >= room["y"] and frame["y"] + frame["height"] <= room["y"] + room["height"]


def test_without_a_device_the_view_fills_the_room(playground):
    view = playground(query="device=fill")
    room = box_of(view, "#room")
    assert size_of(view) == [room["width"], room["height"]]


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_rotated_device_shows_the_same_item(playground, layout):
    view = playground(layout, "item=5")
    item = view.run("return view.item")
    view.page.click("#turn")
    wait_until_still(view)
    assert size_of(view) == [874, 402]
    assert view.run("return view.item") == item
    view.page.click("#turn")
    wait_until_still(view)
    assert size_of(view) == [402, 874]
    assert_shows(view, view.inspect())


@pytest.mark.slow
@pytest.mark.parametrize("layout", ["card-carousel", "tab-stack", "expanding"])
def test_the_fold_divides_the_view_and_is_shown(playground, layout):
    view = playground(layout, "device=duo-folded&item=5")
    assert view.run("return view.division") == {"axis": "vertical", "position": 455.5, "width": 40}
    view.page.click("#turn")
    wait_until_still(view)
    assert view.run("return view.division.axis") == "horizontal"
    assert_shows(view, view.inspect("--division", "horizontal,455.5,40"))
    box, fold = view.box(), box_of(view, "#system .fold")
    scale = box["width"] / 951
    assert fold["x"] - box["x"] == pytest.approx(455.5 * scale, abs=PIXEL)
    assert [fold["width"], fold["height"]] == pytest.approx([40 * scale, box["height"]], abs=5 * PIXEL)
    view.page.select_option("select[name=device]", "duo-open")
    wait_until_still(view)
    assert view.run("return view.division") is None
    assert_shows(view, view.inspect())
    assert not view.page.locator("#system .fold").is_visible()


def test_an_open_item_fills_one_half(playground):
    view = playground("card-carousel", "device=duo-folded&orientation=landscape&item=5")
    view.run("view.openItem(5); await clock.untilIdle()")
    box, card = (
        view.box(),
        view.run("const { x, width } = view.elementOf(5).getBoundingClientRect(); return [x, width]"),
    )
    scale = box["width"] / 951
    assert card == pytest.approx([box["x"], 455.5 * scale], abs=PIXEL)


def test_a_rotation_starts_from_the_current_state(playground):
    view = playground("card-carousel", "item=5")
    corners = """
        const corner = () => { const { left, top } = view.querySelector('[data-index="5"]').getBoundingClientRect(); return [left, top] };
        const glass = () => { const { width, height } = document.getElementById('glass').getBoundingClientRect(); return [width, height] };
    """
    before, first = view.run(
        corners
        + """
        const before = [corner(), glass()];
        document.getElementById('turn').click();
        document.getAnimations().forEach((one) => { one.pause(); one.currentTime = 0; });
        return [before, [corner(), glass()]];
    """
    )
    assert first[0] == pytest.approx(before[0], abs=PIXEL)
    assert first[1] == pytest.approx(before[1], abs=PIXEL)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_tap_on_a_scaled_device_reaches_the_visible_item(playground, layout):
    view = playground(layout, "device=tablet&reorderable=0")
    view.run("view.contentOffset = 437")
    view.frame()
    box = view.box()
    scale = view.run("return view.getBoundingClientRect().width / view.offsetWidth")
    assert scale < 0.8
    x, y = box["width"] / 2, box["height"] / 2
    expected = view.inspect("--item-at", f"{x / scale},{y / scale}")["itemAt"]
    view.page.mouse.click(box["x"] + x, box["y"] + y)
    view.wait_until("heard.some(({ name }) => name === 'itemtap')")
    assert [event["index"] for event in view.heard if event["name"] == "itemtap"] == [expected]


def test_a_drag_on_a_scaled_device_keeps_the_content_under_the_pointer(playground):
    view = playground("expanding", "device=tablet")
    box, mouse = view.box(), view.page.mouse
    scale = view.run("return view.getBoundingClientRect().width / view.offsetWidth")
    mouse.move(box["x"] + 200, box["y"] + 400)
    mouse.down()
    mouse.move(box["x"] + 200, box["y"] + 360)
    start = view.offset
    mouse.move(box["x"] + 200, box["y"] + 260)
    view.frame()
    assert view.offset - start == pytest.approx(100 / scale, abs=PIXEL)
    mouse.up()


def test_a_free_screen_is_resized_by_its_handles(playground):
    view = playground(query="device=free&size=500x400")
    mouse, handle = view.page.mouse, box_of(view, ".handle[data-edge=corner]")
    mouse.move(handle["x"] + 12, handle["y"] + 12)
    mouse.down()
    mouse.move(handle["x"] + 42, handle["y"] + 32, steps=4)
    mouse.up()
    wait_until_still(view)
    assert size_of(view) == [560, 440]
    assert_shows(view, view.inspect())


@pytest.mark.parametrize(
    "query, size",
    [("", [402, 874]), ("&orientation=landscape", [874, 402]), ("&orientation=portrait&size=500x400", [500, 400])],
)
def test_a_links_size_wins_over_its_orientation(playground, query, size):
    assert size_of(playground(query=f"device=free{query}")) == size


def test_keys_resize_a_free_screen(playground):
    view = playground(query="device=free&size=500x400")
    width = view.page.get_by_role("separator", name="Width")
    width.press("ArrowRight")
    width.press("Shift+ArrowLeft")
    assert size_of(view) == [444, 400]
    assert width.get_attribute("aria-valuenow") == "444"
    view.page.get_by_role("separator", name="Height").press("ArrowDown")
    assert size_of(view) == [444, 408]


def test_entering_a_size_selects_the_free_screen(playground):
    view = playground()
    view.page.fill("[name=width]", "600")
    view.page.press("[name=width]", "Enter")
    wait_until_still(view)
    assert size_of(view) == [600, 874]
    assert view.page.input_value("select[name=device]") == "free"
    view.page.fill("[name=height]", "7")
    view.page.press("[name=height]", "Enter")
    assert size_of(view) == [600, 874]
    assert view.page.input_value("[name=height]") == "874"


def test_right_to_left_mirrors_the_view_and_not_the_page(playground):
    view = playground("card-carousel")
    choose(view, "direction", "rtl")
    view.run("view.contentOffset = 300")
    view.settle()
    assert_shows(view, view.inspect("--direction", "rtl"))
    assert box_of(view, "#settings")["x"] > box_of(view, "#room")["x"]


@pytest.mark.slow
def test_the_reduce_motion_setting_overrides_the_system(playground):
    view = playground("tab-stack")
    choose(view, "reduceMotion", "on")
    view.settle()
    assert_shows(view, view.inspect("--reduce-motion"))
    choose(view, "reduceMotion", "off")
    view.page.emulate_media(reduced_motion="reduce")
    view.settle()
    assert_shows(view, view.inspect())


@pytest.mark.parametrize("rate", ["1", "0.25", "0.1"])
def test_time_has_the_selected_speed(playground, rate):
    view = playground()
    choose(view, "rate", rate)
    view.page.evaluate("clock.release()")
    elapsed, shown = view.run(
        "const [clock, shown] = [performance.now(), view.currentTime];"
        "await new Promise((done) => setTimeout(done, 400));"
        "return [(performance.now() - clock) / 1000, view.currentTime - shown]"
    )
    assert shown == pytest.approx(elapsed * float(rate), abs=0.02)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
def test_the_theme_follows_the_system_or_the_setting(playground, scheme, theme):
    view = playground(color_scheme=scheme)
    view.page.locator(f"[name=theme][value={theme}]").check(force=True)
    ground = view.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    brightness = max(int(part) for part in ground[4:-1].split(","))
    assert (brightness > 128) == ((scheme if theme == "auto" else theme) == "light")
