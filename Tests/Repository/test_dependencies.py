"""The folders of the core depend on each other in one direction."""

import re

import pytest
from support import ROOT

CORE = ROOT / "Sources/Fanfold"

ALLOWED = {
    "Numerics": [],
    "Geometry": ["Numerics"],
    "Motion": ["Numerics"],
    "Layout": ["Motion", "Geometry", "Numerics"],
    "Layouts": ["Layout", "Motion", "Geometry", "Numerics"],
    "Engine": ["Layouts", "Layout", "Motion", "Geometry", "Numerics"],
}

# CollectionLayout+Frames.swift explains these requirements.
EXCEPTIONS = {("Layout/CollectionLayout.swift", "Frame"), ("Layout/CollectionLayout.swift", "CollectionEngine")}

DECLARATION = re.compile(r"^(?:@\S+ |\w+ )*(?:struct|enum|class|protocol|typealias) (\w+)", re.MULTILINE)


def files(folder):
    return sorted((CORE / folder).rglob("*.swift"))


def code(file):
    """The source without comments and strings."""
    return re.sub(r'"(?:\\.|[^"\\])*"', "", re.sub(r"//.*", "", file.read_text()))


DECLARED = {folder: {name for file in files(folder) for name in DECLARATION.findall(code(file))} for folder in ALLOWED}


def test_every_folder_of_the_core_has_a_rule():
    assert {path.name for path in CORE.iterdir() if path.is_dir() and path.suffix != ".docc"} == set(ALLOWED)


@pytest.mark.parametrize("folder", ALLOWED)
def test_folder_names_only_types_of_the_folders_below(folder):
    forbidden = set().union(*(DECLARED[other] for other in ALLOWED if other not in [folder, *ALLOWED[folder]]))
    for file in files(folder):
        path = str(file.relative_to(CORE))
        names = {name for name in re.findall(r"\b[A-Z]\w*", code(file)) if name in forbidden}
        assert {name for name in names if (path, name) not in EXCEPTIONS} == set(), path
