/// The content that gets margins. SwiftUI's type cannot be compared.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct ContentMarginPlacement {
    private enum Role: UInt8 { case automatic, scrollContent, scrollIndicators }

    private let role: Role

    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(role: .automatic) }
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(role: .scrollContent) }
    public static var scrollIndicators: ContentMarginPlacement {
        ContentMarginPlacement(role: .scrollIndicators)
    }
}

/// Simulated: the margins of content; those of scroll indicators have no effect.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        EnvironmentView(content: self) { values in
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
                values.contentMargins[edge] = length
            }
        }
    }

    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges.intersection(.top), insets.top, for: placement)
            .contentMargins(edges.intersection(.leading), insets.leading, for: placement)
            .contentMargins(edges.intersection(.bottom), insets.bottom, for: placement)
            .contentMargins(edges.intersection(.trailing), insets.trailing, for: placement)
    }

    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View { contentMargins(.all, length, for: placement) }
}

public struct EdgeInsets {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension EdgeInsets: Equatable, Sendable {}
