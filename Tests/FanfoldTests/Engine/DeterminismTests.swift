import Testing

@_spi(Host) @testable import Fanfold

/// A frame depends only on its time: replaying a session gives the same frames at every frame rate.
@Suite struct DeterminismTests {
    private static let inputs = 60
    /// Frame intervals of the replays, in seconds; infinite for frames only after inputs.
    private static let frames = [Double.infinity, 1 / 30.0, 1 / 97.0]

    @Test(arguments: Variant.all)
    func resultDoesNotDependOnTheFrameRate(variant: Variant) {
        let script = script(for: variant)
        let traces = Self.frames.map { trace(of: script, variant, frame: $0) }
        for (trace, frame) in zip(traces, Self.frames).dropFirst() {
            #expect(trace.events == traces[0].events, "a frame each \(frame) s")
            #expect(trace.offsets == traces[0].offsets, "a frame each \(frame) s")
            let isShownAlike = trace.frames == traces[0].frames
            #expect(isShownAlike, "a frame each \(frame) s")
        }
    }

    @Test(arguments: Variant.all)
    func oneLongStepEqualsAHundredSteps(variant: Variant) {
        var (leaping, stepping) = (Session(variant), Session(variant))
        leaping.fling(forward: 100, velocity: 4000)
        stepping.fling(forward: 100, velocity: 4000)
        leaping.wait(20, frame: 20)
        stepping.wait(20, frame: 0.2)
        #expect(leaping.events == stepping.events)
        #expect(leaping.offset == stepping.offset)
        let isShownAlike =
            leaping.engine.frame.visibleItems.map(Shown.init)
            == stepping.engine.frame.visibleItems.map(Shown.init)
        #expect(isShownAlike)
    }

    /// Inputs at fixed times.
    private func script(for variant: Variant) -> [(time: Double, input: Input)] {
        var random = SeededGenerator(stream: variant.stream)
        var session = Session(variant)
        var script: [(time: Double, input: Input)] = []
        while script.count < Self.inputs {
            for (delay, input) in random.episode(for: session.engine) {
                session.time += delay
                session.engine.take(input, at: session.time)
                script.append((session.time, input))
            }
        }
        return script
    }

    /// The frames and events of a session played at a frame rate.
    private func trace(
        of script: [(time: Double, input: Input)], _ variant: Variant, frame: Double
    ) -> Trace {
        var session = Session(variant)
        var trace = Trace()
        for (time, input) in script {
            while session.time + frame < time { session.wait(frame, frame: frame) }
            session.time = time
            session.engine.take(input, at: time)
            session.advance()
            trace.offsets.append(session.offset)
            trace.frames.append(session.engine.frame.visibleItems.map(Shown.init))
        }
        session.comeToRest()
        trace.events = session.events
        return trace
    }

    private struct Trace {
        var offsets: [Double] = []
        var frames: [[Shown]] = []
        var events: [CollectionEvent] = []
    }
    /// The visible state of an item without its identity, which depends on previously visible items.
    private struct Shown: Equatable {
        let index: Int
        let attributes: ItemAttributes
        let transform: Transform3D
        let quad: Quad

        init(_ item: VisibleItem) {
            (index, attributes, transform, quad) = (item.index, item.attributes, item.transform, item.quad)
        }
    }
}
