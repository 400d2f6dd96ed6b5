#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import SwiftUI

/// A ``FanfoldView`` as a collection view.
struct FanfoldRepresentable: UIViewRepresentable {
    let source: ItemSource
    let layout: any CollectionLayout
    let sharedOptions: Shared<FanfoldViewOptions>
    let preferences: PassedPreferences
    /// Returns the view of an item.
    let content: (ItemID, Any, ItemState) -> AnyView
    /// The number of user actions that the application may reject.
    let deeds: Int
    /// Requests an update of the view after such an action, so that it shows the application's state.
    let didAct: @MainActor () -> Void

    var options: FanfoldViewOptions { sharedOptions.value }

    func makeCoordinator() -> FanfoldCoordinator { FanfoldCoordinator(self) }

    func makeUIView(context: Context) -> FanfoldCollectionView {
        let view = FanfoldCollectionView(frame: .zero, collectionViewLayout: VariableLayout(layout))
        view.backgroundColor = .clear
        context.coordinator.attach(to: view)
        return view
    }

    func updateUIView(_ uiView: FanfoldCollectionView, context: Context) {
        context.coordinator.update(self, of: uiView, context.environment, context.transaction)
    }

    /// Sizes the view in scroll views and lists, which propose no extent along their axis.
    @available(iOS 16, tvOS 16, *)
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: FanfoldCollectionView, context: Context
    ) -> CGSize? {
        let (width, height) = (proposal.width?.finite, proposal.height?.finite)
        let size = layout.fittingSize(width: width, height: height, count: context.coordinator.count)
        return CGSize(width: size.width, height: size.height)
    }
}

extension CGFloat {
    /// Nil for infinity.
    fileprivate var finite: Double? { isFinite ? Double(self) : nil }
}

/// An adapter over a layout that can be replaced.
final class VariableLayout: FanfoldCollectionViewLayout {
    private var current: any CollectionLayout
    /// The layout after the next change of the items.
    private var upcoming: (any CollectionLayout)?

    init(_ layout: any CollectionLayout) {
        current = layout
        super.init()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override var layout: any CollectionLayout { current }

    /// Applies another layout, or the same one with other parameters.
    ///
    /// - Parameter isWithItems: Whether a change of the items follows. A layout of the same type is then applied together
    ///   with them: it may contain their sizes.
    func change<Layout: CollectionLayout>(to layout: Layout, isWithItems: Bool) {
        upcoming = nil
        guard !current.isSame(as: layout) else { return }
        if isWithItems, let former = current as? Layout, former.axis == layout.axis {
            return upcoming = layout
        }
        current = layout
        layoutDidChange()
    }

    /// Applies the layout that was to come with a change of the items, if there was no such change.
    func finishChange() {
        guard upcoming != nil else { return }
        takeUpcoming()
        layoutDidChange()
    }

    /// Applies the upcoming layout when the number of items changes.
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts && upcoming != nil {
            takeUpcoming()
            owner.layoutDidChange()
        }
        super.invalidateLayout(with: context)
    }

    private func takeUpcoming() {
        current = upcoming ?? current
        upcoming = nil
    }
}
#endif
