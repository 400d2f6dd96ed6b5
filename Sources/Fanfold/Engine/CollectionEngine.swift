/// An interactive collection: it handles input, animates, and publishes the visible items.
///
/// The engine has no clock, timer or callback: time is an argument, in seconds since any moment. A host passes each
/// input event with its time, calls ``advance(to:)`` once per frame, draws ``frame``, and handles each
/// ``nextEvent()``. A frame depends only on its time, not on the frame rate: every motion is a closed form, and
/// discrete events happen at computed instants.
///
/// A time that is not finite, or before the latest one, counts as the latest one. An event with a coordinate or a
/// distance that is not finite is ignored.
public struct CollectionEngine<Layout: CollectionLayout>: Sendable {
    /// The input of the layout, with the current offset. Change it with ``reconfigure(animated:time:_:)``.
    ///
    /// `isLooping` is true if a loop is requested and there are enough items: see ``CollectionLayout/canLoop(in:)``.
    /// It can change whenever items are inserted or removed.
    public internal(set) var context: LayoutContext
    /// The visible items, as of the last ``advance(to:)``.
    @inlinable
    public var frame: Frame { currentFrame }
    /// The interactions besides scrolling and tapping. Disabling an interaction cancels a gesture of that kind in
    /// progress, as ``pointerCancelled(_:time:)`` does.
    public var options = InteractionOptions() {
        didSet {
            endForbiddenGesture()
            setAutoplayInterval()
        }
    }
    /// The item that keys act on, or nil for the item shown. It follows its item. Change it with ``focus(on:time:)``.
    public internal(set) var focusedItem: Int?
    /// The latest time, in seconds.
    public internal(set) var time = 0.0

    /// The layout's axis, cached because it is read often.
    var axis: Axis
    @usableFromInline var currentFrame = Frame()
    @usableFromInline var scrolling: ScrollState
    @usableFromInline var pointers = PointerState()
    @usableFromInline var autoplay = Autoplay()
    @usableFromInline var composition = Composition<Layout>()
    @usableFromInline var steps: [EngineStep] = []
    /// The removals that can be undone, the last one first to be undone.
    package internal(set) var removals: [Removal] = []
    var removalCount = 0
    var hasUnfinishedChanges = false
    /// Whether the application requests a loop.
    var requestsLoop: Bool
    /// The events since the queue was last empty, and the number of events that were taken.
    private var events: [CollectionEvent] = []
    private var takenEvents = 0

    /// The layout. Change it with ``reconfigure(animated:time:_:)``.
    // The last property, so that the offsets of the others do not depend on the layout.
    public internal(set) var layout: Layout

    /// Creates an engine at rest.
    ///
    /// - Parameters:
    ///    - layout: The layout. A parameter out of its range is a programmer's error and stops the program.
    ///    - context: The viewport, the count and the settings. Its offset is ignored: the engine rests at the initial
    ///      item.
    ///    - initialItem: The item to show first. The default value is 0. The item and the viewport's area may be
    ///      added later.
    ///    - scroller: The component that scrolls. The default value is the engine.
    public init(
        layout: Layout, context: LayoutContext, initialItem: Int = 0, scroller: Scroller = .engine
    ) {
        layout.requireValidParameters()
        self.layout = layout
        axis = layout.axis
        self.context = context
        requestsLoop = context.isLooping
        scrolling = ScrollState(scroller: scroller)
        scrolling.restingPosition = Double(max(initialItem, 0))
        closeLoop()
        hold(at: layout.offset(showing: scrolling.restingPosition, in: self.context))
        updateFrame()
    }

    /// Advances the time and computes the frame.
    ///
    /// - Complexity: O(m), where m is the number of visible items, without allocation.
    @_semantics("optimize.no.crossmodule")
    public mutating func advance(to time: Double) {
        #if hasFeature(Embedded)
        makeFrame(at: time)
        #else
        Layout._advance(&self, to: time)
        #endif
    }

    /// Whether there is a pending event.
    public var hasEvents: Bool { takenEvents < events.count }

    /// Removes and returns the oldest pending event.
    public mutating func nextEvent() -> CollectionEvent? {
        guard hasEvents else {
            if takenEvents > 0 { events.removeAll(keepingCapacity: true) }
            takenEvents = 0
            return nil
        }
        takenEvents += 1
        return events[takenEvents - 1]
    }

    /// Returns the front-most item at a point of the viewport, in the current ``frame``.
    public func item(at point: Point) -> Int? { frame.item(at: point) }

    /// The velocity of the content, in points per second in reading direction.
    public var velocity: Double { scrolling.motion.velocity(at: time) }

    /// The offset at which the content will settle without further input, in points. While a pointer holds the
    /// content, it is the current offset.
    public var targetOffset: Double { scrolling.motion.restingOffset }

