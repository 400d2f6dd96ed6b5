"""Tests Export clip: frames of the timeline or a demonstration as a video or an animated WebP."""

import base64
import io

import pytest
from axe import violations
from chromium import ACTION_TIME, photograph, wait_until
from comparison import Tolerance, difference
from PIL import Image
from playwright.sync_api import expect
from sources import module
from support import LAYOUTS
from viewing import DESKTOP, PHONE

# An export draws up to 180 frames, and other tests run beside it.
pytestmark = pytest.mark.timeout(300)
EXPORT_TIME = 5 * ACTION_TIME

MARGIN = 40  # points around a device
# Lossy pictures, and soft backdrops that are drawn with fewer pixels.
ALIKE = Tolerance(distance=60, share=0.01, blur=4)

# Scrolls by some items; the recording ends when the view is at rest.
MOVE = """async (items) => {
    const view = document.querySelector("#view");
    const settled = new Promise((done) => { view.addEventListener("settle", done, { once: true }); });
    view.scrollToItem(view.item + items);
    await settled;
    await new Promise(requestAnimationFrame);
}"""

# The state of the page. A live view draws further frames.
STATE = """() => {
    const view = document.querySelector("#view");
    const { recording, time, isPast } = document.getElementById("timeline").timeline;
    const { item, count, contentOffset, layout, openedItem, playbackRate, inert, parameters } = view;
    const actions = recording.calls.filter(({ name }) => !["advance", "nextEvent"].includes(name));
    const animations = document.getElementById("room").getAnimations({ subtree: true });
    return { item, count, contentOffset, layout, openedItem, playbackRate, inert, parameters, isPast, time: isPast && time,
        start: recording.start, actions: actions.map(({ name, time }) => [name, time]),
        paused: animations.filter(({ playState }) => playState === "paused").length, open: document.querySelectorAll("[data-open]").length };
}"""

# Decodes a video: its length, its size, and pictures of the centers of its frames.
DECODE = """async ([data, type, fps]) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const video = document.createElement("video");
    video.src = URL.createObjectURL(new Blob([bytes], { type }));
    video.muted = true;
    await new Promise((done, fail) => { video.onloadeddata = done; video.onerror = () => fail(new Error(video.error.message)); });
    const canvas = Object.assign(document.createElement("canvas"), { width: video.videoWidth, height: video.videoHeight });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    const isEmpty = () => context.getImageData(0, 0, 1, 1).data[3] === 0;
    const pictures = [];
    for (let frame = 0; frame < Math.round(video.duration * fps); frame++) {
        const seeked = new Promise((done) => { video.onseeked = done; });
        video.currentTime = (frame + 0.5) / fps;
        await seeked;
        // The event may come before the picture: nothing is drawn until then.
        context.clearRect(0, 0, canvas.width, canvas.height);
        for (context.drawImage(video, 0, 0); isEmpty(); context.drawImage(video, 0, 0)) {
            await new Promise((done) => { setTimeout(done, 10); });
        }
        pictures.push(canvas.toDataURL("image/png").split(",")[1]);
    }
    return { duration: video.duration, pictures };
}"""

# The brightness and the two differences of colors in the middle of each frame of a video.
PLANES = """async ([data, type, fps, count]) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const video = Object.assign(document.createElement("video"), { muted: true, src: URL.createObjectURL(new Blob([bytes], { type })) });
    const result = [];
    for (let number = 0; number < count; number++) {
        const seeked = new Promise((done) => { video.onseeked = done; });
        video.currentTime = (number + 0.5) / fps;
        await seeked;
        // The event may come before the picture.
        let frame = new VideoFrame(video);
        for (; Math.abs(frame.timestamp / 1e6 - number / fps) > 0.5 / fps; frame = new VideoFrame(video)) {
            frame.close();
            await new Promise((done) => { setTimeout(done, 10); });
        }
        const { codedWidth, codedHeight } = frame;
        const planes = new Uint8Array(frame.allocationSize()), layout = await frame.copyTo(planes);
        const places = layout.map(({ offset, stride }, plane) => offset + ((codedHeight >> Number(plane > 0)) >> 1) * stride + (stride >> 1));
        result.push(places.map((place) => planes[place]));
        frame.close();
    }
    return result;
}"""


