public struct CAFrameRateRange: Equatable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Calls its target before each frame of the simulated clock. As on Apple's systems, it retains its target
/// until it is invalidated.
open class CADisplayLink: NSObject {
    /// The time of the previous frame, in seconds.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time when this frame is displayed, in seconds.
    open var targetTimestamp: CFTimeInterval { timestamp + StandIn.displayLatency }
    /// The frame interval, in seconds.
    open var duration: CFTimeInterval { SimulatedClock.frameDuration }
    open var isPaused = false
    open var preferredFramesPerSecond = 0
    open var preferredFrameRateRange = CAFrameRateRange.default

    fileprivate let number = StandIn.nextDisplayLink()
    private var target: AnyObject?
    private let selector: Selector

    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil else { return }
        nonisolated(unsafe) let link = self
        StandIn.clock.observeFrames(self) { MainActor.assumeIsolated { link.fire() } }
        StandIn.displayLinks[number] = self
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        StandIn.clock.stopObservingFrames(self)
        StandIn.displayLinks[number] = nil
    }

    open func invalidate() {
        remove(from: .main, forMode: .common)
        target = nil
    }

    @MainActor private func fire() {
        guard !isPaused else { return }
        timestamp = StandIn.clock.now
        (target as? any SelectorPerforming)?.perform(selector, with: self)
    }
}

extension StandIn {
    /// The delay between a frame's callback and its display, in seconds. Tests that compare exact values at a
    /// time set it to 0.
    nonisolated(unsafe) public static var displayLatency = SimulatedClock.frameDuration

    /// Running display links: the run loop retains them.
    nonisolated(unsafe) static var displayLinks: [Int: CADisplayLink] = [:]

    nonisolated(unsafe) private static var displayLinkCount = 0

    /// A unique number for a new display link.
    fileprivate static func nextDisplayLink() -> Int {
        displayLinkCount += 1
        return displayLinkCount
    }

    /// Running display links; a view at rest has none. Links of other tests can be included and may stop
    /// meanwhile, because all tests share the clock.
    @MainActor public static var runningDisplayLinks: Set<Int> {
        Set(displayLinks.filter { !$0.value.isPaused }.keys)
    }
}
