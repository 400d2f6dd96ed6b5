/// Measures several contenders alternately in one run: disturbances affect all of them.
public struct Race {
    /// The minimum duration of a turn, in seconds. The default value is 0.004.
    public var turn = 0.004
    /// The number of turns per contender. The default value is 15.
    public var rounds = 15

    /// Creates a race.
    public init() {}

    /// Measures each contender; results are in the same order.
    public func run(_ contenders: [Contender]) -> [Measurement] {
        let times = contenders.map { timesToFill(turn, $0) }
        var samples: [[Double]] = Array(repeating: [], count: contenders.count)
        for _ in 0..<rounds {
            for (place, contender) in contenders.enumerated() {
                samples[place].append(seconds { contender.play(times[place]) } / Double(times[place]))
            }
        }
        return zip(contenders, samples).map { Measurement(name: $0.name, samples: $1) }
    }

    /// The number of repetitions that fill a duration.
    private func timesToFill(_ duration: Double, _ contender: Contender) -> Int {
        var times = 1
        while true {
            let elapsed = seconds { contender.play(times) }
            if elapsed >= duration { return times }
            let missing = elapsed > 0 ? duration / elapsed : Self.largestGrowth
            times = Int((Double(times) * min(missing * Self.margin, Self.largestGrowth)).rounded(.up))
        }
    }

    private static var largestGrowth: Double { 10 }
    private static var margin: Double { 1.2 }
}

/// The result of a contender.
public struct Measurement: Codable, Sendable {
    /// The contender's name.
    public let name: String
    /// Seconds per repetition, for each turn.
    let samples: [Double]

    /// The minimum time, in seconds: the time without disturbance.
    public var minimum: Double { samples.min() ?? .nan }

    /// The median time, in seconds.
    public var median: Double {
        samples.isEmpty ? .nan : samples.sorted()[samples.count / 2]
    }
}
