/// Shows a SwiftUI view as the content of a cell, within the cell's layout margins or its own ones.
@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    fileprivate let content: Content
    fileprivate var margins: [Edge: CGFloat] = [:]

    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.content = content()
    }

    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        var copy = self
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { copy.margins[edge] = length }
        return copy
    }

    public func makeContentView() -> UIView & UIContentView { HostedContentView(self) }
}

/// The content view of a cell. A view keeps its state while a configuration of the same type replaces its own.
@available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
private final class HostedContentView<Content: View, Background: View>: UIView, UIContentView {
    private var hosted: UIHostingConfiguration<Content, Background>
    private let hostingView: HostingView

    init(_ configuration: UIHostingConfiguration<Content, Background>) {
        hosted = configuration
        hostingView = HostingView(configuration.content)
        super.init(frame: .zero)
        addSubview(hostingView)
    }

    required init?(coder: NSCoder) {
        nil
    }

    var configuration: any UIContentConfiguration {
        get { hosted }
        set {
            guard let configuration = newValue as? UIHostingConfiguration<Content, Background> else { return }
            hosted = configuration
            hostingView.content = configuration.content
            setNeedsLayout()
        }
    }

    func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIHostingConfiguration<Content, Background>
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (usual, margins) = (layoutMargins, hosted.margins)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        hostingView.frame = bounds.inset(
            by: UIEdgeInsets(
                top: margins[.top] ?? usual.top,
                left: margins[isMirrored ? .trailing : .leading] ?? usual.left,
                bottom: margins[.bottom] ?? usual.bottom,
                right: margins[isMirrored ? .leading : .trailing] ?? usual.right))
    }
}
