@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
public struct ScrollIndicatorVisibility: Equatable {
    private let name: String

    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "automatic") }
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "visible") }
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "hidden") }
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "never") }
}

@available(iOS 16, tvOS 16, macCatalyst 16, *)
@available(visionOS, unavailable)
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String

    public static var automatic: ScrollDismissesKeyboardMode {
        ScrollDismissesKeyboardMode(name: "automatic")
    }
    public static var immediately: ScrollDismissesKeyboardMode {
        ScrollDismissesKeyboardMode(name: "immediately")
    }
    public static var interactively: ScrollDismissesKeyboardMode {
        ScrollDismissesKeyboardMode(name: "interactively")
    }
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "never") }
}

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
