"""Tests `fanfold css`: style sheets, options and errors."""

import json
import re

import pytest
from support import CLI, LAYOUTS, complaint, run

PRESETS = CLI.parent / "Sources/FanfoldKeyframes/Presets"
NAMES = [*LAYOUTS, *sorted(path.stem for path in PRESETS.glob("*.json"))]
PAGER = {
    "axis": "horizontal",
    "pitch": {"fraction": 1},
    "keyframes": [{"at": -1, "x": {"fraction": -1}}, {"at": 0, "x": 0}, {"at": 1, "x": {"fraction": 1}}],
}


def css(*arguments):
    result = run("css", *arguments)
    assert (result.returncode, result.stderr) == (0, "")
    return result.stdout


@pytest.mark.parametrize("options", [[], ["--resting"]])
@pytest.mark.parametrize("name", NAMES)
def test_file_of_the_package_is_the_output(name, options):
    folder = CLI.parent / "Web/dist/css"
    assert css(name, *options) == (folder / ("resting" if options else "") / f"{name}.css").read_text()


def test_parameters_change_the_cards():
    text = css("card-carousel", "--set", "cardWidth=0.5", "--class", "gallery")
    assert ".gallery>ul>li>*{width:var(--fanfold-width,50cqw)" in text and "fanfold-card" not in text


def test_output_is_written_to_a_file(tmp_path):
    file = tmp_path / "wallet.css"
    assert css("wallet", "-o", file) == ""
    assert file.read_text() == css("wallet")


def test_one_direction_is_shorter():
    both, ltr, rtl = (css("cover-flow", "--direction", direction) for direction in ["both", "ltr", "rtl"])
    assert "--fanfold-sign" in both and "--fanfold-sign" not in ltr + rtl
    assert "dir(rtl)" not in ltr and "rotateY(66deg)" in ltr and "rotateY(-66deg)" in rtl


def test_keyframe_file_has_a_style_sheet(tmp_path):
    file = tmp_path / "my pager.json"
    file.write_text(json.dumps(PAGER))
    assert css(file).startswith(".fanfold-my-pager>ul")
    assert "fanfold-view.fanfold-my-pager:not(" in css(file, "--resting")


def changed(**members):
    return PAGER | members


INVALID = {
    "stacked": (changed(stacked=True), "stacked must be false, but is true"),
    "repeated": (changed(before="repeated", after="repeated"), 'before must be "held" or "continued", but is "repeated"'),
    "size": (
        changed(keyframes=[{**frame, "width": 100 + 50 * frame["at"]} for frame in PAGER["keyframes"]]),
        "keyframes[1].width must be that of the other keyframes",
    ),
    "anchor": (changed(anchor={"x": 40}, perspective="own"), 'perspective must be "shared" with an anchor'),
    "eye": (
        changed(
            eyeDistance=200,
            keyframes=[{**frame, "rotation": {"y": 80 * frame["at"]}} for frame in PAGER["keyframes"]],
        ),
        "eyeDistance must keep the eye in place",
    ),
}  # fmt: skip


@pytest.mark.parametrize("reason", INVALID)
def test_layouts_without_a_path_are_rejected(tmp_path, reason):
    layout, message = INVALID[reason]
    file = tmp_path / "layout.json"
    file.write_text(json.dumps(layout))
    assert message in complaint(run("css", file))


def test_live_parameters_are_custom_properties():
    text = css("card-carousel", "--live", "cardWidth", "--live", "gap", "--set", "gap=0.1")
    assert "calc(var(--fanfold-card-width,.7)*100cqw)" in text and "var(--fanfold-gap,.1)" in text
    assert "--fanfold-card-width" not in css("card-carousel")
    assert "calc(var(--fanfold-tilt,66)*1deg)" in css("cover-flow", "--live", "tilt")


DOCUMENTATION = (CLI.parent / "Web/Documentation/StyleSheets.md").read_text()


@pytest.mark.parametrize("name", NAMES)
def test_live_parameters_are_documented(name):
    message = complaint(run("css", name, "--live", "?"))
    names = [] if "(none)" in message else re.search(r"evenly \((.*?)\)", message)[1].split(", ")
    row = re.search(rf"^\| {name.replace('-', ' ')} \| (.*) \|$", DOCUMENTATION, re.M)
    assert re.findall(r"`(\w+)`", row[1] if row else "") == names


@pytest.mark.parametrize(
    "arguments, message",
    [
        (["card-carousel", "--live", "falloff"], "(cardWidth, cardHeight, sideInset, gap), but is 'falloff'"),
        (["card-carousel", "--live", "width"], "but is 'width'"),
        (["wallet", "--live", "gap"], "evenly (itemSize), but is 'gap'"),
        (["inverted-cube", "--live", "gap"], "evenly (none), but is 'gap'"),
        (["card-carousel", "--live", "gap", "--resting"], "--live must not be used with --resting"),
    ],
)
def test_parameters_that_cannot_be_live_are_rejected(arguments, message):
    assert message in complaint(run("css", *arguments))


def test_many_items_are_a_warning():
    result = run("css", "wallet", "--items", 500)
    assert result.returncode == 0 and result.stdout == css("wallet")
    assert "--items should be at most 40, but is 500" in result.stderr


@pytest.mark.parametrize("name", ["", "a b", "1st", "a{", "9-a"])
def test_invalid_class_is_rejected(name):
    assert "--class must be a name" in complaint(run("css", "wallet", "--class", name))


def test_unknown_parameter_is_rejected():
    assert "there is no parameter 'pich'; did you mean 'pitch'?" in complaint(
        run("css", "tab-stack", "--set", "pich=3")
    )
