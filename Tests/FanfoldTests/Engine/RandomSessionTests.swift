import Testing

@_spi(Host) @testable import Fanfold

/// Long sessions of random valid and invalid inputs on all layouts.
@Suite struct RandomSessionTests {
    /// Per variant of twenty: 20,000 in all.
    private static let inputs = 1000

    @Test(arguments: Variant.all.quarter(from: 0))
    func invariantsHold(variant: Variant) {
        var random = SeededGenerator(stream: variant.stream)
        var session = Session(variant)
        var (time, count) = (0.0, 0)
        while count < Self.inputs {
            let isAbsurd = Int.random(in: 0..<6, using: &random) == 0
            let episode =
                isAbsurd
                ? [(random.absurdDelay(), random.absurdity(for: session.engine))]
                : random.episode(for: session.engine)
            for (delay, input) in episode {
                count += 1
                session.engine.take(input, at: time + delay)
                time = session.engine.time
                session.engine.advance(to: time)
                let violation = session.engine.violation
                #expect(violation == nil, "after input \(count), \(input)")
                if violation != nil { return }
            }
        }
    }
}
