@preconcurrency @MainActor public protocol Gesture<Value> {
    associatedtype Value

    /// Simulated: the recognizer and the actions of the gesture.
    var simulatedGesture: SimulatedGesture<Value> { get }
}

/// Simulated: a gesture with its actions.
@preconcurrency @MainActor public struct SimulatedGesture<Value>: Gesture {
    let makeRecognizer: @MainActor () -> UIGestureRecognizer
    let value: @MainActor (UIGestureRecognizer) -> Value
    var changed: [(Value) -> Void] = []
    var ended: [(Value) -> Void] = []

    public var simulatedGesture: SimulatedGesture<Value> { self }

    func handle(_ recognizer: UIGestureRecognizer) {
        let value = value(recognizer)
        switch recognizer.state {
        case .began, .changed: for action in changed { action(value) }
        case .ended: for action in ended { action(value) }
        default: break
        }
    }
}

extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        var gesture = simulatedGesture
        gesture.ended.append(action)
        return gesture
    }
}

extension Gesture where Value: Equatable {
    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        var gesture = simulatedGesture
        gesture.changed.append(action)
        return gesture
    }
}

@available(iOS 13, macOS 10.15, tvOS 16, watchOS 6, *)
public struct TapGesture: Gesture {
    public typealias Value = Void
    private let count: Int

    nonisolated public init(count: Int = 1) {
        self.count = count
    }

    public var simulatedGesture: SimulatedGesture<Void> {
        SimulatedGesture { [count] in
            let recognizer = UITapGestureRecognizer()
            recognizer.numberOfTapsRequired = count
            return recognizer
        } value: { _ in
        }
    }
}

@available(iOS 17, macOS 14, visionOS 1, *)
@available(tvOS, unavailable)
public struct MagnifyGesture: Gesture {
    public struct Value {
        public var magnification: CGFloat
    }

    nonisolated public init() {}

    public var simulatedGesture: SimulatedGesture<Value> {
        SimulatedGesture {
            UIPinchGestureRecognizer()
        } value: {
            Value(magnification: ($0 as? UIPinchGestureRecognizer)?.scale ?? 1)
        }
    }
}

@available(iOS 17, macOS 14, *)
@available(tvOS, unavailable)
extension MagnifyGesture.Value: Equatable, Sendable {}
