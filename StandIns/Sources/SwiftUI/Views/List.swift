/// Rows in a scroll view. Simulated: a lazy stack in a scroll view, without the look of rows.
public struct List<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        ScrollView(.vertical) { LazyVStack { content } }
    }
}

public protocol ListStyle {}

public struct PlainListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}

public enum Visibility: CaseIterable {
    case automatic, visible, hidden
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Visibility: Hashable, Sendable {}

public struct VerticalEdge {
    public struct Set: OptionSet {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let top = Set(rawValue: 1)
        public static let bottom = Set(rawValue: 2)
        public static let all = Set(rawValue: 3)
    }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension VerticalEdge: Sendable {}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension VerticalEdge.Set: Sendable {}

/// Simulated: these modifiers have no effect.
extension View {
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { _ in }
    }

    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        EnvironmentView(content: self) { _ in }
    }

    @available(iOS 15, macOS 13, macCatalyst 15, visionOS 1, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        EnvironmentView(content: self) { _ in }
    }
}