def color_of(bright, blue, red):
    """A color of limited-range BT.709 (ITU-R BT.709, items 3.2 to 3.5 and 4.6)."""
    gray, blue, red = (bright - 16) * 255 / 219, (blue - 128) * 255 / 224, (red - 128) * 255 / 224
    red, blue = gray + 1.5748 * red, gray + 1.8556 * blue
    return red, (gray - 0.2126 * red - 0.0722 * blue) / 0.7152, blue


class Motion:
    """The frames of an exported file."""

    def __init__(self, page, download, fps):
        self.name = download.suggested_filename
        data = download.path().read_bytes()
        self.repeats = False
        if self.name.endswith(".webp"):
            picture = Image.open(io.BytesIO(data))
            self.repeats = picture.info["loop"] == 0
            self.frames, durations = [], []
            for frame in range(picture.n_frames):
                picture.seek(frame)
                # Pillow returns the duration of a frame once it has been decoded.
                self.frames.append(picture.convert("RGB"))
                durations.append(picture.info["duration"])
            self.duration = sum(durations) / 1000
        else:
            kind = f"video/{self.name.rsplit('.', 1)[1]}"
            decoded = page.evaluate(DECODE, [base64.b64encode(data).decode(), kind, fps])
            self.duration = decoded["duration"]
            self.frames = [
                Image.open(io.BytesIO(base64.b64decode(each))).convert("RGB") for each in decoded["pictures"]
            ]


def choose(page, source="recording", format="webp", device=True, scale=1, fps=30, loop=False):
    """Opens the dialog and makes the choices."""
    page.evaluate("document.getElementById('export-motion').click()")
    dialog = page.locator("#motion")
    dialog.locator("[name=motion-source]").select_option(source)
    dialog.locator("[name=motion-format]").select_option(format)
    dialog.locator(f"[name=motion-scale][value='{scale}']").check()
    dialog.locator(f"[name=motion-fps][value='{fps}']").check()
    # Only a device that does not fill the page can be exported.
    if (choice := dialog.locator("[name=motion-device]")).is_visible():
        choice.set_checked(device)
    dialog.locator("[name=motion-loop]").set_checked(loop)
    return dialog


def exported(page, **choice):
    """The motion after a click on Export."""
    dialog = choose(page, **choice)
    with page.expect_download(timeout=EXPORT_TIME) as download:
        dialog.get_by_role("button", name="Export", exact=True).click()
        is_over = "!/%|…/.test(document.querySelector('#motion [role=status]').textContent)"
        wait_until(page, is_over, timeout=EXPORT_TIME)
        expect(dialog.get_by_role("status")).to_contain_text("Saved ")
    motion = Motion(page, download.value, choice.get("fps", 30))
    dialog.get_by_role("button", name="Close the clip").click()
    return motion


@pytest.fixture
def open_moved(open_export):
    """Opens the page after a motion of the view, which the timeline has recorded."""

    def open(layout="card-carousel", size=DESKTOP, items=2, **settings):
        page = open_export(layout, {"size": size, "accept_downloads": True}, **{"item": 3, **settings})
        page.evaluate(MOVE, items)
        return page

    return open


# Writes frames of plain colors to a video, and returns it.
WRITE = """async ([address, format, colors]) => {
    const { FORMATS } = await import(address);
    const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 240 });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    const writer = await FORMATS[format].write({ width: 320, height: 240, fps: 30, repeats: false });
    for (const color of colors) {
        context.fillStyle = color;
        context.fillRect(0, 0, 320, 240);
        await writer.add(canvas, false);
    }
    return [...new Uint8Array(await (await writer.finish()).arrayBuffer())];
}"""


