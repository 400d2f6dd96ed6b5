/// The offsets at which scrolling ends.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol ScrollTargetBehavior {}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// SwiftUI's type cannot be compared.
    public struct LimitBehavior {
        private enum Role: UInt8 { case automatic, always, alwaysByFew, never }

        private let role: Role

        public static var automatic: LimitBehavior { LimitBehavior(role: .automatic) }
        public static var always: LimitBehavior { LimitBehavior(role: .always) }
        public static var never: LimitBehavior { LimitBehavior(role: .never) }
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static var alwaysByFew: LimitBehavior { LimitBehavior(role: .alwaysByFew) }
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
        public static var alwaysByOne: LimitBehavior { LimitBehavior(role: .always) }
    }

    private let limitBehavior: LimitBehavior
    private var anchor: UnitPoint?

    public init(limitBehavior: LimitBehavior = .automatic) {
        self.limitBehavior = limitBehavior
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
        (self.limitBehavior, self.anchor) = (limitBehavior, anchor)
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    public static func viewAligned(anchor: UnitPoint?) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: .automatic, anchor: anchor)
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        EnvironmentView(content: self) { $0.alignsScrollTargets = true }
    }

    /// Simulated: each stack in a scroll view is a target layout.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        EnvironmentView(content: self) { _ in }
    }
}
