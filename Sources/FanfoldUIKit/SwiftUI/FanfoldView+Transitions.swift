#if canImport(UIKit) && !os(watchOS)
import Fanfold
import SwiftUI

extension FanfoldView {
    /// Makes each item the source of a zoom transition under its identity, and the presented item flat.
    ///
    ///     FanfoldView(pages, layout: .tabStack()) { PageView($0) }
    ///         .selection($opened)
    ///         .transitionSource(id: opened, in: zoom)
    ///         .navigationDestination(item: $opened) { id in
    ///             PageDetails(id).navigationTransition(.zoom(sourceID: id, in: zoom))
    ///         }
    ///
    /// The presented item is in view, upright, and as large as it appears: the zoom begins and ends at a page without
    /// perspective. After the transition back, the page returns to its pose.
    ///
    /// - Parameters:
    ///   - id: The identity of the presented item; nil if there is none.
    ///   - namespace: The namespace of the transition.
    @available(iOS 18, tvOS 18, macCatalyst 18, visionOS 2, *)
    public func transitionSource(id: ID?, in namespace: Namespace.ID) -> FanfoldView {
        with {
            $0.transitions.presentedItem = id.itemID
            $0.transitions.source = { item, view in
                guard let id = item.typed(ID.self) else { return view }
                return AnyView(view.matchedTransitionSource(id: id, in: namespace))
            }
        }
    }
}

/// The values of a ``FanfoldView`` that concern transitions to other views.
struct TransitionOptions {
    /// The item into which a transition has zoomed.
    var presentedItem: ItemID?
    /// Makes the content of an item the source of a transition.
    var source: @MainActor (ItemID, AnyView) -> AnyView = { $1 }
}
#endif
