@_spi(Host) @testable import Fanfold

/// A list that answers some questions with NaN, infinities, huge numbers or inconsistent ones.
///
/// The answers depend on the question alone: the layout is a pure function, as the protocol requires.
struct HostileLayout: CollectionLayout {
    /// The kind of the wrong answers.
    enum Kind: CaseIterable, Sendable {
        case notANumber, infinite, nothingVisible, everythingVisible, inconsistentInverse, huge, mixed
    }

    var kind = Kind.mixed
    var axis = Axis.vertical
    var snaps = true
    var seed: UInt64 = 1
    /// The part of wrong answers: one in so many.
    var rarity: UInt64 = 2

    var removal: RemovalRule? { RemovalRule(edges: .both, distance: answer(90, 1, 0)) }
    var leadingMargin: Double { answer(0, 2, 0) }

    func contentLength(in space: LayoutSpace) -> Double { answer(Double(space.count) * 100, 3, space.offset) }

    func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        let along = answer(position * 100 + 50 - space.offset, 4, position)
        let across = axis == .vertical ? space.width : space.height
        var item = ItemAttributes(
            center: axis == .vertical ? Point(x: across / 2, y: along) : Point(x: along, y: across / 2),
            size: Size(width: 100, height: answer(100, 5, position)))
        item.scale = answer(1, 6, position)
        item.rotation.x = answer(0, 7, position)
        item.opacity = answer(1, 8, position)
        item.z = answer(position, 9, position)
        return item
    }

    func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        let lower = space.offset / 100 - 1
        switch kind {
        case .nothingVisible: return (.infinity, -.infinity)
        case .everythingVisible: return (-.infinity, .infinity)
        default: return (answer(lower, 10, space.offset), answer(lower + 10, 11, space.offset))
        }
    }

    func offset(showing position: Double, in space: LayoutSpace) -> Double {
        answer(position * 100, 12, position)
    }

    func position(shownAt offset: Double, in space: LayoutSpace) -> Double {
        kind == .inconsistentInverse ? 7 - offset / 30 : answer(offset / 100, 13, offset)
    }

    func insertionAttributes(of item: ItemAttributes) -> ItemAttributes { wrong(item) }
    func removalAttributes(of item: ItemAttributes) -> ItemAttributes { wrong(item) }

    private func wrong(_ item: ItemAttributes) -> ItemAttributes {
        var item = item
        item.center.y = answer(item.center.y, 14, item.z)
        return item
    }

    private func answer(_ usual: Double, _ question: UInt64, _ input: Double) -> Double {
        var random = SeededGenerator(seed: seed &+ question &* 0x9E37_79B9 ^ input.bitPattern)
        guard random.next() % rarity == 0 else { return usual }
        switch kind {
        case .notANumber: return .nan
        case .infinite: return random.one(of: [.infinity, -.infinity])
        case .huge: return random.one(of: [1e300, -1e300, 1e15, -1e15, .greatestFiniteMagnitude])
        case .mixed: return random.one(of: [.nan, .infinity, -.infinity, 1e300, -usual, 0, 1e-300])
        case .nothingVisible, .everythingVisible, .inconsistentInverse: return usual
        }
    }
}
