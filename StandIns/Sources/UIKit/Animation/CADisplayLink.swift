public struct CAFrameRateRange: Hashable, Sendable {
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

/// Calls its target before each frame of the simulated clock. As on Apple's systems, it keeps its target until it is
/// invalidated.
open class CADisplayLink: NSObject {
    /// When the frame before was shown, in seconds.
    open private(set) var timestamp: CFTimeInterval = 0
    /// When this one will be, in seconds.
    open var targetTimestamp: CFTimeInterval { timestamp + StandIn.displayLatency }
    /// From frame to frame, in seconds.
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
    /// How long after it is made a frame is seen, in seconds. A test that compares with what is exact at a time has it be 0.
    nonisolated(unsafe) public static var displayLatency = SimulatedClock.frameDuration

    /// The display links that run: the run loop keeps them.
    nonisolated(unsafe) static var displayLinks: [Int: CADisplayLink] = [:]

    nonisolated(unsafe) private static var displayLinkCount = 0

    /// The number of a new display link: no other one ever has it.
    fileprivate static func nextDisplayLink() -> Int {
        displayLinkCount += 1
        return displayLinkCount
    }

    /// The display links that call their targets on each frame; at rest a view should have none. Those of other tests may be
    /// among them, and come to rest meanwhile: the clock is everyone's.
    @MainActor public static var runningDisplayLinks: Set<Int> {
        Set(displayLinks.filter { !$0.value.isPaused }.keys)
    }
}
