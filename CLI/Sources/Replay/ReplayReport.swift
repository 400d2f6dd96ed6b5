import Inspection

/// What a script shows, and when: everything that `fanfold replay` prints.
public struct ReplayReport {
    let frames: [ReplayFrame]

    /// Plays a script.
    ///
    /// - Parameters:
    ///   - script: Played to its end, whatever the times.
    ///   - times: When to look, in seconds, in any order. Where there is none, at the time of the last event and
    ///     three seconds after it.
    /// - Throws: ``ScriptError`` where an event is about what does not exist at its time.
    public init(_ script: ReplayScript, at times: [Double] = []) throws {
        let times = times.isEmpty ? [script.duration, script.duration + settlingTime] : times.sorted()
        var player = ReplayPlayer(script)
        frames = try times.map { try player.frame(at: $0) }
        try player.play(to: .infinity)
    }

    /// The frames as a JSON list, in the order of their times.
    public func json() throws -> String {
        var identities = IdentityNumbers()
        let texts = try frames.map { try $0.json { identities.number(of: $0) } }
        return "[\n" + texts.joined(separator: ",\n") + "\n]"
    }
}

/// After so long all is at rest, unless somebody holds it, in seconds.
private let settlingTime = 3.0
