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
    /// - Throws: ``ScriptError`` if an event refers to a nonexistent item or parameter.
    public init(_ script: ReplayScript, at times: [Double] = []) throws {
        let times = times.isEmpty ? [script.duration, script.duration + settlingTime] : times.sorted()
        var player = ReplayPlayer(script)
        frames = try times.map { try player.frame(at: $0) }
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
