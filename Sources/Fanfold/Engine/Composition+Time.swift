extension Composition {
    /// The next instant after a time at which something comes to rest, in seconds.
    func nextEnd(after time: Double) -> Double {
        var next = Double.infinity
        func consider(_ end: Double) { if end > time { next = min(next, end) } }
        for shift in shifts { consider(shift.amount.endTime) }
        for motion in motions {
            consider(motion.travel.endTime)
            consider(motion.arrival.endTime)
            consider(motion.swipe.endTime)
            consider(motion.hold.endTime)
        }
        for departure in departures { consider(departure.endTime) }
        for morph in morphs { consider(morph.amount.endTime) }
        if let highlight { consider(highlight.amount.endTime) }
        return next
    }

    /// Whether anything moves.
    func isMoving(at time: Double) -> Bool { nextEnd(after: time) < .infinity }

    /// Whether what has been inserted, removed and moved is where it belongs.
    var hasNoChanges: Bool { shifts.isEmpty && motions.isEmpty && departures.isEmpty }

    /// Forgets what is over.
    mutating func prune(at time: Double) {
        shifts.removeAll { $0.amount.isAtRest(at: time) }
        motions.removeAll { $0.isOver(at: time) }
        departures.removeAll { time >= $0.endTime }
        if let last = morphs.lastIndex(where: { $0.amount.isAtRest(at: time) }) {
            morphs.removeFirst(last + 1)
        }
    }
}