@pytest.mark.parametrize("format", ["mp4", "webm"])
def test_a_video_has_the_colors_of_its_frames_from_the_first_to_the_last(address, open_page, format):
    page = open_page(f"{address}?bare=1")
    colors = [(200, 200, 200), (16, 16, 16), (255, 255, 255), (180, 90, 60), (60, 90, 180), (0, 0, 0)]
    names = [f"rgb({red} {green} {blue})" for red, green, blue in colors]
    data = page.evaluate(WRITE, [module("page/export/motion/formats.js"), format, names])
    decoded = page.evaluate(DECODE, [base64.b64encode(bytes(data)).decode(), f"video/{format}", 30])
    shown = [
        Image.open(io.BytesIO(base64.b64decode(each))).convert("RGB").getpixel((160, 120))
        for each in decoded["pictures"]
    ]
    assert decoded["duration"] == pytest.approx(len(colors) / 30, abs=0.001)
    assert len(shown) == len(colors)
    planes = page.evaluate(PLANES, [base64.b64encode(bytes(data)).decode(), f"video/{format}", 30, len(colors)])
    for one, written, other in zip(shown, planes, colors):
        # VP9 is coarser.
        assert color_of(*written) == pytest.approx(other, abs=4 if format == "webm" else 2)
        # Chromium and Firefox draw blue of BT.709 with a weight of 2 instead of 2.11.
        assert one == pytest.approx(other, abs=2 if len(set(other)) == 1 else 6)


