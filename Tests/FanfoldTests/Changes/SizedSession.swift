import Testing

@_spi(Host) @testable import Fanfold

/// A layout of items with sizes, an axis and a direction.
struct SizedVariant: Sendable, CustomTestStringConvertible {
    let anchor: SizedLayout.Anchor
    let axis: Axis
    let direction: LayoutDirection
    /// Separates the random cases of different variants.
    let stream: Int

    static let all = (0..<8).map(SizedVariant.init(stream:))

    var isMirrored: Bool { axis == .horizontal && direction == .rightToLeft }

    var testDescription: String { "\(anchor), \(axis), \(direction), FANFOLD_SEED=\(SeededGenerator.seed)" }

    private init(stream: Int) {
        self.stream = stream
        anchor = SizedLayout.Anchor.allCases[stream / 4]
        axis = stream / 2 % 2 == 0 ? .vertical : .horizontal
        direction = stream % 2 == 0 ? .leftToRight : .rightToLeft
    }
}

/// An engine with items of different sizes, and an application that knows the size of each item.
struct SizedSession {
    var engine: CollectionEngine<SizedLayout>
    var time = 0.0
    /// The lengths of the items, all different: they identify the items.
    var lengths: [Double]
    private var next = 0

    /// A session with 31 items, at rest at the tenth.
    init(_ variant: SizedVariant, renumbers: Bool = true, reduceMotion: Bool = false) {
        lengths = (0..<31).map(Self.length)
        next = 31
        let context = LayoutContext(
            viewport: Session.viewport, count: 31, direction: variant.direction, reduceMotion: reduceMotion)
        var layout = SizedLayout(lengths: lengths, axis: variant.axis, anchor: variant.anchor)
        layout.renumbers = renumbers
        engine = CollectionEngine(layout: layout, context: context, initialItem: 10)
        engine.advance(to: 0)
    }

    /// The length of a new item: from 40 to 160 points.
    private static func length(of item: Int) -> Double { 40 + Double(item * 37 % 120) + Double(item) / 1000 }

    mutating func setLengths(_ length: (Int) -> Double) {
        let lengths = lengths.indices.map(length)
        self.lengths = lengths
        engine.reconfigure(time: time) { layout, _ in layout.lengths = lengths }
        advance()
    }

    /// Changes the items of the application and of the engine.
    mutating func apply(_ changes: [CollectionChange], providesLayout: Bool = true) {
        for change in changes {
            change.apply(to: &lengths, inserting: SizedLayout.estimate)
            guard providesLayout, case .insert(let index, let count) = change else { continue }
            for item in index..<index + count {
                lengths[item] = Self.length(of: next)
                next += 1
            }
        }
        if providesLayout {
            var layout = engine.layout
            layout.lengths = lengths
            engine.apply(changes, layout: layout, animated: true, time: time)
        } else {
            engine.apply(changes, animated: true, time: time)
        }
        followMoves()
    }

    /// Lets the application follow the moves of the engine. Returns their number.
    @discardableResult
    mutating func followMoves() -> Int {
        var moves = 0
        while let event = engine.nextEvent() {
            guard case .didMove(let from, let to) = event, engine.layout.lengths != lengths else { continue }
            CollectionChange.move(from: from, to: to).apply(to: &lengths, inserting: 0)
            moves += 1
        }
        advance()
        return moves
    }

    mutating func advance() { engine.advance(to: time) }

    mutating func wait(_ duration: Double) {
        time += duration
        advance()
        followMoves()
    }

    mutating func settle() {
        let start = time
        advance()
        while engine.needsFrame && time < start + Session.patience { wait(Session.frame) }
        #expect(!engine.needsFrame)
    }

    func item(ofLength length: Double) -> VisibleItem? {
        engine.frame.visibleItems.first { !$0.isLeaving && lengths[$0.index] == length }
    }

    func restingAttributes(of index: Int) -> ItemAttributes {
        engine.layout.attributes(at: Double(index), in: engine.context)
    }

    /// Expects that each visible item has its own size, that none is missing, and that the engine is consistent.
    func expectOwnSizes(_ comment: String = "") {
        let axis = engine.axis
        for item in engine.frame.visibleItems where !item.isLeaving {
            let length = item.attributes.size[axis]
            #expect(
                length.isNear(lengths[item.index], within: SizedItemTests.tolerance),
                "\(comment): item \(item.index) at \(time)")
        }
        let visible = Set(engine.frame.visibleItems.filter { !$0.isLeaving }.map(\.index))
        let area = Rect(size: engine.context.viewport)
        for index in 0..<engine.context.count where !visible.contains(index) {
            let attributes = engine.attributes(of: index)
            let isMissing = attributes.opacity == 1 && attributes.quad?.touches(area) == true
            #expect(!isMissing, "\(comment): item \(index) is missing at \(time)")
        }
        #expect(engine._checkInvariants() == nil, "\(comment)")
    }

    /// Expects that the visible items are those of a new engine.
    func expectRest(_ comment: String = "") {
        var frame = Frame()
        frame.update(engine.layout, in: engine.context)
        let (now, fresh) = (engine.frame.visibleItems, frame.visibleItems)
        #expect(now.map(\.index).sorted() == fresh.map(\.index).sorted(), "\(comment)")
        for item in now {
            let other = fresh.first { $0.index == item.index }
            #expect(other?.attributes.isNear(item.attributes, within: 1e-6) == true, "\(comment)")
        }
        #expect(engine.layout.lengths == lengths, "\(comment)")
        #expect(engine.context.count == lengths.count, "\(comment)")
    }

    /// Changes items, scrolls, turns animation off, or lets time pass.
    mutating func actAtRandom(using random: inout SeededGenerator) {
        let count = lengths.count
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
            apply([
                .insert(at: .random(in: 0...count, using: &random), count: .random(in: 1...3, using: &random))
            ])
        case 1 where count > 5:
            apply([
                .remove(
                    at: .random(in: 0..<count - 2, using: &random), count: .random(in: 1...2, using: &random))
            ])
        case 2 where count > 1:
            let (from, to) = (
                Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random)
            )
            apply([.move(from: from, to: to)])
        case 3 where count > 3:
            apply([.move(from: 0, to: count - 1), .remove(at: 1), .insert(at: 2, count: 2)])
        case 4 where count > 0:
            engine.scroll(
                to: .random(in: 0..<count, using: &random), animated: .random(using: &random), time: time)
            advance()
        case 5:
            let offset = engine.context.offset + random.number(in: -80...80)
            engine.scroll(toOffset: offset, animated: false, time: time)
            advance()
        default: wait(random.number(in: 0...0.4))
        }
    }
}
