"""Tests designs as files, links and code."""

import json
from urllib.parse import urlencode, urljoin

import pytest
from agreement import assert_shows
from designing import PRESETS, choose_preset, design_of
from exporting import compile_swift
from test_export_code import copied, open_copied_page, take  # noqa: F401


def test_a_layout_can_be_saved_and_opened_as_json(designer, tmp_path):
    view = designer(preset="rolodex")
    with view.page.expect_download() as download:
        view.page.get_by_role("button", name="Save JSON").click()
    assert download.value.suggested_filename == "rolodex.json"
    download.value.save_as(tmp_path / "rolodex.json")
    saved = json.loads((tmp_path / "rolodex.json").read_text())
    assert saved == {"name": "Rolodex", **PRESETS["rolodex"]}
    choose_preset(view.page, "Wheel")
    view.page.set_input_files("#design-file", tmp_path / "rolodex.json")
    view.wait_until("document.querySelector('#design-name').value === 'Rolodex'")
    assert design_of(view) == saved
    (tmp_path / "text.json").write_text("no layout")
    view.page.set_input_files("#design-file", tmp_path / "text.json")
    view.page.get_by_role("alert").filter(has_text="the layout could not be loaded").wait_for()
    assert design_of(view) == saved


@pytest.mark.slow
def test_an_invalid_file_or_link_is_rejected_with_the_path(designer, address, tmp_path):
    view = designer()
    before = design_of(view)
    text = json.dumps({**PRESETS["cube"], "keyframes": [{"at": 0, "x": None}]})
    (tmp_path / "broken.json").write_text(text)
    view.page.set_input_files("#design-file", tmp_path / "broken.json")
    view.page.get_by_role("alert").filter(has_text="could not be loaded: keyframes[0].x is invalid").wait_for()
    assert design_of(view) == before
    view.page.goto(f"{address}?{urlencode({'design': text})}")
    view.page.get_by_text("design in the link must be").wait_for()


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.modules
def test_the_code_matches_the_layout(take, address, open_copied_page, tmp_path, subtests):  # noqa: F811
    swift, html, view = {}, {}, None
    designs = {preset: {"name": f"Mine & <{preset}>", **PRESETS[preset]} for preset in PRESETS}
    page = take("card-carousel")
    for preset, design in designs.items():
        with subtests.test("copied", preset=preset):
            page.goto(f"{address}?{urlencode({'layout': 'card-carousel', 'design': json.dumps(design)})}")
            page.wait_for_selector("#export-copy", state="attached")
            page.click("#get-code")
            texts = {kind: copied(page, kind) for kind in ("UIKit", "SwiftUI", "HTML")}
            html[preset] = texts.pop("HTML")
            name = f"Mine{preset.title().replace('-', '')}Layout"
            assert all(name in text and "ownLayout" in text for text in texts.values())
            swift |= {f"{preset}-{kind}": text for kind, text in texts.items()}
    with subtests.test("compiled"):
        compile_swift(tmp_path, swift, are_apart=True)
    for preset, text in html.items():
        with subtests.test("run", preset=preset):
            if view:
                # The same address could be cached.
                (tmp_path / f"site/{preset}.html").write_text(text)
                view.page.goto(urljoin(view.page.url, f"{preset}.html"))
                view.layout = preset
            else:
                view = open_copied_page(text, preset)
            view.wait_until("typeof document.querySelector('fanfold-view').layout === 'object'")
            view.run("await view.ready; view.item = 4")
            view.settle()
            assert view.run("return view.layout") == designs[preset]
            assert_shows(view, view.inspect())
