/// The part of its velocity that a fling keeps per millisecond.
public struct DecelerationRate: Equatable, Sendable {
    /// The factor on the velocity, per millisecond; greater than 0, less than 1.
    public let perMillisecond: Double

    /// The rate that suits long lists: 0.998.
    public static var normal: DecelerationRate { DecelerationRate(perMillisecond: 0.998) }
    /// The rate that suits paging: 0.99.
    public static var fast: DecelerationRate { DecelerationRate(perMillisecond: 0.99) }

    /// Creates a rate. A rate that is not between 0 and 1, exclusive, is a programmer's error and stops the program.
    public init(perMillisecond: Double) {
        require(
            perMillisecond > 0 && perMillisecond < 1, "DecelerationRate.perMillisecond", perMillisecond,
            "must be greater than 0 and less than 1")
        self.perMillisecond = perMillisecond
    }

    /// The decay constant, per second: velocity falls as e^(−decay·t).
    public var decay: Double {
        -ElementaryFunctions.logarithm(perMillisecond) * millisecondsPerSecond
    }
}

private let millisecondsPerSecond = 1000.0
