@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// An engine in use with a clock, a finger, and its events.
///
/// Distances along the axis follow the layout direction: forward is towards the end of the content.
struct Session {
    var engine: CollectionEngine<StandardLayout>
    /// Now, in seconds.
    var time = 0.0
    /// Every event since the start.
    private(set) var events: [CollectionEvent] = []
    /// Whether the last wheel or key input was consumed.
    var wasConsumed = false
    /// The current or last point of the finger.
    var finger = Point.zero

    /// The viewport of a phone.
    static let viewport = Size(width: 375, height: 667)
    /// In seconds.
    static let frame = 1 / 60.0
    /// The polling interval while waiting, in seconds.
    private static let glance = 0.25
    /// The longest time in which motion settles, in seconds.
    static let patience = 30.0

    /// An engine at rest at an item; by default with 31 items on a phone.
    init(_ variant: Variant, viewport: Size = Self.viewport, count: Int = 31, item: Int = 10) {
        self.init(variant.layout, in: variant.context(viewport: viewport, count: count), item: item)
    }

    init(_ layout: StandardLayout, in context: LayoutContext, item: Int = 0) {
        engine = CollectionEngine(layout: layout, context: context, initialItem: item)
        engine.advance(to: time)
    }

    /// Advances time frame by frame.
    mutating func wait(_ duration: Double, frame: Double = Self.frame) {
        let start = time
        let count = max((duration / frame).rounded(), 1)
        for step in 1...Int(count) {
            time = start + duration * Double(step) / count
            advance()
        }
    }

    /// Computes the current frame and collects events.
    mutating func advance() {
        engine.advance(to: time)
        while let event = engine.nextEvent() { events.append(event) }
    }

    /// Waits until the content is at rest. The engine does not depend on frames; few are computed.
    ///
    /// - Returns: The elapsed time, rounded up to a quarter of a second; infinite after the time limit.
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
    /// The range of resting offsets.
    var range: ClosedRange<Double> { layout.offsetRange(in: engine.context) }
    /// The viewport's extent along the axis, in points.
    var length: Double { engine.context.viewport[axis] }
    /// The current item, or a position between two.
    var position: Double { layout.positionShown(in: engine.context) }
    /// The velocity of the content, in points per second.
    var velocity: Double { engine.scrolling.motion.velocity(at: engine.time) }

    /// The resting offset of an item.
    func offset(showing item: Int) -> Double { layout.offset(showing: Double(item), in: engine.context) }

    /// The distance between items, in points.
    var itemDistance: Double { offset(showing: 1) - offset(showing: 0) }

    /// The number of settling events.
    var settleCount: Int { events.filter { if case .didSettle = $0 { true } else { false } }.count }
}
