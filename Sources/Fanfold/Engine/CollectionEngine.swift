/// An interactive collection: takes input, moves, and says what is visible.
///
/// The engine has no clock, no timer and no callback: time is an argument, in seconds since any moment. Feed it
/// each input event with its time, call ``advance(to:)`` once a frame, write ``frame`` to the screen, and take
/// the ``nextEvent()`` until there is none. A frame depends on its time alone, whatever the frame rate: every
/// motion is a closed form, and what happens in between happens at a computed instant.
///
/// A time that lies before one that the engine has already seen, or is not finite, counts as the latest one. A
/// coordinate or a distance that is not finite is ignored with its event.
public struct CollectionEngine<Layout: CollectionLayout>: Sendable {
    /// What the layout is a function of; its offset is the present one. Change it with ``reconfigure(animated:time:_:)``.
    ///
    /// It says that the content loops where that is asked for and the content is long enough:
    /// ``CollectionLayout/canLoop(in:)``. As items come and go, one becomes the other.
    public internal(set) var context: LayoutContext
    /// The items that are seen, as of the last ``advance(to:)``.
    @inlinable
    public var frame: Frame { currentFrame }
    /// What a finger may do besides scrolling and tapping. One that has an item, and may no longer do what it does to it,
    /// lets go of it, as in ``pointerCancelled(_:time:)``.
    public var options = InteractionOptions() {
        didSet { endForbiddenGesture() }
    }
    /// The item that keys act on; nil for the one that is shown. It follows its item. Change it with
    /// ``focus(on:time:)``.
    public internal(set) var focusedItem: Int?
    /// The latest time, in seconds.
    public internal(set) var time = 0.0

    /// The layout's axis: it is asked for so often that it is kept.
    var axis: Axis
    @usableFromInline var currentFrame = Frame()
    @usableFromInline var scrolling: ScrollState
    @usableFromInline var pointers = PointerState()
    @usableFromInline var composition = Composition<Layout>()
    @usableFromInline var steps: [EngineStep] = []
    var lastRemoval: Removal?
    var removalCount = 0
    var hasUnfinishedChanges = false
    /// Whether a loop is asked for.
    var isLoopWanted: Bool
    /// What has happened since there was nothing to tell, and how much of that has been told.
    private var events: [CollectionEvent] = []
    private var takenEvents = 0

    /// The layout. Change it with ``reconfigure(animated:time:_:)``.
    // The last one: so where the others lie does not depend on it.
    public internal(set) var layout: Layout

    /// Creates an engine at rest.
    ///
    /// - Parameters:
    ///   - layout: A parameter out of its range is a programmer's error and stops the program.
    ///   - context: Its offset is ignored: the engine rests at the first item.
    ///   - initialItem: The item to show first. The default value is 0. It need not exist yet, and the viewport
    ///     may still be empty: it is shown as soon as both are there.
    ///   - scroller: Who moves the content. The default value is the engine.
    public init(
        layout: Layout, context: LayoutContext, initialItem: Int = 0, scroller: Scroller = .engine
    ) {
        layout.requireValidParameters()
        self.layout = layout
        axis = layout.axis
        self.context = context
        isLoopWanted = context.isLooping
        scrolling = ScrollState(scroller: scroller)
        scrolling.restingPosition = Double(max(initialItem, 0))
        closeLoop()
        hold(at: layout.offset(showing: scrolling.restingPosition, in: self.context))
        updateFrame()
    }

    /// Lets time pass and places the items visible.
    ///
    /// - Complexity: O(m), where m is the number of items visible, without allocation.
    @_semantics("optimize.no.crossmodule")
    public mutating func advance(to time: Double) {
        #if hasFeature(Embedded)
        makeFrame(at: time)
        #else
        Layout._advance(&self, to: time)
        #endif
    }

    /// Whether there is an event that has not been taken yet.
    public var hasEvents: Bool { takenEvents < events.count }

    /// The oldest event that has not been taken yet, and takes it.
    public mutating func nextEvent() -> CollectionEvent? {
        guard hasEvents else {
            if takenEvents > 0 { events.removeAll(keepingCapacity: true) }
            takenEvents = 0
            return nil
        }
        takenEvents += 1
        return events[takenEvents - 1]
    }

    /// The item that is shown at the present offset: the nearest to where the layout rests; 0 where there is none.
    @inline(never)
    public var itemShown: Int {
        context.index(ofSlot: (layout.positionShown(in: context) + 0.5).roundedDownToInt)
    }

    /// The item that is seen at a point of the viewport, on the ``frame`` as it is.
    public func item(at point: Point) -> Int? { frame.item(at: point) }

    /// How fast the content moves, in points per second in reading direction.
    public var velocity: Double { scrolling.motion.velocity(at: time) }

