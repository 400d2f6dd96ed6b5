extension Composition {
    /// Returns the next instant after a time at which a motion ends, in seconds.
    @inlinable
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

    /// The time at which the last motion ends, in seconds.
    var lastEnd: Double {
        var last = -Double.infinity
        for shift in shifts { last = max(last, shift.amount.endTime) }
        for motion in motions { last = max(last, motion.endTime) }
        for departure in departures { last = max(last, departure.endTime) }
        for morph in morphs { last = max(last, morph.amount.endTime) }
        for index in openings.indices { last = max(last, openings[index].amount.endTime) }
        for index in returnings.indices { last = max(last, returnings[index].amount.endTime) }
        return last
    }

    /// Returns whether any motion is in progress.
    func isMoving(at time: Double) -> Bool { nextEnd(after: time) < .infinity }

    /// Whether no insertion, removal or move is in progress.
    var hasNoChanges: Bool { shifts.isEmpty && motions.isEmpty && departures.isEmpty && !rearrangesItems }

    /// Removes finished motions.
    mutating func prune(at time: Double) {
        shifts.update { !$0.amount.isAtRest(at: time) }
        motions.update { !$0.isOver(at: time) }
        departures.update { time < $0.endTime }
        if !returnings.isEmpty && returnings[0].amount.isAtRest(at: time) { returnings = [] }
        var last = -1
        for index in morphs.indices where morphs[index].amount.isAtRest(at: time) { last = index }
        var index = -1
        morphs.update { _ in
            index += 1
            return index > last
        }
    }
}
