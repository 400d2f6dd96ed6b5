import Fanfold

/// A run of items in a scroll view: natural frames that are one pitch apart, and the poses of a layout.
///
/// SwiftUI places the natural frames, and a pose moves each item from there to the layout's place. All rectangles are in
/// the coordinates of the viewport, from left to right in both reading directions.
struct ItemRun<Layout: CollectionLayout>: Equatable, Sendable {
    let layout: Layout
    /// The number of items.
    let count: Int
    /// The size of each item, rounded to pixels, as SwiftUI rounds the frames of views. At least one extent is greater than 0:
    /// `rotation3DEffect` divides by the longer side of the view, whatever the perspective.
    let itemSize: Size
    /// The distance between two natural frames along the axis, in points.
    let pitch: Double
    /// The margins before the first and after the last natural frame, in points.
    let margins: (start: Double, end: Double)
    /// The viewport, the count and the settings; the offset is 0.
    private let context: LayoutContext
    /// The layout's offset at which the first natural frame is at its margin, in points.
    let firstOffset: Double

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - layout: The layout. Its resting offsets must be equally far apart, as those of all layouts of the library are.
    ///   - count: The number of items.
    ///   - environment: The viewport and the settings.
    init(_ layout: Layout, count: Int, in environment: PoseEnvironment) {
        self.layout = layout
        self.count = max(count, 0)
        context = environment.context(count: self.count)
        // A long run of the same layout: limits at its ends do not affect the items in the middle.
        var long = environment.context(count: Self.manyItems)
        let (third, fourth) = (layout.offset(showing: 2, in: long), layout.offset(showing: 3, in: long))
        pitch = max(fourth - third, 0)
        firstOffset = third - 2 * pitch
        long.offset = firstOffset
        long.direction = .leftToRight
        let first = layout.attributes(at: 0, in: long)
        let size = first.size.rounded(to: environment.displayScale)
        let line = layout.axis == .horizontal ? Size(width: 0, height: 1) : Size(width: 1, height: 0)
        itemSize = size == .zero ? line : size
        let start = max(first.center[layout.axis] - max(pitch, itemSize[layout.axis]) / 2, 0)
        let length = layout.offsetRange(in: long).upperBound - firstOffset + long.viewport[layout.axis]
        margins = (start, max(length - start - Double(Self.manyItems) * pitch, 0))
    }

    private static var manyItems: Int { 1000 }

    static func == (one: ItemRun, other: ItemRun) -> Bool {
        one.layout == other.layout && one.context == other.context && one.itemSize == other.itemSize
    }

    /// The size of a natural frame: a pitch along the axis, and the viewport's extent across it.
    var naturalSize: Size {
        layout.axis == .horizontal
            ? Size(width: pitch, height: context.viewport.height)
            : Size(width: context.viewport.width, height: pitch)
    }

    /// Returns the effects that show an item in its pose.
    ///
    /// - Parameters:
    ///   - index: The item's index.
    ///   - frame: The item's frame, centered in its natural frame.
    /// - Complexity: O(1), without allocation.
    func effect(at index: Int, in frame: Rect) -> PoseEffect {
        let context = context(showing: index, in: frame)
        var pose = layout.attributes(at: Double(index), in: context)
        pose.size = frame.size
        let isVisible = layout.visibleRange(in: context).contains(index) && pose.quad != nil
        if !isVisible { pose.opacity = 0 }
        var effect = PoseEffect(pose)
        effect.offset.x -= frame.minX
        effect.offset.y -= frame.minY
        return effect
    }

    /// Returns the properties of an item's state.
    ///
    /// - Parameters:
    ///   - index: The item's index.
    ///   - frame: The item's frame, centered in its natural frame.
    /// - Complexity: O(m), where m is the number of visible items.
    func values(at index: Int, in frame: Rect) -> ItemValues {
        let context = context(showing: index, in: frame)
        let pose = layout.attributes(at: Double(index), in: context)
        let position = layout.scrollPosition(at: context.offset, in: context)
        let shown = position.roundedHalfUp.clamped(to: 0...Double(max(count - 1, 0)))
        return ItemValues(
            progress: pose.progress, distance: Double(index) - position, appearance: pose.appearance,
            isShown: shown == Double(index), rank: rank(of: index, at: pose.z, in: context))
    }

    /// Returns the layout's context while an item's natural frame is at a position of the viewport.
    private func context(showing index: Int, in frame: Rect) -> LayoutContext {
        let axis = layout.axis
        let isMirrored = context.direction == .rightToLeft && axis == .horizontal
        let lead = isMirrored ? context.viewport.width - frame.maxX : frame.origin[axis]
        let natural = lead - (pitch - frame.size[axis]) / 2
        var context = context
        context.offset = firstOffset + Double(index) * pitch + margins.start - natural
        return context
    }

    /// Returns an item's rank in the painting order. It changes only if the order of visible items does: in the order of
    /// the indices, the rank is the index.
    private func rank(of index: Int, at z: Double, in context: LayoutContext) -> Int {
        let visible = layout.visibleRange(in: context)
        guard visible.contains(index) else { return index }
        return visible.reduce(into: index) { rank, other in
            let otherZ = layout.attributes(at: Double(other), in: context).z
            if other > index && otherZ < z { rank += 1 }
            if other < index && otherZ > z { rank -= 1 }
        }
    }
}

/// The viewport of a run of items, and the settings of the environment.
struct PoseEnvironment: Equatable, Sendable {
    /// The size of the scroll view, in points.
    var viewport: Size
    var direction = Fanfold.LayoutDirection.leftToRight
    var prefersReducedMotion = false
    /// The number of pixels in a point.
    var displayScale = 1.0

    fileprivate func context(count: Int) -> LayoutContext {
        LayoutContext(
            viewport: viewport, count: count, direction: direction, reduceMotion: prefersReducedMotion)
    }
}

/// The properties of an item's state, and its rank in the painting order.
struct ItemValues: Equatable, Sendable {
    var progress = 0.0
    var distance = 0.0
    var appearance = AppearanceValues.zero
    var isShown = false
    var rank: Int
}

extension Size {
    fileprivate func rounded(to displayScale: Double) -> Size {
        Size(
            width: (width * displayScale).rounded() / displayScale,
            height: (height * displayScale).rounded() / displayScale)
    }
}
