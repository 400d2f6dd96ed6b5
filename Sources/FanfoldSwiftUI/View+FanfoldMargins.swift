#if canImport(SwiftUI)
import Fanfold
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
    /// Prepares a scroll view for items with ``fanfoldPose(_:at:of:)``.
    ///
    /// The scroll view gets content margins, so that the first and the last item can rest where the layout shows them,
    /// and its items learn the size of the viewport. The result fills the proposed size: apply the modifier to the scroll
    /// view before its `frame`.
    ///
    /// - Parameter layout: The layout, which scrolls along the axis of the scroll view.
    public func fanfoldMargins<Layout: CollectionLayout>(_ layout: Layout) -> some View {
        PoseViewport(content: self, layout: layout)
    }
}

/// A scroll view with margins, which passes its size to its items.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct PoseViewport<Content: View, Layout: CollectionLayout>: View {
    let content: Content
    let layout: Layout
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.displayScale) private var displayScale
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        GeometryReader { geometry in
            scrollView(
                in: PoseEnvironment(
                    viewport: Fanfold.Size(width: geometry.size.width, height: geometry.size.height),
                    direction: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
                    prefersReducedMotion: reduceMotion, displayScale: displayScale))
        }
    }

    private func scrollView(in environment: PoseEnvironment) -> some View {
        let margins = ItemRun(layout, count: 0, in: environment).margins
        let isHorizontal = layout.axis == .horizontal
        return
            content
            .contentMargins(isHorizontal ? .leading : .top, margins.start, for: .scrollContent)
            .contentMargins(isHorizontal ? .trailing : .bottom, margins.end, for: .scrollContent)
            .environment(\.poseEnvironment, environment)
            .environment(\.layoutDirection, layoutDirection)
            // Items measure their frames from left to right, in both reading directions.
            .coordinateSpace(.named(PoseSpace()))
            .environment(\.layoutDirection, .leftToRight)
    }
}

/// The name of the viewport's coordinate space.
private struct PoseSpace: Hashable, Sendable {}

extension EnvironmentValues {
    /// The viewport and the settings for items in poses; nil outside of ``SwiftUI/View/fanfoldMargins(_:)``.
    var poseEnvironment: PoseEnvironment? {
        get { self[PoseEnvironmentKey.self] }
        set { self[PoseEnvironmentKey.self] = newValue }
    }
}

private struct PoseEnvironmentKey: EnvironmentKey {
    static var defaultValue: PoseEnvironment? { nil }
}

extension SwiftUI.LayoutDirection {
    init(_ direction: Fanfold.LayoutDirection) {
        self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Fanfold.Rect {
    /// A view's frame in the viewport.
    init(_ geometry: GeometryProxy) {
        let frame = geometry.frame(in: .named(PoseSpace()))
        self.init(
            origin: Fanfold.Point(x: frame.minX, y: frame.minY),
            size: Fanfold.Size(width: frame.width, height: frame.height))
    }
}
#endif
