@_spi(Host) import Fanfold

/// A collection in a phone's viewport that scrolls back and forth around its center.
struct Scene<Layout: CollectionLayout> {
    let layout: Layout
    var context: LayoutContext
    /// The offsets of the frames, which repeat, in points.
    let offsets: [Double]
    private var frame = 0

    /// A collection of a number of items.
    init(_ layout: Layout, count: Int) {
        self.layout = layout
        context = LayoutContext(viewport: phone, count: count)
        let middle = layout.offset(showing: Double(count / 2), in: context)
        offsets = (0..<2 * framesOneWay).map { frame in
            middle + pointsPerFrame * Double(min(frame, 2 * framesOneWay - frame) - framesOneWay / 2)
        }
    }

    /// Scrolls by a frame.
    mutating func scroll() {
        frame = frame + 1 == offsets.count ? 0 : frame + 1
        context.offset = offsets[frame]
    }

    /// The visible items of each frame.
    var visibleItems: [Range<Int>] {
        var (frame, scene) = (Frame(), self)
        return offsets.map { offset in
            scene.context.offset = offset
            frame.update(layout, in: scene.context)
            let indices = frame.visibleItems.map(\.index)
            return (indices.min() ?? 0)..<(indices.max().map { $0 + 1 } ?? 0)
        }
    }
}

/// The size of a phone, in points.
let phone = Size(width: 375, height: 667)

private let framesOneWay = 100
private let pointsPerFrame = 7.0