    /// The offset at which the content will come to rest if nothing happens, in points; while a pointer holds it, the
    /// present one.
    public var targetOffset: Double { scrolling.motion.restingOffset }

    /// How an item is shown at the latest time, be it visible or not.
    ///
    /// - Parameter index: The item. One outside 0..<count is a programmer's error and stops the program.
    /// - Complexity: O(k), where k is the number of changes in flight.
    public func attributes(of index: Int) -> ItemAttributes {
        requireItem(index, "attributes(of:) index")
        return composition.attributes(
            of: index, slot: layout.slot(of: index, in: context), layout, context, at: time)
    }

    /// Whether ``advance(to:)`` would change anything: whether the host should ask for another frame.
    public var needsFrame: Bool {
        nextInstant < .infinity || !scrolling.motion.isStill || isWaiting
    }

    /// What the content is doing.
    public var phase: ScrollPhase {
        guard let tracking = pointers.tracking, scrolling.hostPhase == .idle else { return scrolling.phase }
        return tracking.intent == .scroll ? .dragging : .held
    }

    @inline(never)
    mutating func emit(_ event: CollectionEvent) { events.append(event) }
}

extension CollectionEngine {
    /// Lets time pass and places the items visible.
    @inlinable
    mutating func makeFrame(at time: Double) {
        pass(to: time)
        placeItems()
    }

    /// Lets time pass: ends each motion at its own instant, and begins what follows it.
    @inlinable
    @inline(never)
    mutating func pass(to time: Double) {
        let time = time.isFinite ? max(time, self.time) : self.time
        while true {
            let next = nextInstant
            guard next <= time else { break }
            moveOn(to: max(next, self.time))
            doWhatIsDue()
        }
        moveOn(to: time)
        if isWaiting { finishWhatIsDue() }
        follow()
    }

    /// Brings the time, and with it the content, to an instant at which nothing else begins or ends.
    @usableFromInline
    mutating func moveOn(to time: Double) {
        self.time = time
        context.offset = scrolling.motion.value(at: time)
    }

    /// Whether the content was stopped where it may not rest, and nobody holds it any longer.
    private var isLeftAlone: Bool {
        scrolling.isUnsettled && scrolling.isStill && pointers.tracking == nil && !isOpening
    }

    /// Whether something is to begin as soon as everything is at rest.
    @inlinable
    var isWaiting: Bool {
        !steps.isEmpty && !steps[0].isAnswered
            || !composition.openings.isEmpty && composition.openings[0].isWaitingForScroll
    }

    /// The next instant at which something begins or ends, in seconds.
    ///
    /// Inlined: for a call, the whole engine would be copied.
    @inlinable
    @inline(__always)
    var nextInstant: Double {
        var next = min(scrolling.nextTime, pointers.nextTime)
        if !composition.isPlain { next = min(next, composition.nextEnd(after: time)) }
        return steps.isEmpty ? next : min(next, stepTime)
    }

    @usableFromInline
    mutating func doWhatIsDue() {
        if scrolling.releaseTime <= time {
            scrolling.releaseTime = .infinity
            release(velocity: 0)
        } else if scrolling.motion.endTime <= time {
            endMotion()
        }
        if pointers.longPressTime <= time { beginReordering() }
        if pointers.edgeScrollTime <= time { goOnScrollingAtEdges() }
        finishWhatIsDue()
    }

    /// Forgets what is over, tells of it, and begins what waited for it.
    @usableFromInline
    @inline(never)
    mutating func finishWhatIsDue() {
        repeat {
            if !composition.isPlain { finishWhatMoved() }
            if isLeftAlone { release(velocity: 0) }
            if hasUnfinishedChanges && composition.hasNoChanges {
                hasUnfinishedChanges = false
                emit(.didFinishChanges)
            }
        } while !steps.isEmpty && takeStep()
        follow()
    }

    /// Forgets motions that are over, and begins or ends an opening.
    @inline(never)
    private mutating func finishWhatMoved() {
        composition.prune(at: time)
        finishOpening()
    }

    /// Places the items visible for the latest time.
    @inline(never)
    mutating func updateFrame() {
        follow()
        placeItems()
    }

    /// Brings what depends on where the content is to where it is now.
    @inlinable
    mutating func follow() {
        if composition.followsContent { composition.follow(layout, context, at: time) }
    }

    @inlinable
    mutating func placeItems() {
        currentFrame.update(layout, in: context, composition, at: time)
    }

    @inline(never)
    func requireItem(_ index: Int, _ name: StaticString) {
        require(index >= 0 && index < context.count, name, Double(index), "must be that of an item")
    }

    /// Holds the content at an offset.
    @inline(never)
    mutating func hold(at offset: Double) {
        scrolling.motion = .still(at: offset)
        context.offset = offset
    }
}
