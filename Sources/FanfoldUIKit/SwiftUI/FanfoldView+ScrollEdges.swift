#if canImport(UIKit) && !os(watchOS)
import SwiftUI

extension FanfoldView {
    /// Binds a value to the item shown, as ``scrollPosition(id:)`` does.
    ///
    /// - Parameters:
    ///   - id: The item's identity; nil if there are no items.
    ///   - anchor: The part of the view with which the item is aligned by a change of the value: its start, its middle
    ///     or its end along the scroll axis, whichever is nearest. With nil, the layout decides.
    public func scrollPosition(id: Binding<ID?>, anchor: UnitPoint?) -> FanfoldView {
        with {
            $0.scrollPosition = id.itemID
            $0.scrollAnchor = anchor
        }
    }
}

@available(iOS 17, tvOS 17, macCatalyst 17, visionOS 1, *)
extension FanfoldView {
    /// Shows items outside of the view's bounds instead of clipping them.
    ///
    /// - Parameter disabled: Whether clipping is off. The default value is true; without this modifier, it is on.
    public func scrollClipDisabled(_ disabled: Bool = true) -> FanfoldView {
        with { $0.scrolling.edges.clips = !disabled }
    }

    /// Starts at another item than the first one, unless a binding of ``scrollPosition(id:)`` names one.
    ///
    /// - Parameter anchor: The part of the items, along the layout's axis, before the item to start at: `.bottom` and
    ///   `.trailing` are the last item, `.center` is the one in the middle. Nil is the first one.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> FanfoldView {
        with { $0.scrolling.edges.initialAnchor = anchor }
    }
}

@available(iOS 26, tvOS 26, macCatalyst 26, *)
@available(visionOS, unavailable)
extension FanfoldView {
    /// Sets the style of the transitions between items and bars.
    ///
    /// - Parameters:
    ///   - style: The style; nil for the system's.
    ///   - edges: The edges.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> FanfoldView {
        changingEffects(at: edges) { effect in
            effect.style =
                style.map { isSame($0, .hard) ? .hard : isSame($0, .soft) ? .soft : .automatic } ?? .automatic
        }
    }

    /// Hides the transitions between items and bars.
    ///
    /// - Parameters:
    ///   - hidden: Whether they are hidden. The default value is true.
    ///   - edges: The edges. The default value is all of them.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> FanfoldView {
        changingEffects(at: edges) { $0.isHidden = hidden }
    }

    private func changingEffects(
        at edges: Edge.Set, _ change: @escaping @MainActor (UIScrollEdgeEffect) -> Void
    ) -> FanfoldView {
        with {
            $0.scrolling.edges.effects.append { view in
                let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
                let (leading, trailing) = (view.leftEdgeEffect, view.rightEdgeEffect)
                if edges.contains(.top) { change(view.topEdgeEffect) }
                if edges.contains(.bottom) { change(view.bottomEdgeEffect) }
                if edges.contains(.leading) { change(isRightToLeft ? trailing : leading) }
                if edges.contains(.trailing) { change(isRightToLeft ? leading : trailing) }
            }
        }
    }
}

/// The values of a ``FanfoldView`` that concern the edges of the content.
struct ScrollEdgeOptions {
    var clips = true
    /// The part of the items, along the axis, before the item to start at.
    var initialAnchor: UnitPoint?
    /// Changes of the effects at the edges, in their order.
    var effects: [@MainActor (UIScrollView) -> Void] = []

    @MainActor
    func apply(to view: UIScrollView) {
        view.clipsToBounds = clips
        for effect in effects { effect(view) }
    }

    /// Returns the index of the item to start at.
    ///
    /// - Parameter isVertical: Whether the layout scrolls vertically.
    func initialIndex(of count: Int, isVertical: Bool) -> Int? {
        guard let anchor = initialAnchor, count > 0 else { return nil }
        let part = isVertical ? anchor.y : anchor.x
        return Int((max(0, min(part, 1)) * CGFloat(count - 1)).rounded())
    }
}
#endif
