struct EnvironmentView<Content: View>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    func show(in node: ViewNode, _ update: ViewUpdate) {
        var inner = update
        change(&inner.environment)
        node.show([content], inner)
    }
}

/// Changes the UIKit views of a view.
struct AdjustedView<Content: View>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let adjust: @MainActor (UIView) -> Void

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.show([content], update)
        node.leaves.forEach(adjust)
    }
}

/// A view whose state is reset when its identity changes.
struct IdentifiedView<Content: View, ID: Hashable>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let id: ID

    func show(in node: ViewNode, _ update: ViewUpdate) {
        if node.identity != AnyHashable(id) { node.show([], update) }
        node.identity = id
        node.show([content], update)
    }
}

public struct UnitPoint {
    public var x: CGFloat
    public var y: CGFloat

    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension UnitPoint: Hashable, Sendable {}

extension View {
    public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: id)
    }

    /// Simulated: only views that read the environment value are disabled.
    public func disabled(_ disabled: Bool) -> some View {
        EnvironmentView(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
    }

    public func opacity(_ opacity: Double) -> some View {
        AdjustedView(content: self) { $0.alpha = opacity }
    }

    /// Simulated: about the center, ignoring the anchor.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        AdjustedView(content: self) { $0.transform = CGAffineTransform(scaleX: s, y: s) }
    }

    /// Simulated: about the center, ignoring the anchor.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        AdjustedView(content: self) { $0.transform = CGAffineTransform(scaleX: x, y: y) }
    }
}

public struct SafeAreaRegions: OptionSet {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension SafeAreaRegions: Sendable {}

public enum Edge: Int8, CaseIterable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public init(_ e: Edge) {
            self.init(rawValue: 1 << e.rawValue)
        }

        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        public static let all = Set(rawValue: 15)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Edge: Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Edge.Set: Sendable {}

extension View {
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
    }

}

public enum Axis: Int8, CaseIterable {
    case horizontal, vertical

    public struct Set: OptionSet {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Axis: Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Axis.Set: Sendable {}
