/// A value stored by a view. Simulated: it lives while a view of the same type is shown at the same position.
@propertyWrapper public struct State<Value> {
    let location: StateLocation<Value>

    public init(wrappedValue value: Value) {
        location = StateLocation(value)
    }

    public init(initialValue value: Value) {
        self.init(wrappedValue: value)
    }

    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let location = location
        return Binding(get: { location.value }, set: { location.value = $0 })
    }
}

/// The storage of a state value.
final class StateLocation<Value> {
    private var own: Value
    private var earlier: StateLocation<Value>?
    var didChange: (() -> Void)?

    init(_ value: Value) {
        own = value
    }

    var value: Value {
        get { earlier?.value ?? own }
        set {
            if let earlier { return earlier.value = newValue }
            own = newValue
            didChange?()
        }
    }
}

/// The host's interface to a view's properties.
@MainActor protocol DynamicProperty {
    /// Connects the property to the storage of its predecessor.
    ///
    /// - Returns: The storage for its successor.
    func link(to earlier: Any?, in environment: EnvironmentValues, host: HostingView) -> Any?
}

extension State: DynamicProperty {
    func link(to earlier: Any?, in environment: EnvironmentValues, host: HostingView) -> Any? {
        if let earlier = earlier as? StateLocation<Value> {
            if earlier !== location { location.follow(earlier) }
            return earlier
        }
        location.didChange = { [weak host] in MainActor.assumeIsolated { host?.setNeedsUpdate() } }
        return location
    }
}

extension StateLocation {
    fileprivate func follow(_ other: StateLocation<Value>) {
        earlier = other
    }
}
