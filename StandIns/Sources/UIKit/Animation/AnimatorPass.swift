/// A segment of a property animator's run: from one fraction to another, along a curve.
struct AnimatorPass {
    let start: Double
    let end: Double
    let startTime: TimeInterval
    let duration: TimeInterval
    let curve: TimingCurve

    func fraction(at time: TimeInterval) -> Double {
        start + (end - start) * curve.progress(at: time - startTime, of: duration)
    }

    var endTime: TimeInterval { startTime + duration }
}
