import Foundation
import Testing

@_spi(Host) @testable import Fanfold

/// SplitMix64: a small random number generator with the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    /// The seed of this run's random cases: the environment variable `FANFOLD_SEED` for replays, 1 in both tiers of
    /// `make test-all`, whose runs are equal, otherwise a new number per run.
    static let seed: UInt64 = {
        let environment = ProcessInfo.processInfo.environment
        let isTier = environment["FANFOLD_TIER"]?.isEmpty == false
        let seed = environment["FANFOLD_SEED"].flatMap(UInt64.init)
        return seed ?? (isTier ? 1 : .random(in: 0..<1_000_000_000))
    }()

    /// A comment for failures, for replay.
    static let replay: Comment = "FANFOLD_SEED=\(seed)"

    private var state: UInt64

    /// Creates a generator from a seed, by default this run's, and a stream.
    init(seed: UInt64 = Self.seed, stream: Int = 0) {
        state = seed
        state = next() &+ UInt64(stream)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension SeededGenerator {
    /// A uniformly distributed number in a range.
    mutating func number(in range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

    /// One of several values.
    mutating func one<Value>(of values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &self)]
    }

    /// A uniformly distributed point in a rectangle with its top left corner at the origin.
    mutating func point(in size: Size) -> Point {
        Point(x: number(in: 0...size.width), y: number(in: 0...size.height))
    }
}
