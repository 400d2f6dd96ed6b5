/// The phase of a scroll view.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public enum ScrollPhase {
    case idle
    case tracking
    case interacting
    case decelerating
    case animating

    public var isScrolling: Bool { self != .idle }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension ScrollPhase: Equatable, Hashable, Sendable {}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct ScrollGeometry: CustomDebugStringConvertible {
    public var contentOffset: CGPoint
    public let contentSize: CGSize
    public let contentInsets: EdgeInsets
    /// The size of the scroll view without its content insets.
    public var containerSize: CGSize

    /// The visible part of the content. A scroll view of SwiftUI includes the insets; the initializer leaves them out.
    ///
    /// Source: OpenSwiftUI 069dd80b, `ScrollGeometry.swift`, audited for SwiftUI 6.0.87.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var bounds: CGRect { visibleRect }
    public var debugDescription: String { "\(contentOffset) of \(contentSize) in \(containerSize)" }

    public init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
    ) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension ScrollGeometry: Equatable, Sendable {}

/// Applications get values from SwiftUI only.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    public let velocity: CGVector?
}

/// Simulated: the modifiers of views that are not scroll views, which have no effect.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension View {
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { EnvironmentView(content: self) { _ in } }

    public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View { EnvironmentView(content: self) { _ in } }

    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { EnvironmentView(content: self) { _ in } }
}
