/// The layer changes of one animation block, and their progress.
///
/// As in Core Animation, a layer holds its final values at once; `CALayer.presentation()` holds the displayed
/// values.
final class SimulatedAnimation {
    /// The animation whose block is running, if any.
    nonisolated(unsafe) static var current: SimulatedAnimation?
    /// Whether changes are animated; see `UIView.setAnimationsEnabled`.
    nonisolated(unsafe) static var isEnabled = true

    /// The progress of the changes: 0 at the start, 1 at the end.
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

    /// The animation that records a change, or nil if changes are not animated.
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

    /// Records a change of a layer's value inside the block.
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

    /// Ends the animation: the layers' values are displayed.
    func finish() {
        for change in changes where change.layer.changes[change.key] === change {
            change.layer.changes[change.key] = nil
        }
        changes = []
    }

    /// Assigns the displayed values to the layers.
    func settle() {
        for change in changes where change.layer.changes[change.key] === change {
            change.write(to: change.layer)
        }
    }

    /// Reverts all changes of the block.
    func revert() {
        for change in changes { change.write(to: change.layer, progress: 0) }
    }
}

/// The animation of one value of one layer.
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

    /// Follows an unanimated change of the layer's value. UIKit's animations are additive: the displayed
    /// position changes by the same amount.
    func followLayer(from old: Any) {
        if !isWriting { follow(old) }
    }

    /// Writes the displayed value to `target`, for the current or a given progress.
    func write(to target: CALayer, progress: Double? = nil) {
        isWriting = true
        defer { isWriting = false }
        SimulatedAnimation.run(in: nil) { writeValue(target, progress ?? animation.progress()) }
    }
}
