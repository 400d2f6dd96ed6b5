extension Composition {
    /// The next instant after a time at which something comes to rest, in seconds.
    @inlinable
    @inline(never)
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
        for opening in openings.indices { consider(openings[opening].amount.endTime) }
        for returning in returnings.indices { consider(returnings[returning].amount.endTime) }
        return next
    }

    /// When the last thing that moves will be at rest, in seconds.
    var lastEnd: Double {
        var last = -Double.infinity
        for shift in shifts { last = max(last, shift.amount.endTime) }
        for motion in motions { last = max(last, motion.endTime) }
        for departure in departures { last = max(last, departure.endTime) }
        for morph in morphs { last = max(last, morph.amount.endTime) }
        for place in openings.indices { last = max(last, openings[place].amount.endTime) }
        for place in returnings.indices { last = max(last, returnings[place].amount.endTime) }
        return last
    }

    /// Whether anything moves.
    func isMoving(at time: Double) -> Bool { nextEnd(after: time) < .infinity }

    /// Whether what has been inserted, removed and moved is where it belongs.
    var hasNoChanges: Bool { shifts.isEmpty && motions.isEmpty && departures.isEmpty }

    /// Forgets what is over.
    mutating func prune(at time: Double) {
        shifts.update { !$0.amount.isAtRest(at: time) }
        motions.update { !$0.isOver(at: time) }
        departures.update { time < $0.endTime }
        if !returnings.isEmpty && returnings[0].amount.isAtRest(at: time) { returnings = [] }
        var last = -1
        for place in morphs.indices where morphs[place].amount.isAtRest(at: time) { last = place }
        var place = -1
        morphs.update { _ in
            place += 1
            return place > last
        }
    }
}
