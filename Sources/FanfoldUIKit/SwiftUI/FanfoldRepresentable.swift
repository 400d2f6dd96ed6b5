#if canImport(UIKit) && !os(watchOS)
import Fanfold
import SwiftUI

/// A ``FanfoldView`` as a collection view.
struct FanfoldRepresentable<Item: Identifiable>: UIViewRepresentable where Item.ID: Sendable {
    let items: [Item]
    /// Of all items that the application has, those that are not shown as well.
    let identities: [Item.ID]
    let layout: any CollectionLayout
    let options: FanfoldViewOptions<Item>
    let content: (Item) -> AnyView
    /// How often the user has done what the application may not want.
    let deeds: Int
    /// Has the view made anew, as the application wants it, once the user has done that.
    let didAct: @MainActor () -> Void

    func makeCoordinator() -> FanfoldCoordinator<Item> { FanfoldCoordinator(self) }

    func makeUIView(context: Context) -> FanfoldCollectionView {
        let view = FanfoldCollectionView(frame: .zero, collectionViewLayout: VariableLayout(layout))
        view.backgroundColor = .clear
        context.coordinator.attach(to: view)
        return view
    }

    func updateUIView(_ uiView: FanfoldCollectionView, context: Context) {
        context.coordinator.update(self, of: uiView, context.environment, context.transaction)
    }
}

/// An adapter over a layout that may become another.
final class VariableLayout: FanfoldCollectionViewLayout {
    private var current: any CollectionLayout

    init(_ layout: any CollectionLayout) {
        current = layout
        super.init()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override var layout: any CollectionLayout { current }

    /// Shows another layout, or the same with other parameters.
    func change<Layout: CollectionLayout>(to layout: Layout) {
        guard current as? Layout != layout else { return }
        current = layout
        layoutDidChange()
    }
}
#endif
