import Fanfold
import SwiftUI

@testable import FanfoldSwiftUI

/// A mistake in an item's modifiers, for tests that must fail with it.
enum Mistake: CaseIterable, Sendable {
    case order, anchorSign, shorterSide, degrees, spacing, margins
}

/// A scroll view with posed items, each a text with its index.
struct PosedScroll<Layout: CollectionLayout>: View {
    let layout: Layout
    let count: Int
    var mistake: Mistake?

    var body: some View {
        if mistake == .margins {
            scrollView.contentMargins(.all, 0, for: .scrollContent).fanfoldMargins(layout)
        } else {
            scrollView.fanfoldMargins(layout)
        }
    }

    private var scrollView: some View {
        ScrollView(layout.axis == .horizontal ? .horizontal : .vertical) {
            if layout.axis == .horizontal {
                LazyHStack(spacing: mistake == .spacing ? nil : 0) { items }
            } else {
                LazyVStack(spacing: mistake == .spacing ? nil : 0) { items }
            }
        }
        .scrollTargetBehavior(.viewAligned)
    }

    private var items: some View {
        ForEach(0..<count, id: \.self) { index in
            let text = Text("\(index)")
            switch mistake {
            case .order, .anchorSign, .shorterSide, .degrees:
                MistakenItem(content: text, layout: layout, index: index, count: count, mistake: mistake)
            default:
                text.fanfoldPose(layout, at: index, of: count)
            }
        }
    }
}

/// An item whose effects are wrong.
private struct MistakenItem<Content: View, Layout: CollectionLayout>: View {
    let content: Content
    let layout: Layout
    let index: Int
    let count: Int
    let mistake: Mistake?
    @Environment(\.poseEnvironment) private var environment

    var body: some View {
        if let environment { posed(ItemRun(layout, count: count, in: environment)) }
    }

    private func posed(_ run: ItemRun<Layout>) -> some View {
        let (index, mistake) = (index, mistake)
        return
            content
            .frame(width: run.itemSize.width, height: run.itemSize.height)
            .visualEffect { view, geometry in
                var effect = run.effect(at: index, in: Rect(geometry))
                let size = geometry.size
                if mistake == .anchorSign { effect.anchorZ.negate() }
                if mistake == .degrees { effect.angle *= .pi / 180 }
                if mistake == .shorterSide {
                    effect.perspective *= max(size.width, size.height) / min(size.width, size.height)
                }
                let late = mistake == .order
                return
                    view
                    .scaleEffect(late ? 1 : effect.scale)
                    .rotation3DEffect(
                        .radians(effect.angle), axis: (effect.axis.x, effect.axis.y, effect.axis.z),
                        anchor: UnitPoint(x: effect.anchor.x, y: effect.anchor.y), anchorZ: effect.anchorZ,
                        perspective: effect.perspective
                    )
                    .offset(x: effect.offset.x, y: effect.offset.y)
                    .scaleEffect(late ? effect.scale : 1)
                    .opacity(effect.opacity)
            }
            .frame(width: run.naturalSize.width, height: run.naturalSize.height)
    }
}
