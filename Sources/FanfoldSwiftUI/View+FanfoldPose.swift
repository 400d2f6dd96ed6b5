#if canImport(SwiftUI)
import Fanfold
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
    /// Shows this view as an item of a layout, in the application's own scroll view.
    ///
    /// The scroll view contains one run of items, in a stack without spacing, and has the modifier
    /// ``fanfoldMargins(_:)``. The view gets the layout's size for an item, and its natural frame has the length of one
    /// item along the axis. Views below read the ``ItemState`` of the item from the environment; its `isSettled`,
    /// `isOpen` and `isSelected` stay false.
    ///
    /// Items are not opened, removed, reordered or looped, and keep one size. <doc:OwnScrollView> lists the layouts that
    /// work in a lazy stack. Outside of ``fanfoldMargins(_:)`` the modifier has no effect. With Reduce Motion, items
    /// follow the layout's reduced variant.
    ///
    /// - Parameters:
    ///   - layout: The layout, the same as in ``fanfoldMargins(_:)``.
    ///   - index: The index of the item in the run.
    ///   - count: The number of items in the run. A negative number counts as 0. An index outside hides the item.
    /// - Complexity: O(1) per frame, and O(m) per frame for the item's state, where m is the number of visible items.
    public func fanfoldPose<Layout: CollectionLayout>(
        _ layout: Layout, at index: Int, of count: Int
    ) -> some View {
        PosedItem(content: self, layout: layout, index: index, count: count)
    }
}

/// An item in its pose, in a natural frame.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct PosedItem<Content: View, Layout: CollectionLayout>: View {
    let content: Content
    let layout: Layout
    let index: Int
    let count: Int
    @Environment(\.poseEnvironment) private var environment
    @State private var state = ItemState()
    @State private var rank: Int?

    var body: some View {
        if let environment {
            posed(ItemRun(layout, count: count, in: environment), environment.direction)
        } else {
            content
        }
    }

    /// Returns the content with effects that are computed from left to right: SwiftUI would mirror them otherwise.
    private func posed(
        _ run: ItemRun<Layout>, _ direction: Fanfold.LayoutDirection
    ) -> some View {
        let index = index
        return
            content
            .environment(\.itemState, state)
            .environment(\.layoutDirection, SwiftUI.LayoutDirection(direction))
            .frame(width: run.itemSize.width, height: run.itemSize.height)
            .visualEffect { view, geometry in
                view.posed(run.effect(at: index, in: Fanfold.Rect(geometry)))
            }
            .onGeometryChange(for: ItemValues.self) { geometry in
                run.values(at: index, in: Fanfold.Rect(geometry))
            } action: { values in
                state.update(to: values)
                if rank != values.rank { rank = values.rank }
            }
            .frame(width: run.naturalSize.width, height: run.naturalSize.height)
            .environment(\.layoutDirection, .leftToRight)
            .zIndex(Double(rank ?? index))
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension VisualEffect {
    /// Applies the effects of a pose, in their order.
    nonisolated fileprivate func posed(_ effect: PoseEffect) -> some VisualEffect {
        scaleEffect(max(effect.scale, smallestScale))
            .rotation3DEffect(
                .radians(effect.angle), axis: (x: effect.axis.x, y: effect.axis.y, z: effect.axis.z),
                anchor: UnitPoint(x: effect.anchor.x, y: effect.anchor.y), anchorZ: effect.anchorZ,
                perspective: effect.perspective
            )
            .offset(x: effect.offset.x, y: effect.offset.y)
            .opacity(effect.opacity)
    }
}

/// The scale of an item with a scale of 0: SwiftUI draws views with singular transforms flat.
private let smallestScale = 1e-3

extension ItemState {
    fileprivate func update(to values: ItemValues) {
        progress = values.progress
        distance = values.distance
        appearance = values.appearance
        isShown = values.isShown
    }
}
#endif
