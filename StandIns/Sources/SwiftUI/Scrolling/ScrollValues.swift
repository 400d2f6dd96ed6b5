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
public struct ScrollBounceBehavior: Sendable {
    private enum Role: UInt8 { case automatic, always, basedOnSize }

    private let role: Role

    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(role: .automatic) }
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(role: .always) }
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(role: .basedOnSize) }
}

/// An action that refreshes content.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    public func callAsFunction() async { await action() }
}
