/// The changes that were made to layers inside one animation block, and how far they have come.
///
/// As in Core Animation, a layer itself holds the final values at once; what is seen on the way is
/// `CALayer.presentation()`.
final class SimulatedAnimation {
    /// The animation whose block is being run, if any.
    nonisolated(unsafe) static var current: SimulatedAnimation?
    /// Whether changes are animated at all; see `UIView.setAnimationsEnabled`.
    nonisolated(unsafe) static var isEnabled = true

    /// How much of the way the changes have come: 0 at the start, 1 at the end.
    var progress: () -> Double
    private var changes: [LayerChange] = []

    init(progress: @escaping () -> Double) {
        self.progress = progress
    }

    /// Creates an animation that starts after a delay, in seconds.
    convenience init(duration: TimeInterval, delay: TimeInterval, curve: TimingCurve) {
        let start = StandIn.clock.now + delay
        self.init { curve.progress(at: StandIn.clock.now - start, of: duration) }
    }

    /// The animation that a change belongs to, or nil where changes are not animated.
    static var recording: SimulatedAnimation? { isEnabled ? current : nil }

    /// Runs a block whose changes belong to `animation`.
    static func run<Result>(
        in animation: SimulatedAnimation?, _ block: () throws -> Result
    ) rethrows -> Result {
        let outer = current
        current = animation
        defer { current = outer }
        return try block()
    }

    /// Notes that a value of a layer was changed inside the block.
    func record<Value: Interpolable>(
        _ key: ReferenceWritableKeyPath<CALayer, Value>, of layer: CALayer, from old: Value
    ) {
        let earlier = layer.changes[key]
        guard earlier?.animation !== self else { return }
        var start = old
        if let earlier {
            let presented = CALayer()
            presented[keyPath: key] = layer[keyPath: key]
            earlier.write(to: presented)
            start = presented[keyPath: key]
        }
        let change = LayerChange(animation: self, layer: layer, key: key) { target, progress in
            target[keyPath: key] = start.interpolated(to: layer[keyPath: key], progress)
        } follow: { old in
            guard let old = old as? Value else { return }
            start = start.moved(from: old, to: layer[keyPath: key])
        }
        layer.changes[key] = change
        changes.append(change)
    }

    /// What is seen is what the layers hold, from now on.
    func finish() {
        for change in changes where change.layer.changes[change.key] === change {
            change.layer.changes[change.key] = nil
        }
        changes = []
    }

    /// Makes what is seen now the layers' own values.
    func settle() {
        for change in changes where change.layer.changes[change.key] === change {
            change.write(to: change.layer)
        }
    }

    /// Sets all that the block changed back to what it was before.
    func revert() {
        for change in changes { change.write(to: change.layer, progress: 0) }
    }
}

/// One value of one layer, on its way.
final class LayerChange {
    let animation: SimulatedAnimation
    let layer: CALayer
    let key: AnyKeyPath
    private let writeValue: (CALayer, Double) -> Void
    private let follow: (Any) -> Void
    private var isWriting = false

    init(
        animation: SimulatedAnimation, layer: CALayer, key: AnyKeyPath,
        writeValue: @escaping (CALayer, Double) -> Void, follow: @escaping (Any) -> Void
    ) {
        self.animation = animation
        self.layer = layer
        self.key = key
        self.writeValue = writeValue
        self.follow = follow
    }

    /// The layer's own value has changed from an old one without an animation. As UIKit's animations are added to what
    /// the layer holds, what is seen of a place changes by as much.
    func followLayer(from old: Any) {
        if !isWriting { follow(old) }
    }

    /// Writes to `target` the value that is seen now, or the one that is seen at a given progress.
    func write(to target: CALayer, progress: Double? = nil) {
        isWriting = true
        defer { isWriting = false }
        SimulatedAnimation.run(in: nil) { writeValue(target, progress ?? animation.progress()) }
    }
}
