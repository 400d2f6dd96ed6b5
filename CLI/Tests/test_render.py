"""Tests `fanfold render`: motion and stills, sizes, themes, errors."""

import io
import itertools
import json

import pytest
from PIL import Image, ImageChops
from support import LAYOUTS, ROOT, complaint, run

MOTION = ROOT / "Documentation/Pictures/Motion"
SCRIPT = {
    "layout": "card-carousel",
    "viewport": {"width": 200, "height": 300},
    "items": 9,
    "item": 2,
    "events": [{"at": 0.1, "type": "scrollTo", "index": 3}],
}


@pytest.fixture
def render(tmp_path):
    """Renders a script and returns the picture."""

    def render(script, *arguments):
        path, output = tmp_path / "script.json", tmp_path / "motion.webp"
        path.write_text(json.dumps(script))
        result = run("render", path, *arguments, "--output", output)
        assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
        return Image.open(io.BytesIO(output.read_bytes()))

    return render


def frames(picture):
    """Each frame and its duration in milliseconds."""
    for number in range(picture.n_frames):
        picture.seek(number)
        picture.load()
        yield picture.convert("RGB"), picture.info["duration"]


def difference(one, other):
    return max(high for _, high in ImageChops.difference(one, other).getextrema())


@pytest.mark.parametrize(("rate", "seconds"), [(30, 1), (60, 0.5)])
def test_motion_has_the_rate_and_the_duration(render, rate, seconds):
    picture = render(SCRIPT, "--frame-rate", rate, "--duration", seconds)
    shown = list(frames(picture))
    assert picture.format == "WEBP" and picture.size == (220, 320)
    assert picture.info["loop"] == 0
    assert sum(duration for _, duration in shown) == pytest.approx(1000 * seconds, abs=1)
    # Equal frames are merged; a moving card changes in each frame.
    assert len(shown) > 0.6 * rate * seconds
    assert difference(shown[0][0], shown[-1][0]) > 100


def test_a_still_is_a_frame_of_the_motion(render):
    still = render(SCRIPT, "--at", 0, "--quality", 95).convert("RGB")
    first, _ = next(frames(render(SCRIPT, "--duration", 0.2, "--quality", 95)))
    assert difference(still, first) < 40


def test_the_picture_is_at_the_place_of_the_engines_item(render):
    """The edges of the current card are those of the item of the engine."""
    picture = render({**SCRIPT, "events": []}, "--at", 0, "--bare", "--quality", 100).convert("RGB")
    report = json.loads(
        run(
            "inspect",
            "--layout",
            "card-carousel",
            "--viewport",
            "200x300",
            "--items",
            9,
            "--offset",
            2 * 200 * 0.742857,
            "--format",
            "json",
        ).stdout
    )
    card = next(item for item in report["visibleItems"] if item["index"] == 2)
    left, right = card["quad"][0][0], card["quad"][1][0]
    assert picture.size == (200, 300)
    row = [picture.getpixel((x, 150)) for x in range(200)]
    steps = [max(abs(a - b) for a, b in zip(*pair)) for pair in itertools.pairwise(row)]
    # The edges of the card are the largest steps of color in their surroundings.
    for edge in (left, right):
        near = range(max(round(edge) - 6, 0), min(round(edge) + 6, 199))
        assert abs(max(near, key=lambda x: steps[x]) + 1 - edge) <= 1.5, steps


def test_the_theme_changes_the_ground(render):
    corners = [
        render(SCRIPT, "--at", 0, "--theme", theme).convert("RGB").getpixel((0, 0)) for theme in ["light", "dark"]
    ]
    assert min(corners[0]) > 245 and max(corners[1]) < 40


@pytest.mark.parametrize("layout", LAYOUTS)
def test_several_scripts_are_side_by_side(tmp_path, layout):
    output = tmp_path / "still.webp"
    result = run(
        "render", *sorted(MOTION.glob("*.json")), "--layout", layout, "--at", 1, "--width", 1200, "--output", output
    )
    assert result.returncode == 0, result.stderr
    picture = Image.open(output)
    assert picture.size == (1200, round(1200 * 864 / (5 * 410 + 4 * 24)))
    # All five phones show the same layout; their scripts differ.
    assert len(picture.convert("RGB").getcolors(1_000_000)) > 1000


def test_a_preset_can_be_rendered(render):
    picture = render(SCRIPT, "--layout", "cube", "--at", 0.3)
    assert len(picture.convert("RGB").getcolors(1_000_000)) > 1000


@pytest.mark.slow
def test_the_scripts_of_the_readme_return_to_their_start(render):
    for path in sorted(MOTION.glob("*.json")):
        script = json.loads(path.read_text())
        first, last = (render(script, "--at", at, "--quality", 95).convert("RGB") for at in [0, 4.8])
        assert difference(first, last) < 48, path.stem


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--frame-rate", 0], "--frame-rate must be from 1 to 60, but is 0"),
        (["--width", 8], "--width must be from 16 to 16383, but is 8"),
        (["--quality", 101], "--quality must be from 0 to 100, but is 101.0"),
        (["--duration", 100], "--duration must be at most 60 seconds, but is 100.0"),
    ],
)
def test_values_out_of_range_are_rejected(tmp_path, arguments, message):
    (tmp_path / "script.json").write_text(json.dumps(SCRIPT))
    result = run("render", tmp_path / "script.json", *arguments, "--output", tmp_path / "motion.webp")
    assert message in complaint(result)
    assert not (tmp_path / "motion.webp").exists()


def test_an_invalid_script_is_reported_with_its_path(tmp_path):
    (tmp_path / "script.json").write_text(json.dumps({**SCRIPT, "items": -1}))
    result = run("render", tmp_path / "script.json", "--output", tmp_path / "motion.webp")
    assert "items must be a whole number" in complaint(result)


def test_the_pictures_are_those_of_the_playground():
    names = run("render", "--help").stdout
    assert "WebP" in names
    swift = (ROOT / "CLI/Sources/PlaygroundSite/Pictures/SmallPictures.swift").read_text()
    stories = (ROOT / "Playground/core/items/stories.js").read_text()
    table = [
        json.loads(line.strip().rstrip(","))
        for line in stories.split("const TABLE = [")[1].split("];")[0].strip().splitlines()
    ]
    listed = swift.split("names = [")[1].split("]")[0]
    assert [name.strip().strip('"') for name in listed.replace("\n", " ").split(",") if name.strip()] == [
        row[1] for row in table
    ]
