import Fanfold

/// An item of a frame, as plain numbers.
struct FloorRecord {
    var index = 0
    var identity = 0
    var isLeaving = false
    var center = SIMD2<Double>.zero
    var size = SIMD2<Double>.zero
    var scale = 1.0
    var rotation = SIMD3<Double>.zero
    var depth = 0.0
    var eyeDistance = 1500.0
    var opacity = 1.0
    var z = 0.0
    var progress = 0.0
    var appearance = SIMD8<Double>.zero
    var rows = (SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero)
    var corners = SIMD8<Double>.zero
}

/// A handwritten layout with default parameters for one viewport: only the arithmetic.
protocol FloorLayout {
    /// The record of an item at an offset.
    func record(of index: Int, offset: Double) -> FloorRecord
}

/// The lower bound of a frame's time: arithmetic and stores of the visible items, whose indices are known in
/// advance; no lookup, sorting, checks or retained state.
struct Floor<Layout: FloorLayout> {
    private let layout: Layout
    private let offsets: [Double]
    private let visible: [Range<Int>]
    private let records: UnsafeMutablePointer<FloorRecord>
    private var frame = 0

    init<Original>(_ layout: Layout, like scene: Scene<Original>) {
        self.layout = layout
        offsets = scene.offsets
        visible = scene.visibleItems
        records = .allocate(capacity: visible.map(\.count).max() ?? 0)
    }

    mutating func scroll() {
        frame = frame + 1 == offsets.count ? 0 : frame + 1
        var record = records
        for index in visible[frame] {
            record.initialize(to: layout.record(of: index, offset: offsets[frame]))
            record += 1
        }
    }
}

extension FloorRecord {
    /// An item without rotation and depth.
    @inline(__always)
    static func flat(
        _ index: Int, center: SIMD2<Double>, size: SIMD2<Double>, scale: Double = 1
    ) -> FloorRecord {
        var record = FloorRecord(index: index, identity: index, center: center, size: size, scale: scale)
        record.z = Double(index)
        let half = size * scale / 2
        let (least, most) = (center - half, center + half)
        record.rows = (
            SIMD4(scale, 0, 0, 0), SIMD4(0, scale, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(least.x, least.y, 0, 1)
        )
        record.corners = SIMD8(least.x, least.y, most.x, least.y, most.x, most.y, least.x, most.y)
        return record
    }
}
