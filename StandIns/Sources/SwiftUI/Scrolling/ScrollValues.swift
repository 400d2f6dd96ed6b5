@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
public struct ScrollIndicatorVisibility {
    private enum Role: UInt8 { case automatic, visible, hidden, never }

    private let role: Role

    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(role: .automatic) }
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(role: .visible) }
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(role: .hidden) }
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(role: .never) }
}

@available(iOS 16.4, tvOS 16.4, macCatalyst 16.4, visionOS 1, *)
extension ScrollIndicatorVisibility: Equatable {}

@available(iOS 16, tvOS 16, macCatalyst 16, *)
@available(visionOS, unavailable)
public struct ScrollDismissesKeyboardMode {
    private enum Role: UInt8 { case automatic, immediately, interactively, never }

    private let role: Role

    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(role: .automatic) }
    public static var immediately: ScrollDismissesKeyboardMode {
        ScrollDismissesKeyboardMode(role: .immediately)
    }
    public static var interactively: ScrollDismissesKeyboardMode {
        ScrollDismissesKeyboardMode(role: .interactively)
    }
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(role: .never) }
}

@available(iOS 16, tvOS 16, macCatalyst 16, *)
@available(visionOS, unavailable)
extension ScrollDismissesKeyboardMode: Sendable {}

@available(iOS 18.2, tvOS 18.2, macCatalyst 18.2, *)
@available(visionOS, unavailable)
extension ScrollDismissesKeyboardMode: Hashable {}

/// SwiftUI's type cannot be compared.
@available(iOS 16.4, tvOS 16.4, macCatalyst 16.4, visionOS 1, *)
public struct ScrollBounceBehavior {
    private enum Role: UInt8 { case automatic, always, basedOnSize }

    private let role: Role

    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(role: .automatic) }
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(role: .always) }
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(role: .basedOnSize) }
}

@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
extension ScrollBounceBehavior: Sendable {}

/// An action that refreshes content.
public struct RefreshAction {
    let action: @Sendable () async -> Void

    public func callAsFunction() async { await action() }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension RefreshAction: Sendable {}
