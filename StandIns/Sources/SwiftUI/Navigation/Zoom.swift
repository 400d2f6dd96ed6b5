/// A name for the identities of views.
@propertyWrapper public struct Namespace {
    public struct ID {
        fileprivate let number: Int
    }

    @MainActor private static var count = 0
    private let identity: ID

    @MainActor public init() {
        Self.count += 1
        identity = ID(number: Self.count)
    }

    public var wrappedValue: ID { identity }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension Namespace.ID: Hashable, Sendable {}

/// The animation of a navigation.
@available(iOS 18, tvOS 18, macCatalyst 18, visionOS 2, *)
public protocol NavigationTransition {}

@available(iOS 18, tvOS 18, macCatalyst 18, visionOS 2, *)
public struct ZoomNavigationTransition: NavigationTransition {}

@available(iOS 18, tvOS 18, macCatalyst 18, visionOS 2, *)
extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

/// Simulated: these modifiers have no effect.
@available(iOS 18, tvOS 18, macCatalyst 18, visionOS 2, *)
extension View {
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        EnvironmentView(content: self) { _ in }
    }

    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        EnvironmentView(content: self) { _ in }
    }
}
