import UIKit

/// The look of the transition between content and bars.
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
public struct ScrollEdgeEffectStyle {
    private enum Role: UInt8 { case automatic, hard, soft }

    private let role: Role

    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(role: .automatic) }
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(role: .hard) }
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(role: .soft) }
}

@available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension ScrollEdgeEffectStyle: Hashable, Sendable {}

/// Simulated: these modifiers have no effect on scroll views of SwiftUI.
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
@available(visionOS, unavailable)
extension View {
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        EnvironmentView(content: self) { _ in }
    }

    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        EnvironmentView(content: self) { _ in }
    }
}

/// Simulated: these modifiers have no effect on scroll views of SwiftUI.
@available(iOS 17, tvOS 17, macCatalyst 17, visionOS 1, *)
extension View {
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        EnvironmentView(content: self) { _ in }
    }

    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        EnvironmentView(content: self) { _ in }
    }

    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        EnvironmentView(content: self) { _ in }
    }
}