    /// Returns the pose of an item at the latest time, even if it is not visible.
    ///
    /// - Parameter index: The item. An index outside 0..<count is a programmer's error and stops the program.
    /// - Complexity: O(k), where k is the number of changes in flight.
    public func attributes(of index: Int) -> ItemAttributes {
        requireItem(index, "attributes(of:) index")
        return composition.attributes(
            of: index, slot: layout.slot(of: index, in: context), layout, context, at: time)
    }

    /// Whether ``advance(to:)`` would change the frame: the host should request another frame.
    public var needsFrame: Bool {
        nextMotionInstant < .infinity || !scrolling.motion.isStill || hasPendingStep
    }

    /// The phase of scrolling.
    public var phase: ScrollPhase {
        guard let tracking = pointers.tracking, scrolling.hostPhase == .idle else { return scrolling.phase }
        return tracking.intent == .scroll ? .dragging : .held
    }

    @inline(never)  // 21 copies would add 2.6 kB to the WebAssembly.
    mutating func emit(_ event: CollectionEvent) { events.append(event) }
}

extension CollectionEngine {
    /// Advances the time and computes the frame.
    @inlinable
    mutating func makeFrame(at time: Double) {
        passTime(to: time)
        layOutItems()
    }

    /// Advances the time without an update of ``frame``: ends each motion at its own instant, and begins the motions that follow.
    ///
    /// Nothing else begins here: each call ends with ``finishDueMotions()``, so that a step begins at the call that makes it
    /// ready, and not at the next frame.
    @inlinable
    package mutating func passTime(to time: Double) {
        let time = time.isFinite ? max(time, self.time) : self.time
        while true {
            let next = nextInstant
            guard next <= time else { break }
            setTime(to: max(next, self.time))
            handleDueInstants()
        }
        setTime(to: time)
        trackContent()
    }

    /// Sets the time and the offset, without any step in between.
    @usableFromInline
    mutating func setTime(to time: Double) {
        self.time = time
        context.offset = scrolling.motion.value(at: time)
    }

    /// Whether the content was stopped away from a resting offset, and no pointer or host holds it.
    private var isUnattended: Bool {
        scrolling.isUnsettled && scrolling.isStill && pointers.tracking == nil && !hasOpenItem
    }

    /// Whether a step is pending that begins as soon as the motions before it end.
    @inlinable
    var hasPendingStep: Bool {
        !steps.isEmpty && !steps[0].isAnswered && !holdsSteps
            || !composition.openings.isEmpty && composition.openings[0].isWaitingForScroll
    }

    /// The next instant at which a motion, a step or an advance begins or ends, in seconds.
    @inlinable
    @inline(__always)
    var nextInstant: Double { min(nextMotionInstant, autoplay.nextTime) }

    /// The next instant at which a motion or a step begins or ends, in seconds.
    ///
    /// Inlined, because the compiler would copy the whole engine for a call.
    @inlinable
    @inline(__always)
    var nextMotionInstant: Double {
        var next = min(scrolling.nextTime, pointers.nextTime)
        if !composition.isPlain { next = min(next, composition.nextEnd(after: time)) }
        return steps.isEmpty ? next : min(next, stepTime)
    }

    @usableFromInline
    #if !hasFeature(Embedded)
    @_semantics("optimize.sil.specialize.generic.never")
    #endif
    mutating func handleDueInstants() {
        if scrolling.releaseTime <= time {
            releaseWheel()
        } else if scrolling.motion.endTime <= time {
            endMotion()
        }
        if pointers.longPressTime <= time { beginReordering() }
        if pointers.edgeScrollTime <= time { continueScrollingAtEdges() }
        if autoplay.nextTime <= time { advanceAutomatically() }
        finishDueMotions()
    }

    /// Removes finished motions, dispatches their events, and begins pending steps.
    @usableFromInline
    #if !hasFeature(Embedded)
    @_semantics("optimize.sil.specialize.generic.never")
    #endif
    mutating func finishDueMotions() {
        repeat {
            if !composition.isPlain { finishMotions() }
            if isUnattended { release(velocity: 0) }
            if hasUnfinishedChanges && composition.hasNoChanges {
                hasUnfinishedChanges = false
                emit(.didFinishChanges)
            }
        } while !steps.isEmpty && takeStep()
        trackContent()
    }

    /// Removes finished motions, and begins or ends an opening.
    @inline(never)  // Inlined, it adds to the WebAssembly.
    private mutating func finishMotions() {
        composition.prune(at: time)
        finishOpening()
    }

    /// Computes the frame for the latest time.
    mutating func updateFrame() {
        trackContent()
        layOutItems()
    }

    /// Updates all values that depend on the content offset.
    @inlinable
    mutating func trackContent() {
        if composition.tracksContent { composition.trackContent(layout, context, at: time) }
    }

    @inlinable
    mutating func layOutItems() {
        currentFrame.update(layout, in: context, composition, at: time)
    }

    func requireItem(_ index: Int, _ name: StaticString) {
        require(index >= 0 && index < context.count, name, Double(index), "must be that of an item")
    }

    /// Holds the content at an offset.
    mutating func hold(at offset: Double) {
        scrolling.motion = .still(at: offset)
        context.offset = offset
    }
}
