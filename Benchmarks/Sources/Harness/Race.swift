/// Several contenders, measured in turn in the same run: what disturbs the machine disturbs all of them.
public struct Race {
    /// How long one turn of a contender takes at least, in seconds. The default value is 0.004.
    public var turn = 0.004
    /// How many turns each contender has. The default value is 15.
    public var rounds = 15

    /// Creates a race.
    public init() {}

    /// Measures each contender; the results are in the same order.
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

    /// How often a contender does its work within a time.
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

/// What one contender took.
public struct Measurement: Codable, Sendable {
    /// Which contender.
    public let name: String
    /// The seconds for one time, of each turn.
    let samples: [Double]

    /// The least time, in seconds: what the work takes where nothing disturbs it.
    public var minimum: Double { samples.min() ?? .nan }

    /// The time in the middle of all turns, in seconds.
    public var median: Double {
        samples.isEmpty ? .nan : samples.sorted()[samples.count / 2]
    }
}
