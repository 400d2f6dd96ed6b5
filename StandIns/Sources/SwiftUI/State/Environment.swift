public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

/// Values that views inherit from their ancestors.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

public enum LayoutDirection: CaseIterable {
    case leftToRight
    case rightToLeft
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension LayoutDirection: Hashable, Sendable {}

public enum UserInterfaceSizeClass {
    case compact
    case regular
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension UserInterfaceSizeClass: Hashable, Sendable {}

private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
}

private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 3 }
}

extension EnvironmentValues {
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    public var accessibilityReduceMotion: Bool {
        MainActor.assumeIsolated { UIAccessibility.isReduceMotionEnabled }
    }

    /// The number of pixels in a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
}

/// Reads a value of the environment.
@propertyWrapper public struct Environment<Value> {
    private final class Box {
        var values = EnvironmentValues()
    }

    private let keyPath: KeyPath<EnvironmentValues, Value>
    private let box = Box()

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    public var wrappedValue: Value { box.values[keyPath: keyPath] }
}

extension Environment: DynamicProperty {
    func link(to earlier: Any?, in environment: EnvironmentValues, host: HostingView) -> Any? {
        box.values = environment
        return nil
    }
}
