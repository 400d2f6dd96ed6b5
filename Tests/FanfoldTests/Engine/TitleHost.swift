import Fanfold

/// Shows titles with a layout, on any screen that can display rectangles.
struct TitleHost<Layout: CollectionLayout> {
    /// The display of an item: a view, a layer, an element of a page.
    struct Cell {
        var title: String
        var size: Fanfold.Size
        var transform: Transform3D
        var opacity: Double
    }

    private(set) var titles: [String]
    private(set) var engine: CollectionEngine<Layout>
    /// The displayed cells, by identity.
    private(set) var cells: [Int: Cell] = [:]
    /// The identities from back to front.
    private(set) var order: [Int] = []

    init(_ titles: [String], layout: Layout, size: Fanfold.Size) {
        self.titles = titles
        engine = CollectionEngine(
            layout: layout, context: LayoutContext(viewport: size, count: titles.count))
        engine.options.allowsRemoval = true
    }

    mutating func fingerDown(at point: Fanfold.Point, time: Double) {
        engine.pointerDown(0, at: point, time: time)
    }

    mutating func fingerMoved(to point: Fanfold.Point, time: Double) {
        engine.pointerMoved(0, to: point, time: time)
    }

    mutating func fingerUp(at point: Fanfold.Point, time: Double) {
        engine.pointerUp(0, at: point, time: time)
    }

    mutating func resize(to size: Fanfold.Size, time: Double) {
        engine.reconfigure(time: time) { _, context in context.viewport = size }
    }

    mutating func insert(_ title: String, at index: Int, time: Double) {
        catchUp(to: time)
        titles.insert(title, at: index)
        engine.apply([.insert(at: index)], animated: true, time: time)
    }

    /// Draws a frame and returns whether another one follows.
    mutating func draw(time: Double) -> Bool {
        catchUp(to: time)
        var drawn: [Int: Cell] = [:]
        for item in engine.frame.visibleItems {
            let title = item.isLeaving ? cells[item.identity]?.title ?? "" : titles[item.index]
            drawn[item.identity] = Cell(
                title: title, size: item.attributes.size, transform: item.transform,
                opacity: item.attributes.opacity)
        }
        cells = drawn
        order = engine.frame.visibleItems.map(\.identity)
        return engine.needsFrame
    }

    private mutating func catchUp(to time: Double) {
        engine.advance(to: time)
        while let event = engine.nextEvent() {
            handle(event, time: time)
            engine.advance(to: time)
        }
    }

    private mutating func handle(_ event: CollectionEvent, time: Double) {
        switch event {
        case .didTap(let index): engine.openItem(at: index, time: time)
        case .shouldRemove(let index):
            engine.answerRemoval(of: index, isAllowed: titles.count > 1, time: time)
        case .didRemove(let index, let count): titles.removeSubrange(index..<index + count)
        case .didMove(let from, let to): titles.insert(titles.remove(at: from), at: to)
        default: break
        }
    }
}
