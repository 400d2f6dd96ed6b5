#if !hasFeature(Embedded)
/// Changes without animation.
extension CollectionEngine {
    /// Ends all motions at once, as if their time had passed: the content is at rest, items are in their places, and
    /// pending steps are made. A pointer, a wheel or the host's scroll view keeps its hold.
    ///
    /// - Parameter time: In seconds.
    package mutating func endMotions(time: Double) {
        passTime(to: time)
        for _ in 0..<Self.mostRounds where needsFrame {
            endScroll()
            composition.endMotions()
            finishDueMotions()
        }
        updateFrame()
    }

    private mutating func endScroll() {
        switch scrolling.motion.curve {
        case .still, .uniform: break
        case .deceleration, .landing, .timed, .spring: rest(at: scrolling.motion.restingOffset)
        }
    }

    /// The number of consecutive motions that are ended: a call for each of hundreds of pending steps.
    private static var mostRounds: Int { 1000 }
}

extension Composition {
    /// Brings all items to the ends of their motions.
    fileprivate mutating func endMotions() {
        shifts = []
        departures = []
        returnings = []
        morphs = morphs.filter { $0.amount.endTime == .infinity }
        for index in motions.indices { motions[index].end() }
        for index in openings.indices where !openings[index].isWaitingForScroll {
            openings[index].amount.hold(at: openings[index].amount.target)
            openings[index].lag.hold(at: 0)
        }
    }
}

extension ItemMotion {
    /// Ends the motion of the item.
    fileprivate mutating func end() {
        travel.hold(at: travel.target)
        arrival.hold(at: arrival.target)
        swipe.hold(at: swipe.target)
        hold.hold(at: hold.target)
    }
}
#endif
