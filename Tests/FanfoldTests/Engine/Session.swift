@testable import Fanfold

/// An engine in use: its clock, one finger, and what it has been heard to say.
///
/// Distances along the axis are given in reading direction: forward is towards the end of the content.
struct Session {
    var engine: CollectionEngine<StandardLayout>
    /// Now, in seconds.
    var time = 0.0
    /// Every event since the start.
    private(set) var events: [CollectionEvent] = []
    /// Whether the last turn of the wheel or the last key was for the content.
    var wasConsumed = false
    /// Where the finger is, or was last.
    var finger = Point.zero

    /// A phone's.
    static let viewport = Size(width: 375, height: 667)
    /// In seconds.
    static let frame = 1 / 60.0
    /// How often somebody who waits looks, in seconds.
    private static let glance = 0.25
    /// As long as anything may take to come to rest, in seconds.
    static let patience = 30.0

    /// An engine at rest at an item, of 31 on a phone.
    init(_ variant: Variant, viewport: Size = Self.viewport, count: Int = 31, item: Int = 10) {
        self.init(variant.layout, in: variant.context(viewport: viewport, count: count), item: item)
    }

    init(_ layout: StandardLayout, in context: LayoutContext, item: Int = 0) {
        engine = CollectionEngine(layout: layout, context: context, initialItem: item)
        engine.advance(to: time)
    }

    /// Lets time pass, frame by frame.
    mutating func wait(_ duration: Double, frame: Double = Self.frame) {
        let start = time
        let count = max((duration / frame).rounded(), 1)
        for step in 1...Int(count) {
            time = start + duration * Double(step) / count
            advance()
        }
    }

    /// Shows the frame of this instant, and listens.
    mutating func advance() {
        engine.advance(to: time)
        while let event = engine.nextEvent() { events.append(event) }
    }

    /// Waits until the content is at rest. Frames do not matter to the engine, so only few are shown.
    ///
    /// - Returns: How long that took, to a quarter of a second; infinite if patience ran out.
    @discardableResult mutating func comeToRest() -> Double {
        let start = time
        advance()
        while engine.phase != .idle {
            guard time < start + Self.patience else { return .infinity }
            wait(Self.glance, frame: Self.glance)
        }
        return time - start
    }
}

extension Session {
    var layout: StandardLayout { engine.layout }
    var axis: Axis { layout.axis }
    var offset: Double { engine.context.offset }
    /// Between which offsets the content may rest.
    var range: ClosedRange<Double> { layout.offsetRange(in: engine.context) }
    /// The viewport's extent along the axis, in points.
    var length: Double { engine.context.viewport[axis] }
    /// The item that is shown, or a place between two.
    var position: Double { layout.positionShown(in: engine.context) }
    /// The velocity of the content, in points per second.
    var velocity: Double { engine.scrolling.motion.velocity(at: engine.time) }

    /// Where the engine rests to show an item.
    func offset(showing item: Int) -> Double { layout.offset(showing: Double(item), in: engine.context) }

    /// From one item to the next, in points.
    var itemDistance: Double { offset(showing: 1) - offset(showing: 0) }

    /// How often the content was heard to have come to rest.
    var settleCount: Int { events.filter { if case .didSettle = $0 { true } else { false } }.count }
}
