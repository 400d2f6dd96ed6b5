/// Automatic advance from item to item.
extension CollectionEngine {
    /// The time of the next advance, in seconds; infinite without ``InteractionOptions/autoplayInterval``.
    ///
    /// ``needsFrame`` ignores it, so that a host need not request frames until then: it sets a timer instead.
    public var autoplayTime: Double { autoplay.nextTime }

    /// Begins the interval of autoplay again, such as after input that the engine does not receive.
    ///
    /// - Parameter time: In seconds.
    public mutating func delayAutoplay(time: Double) {
        // No time passes here: otherwise an item that is due would follow.
        autoplay.nextTime = (time.isFinite ? max(time, self.time) : self.time) + autoplay.interval
    }

    /// Begins the interval again, unless the host has delayed it up to a later time: a late frame ends motions in the past.
    mutating func restartAutoplay() {
        autoplay.nextTime = max(autoplay.nextTime, time + autoplay.interval)
    }

    /// Begins another interval if the options contain one.
    mutating func setAutoplayInterval() {
        let wanted = options.autoplayInterval ?? 0
        let interval = wanted > 0 ? max(wanted, Tuning.shortestAutoplay) : .infinity
        guard interval != autoplay.interval else { return }
        autoplay.interval = interval
        autoplay.nextTime = time + interval
    }

    /// Shows the next item that rests elsewhere, or the first item if there is none.
    @usableFromInline
    mutating func advanceAutomatically() {
        restartAutoplay()
        guard allowsAutoplay else { return }
        scroll(toOffset: offset(byItems: 1) ?? offset(atEnd: false), animated: true)
    }

    /// Whether nothing else moves or holds the content.
    private var allowsAutoplay: Bool {
        context.count > 1 && !context.reduceMotion
            && !hasOpenItem && steps.isEmpty && scrolling.isStill && pointers.tracking == nil
    }
}

/// The state of autoplay.
@usableFromInline
struct Autoplay: Sendable {
    /// The time of the next advance, in seconds.
    @usableFromInline var nextTime = Double.infinity
    /// The time from one advance to the next one, in seconds; infinite without autoplay.
    var interval = Double.infinity
}
