import Foundation
import Testing

@_spi(Host) @testable import Fanfold

/// Layouts are stored as the parameters that differ from their defaults.
@Suite struct CodableLayoutTests {
    private func coded<Layout: CollectionLayout & Codable>(_ layout: Layout) throws -> (
        text: String, layout: Layout
    ) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(layout)
        return (String(decoding: data, as: UTF8.self), try JSONDecoder().decode(Layout.self, from: data))
    }

    private func checkEachParameter<Layout: CollectionLayout & Codable & Hashable>(of layout: Layout) throws {
        #expect(try coded(layout).text == "{}")
        for (index, parameter) in layout.parameterDescriptors.enumerated() {
            var changed = layout
            try changed.setParameter(at: index, to: parameter.range.upperBound)
            let (text, decoded) = try coded(changed)
            #expect(decoded == changed && decoded.hashValue == changed.hashValue, "\(text)")
            #expect(text.contains("\(parameter.name)") == (changed != layout))
        }
    }

    @Test func decodedLayoutsEqualTheEncodedOnes() throws {
        try checkEachParameter(of: ExpandingLayout())
        try checkEachParameter(of: TabStackLayout())
        try checkEachParameter(of: AlbumFanLayout())
        try checkEachParameter(of: CardCarouselLayout())
        try checkEachParameter(of: TaskSwitcherLayout())
    }

    @Test func parameterThatFollowsFromOthersIsNotEncoded() throws {
        var layout = ExpandingLayout()
        layout.featuredLength = 300
        #expect(try coded(layout).text == #"{"featuredLength":300}"#)
        layout = try coded(layout).layout
        layout.standardLength = 50
        #expect(layout.dragDistance == 250)
    }

    @Test func errorNamesTheParameterAndItsRange() throws {
        let data = Data(#"{"pitch": -1, "unknown": 3}"#.utf8)
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(TabStackLayout.self, from: data)
        }
        #expect("\(try #require(error))".contains("pitch must be from 1"))
    }
}
