"""What the Swift sources say of the layouts, and of the numbers by which a page and its engine understand each other."""

import re
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LAYOUTS = ROOT / "Sources/Fanfold/Layouts"
PROTOCOL = ROOT / "Sources/Fanfold/Layout/CollectionLayout.swift"
APPEARANCE = ROOT / "Sources/Fanfold/Layout/AppearanceValues.swift"
PAGE = ROOT / "Web/Sources/FanfoldWeb/Numbers.swift"

COMMENT = r"((?:^ *///.*\n)+)"
NUMBER = r"-?[\d_.]+(?: / [\d_.]+)?"


class UnreadableError(Exception):
    """The sources are written in another way than is understood here."""


def kebab_case(name):
    """`albumFan` as command lines and pages spell it: `album-fan`."""
    return re.sub("[A-Z]", lambda letter: f"-{letter[0].lower()}", name)


def number(text):
    """The value of a number as Swift writes it, a quotient included."""
    parts = [float(part.replace("_", "")) for part in text.split(" / ")]
    value = parts[0] / parts[1] if len(parts) == 2 else parts[0]
    return int(value) if value == int(value) else value


def found(pattern, text, what):
    """The only place where a pattern stands in a text."""
    places = list(re.finditer(pattern, text, re.MULTILINE))
    if len(places) != 1:
        raise UnreadableError(f"{what}: found {len(places)} times, where once was expected")
    return places[0]


def words(comment):
    """The text of a comment, a line for each of its paragraphs."""
    lines = [line.strip().removeprefix("///").strip() for line in comment.strip().splitlines()]
    return re.sub(r"(\S)\n(?=\S)", r"\1 ", "\n".join(lines)).split("\n\n")


@dataclass
class Parameter:
    name: str
    unit: str
    minimum: float
    maximum: float
    comment: str
    """As it stands in the source, indented."""
    default: float | None
    """None where it follows from other parameters."""
    is_whole: bool

    @property
    def sentence(self):
        """What it is, without its default."""
        return re.sub(r" The default value is .*", "", words(self.comment)[0])


@dataclass
class AppearanceKey:
    name: str
    count: str
    """How many numbers there are: nothing for one."""
    sentence: str


@dataclass
class Layout:
    case: str
    """Its name in Swift: `albumFan`."""
    type: str
    """The name of its type: `AlbumFanLayout`."""
    caption: str
    """What it is, in a few words."""
    source: str = field(repr=False)

    @property
    def name(self):
        return kebab_case(self.case)

    @property
    def stem(self):
        """What the names of its types begin with: `AlbumFan`."""
        return self.type.removesuffix("Layout")

    @cached_property
    def summary(self):
        return words(found(rf"{COMMENT}public struct {self.type}: ", self.source, self.type)[1])[0]

    @cached_property
    def parameters(self):
        declared = re.finditer(rf"ParameterDescriptor\(\"(\w+)\", \.(\w+), ({NUMBER})\.\.\.({NUMBER})\)", self.source)
        return [self.parameter(*each.groups()) for each in declared]

    def parameter(self, name, unit, minimum, maximum):
        comment, rest = found(rf"{COMMENT}    public var {name}(.*)\n", self.source, f"{self.type}.{name}").groups()
        value = re.fullmatch(f" = ({NUMBER})", rest)
        if not value and not rest.startswith(": Double {"):
            raise UnreadableError(f"{self.type}.{name}: neither a number nor computed")
        default = number(value[1]) if value else None
        is_whole = bool(value) and "." not in value[1] and "/" not in value[1]
        return Parameter(name, kebab_case(unit), number(minimum), number(maximum), comment, default, is_whole)

    @cached_property
    def appearance_keys(self):
        declared = re.finditer(
            rf"{COMMENT}    public (?:static )?var \w+: AppearanceKey {{ "
            r"AppearanceKey\(\"(\w+)\", at: \d+(?:, count: (\w+))?\) }",
            self.source,
            re.MULTILINE,
        )
        return [
            AppearanceKey(name, count or "", words(comment)[0])
            for comment, name, count in map(re.Match.groups, declared)
        ]

    def trait(self, name, default):
        """What a computed property is, as it stands between its braces."""
        place = re.search(rf"^    public var {name}: .* {{ (.*) }}$", self.source, re.MULTILINE)
        return place[1] if place else default

    @property
    def is_vertical(self):
        return {".vertical": True, ".horizontal": False}[self.trait("axis", "none")]

    @property
    def snaps(self):
        return self.trait("snaps", "false") == "true"

    @property
    def scrolls_to_tapped_item(self):
        return self.trait("scrollsToTappedItem", "false") == "true"

    @property
    def loops(self):
        return self.trait("loops", "false") == "true"

    @property
    def removal(self):
        """The edges to which an item may be dragged to be removed, or None."""
        edges = re.search(r"edges: \.(\w+)", self.trait("removal", ""))
        return edges and edges[1]


@dataclass
class Requirement:
    """A member of the protocol of all layouts."""

    declaration: str

    @property
    def call(self):
        """How it is called on a layout with the arguments that it was given."""
        name, arguments = re.match(r"(?:mutating )?(?:func|var) (\w+)(.*)", self.declaration).groups()
        if self.declaration.startswith("var"):
            return name
        labels = re.findall(r"(?:(\w+) )?(\w+): [^,()]*(?:\([^()]*\) -> \w+)?", arguments.rsplit(" -> ", 1)[0])
        values = [inner if outer == "_" else f"{outer or inner}: {inner}" for outer, inner in labels]
        return f"{name}({', '.join(values)})"

    @property
    def is_mutating(self):
        return self.declaration.startswith("mutating")


def layouts():
    """All layouts, in the order in which `StandardLayout` lists them."""
    listed = re.findall(r"    /// (.*)\n    case (\w+)\((\w+)\)\n", (LAYOUTS / "StandardLayout.swift").read_text())
    return [Layout(case, type, caption, (LAYOUTS / f"{type}.swift").read_text()) for caption, case, type in listed]


def requirements():
    """What the protocol of all layouts asks of one, in its order; what begins with an underscore it asks of none."""
    body = found(r"public protocol CollectionLayout: .* {\n((?:.+\n|\n)*?)}\n", PROTOCOL.read_text(), "the protocol")[1]
    members = re.findall(r"^    ((?:mutating )?(?:func|var) (?!_).*)$", body, re.MULTILINE)
    return [Requirement(member.replace(" { get }", "")) for member in members]


def cases(enumeration):
    """The cases of one of the page's enumerations, each with its comment."""
    body = found(rf"enum {enumeration}: \w+ {{\n((?:    .*\n)+)}}", PAGE.read_text(), enumeration)[1]
    return [
        (name, " ".join(words(comment)))
        for comment, name in re.findall(rf"{COMMENT}    case (\w+)", body, re.MULTILINE)
    ]


def appearance_capacity():
    return number(found(r"static var capacity: Int { (\d+) }", APPEARANCE.read_text(), "the capacity")[1])
