"""A layout that is somewhere missing: whatever there is of each layout is made from one list, or told here."""

import re
import subprocess
import sys

import pytest
from support import ROOT

sys.path.insert(0, str(ROOT / "Scripts"))
from generation import declared, written


def test_what_is_made_is_up_to_date():
    subprocess.run([ROOT / "Scripts/generate", "--check"], check=True)


def test_every_layout_without_a_description_of_its_own_is_in_the_list():
    types = {
        found[1]
        for file in (ROOT / "Sources/Fanfold/Layouts").glob("*Layout.swift")
        for found in re.finditer(r"struct (\w+Layout): CollectionLayout", file.read_text())
    }
    assert types == {layout.type for layout in declared.layouts()}


@pytest.mark.parametrize("layout", declared.layouts(), ids=lambda layout: layout.name)
def test_every_layout_has_its_page_in_the_documentation_and_its_place_in_the_playground(layout):
    page = (ROOT / "Playground/index.html").read_text()
    assert f'data-layout="{layout.name}"' in page
    assert (ROOT / f"Sources/Fanfold/Fanfold.docc/Layouts/{layout.stem}.md").is_file()


def test_every_layout_is_compiled_together_with_what_makes_a_frame():
    text = (ROOT / "Sources/Fanfold/Engine/CollectionLayout+Frames.swift").read_text()
    types = ["StandardLayout", *(layout.type for layout in declared.layouts())]
    assert re.findall(r"extension (\w+): _LibraryLayout {}", text) == [*types, "KeyframeLayout", "AnyCollectionLayout"]


def test_a_source_that_is_written_otherwise_is_refused_and_named():
    layout = declared.layouts()[0]
    layout.source = layout.source.replace("public var standardLength = 100.0", "public var standardLength = length")
    with pytest.raises(declared.UnreadableError, match=r"ExpandingLayout\.standardLength"):
        _ = layout.parameters
    layout.source = layout.source.replace("public var standardLength = length", "")
    with pytest.raises(declared.UnreadableError, match=r"ExpandingLayout\.standardLength"):
        _ = layout.parameters


def test_a_part_of_a_text_that_nobody_makes_is_refused(monkeypatch, tmp_path):
    (tmp_path / "text.md").write_text("<!-- generated: nonsense -->\n<!-- end of what is generated -->\n")
    monkeypatch.setattr(written, "ROOT", tmp_path)
    with pytest.raises(declared.UnreadableError, match="nonsense"):
        written.parts_of("text.md", [])
