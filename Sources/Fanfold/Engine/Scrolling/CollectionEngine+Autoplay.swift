#if hasFeature(Embedded)
extension CollectionEngine {
    /// Does nothing: the web component advances by a module of its own, which its page loads only on demand.
    mutating func restartAutoplay() {}
}
#else
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
        let time = time.isFinite ? max(time, self.time) : self.time
        // Before the time passes: otherwise an item that is due would follow.
        autoplay.nextTime = time + autoplay.interval(of: options)
        pass(to: time)
    }

    mutating func restartAutoplay() {
        autoplay.nextTime = time + autoplay.interval(of: options)
    }

    /// Shows the next item. After the last item, or after an item that the end of the content hides, the first one
    /// follows.
    @usableFromInline
    mutating func advanceAutomatically() {
        restartAutoplay()
        guard allowsAutoplay else { return }
        let next = context.index(ofSlot: itemShown + 1)
        let isBeyond = next == context.count || !context.isLooping && isShowing(next)
        scroll(to: isBeyond ? 0 : next, animated: true, time: time)
    }

    /// Whether nothing else moves or holds the content.
    private var allowsAutoplay: Bool {
        context.count > 1 && !context.reduceMotion && !hasOpenItem && steps.isEmpty && scrolling.isStill
            && pointers.tracking == nil
    }

    /// Whether the content rests where it shows an item, possibly at its end.
    private func isShowing(_ index: Int) -> Bool {
        abs(layout.offset(showing: Double(index), in: context) - context.offset) <= Tuning.rounding
    }
}

/// The state of autoplay.
@usableFromInline
struct Autoplay: Sendable {
    /// The time of the next advance, in seconds.
    @usableFromInline var nextTime = Double.infinity

    /// The time from one advance to the next one, in seconds; infinite without autoplay.
    func interval(of options: InteractionOptions) -> Double {
        guard let interval = options.autoplayInterval, interval > 0 else { return .infinity }
        return max(interval, Tuning.shortestAutoplay)
    }
}
#endif
