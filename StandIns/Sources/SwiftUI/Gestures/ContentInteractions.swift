#if !os(tvOS)
import UIKit

/// A view with an interaction of the view that hosts it.
private struct InteractionView<Content: View>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let makeInteraction: @MainActor (ContentInteractions) -> any UIInteraction

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.show([content], update)
        guard node.coordinator == nil else { return }
        let target = ContentInteractions()
        node.coordinator = target
        update.host.addInteraction(makeInteraction(target))
    }
}

@MainActor
private final class ContentInteractions: NSObject, UIContextMenuInteractionDelegate,
    UIDragInteractionDelegate
{
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration() }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    { [UIDragItem()] }
}

/// A value that can be dragged to other views.
public protocol Transferable: Sendable {}

extension String: Transferable {}

extension View {
    /// Simulated: whether the view has a menu. Its items are not shown.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
        InteractionView(content: self) { UIContextMenuInteraction(delegate: $0) }
    }

    /// Simulated: whether the view can be dragged. It is not lifted.
    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        InteractionView(content: self) { UIDragInteraction(delegate: $0) }
    }
}
#endif