# Each pair of choices occurs.
@pytest.mark.slow
@pytest.mark.parametrize(
    ("format", "device", "scale", "fps"),
    [
        ("webp", True, 1, 30), ("webp", False, 2, 60), ("mp4", True, 2, 30),
        ("mp4", False, 1, 60), ("webm", True, 1, 60), ("webm", False, 2, 30),
    ],
)  # fmt: skip
def test_a_file_shows_the_recording(open_moved, format, device, scale, fps):
    page = open_moved(items=1)
    before = page.evaluate(STATE)
    start, end = page.evaluate(
        "(({ start, end }) => [start, end])(document.getElementById('timeline').timeline.recording)"
    )
    motion = exported(page, format=format, device=device, scale=scale, fps=fps)
    box = page.evaluate("(id) => [document.getElementById(id).offsetWidth, document.getElementById(id).offsetHeight]",
        "frame" if device else "screen")  # fmt: skip
    length = lambda points: 2 * -(-(points + 2 * MARGIN * device) // 2) * scale
    assert motion.name == f"fanfold-card-carousel.{format}"
    assert motion.frames[0].size == tuple(map(length, box))
    assert motion.duration == pytest.approx(end - start, abs=1 / fps)
    assert difference(motion.frames[0], motion.frames[-1], ALIKE), "nothing moves"
    assert page.evaluate(STATE) == before


@pytest.mark.slow
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_last_frame_matches_the_screen(open_export, layout, direction):
    page = open_export(layout, {"size": PHONE, "accept_downloads": True}, direction=direction, item=3)
    # Fonts and their antialiasing differ between pictures and pages.
    page.add_style_tag(content="#screen * { color: transparent !important; text-shadow: none !important }")
    page.evaluate(MOVE, 4)
    # The current picture is loaded at full size.
    page.wait_for_timeout(1000)
    motion = exported(page, device=False)
    page.add_style_tag(content="#settings, #steps, #close { visibility: hidden !important }")
    shown = photograph(page, page.locator("#screen").bounding_box())
    last = motion.frames[-1].crop((0, 0, *shown.size))
    assert difference(last, shown, ALIKE) is None
    assert difference(motion.frames[0].crop((0, 0, *shown.size)), shown, ALIKE), "another time would pass for the same"


@pytest.mark.slow
@pytest.mark.parametrize("loop", [True, False], ids=["loop", "once"])
def test_a_loop_ends_as_it_begins(open_moved, loop):
    motion = exported(open_moved(), loop=loop)
    assert motion.repeats == loop
    assert (difference(motion.frames[0], motion.frames[-1], ALIKE) is None) == loop


@pytest.mark.slow
def test_a_demonstration_ends_as_it_begins(open_export):
    small = {"width": 320, "height": 480}
    page = open_export("card-carousel", {"size": small, "accept_downloads": True}, item=3)
    before = page.evaluate(STATE)
    motion = exported(page, source="demonstration", device=False)
    assert motion.duration == pytest.approx(6, abs=0.001)
    assert difference(motion.frames[0], motion.frames[-1], ALIKE) is None
    assert difference(motion.frames[0], motion.frames[len(motion.frames) // 2], ALIKE)
    assert page.evaluate(STATE) == before


@pytest.mark.slow
@pytest.mark.parametrize("source", ["recording", "demonstration"])
@pytest.mark.parametrize("is_past", [True, False], ids=["past", "live"])
@pytest.mark.parametrize("key", ["Escape", "Enter"])
def test_cancel_leaves_nothing_behind(open_moved, source, is_past, key):
    page = open_moved()
    # The export takes several seconds, so that it is cancelled in between.
    for _ in range(3):
        page.evaluate(MOVE, 2)
    downloads = []
    page.on("download", lambda download: downloads.append(download))
    if is_past:
        page.evaluate(
            "() => { const { timeline } = document.getElementById('timeline'); timeline.seek(timeline.recording.end - 0.2); }"
        )
    before = page.evaluate(STATE)
    dialog = choose(page, source=source, fps=60, scale=2)
    dialog.get_by_role("button", name="Export", exact=True).click()
    wait_until(page, "document.querySelector('#motion progress').value > 0")
    assert page.evaluate("document.activeElement.textContent") == "Cancel"
    page.keyboard.press(key)
    expect(dialog.get_by_role("status")).to_have_text("Cancelled")
    assert page.evaluate("document.activeElement.textContent") == "Export"
    after = page.evaluate(STATE)
    if is_past and source == "demonstration":
        # The present is the same; the displayed time is computed again.
        assert after.pop("contentOffset") == pytest.approx(before.pop("contentOffset"))
    assert after == before and not downloads
    page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()


@pytest.mark.slow
def test_a_reload_during_an_export_leaves_nothing_behind(open_moved):
    page = open_moved()
    for _ in range(3):
        page.evaluate(MOVE, 2)
    downloads = []
    page.on("download", lambda download: downloads.append(download))
    stored = page.evaluate("({ ...localStorage })")
    choose(page, source="recording", fps=60, scale=2).get_by_role("button", name="Export", exact=True).click()
    wait_until(page, "document.querySelector('#motion progress').value > 0")
    page.reload()
    # The history starts last.
    wait_until(page, "document.querySelector('#history-steps li')")
    assert page.evaluate("({ ...localStorage })") == stored
    assert page.locator("dialog[open]").count() == 0 and not downloads


FAULTS = {
    "encoder": ("mp4", """() => {
        VideoEncoder.prototype.encode = () => { throw new Error("no more memory"); };
    }""", "no more memory"),
    "late": ("webm", """() => {
        const Encoder = VideoEncoder;
        window.VideoEncoder = class extends Encoder {
            constructor({ error }) { super({ output() {}, error }); setTimeout(() => error(new Error("the device is lost")), 100); }
        };
    }""", "the device is lost"),
    "picture": ("webp", """() => {
        const { toBlob } = HTMLCanvasElement.prototype;
        HTMLCanvasElement.prototype.toBlob = function (done, ...choice) {
            if (this.width === 1) toBlob.call(this, done, ...choice);
            else done(null);
        };
    }""", "cannot write WebP"),
    "size": ("mp4", """() => { VideoEncoder.isConfigSupported = async () => ({ supported: false }); }""", "cannot write MP4 with"),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_errors_of_an_encoder_are_reported(open_moved, fault):
    page = open_moved()
    before = page.evaluate(STATE)
    format, break_it, reason = FAULTS[fault]
    dialog = choose(page, format=format)
    page.evaluate(break_it)
    dialog.get_by_role("button", name="Export", exact=True).click()
    status = dialog.get_by_role("status")
    expect(status).to_contain_text("The clip could not be exported: ")
    expect(status).to_contain_text(reason)
    assert page.evaluate(STATE) == before


def test_a_view_without_items_cannot_be_demonstrated(open_export):
    page = open_export("album-fan", {"size": DESKTOP}, count=0)
    dialog = choose(page, source="demonstration")
    dialog.get_by_role("button", name="Export", exact=True).click()
    expect(dialog.get_by_role("status")).to_have_text("The clip could not be exported: the view has no items")


@pytest.mark.parametrize(
    ("lack", "formats"),
    [("delete window.VideoEncoder", ["Animated WebP"]),
     ("HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob([], { type: 'image/png' }))", ["MP4", "WebM"]),
     ("delete window.VideoEncoder; HTMLCanvasElement.prototype.toBlob = (done) => done(null)", [])],
    ids=["no-video", "no-webp", "neither"],
)  # fmt: skip
def test_only_supported_formats_are_offered(open_export, lack, formats):
    page = open_export("expanding", {"size": DESKTOP})
    page.evaluate(f"() => {{ {lack} }}")
    page.evaluate("document.getElementById('export-motion').click()")
    dialog = page.locator("#motion")
    expect(dialog).to_be_visible()
    assert dialog.locator("[name=motion-format] option").all_text_contents() == formats
    assert dialog.get_by_role("button", name="Export", exact=True).is_enabled() == bool(formats)
    assert bool(dialog.get_by_role("status").text_content()) != bool(formats)


def test_a_browser_that_does_not_draw_pages_exports_none(open_export):
    page = open_export("expanding", {"size": DESKTOP})
    page.evaluate("() => { CanvasRenderingContext2D.prototype.drawImage = () => {}; }")
    reason = "This browser does not draw pages as pictures"
    page.evaluate("document.getElementById('export-motion').click()")
    dialog = page.locator("#motion")
    expect(dialog.get_by_role("status")).to_have_text(reason)
    assert dialog.locator("[name=motion-format] option").count() == 0
    assert dialog.get_by_role("button", name="Export", exact=True).is_disabled()


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_no_violations_before_and_during_an_export(open_export, size, scheme):
    page = open_export("tab-stack", {"size": size, "color_scheme": scheme, "accept_downloads": True})
    dialog = choose(page, source="demonstration", scale=2, fps=60)
    assert not violations(page, "#motion")
    assert dialog.locator("[name=motion-device]").is_visible() == (size == DESKTOP)
    dialog.get_by_role("button", name="Export", exact=True).click()
    wait_until(page, "document.querySelector('#motion progress').value > 0")
    assert not violations(page, "#motion")
    box, room = dialog.bounding_box(), page.viewport_size
    assert (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= room["width"]
        and box["y"] + box["height"] <= room["height"]
    )
    dialog.get_by_role("button", name="Cancel").click()


def test_reduce_motion_hides_the_exported_frames(open_export):
    page = open_export("card-carousel", {"size": DESKTOP, "reduced_motion": "reduce"})
    dialog = choose(page, source="demonstration")
    dialog.get_by_role("button", name="Export", exact=True).click()
    wait_until(page, "document.querySelector('#motion progress').value > 0")
    expect(dialog.locator("canvas")).not_to_be_visible()
    expect(page.locator("#room")).to_be_hidden()
    dialog.get_by_role("button", name="Cancel").click()
    expect(page.locator("#room")).to_be_visible()
