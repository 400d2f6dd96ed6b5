import Testing

@_spi(Host) @testable import Fanfold

/// The front-most visible item receives the tap, for any transform and order.
@Suite struct HitTestingTests {
    private static let pointsPerOffset = 40

    @Test(arguments: Variant.all)
    func tapReachesTheVisibleItem(variant: Variant) {
        var random = SeededGenerator(stream: variant.stream)
        for _ in 0..<5 {
            var session = Session(variant)
            session.rest(at: random.number(in: session.range))
            let items = session.allItems
            for _ in 0..<Self.pointsPerOffset {
                let point = random.point(in: Session.viewport)
                var tapped = session
                tapped.tap(at: point)
                #expect(
                    tapped.tappedItem == items.last { $0.covers(point) }?.index,
                    "at \(point), \(session.offset)")
            }
        }
    }

    @Test func stripOfACoveredPageReachesThatPage() throws {
        let context = LayoutContext(viewport: Session.viewport, count: 31)
        let session = Session(.tabStack(TabStackLayout()), in: context, item: 10)
        for item in session.engine.frame.visibleItems
        where item.quad.topLeft.y > 0 && item.quad.topLeft.y < 667 {
            let middle = (item.quad.topLeft.x + item.quad.topRight.x) / 2
            var (above, below) = (session, session)
            above.tap(at: Point(x: middle, y: item.quad.topLeft.y - 1))
            below.tap(at: Point(x: middle, y: item.quad.topLeft.y + 1))
            #expect(above.tappedItem == item.index - 1)
            #expect(below.tappedItem == item.index)
        }
    }

    @Test func areaBesideATiltedPageIsNotThePage() {
        let context = LayoutContext(viewport: Session.viewport, count: 1)
        var session = Session(.tabStack(TabStackLayout()), in: context)
        session.tap(at: Point(x: 5, y: 400))
        #expect(session.tappedItem == nil)
    }
}

extension Session {
    fileprivate mutating func rest(at offset: Double) {
        engine.scroll(toOffset: offset, animated: false, time: time)
        advance()
    }

    fileprivate var tappedItem: Int? {
        for case .didTap(let index) in events { return index }
        return nil
    }

    /// All opaque or translucent items, inside or outside the viewport, from back to front.
    fileprivate var allItems: [PlacedItem] {
        let items = (0..<engine.context.count).map { index in
            (index: index, attributes: layout.attributes(at: Double(index), in: engine.context))
        }
        let seen = items.filter { $0.attributes.opacity > 0 }.sorted { $0.attributes.z < $1.attributes.z }
        return seen.map { index, attributes in
            PlacedItem(index: index, size: attributes.size, transform: attributes.transform)
        }
    }
}

private struct PlacedItem {
    let index: Int
    let size: Size
    let transform: Transform3D

    /// Whether a point of the viewport lies within the item.
    func covers(_ point: Point) -> Bool {
        guard let own = transform.unproject(point) else { return false }
        return own.x >= 0 && own.x <= size.width && own.y >= 0 && own.y <= size.height
    }
}
