import Inspection

/// Frames of a script: the data that `fanfold replay` prints.
public struct ReplayReport {
    let frames: [ReplayFrame]

    /// Plays a script.
    ///
    /// - Parameters:
    /// - script: Played to its end regardless of the times.
    /// - times: Times of frames in seconds, in any order. The default is the time of the last event and three
    ///   seconds after it.
    /// - Throws: ``ScriptError`` if an event refers to a nonexistent item or parameter, or if the output is too
    ///   long.
    public init(_ script: ReplayScript, at times: [Double] = []) throws {
        guard times.count <= Limits.mostFrames else {
            throw ScriptError("--at must have at most \(Limits.mostFrames) times, but has \(times.count)")
        }
        let times = times.isEmpty ? [script.duration, script.duration + settlingTime] : times.sorted()
        var player = ReplayPlayer(script)
        var frames = [ReplayFrame]()
        var rest = Limits.mostEntries
        for time in times {
            frames.append(try player.frame(at: time))
            rest -= frames.last?.entryCount ?? 0
            guard rest >= 0 else {
                throw ScriptError(
                    "the frames must have at most \(Limits.mostEntries) items and events in all; choose fewer "
                        + "times")
            }
        }
        self.frames = frames
        try player.play(to: .infinity)
    }

    /// The frames as a JSON list, ordered by time.
    public func json() throws -> String {
        var identities = IdentityNumbers()
        let texts = try frames.map { try $0.json { identities.number(of: $0) } }
        return "[\n" + texts.joined(separator: ",\n") + "\n]"
    }
}

/// Time in which motion without pressed pointers settles, in seconds.
private let settlingTime = 3.0
