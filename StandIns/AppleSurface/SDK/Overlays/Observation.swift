// The module Observation, as the Swift project declares it.

@available(macOS 14, iOS 17, watchOS 10, tvOS 17, visionOS 1, *)
public protocol Observable {}

@available(macOS 14, iOS 17, watchOS 10, tvOS 17, visionOS 1, *)
public struct ObservationRegistrar {
    public init() {}
    public func access<Subject: Observable, Member>(
        _ subject: Subject, keyPath: KeyPath<Subject, Member>
    ) {}
    public func willSet<Subject: Observable, Member>(
        _ subject: Subject, keyPath: KeyPath<Subject, Member>
    ) {}
    public func didSet<Subject: Observable, Member>(
        _ subject: Subject, keyPath: KeyPath<Subject, Member>
    ) {}
    public func withMutation<Subject: Observable, Member, T>(
        of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T
    ) rethrows -> T { try mutation() }
}

@available(macOS 14, iOS 17, watchOS 10, tvOS 17, *)
extension ObservationRegistrar: Sendable {}

@available(macOS 14, iOS 17, watchOS 10, tvOS 17, visionOS 1, *)
public func withObservationTracking<T>(
    _ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void
) -> T { apply() }

@available(macOS 14, iOS 17, watchOS 10, tvOS 17, visionOS 1, *)
@attached(
    member, names: named(_$observationRegistrar), named(access), named(withMutation),
    named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: Observable)
public macro Observable() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

@available(macOS 14, iOS 17, watchOS 10, tvOS 17, visionOS 1, *)
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationTracked() =
    #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

@available(macOS 14, iOS 17, watchOS 10, tvOS 17, visionOS 1, *)
@attached(accessor, names: named(willSet))
public macro ObservationIgnored() =
    #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
