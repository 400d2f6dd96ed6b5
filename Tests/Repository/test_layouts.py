"""Each layout is complete: generated files, documentation, playground and specialized frames."""

import json
import re
import shutil
import subprocess

import pytest
from support import FACTS, ROOT

TYPES = ["".join(map(str.capitalize, name.split("-"))) + "Layout" for name in FACTS]
FURTHER_TYPES = ["RowLayout"]  # layouts whose items need a size from the application
PRESETS = sorted(path.stem for path in (ROOT / "Sources/FanfoldKeyframes/Presets").glob("*.json"))


@pytest.fixture(scope="module")
def generation():
    """The result of the check for generated files, which builds the generator."""
    return subprocess.run([ROOT / "Scripts/generate", "--check"], capture_output=True, text=True)


def test_generated_files_are_up_to_date(generation):
    assert generation.returncode == 0, generation.stderr


def test_every_layout_type_is_listed():
    files = (ROOT / "Sources/Fanfold/Layouts").glob("*Layout.swift")
    text = "".join(file.read_text() for file in files)
    assert set(re.findall(r"struct (\w+Layout): CollectionLayout\b", text)) == {
        *TYPES,
        *FURTHER_TYPES,
        "AnyCollectionLayout",
    }


@pytest.mark.parametrize("name, type", list(zip(FACTS, TYPES)))
def test_layout_has_documentation_and_a_tab_in_the_playground(name, type):
    assert f'data-layout="{name}"' in (ROOT / "Playground/index.html").read_text()
    assert (ROOT / f"Sources/Fanfold/Fanfold.docc/Layouts/{type.removesuffix('Layout')}.md").is_file()


def test_every_layout_has_a_specialized_frame():
    text = (ROOT / "Sources/Fanfold/Engine/CollectionLayout+Frames.swift").read_text()
    assert re.findall(r"(?m)^extension (\w+) {$", text) == [
        "CollectionLayout",
        "AnyCollectionLayout",
        "_ContainedLayout",
    ]
    assert re.findall(r"extension (\w+): _ContainedLayout {}", text) == [*TYPES, *FURTHER_TYPES]


def camel_case(name):
    first, *others = name.split("-")
    return first + "".join(map(str.capitalize, others))


@pytest.mark.parametrize("name", PRESETS)
def test_preset_has_a_case_a_factory_method_and_documentation(name):
    text = (ROOT / "Sources/FanfoldKeyframes/KeyframePreset.swift").read_text()
    assert f'case {camel_case(name)} = "{name}"' in text
    layout = json.loads((ROOT / f"Sources/FanfoldKeyframes/Presets/{name}.json").read_text())
    arguments = ", ".join(f"{parameter['name']}: Double? = nil" for parameter in layout["parameters"])
    line = re.sub(r"\s+", " ", text).replace("( ", "(").replace(" )", ")")
    assert f"public static func {camel_case(name)}({arguments}) -> KeyframeLayout" in line
    article = (ROOT / "Sources/FanfoldKeyframes/FanfoldKeyframes.docc/Presets.md").read_text()
    assert f"``KeyframePreset/{camel_case(name)}``" in article


# The generator


@pytest.fixture
def generate(generation, tmp_path):
    """Runs the generator on a copy of the files that it reads."""
    package = ROOT / "Scripts/Generation"
    for folder in ["Sources/FanfoldKeyframes", "CLI/Sources/Replay", "StandIns/Sources/UIKit"]:
        shutil.copytree(ROOT / folder, tmp_path / folder)
    for file in [
        "Web/Documentation/Parameters.md",
        "Web/Documentation/Presets.md",
        "Web/fanfold-view.d.ts",
        "CLI/README.md",
    ]:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)

    def run(graph=package / ".build/Fanfold.symbols.json"):
        command = [package / ".build/debug/Generation", tmp_path, graph, tmp_path / "made"]
        return subprocess.run(command, capture_output=True, text=True)

    return run


def test_part_with_an_unknown_name_is_rejected(generate, tmp_path):
    with (tmp_path / "CLI/README.md").open("a") as file:
        file.write("<!-- generated: nonsense -->\n<!-- end of generated part -->\n")
    result = generate()
    assert result.returncode != 0
    assert "no part is named nonsense" in result.stderr


def test_part_without_an_end_is_rejected(generate, tmp_path):
    text = (tmp_path / "Web/fanfold-view.d.ts").read_text()
    (tmp_path / "Web/fanfold-view.d.ts").write_text(text.replace("end of generated part", ""))
    result = generate()
    assert result.returncode != 0
    assert "must have an end" in result.stderr


def test_parameter_without_documentation_is_rejected(generate, tmp_path):
    graph = json.loads((ROOT / "Scripts/Generation/.build/Fanfold.symbols.json").read_text())
    (symbol,) = [each for each in graph["symbols"] if each["pathComponents"] == ["TabStackLayout", "pitch"]]
    del symbol["docComment"]
    (tmp_path / "graph.json").write_text(json.dumps(graph))
    result = generate(tmp_path / "graph.json")
    assert result.returncode != 0
    assert "must have documentation" in result.stderr


def test_new_preset_gets_a_case_with_its_text(generate, tmp_path):
    layout = '{\n  "description": "One after the other",\n  "axis": "horizontal"\n}'
    (tmp_path / "Sources/FanfoldKeyframes/Presets/plain-row.json").write_text(f"{layout}\n")
    result = generate()
    assert result.returncode == 0, result.stderr
    text = (tmp_path / "made/Sources/FanfoldKeyframes/KeyframePreset.swift").read_text()
    assert 'case plainRow = "plain-row"' in text
    literals = [literal.replace("\\##n", "\n") for literal in re.findall(r'##"(.*)"##', text)]
    assert layout in literals and len(literals) == len(PRESETS) + 1
    assert '"plain-row"' in (tmp_path / "made/CLI/Sources/Replay/Schema/replay-script.schema.json").read_text()
