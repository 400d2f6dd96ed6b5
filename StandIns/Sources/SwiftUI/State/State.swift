/// A value that a view keeps. Simulated: it lives as long as a view of the same type is shown in the same place.
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

/// Where a state's value is kept.
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

/// What the host of a view has to know of its properties.
@MainActor protocol DynamicProperty {
    /// Goes on with what the same property of the view before had.
    ///
    /// - Returns: What is to be kept for the view after.
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
