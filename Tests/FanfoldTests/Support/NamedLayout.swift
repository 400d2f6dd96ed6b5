@testable import FanfoldKeyframes
import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// A standard layout or a preset, with its default parameters: the arguments of tests about all nineteen.
struct NamedLayout: Sendable, CustomTestStringConvertible {
    let name: String
    let layout: AnyCollectionLayout

    /// The standard layouts and the presets.
    static let all: [NamedLayout] =
        zip(StandardLayout.names, StandardLayout.all).map { NamedLayout("\($0)", $1) }
        + KeyframePreset.allCases.map { NamedLayout($0.rawValue, $0.layout) }

    var testDescription: String { name }

    private init(_ name: String, _ layout: some CollectionLayout) {
        self.name = name
        self.layout = AnyCollectionLayout(layout)
    }
}
