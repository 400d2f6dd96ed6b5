@_spi(Host) import Fanfold

/// A layout that counts the poses that it computes: the measure of a frame's cost that is equal on all machines.
struct CountingLayout: CollectionLayout {
    /// The number of poses. A test case reads and changes its counter on one thread.
    final class Counter: @unchecked Sendable {
        var poses = 0
    }

    private let base: AnyCollectionLayout
    private let counter: Counter

    init(_ base: AnyCollectionLayout, _ counter: Counter) {
        self.base = base
        self.counter = counter
    }

    init() { self.init(AnyCollectionLayout(), Counter()) }

    var axis: Axis { base.axis }
    var snaps: Bool { base.snaps }
    var loops: Bool { base.loops }
    var leadingMargin: Double { base.leadingMargin }

    func contentLength(in space: LayoutSpace) -> Double { base.contentLength(in: space) }

    func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        counter.poses += 1
        return base.attributes(at: position, in: space)
    }

    func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        base.visiblePositions(in: space)
    }

    func offset(showing position: Double, in space: LayoutSpace) -> Double {
        base.offset(showing: position, in: space)
    }

    func position(shownAt offset: Double, in space: LayoutSpace) -> Double {
        base.position(shownAt: offset, in: space)
    }

    static func == (one: CountingLayout, other: CountingLayout) -> Bool { one.base == other.base }
}
