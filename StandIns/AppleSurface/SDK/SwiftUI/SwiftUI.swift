@_exported import CoreGraphics
@_exported import Foundation

// SwiftUI on platforms without UIKit's views, as far as FanfoldSwiftUI and the documentation use it: declarations from
// Apple's documentation, with their availability. The package needs macOS 12 and watchOS 9; older availability is left out.

// MARK: Views

@preconcurrency @MainActor public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Self.Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView()
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<
        First, Second
    > {
        _ConditionalContent()
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<
        First, Second
    > {
        _ConditionalContent()
    }
}

public struct EmptyView: View {
    public typealias Body = Never
    nonisolated public init() {}
}

public struct TupleView<Content>: View {
    public typealias Body = Never
    nonisolated init() {}
}

// The name is SwiftUI's.

// swift-format-ignore: AlwaysUseLowerCamelCase
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
    public typealias Body = Never
    nonisolated init() {}
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension View where Body == Never {
    public var body: Never { fatalError() }
}

public struct Text: View {
    public typealias Body = Never
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) {}
    nonisolated public init(verbatim content: String) {}
}

public struct Color: View {
    public typealias Body = Never
    nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
    nonisolated public func opacity(_ opacity: Double) -> Color { self }
    nonisolated public static var black: Color { fatalError() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Color: Hashable, Sendable {}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

extension ForEach: View where Content: View {
    public typealias Body = Never
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
}

public struct ZStack<Content: View>: View {
    public typealias Body = Never
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct VerticalAlignment {
    public static let center = VerticalAlignment()
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension VerticalAlignment: Equatable, Sendable {}

public struct HorizontalAlignment {
    public static let center = HorizontalAlignment()
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension HorizontalAlignment: Equatable, Sendable {}

public struct LazyHStack<Content: View>: View {
    public typealias Body = Never
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}

public struct LazyVStack<Content: View>: View {
    public typealias Body = Never
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}

public struct ScrollView<Content: View>: View {
    public typealias Body = Never
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {}
}

public struct GeometryReader<Content: View>: View {
    public typealias Body = Never
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

// MARK: State

public protocol DynamicProperty {}

@propertyWrapper public struct State<Value>: DynamicProperty {
    public init(wrappedValue value: Value) {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError() }
}

extension State: Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        fatalError()
    }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
    public var wrappedValue: Value { fatalError() }
}

extension Environment: Sendable where Value: Sendable {}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

public struct EnvironmentValues {
    public init() {}
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { K.defaultValue }
        set {}
    }
    public var layoutDirection: LayoutDirection {
        get { .leftToRight }
        set {}
    }
    public var displayScale: CGFloat {
        get { 1 }
        set {}
    }
    public var accessibilityReduceMotion: Bool { false }
}

public enum LayoutDirection: CaseIterable {
    case leftToRight
    case rightToLeft
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension LayoutDirection: Hashable, Sendable {}

// MARK: Geometry

public enum Axis: Int8, CaseIterable {
    case horizontal, vertical

    public struct Set: OptionSet {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Axis: Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Axis.Set: Sendable {}

public enum Edge: Int8, CaseIterable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        public static let all = Set(rawValue: 15)
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Edge: Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Edge.Set: Sendable {}

public struct Alignment {
    public static let center = Alignment()
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Alignment: Equatable, Sendable {}

public struct UnitPoint {
    public var x: CGFloat
    public var y: CGFloat
    public init(x: CGFloat, y: CGFloat) {
        (self.x, self.y) = (x, y)
    }
    public static let center = UnitPoint(x: 0.5, y: 0.5)
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension UnitPoint: Hashable, Sendable {}

public struct Angle {
    public static func radians(_ radians: Double) -> Angle { Angle() }
    public static func degrees(_ degrees: Double) -> Angle { Angle() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Angle: Hashable, Sendable {}

@available(macOS 14, watchOS 10, *)
public protocol CoordinateSpaceProtocol {}

@available(macOS 14, watchOS 10, *)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NamedCoordinateSpace: Equatable {}

@available(macOS 14, watchOS 10, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace() }
}

public struct GeometryProxy {
    public var size: CGSize { fatalError() }
    @available(macOS 14, watchOS 10, *)
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { fatalError() }
}

@available(*, unavailable)
extension GeometryProxy: Sendable {}

// MARK: Effects

@available(macOS 14, watchOS 10, *)
public protocol VisualEffect: Sendable {}

@available(macOS 14, watchOS 10, *)
public struct EmptyVisualEffect: VisualEffect {
    nonisolated public init() {}
}

@available(macOS 14, watchOS 10, *)
extension VisualEffect {
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        self
    }
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect { self }
    nonisolated public func opacity(_ opacity: Double) -> some VisualEffect { self }
}

// MARK: Scrolling

@available(macOS 14, watchOS 10, *)
public struct ContentMarginPlacement {
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement() }
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement() }
}

@available(macOS 14, watchOS 10, *)
public protocol ScrollTargetBehavior {}

@available(macOS 14, watchOS 10, *)
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {}

@available(macOS 14, watchOS 10, *)
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

// MARK: Modifiers

extension View {
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View { self }
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    nonisolated public func zIndex(_ value: Double) -> some View { self }
    nonisolated public func opacity(_ opacity: Double) -> some View { self }

    @available(macOS 13, watchOS 9, *)
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View { self }

    @available(macOS 15, watchOS 11, *)
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { self }
}

@available(macOS 14, watchOS 10, *)
extension View {
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View { self }
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View { self }
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}
