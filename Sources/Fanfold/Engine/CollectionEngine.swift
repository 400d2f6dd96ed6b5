/// An interactive collection: takes input, moves, and says what is on stage.
///
/// The engine has no clock, no timer and no callback: time is an argument, in seconds since any moment. Feed it
/// each input event with its time, call ``advance(to:)`` once a frame, write ``stage`` to the screen, and take
/// the ``nextEvent()`` until there is none. A frame depends on its time alone, whatever the frame rate: every
/// motion is a closed form, and what happens in between happens at a computed instant.
///
/// A time that lies before one that the engine has already seen, or is not finite, counts as the latest one. A
/// coordinate or a distance that is not finite is ignored with its event.
public struct CollectionEngine<Layout: CollectionLayout>: Sendable {
    /// The layout. Change it with ``reconfigure(_:)``.
    public internal(set) var layout: Layout
    /// What the layout is a function of; its offset is the present one. Change it with ``reconfigure(_:)``.
    public internal(set) var context: LayoutContext
    /// The items that are seen, as of the last ``advance(to:)``.
    public private(set) var stage = Stage()
    /// The latest time, in seconds.
    public internal(set) var time = 0.0

    var motion = ScrollMotion.still(at: 0)
    /// The position that is shown once everything is at rest; what a resize keeps.
    var restingPosition = 0.0
    /// Whether the content has moved since it last came to rest.
    var isUnsettled = false
    var tracking: Tracking?
    /// When a wheel that has fallen silent lets go, in seconds.
    var wheelReleaseTime = Double.infinity
    private var events: [CollectionEvent] = []

    /// Creates an engine at rest.
    ///
    /// - Parameters:
    ///   - layout: A parameter out of its range is a programmer's error and stops the program.
    ///   - context: Its offset is ignored: the engine rests at the first item.
    ///   - initialItem: The item to show first. The default value is 0. It need not exist yet, and the viewport
    ///     may still be empty: it is shown as soon as both are there.
    public init(layout: Layout, context: LayoutContext, initialItem: Int = 0) {
        layout.requireValidParameters()
        self.layout = layout
        self.context = context
        restingPosition = Double(max(initialItem, 0))
        hold(at: layout.offset(showing: restingPosition, in: context))
        stage.update(layout, in: self.context)
    }

    /// Lets time pass and places the items on stage.
    ///
    /// - Complexity: O(m), where m is the number of items on stage, without allocation.
    public mutating func advance(to time: Double) {
        pass(to: time)
        stage.update(layout, in: context)
    }

    /// The oldest event that has not been taken yet, and takes it.
    public mutating func nextEvent() -> CollectionEvent? {
        events.isEmpty ? nil : events.removeFirst()
    }

    /// The item that is seen at a point of the viewport, at the latest time.
    public mutating func item(at point: Point) -> Int? {
        stage.update(layout, in: context)
        return stage.item(at: point)
    }

    /// Whether ``advance(to:)`` would change anything: whether the host should ask for another frame.
    public var needsFrame: Bool { !motion.isStill || wheelReleaseTime.isFinite }

    /// What the content is doing.
    public var phase: ScrollPhase {
        if let tracking { return tracking.intent == .scroll ? .dragging : .held }
        switch motion.curve {
        case .still: return wheelReleaseTime.isFinite ? .dragging : .idle
        case .uniform: return .scrollingAutomatically
        case .deceleration: return .decelerating
        case .spring: return .settling
        }
    }

    mutating func emit(_ event: CollectionEvent) { events.append(event) }
}

extension CollectionEngine {
    /// Lets time pass: ends each motion at its own instant, and begins what follows it.
    mutating func pass(to time: Double) {
        let time = time.isFinite ? max(time, self.time) : self.time
        while min(motion.endTime, wheelReleaseTime) <= time {
            self.time = max(min(motion.endTime, wheelReleaseTime), self.time)
            context.offset = motion.value(at: self.time)
            if wheelReleaseTime <= self.time {
                wheelReleaseTime = .infinity
                release(velocity: 0)
            } else {
                endMotion()
            }
        }
        self.time = time
        context.offset = motion.value(at: time)
    }

    /// Holds the content at an offset.
    mutating func hold(at offset: Double) {
        motion = .still(at: offset)
        context.offset = offset
    }
}
