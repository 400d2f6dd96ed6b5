@_spi(Host) import Fanfold

/// A frame as numbers in memory, which the page reads as a `Float64Array`.
///
/// The fields of ``FrameField`` come first, then a record for each visible item, back to front. A record has
/// the fields of ``RecordField``; the transform is sixteen numbers, and the appearance values follow it.
struct FrameBuffer {
    /// The number of values per item.
    static var recordLength: Int { appearance + AppearanceValues.capacity }

    private static var transform: Int { RecordField.transform.rawValue }
    private static var appearance: Int { transform + 16 }
    private static var head: Int { FrameField.records.rawValue }

    /// The address of the numbers, after the first frame.
    private(set) var start: UnsafeMutablePointer<Double>?
    private var capacity = -1

    /// Writes a frame, over the one before.
    mutating func write(_ items: [VisibleItem]) {
        reserve(items.count)
        self[.count] = Double(items.count)
        guard var next = start.map({ $0 + Self.head }) else { return }
        for place in items.indices {
            Self.write(items[place], to: next)
            next += Self.recordLength
        }
    }

    /// A field of the frame as a whole.
    subscript(field: FrameField) -> Double {
        get { start?[field.rawValue] ?? 0 }
        nonmutating set { start?[field.rawValue] = newValue }
    }

    /// Writes the progress of an item's removal.
    func write(removal progress: Double, ofItem place: Int) {
        start?[Self.head + place * Self.recordLength + RecordField.removal.rawValue] = progress
    }

    /// Frees the memory.
    mutating func deallocate() {
        start?.deallocate()
        self = FrameBuffer()
    }

    private mutating func reserve(_ count: Int) {
        guard count > capacity else { return }
        start?.deallocate()
        capacity = count * 2
        start = .allocate(capacity: Self.head + capacity * Self.recordLength)
    }

    private static func write(_ item: VisibleItem, to record: UnsafeMutablePointer<Double>) {
        let attributes = item.attributes
        record[RecordField.index.rawValue] = Double(item.index)
        record[RecordField.identity.rawValue] = Double(item.identity)
        record[RecordField.leaving.rawValue] = item.isLeaving ? 1 : 0
        record[RecordField.opacity.rawValue] = attributes.opacity
        record[RecordField.width.rawValue] = attributes.size.width
        record[RecordField.height.rawValue] = attributes.size.height
        record[RecordField.progress.rawValue] = attributes.progress
        record[RecordField.removal.rawValue] = 0
        let rows = UnsafeMutableRawPointer(record + transform)
        rows.storeBytes(of: item.transform.rows, as: type(of: item.transform.rows))
        let values = UnsafeMutableRawPointer(record + appearance)
        values.storeBytes(of: attributes.appearance.values, as: SIMD8<Double>.self)
    }
}

extension EngineState {
    /// Writes the engine's current frame.
    mutating func writeFrame() {
        let items = engine.frame.visibleItems
        frame.write(items)
        guard engine.hasRemovals else { return }
        for place in items.indices {
            frame.write(removal: engine.removalProgress(of: items[place]), ofItem: place)
        }
    }
}
