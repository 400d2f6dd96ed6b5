import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// Programming errors stop the program with a message that names the parameter and its value.
@Suite struct ProgrammerErrorTests {
    @Test func negativeCountStopsTheProgram() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = LayoutContext(viewport: Size(width: 375, height: 667), count: -1)
        }
        try expect(result, says: "LayoutContext.count must not be negative, but is -1.0")
    }

    @Test func settingANegativeCountStopsTheProgram() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var context = LayoutContext(viewport: .zero, count: 3)
            context.count -= 5
        }
        try expect(result, says: "LayoutContext.count must not be negative, but is -2.0")
    }

    @Test func nonNumericPositionStopsTheProgram() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let context = LayoutContext(viewport: Size(width: 375, height: 667), count: 31)
            _ = ExpandingLayout().attributes(at: .nan, in: context)
        }
        try expect(result, says: "A position must be finite, but is nan")
    }

    @Test func infinitePositionStopsTheProgram() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let context = LayoutContext(viewport: Size(width: 375, height: 667), count: 31)
            _ = CardCarouselLayout().attributes(at: -.infinity, in: context)
        }
        try expect(result, says: "A position must be finite, but is -inf")
    }

    @Test func scrollingToAnInfinitePositionStopsTheProgram() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let context = LayoutContext(viewport: Size(width: 375, height: 667), count: 31)
            _ = TabStackLayout().offset(showing: .infinity, in: context)
        }
        try expect(result, says: "A position must be finite, but is inf")
    }

    @Test func storedInvalidParameterStopsTheProgram() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var layout = TabStackLayout()
            layout.pitch = 0
            layout.requireValidParameters()
        }
        try expect(result, says: "pitch must be from 1.0 to 10000.0, but is 0.0")
    }

    @Test func storedInvalidParameterIsFoundInEveryLayout() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var layout = AlbumFanLayout()
            layout.layers = 9
            StandardLayout.albumFan(layout).requireValidParameters()
        }
        try expect(result, says: "layers must be from 1.0 to 8.0, but is 9.0")
    }

    @Test func removingTooManyItemsStopsTheProgram() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let context = LayoutContext(viewport: Size(width: 375, height: 667), count: 31)
            var engine = CollectionEngine(layout: TabStackLayout(), context: context)
            engine.apply([.remove(at: 1, count: .max)], animated: true, time: 0)
        }
        try expect(result, says: "remove index and its count must be within the items, but is 1.0")
    }

    @Test func transformRequiresSixteenNumbers() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Transform3D.identity[16]
        }
        try expect(result, says: "A Transform3D's index must be in 0..<16, but is 16.0")
    }

    private func expect(
        _ result: ExitTest.Result?, says message: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let result = try #require(result, sourceLocation: sourceLocation)
        let output = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(output.contains(message), sourceLocation: sourceLocation)
    }
}
