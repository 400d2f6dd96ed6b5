import Fanfold
import Foundation
import Testing

/// The host in the documentation is the host that is compiled here.
@Suite struct OwnHostTests {
    private static let phone = Fanfold.Size(width: 375, height: 667)
    private static let titles = (1...12).map { "Page \($0)" }
    private var host = TitleHost(titles, layout: TabStackLayout(), size: phone)

    /// Draws until nothing moves and returns the time.
    private mutating func draw(from start: Double) -> Double {
        var time = start
        while host.draw(time: time) && time < start + 10 { time += 1 / 60.0 }
        return time
    }

    private mutating func drag(from start: Fanfold.Point, to end: Fanfold.Point, time: Double) {
        host.fingerDown(at: start, time: time)
        // The first move determines the drag's target.
        host.fingerMoved(to: Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2), time: time + 0.05)
        host.fingerMoved(to: end, time: time + 0.1)
        host.fingerUp(at: end, time: time + 0.1)
    }

    @Test func articleCodeEqualsTheCompiledFile() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        func text(_ path: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent(path).standardizedFileURL, encoding: .utf8)
        }
        let article = try text("../../../Sources/Fanfold/Fanfold.docc/WriteAHost.md")
        #expect(try article.contains("```swift\n\(text("TitleHost.swift"))```"))
    }

    @Test mutating func eachItemVisibleHasACellWithItsTitle() {
        _ = draw(from: 0)
        #expect(host.order.map { host.cells[$0]?.title } == ["Page 1", "Page 2", "Page 3", "Page 4"])
    }

    @Test mutating func aTappedItemFillsTheViewport() {
        var time = draw(from: 0)
        drag(from: Point(x: 187, y: 200), to: Point(x: 187, y: 200), time: time)
        time = draw(from: time + 0.1)
        #expect(host.engine.openedItem != nil)
        #expect(host.engine.frame.visibleItems.count == 1)
    }

    @Test mutating func aSwipedItemKeepsItsTitleUntilItIsRemoved() {
        var time = draw(from: 0)
        let title = host.engine.item(at: Point(x: 300, y: 250)).map { host.titles[$0] }
        drag(from: Point(x: 300, y: 250), to: Point(x: 20, y: 250), time: time)
        time += 0.1
        let goesOn = host.draw(time: time)
        #expect(goesOn)
        #expect(host.titles.count == 11 && host.cells.values.contains { $0.title == title })
        _ = draw(from: time)
        #expect(!host.cells.values.contains { $0.title == title || $0.title.isEmpty })
    }

    @Test mutating func anItemInsertedDuringARemovalHasItsOwnTitle() {
        let time = draw(from: 0)
        drag(from: Point(x: 300, y: 250), to: Point(x: 20, y: 250), time: time)
        host.insert("News", at: 0, time: time + 0.11)
        _ = draw(from: time + 0.11)
        #expect(host.titles.count == 12 && host.titles.first == "News")
        #expect(host.engine.context.count == host.titles.count)
    }

    @Test mutating func aWindowThatIsClosedAndOpenedShowsTheSameItem() {
        var time = draw(from: 0)
        drag(from: Point(x: 187, y: 500), to: Point(x: 187, y: 100), time: time)
        time = draw(from: time + 0.1)
        let shown = host.engine.itemShown
        host.resize(to: .zero, time: time)
        time = draw(from: time)
        #expect(host.cells.isEmpty)
        host.resize(to: Self.phone, time: time)
        _ = draw(from: time)
        #expect(host.engine.itemShown == shown && !host.cells.isEmpty)
    }
}
