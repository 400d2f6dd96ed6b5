import Foundation
import Testing

@testable import Fanfold

/// SplitMix64: a small random number generator that yields the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    /// What this run's random cases are made from: the environment variable `FANFOLD_SEED`, so that a failure
    /// can be replayed, or another number in every run.
    static let seed =
        ProcessInfo.processInfo.environment["FANFOLD_SEED"].flatMap(UInt64.init)
        ?? UInt64.random(in: 0..<1_000_000_000)

    /// What a failure has to say so that it can be replayed.
    static let replay: Comment = "FANFOLD_SEED=\(seed)"

    private var state: UInt64

    /// Creates a generator whose numbers depend on a seed, by default this run's, and on `stream`.
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
    /// A number drawn evenly from a range.
    mutating func number(in range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

    /// One of a few values.
    mutating func one<Value>(of values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &self)]
    }

    /// A point drawn evenly from a rectangle with its top left corner at the origin.
    mutating func point(in size: Size) -> Point {
        Point(x: number(in: 0...size.width), y: number(in: 0...size.height))
    }
}
