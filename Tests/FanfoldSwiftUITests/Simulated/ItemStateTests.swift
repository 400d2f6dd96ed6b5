import Fanfold
import FanfoldSwiftUI
import SwiftUI
import Testing

/// Views below posed items read the state of their item while the scroll view moves.
@MainActor @Suite struct ItemStateTests {
    private static let viewport = CGRect(x: 0, y: 0, width: 390, height: 700)
    private static let count = 20

    @Test(arguments: [Fanfold.LayoutDirection.leftToRight, .rightToLeft])
    func stateFollowsTheLayout(_ direction: Fanfold.LayoutDirection) throws {
        var first = CardCarouselLayout()
        first.falloff = 20
        let screen = Screen(first, direction)
        for layout in [first, CardCarouselLayout()] {
            screen.show(layout)
            for position in [0, 3, 3.4, 9, 2.5] {
                let context = screen.scroll(to: position, of: layout)
                let states = screen.states
                let visible = layout.visibleRange(in: context)
                #expect(!visible.isEmpty)
                for index in visible {
                    let state = try #require(states[index])
                    let pose = layout.attributes(at: Double(index), in: context)
                    #expect(abs(state.scale - pose.scale) < 1e-3)
                    #expect(abs(state.distance - (Double(index) - position)) < 0.01)
                    #expect(state.isShown == (index == Int(position.rounded())))
                }
            }
        }
    }
}

extension ItemStateTests {
    /// The values that an item has read.
    struct Values {
        let scale, distance: Double
        let isShown: Bool
    }

    /// A scroll view with posed items on the screen.
    @MainActor final class Screen {
        private let window = UIWindow(frame: viewport)
        private let direction: Fanfold.LayoutDirection
        private let controller: UIHostingController<AnyView>

        isolated deinit {}

        init(_ layout: CardCarouselLayout, _ direction: Fanfold.LayoutDirection) {
            self.direction = direction
            controller = UIHostingController(rootView: AnyView(EmptyView()))
            window.rootViewController = controller
            show(layout)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        }

        func show(_ layout: CardCarouselLayout) {
            controller.rootView = AnyView(
                Row(layout: layout, count: count)
                    .environment(\.layoutDirection, direction == .rightToLeft ? .rightToLeft : .leftToRight)
                    .environment(\.displayScale, 3))
            window.layoutIfNeeded()
        }

        /// Scrolls to a position, and returns the layout's context there.
        func scroll(to position: Double, of layout: CardCarouselLayout) -> LayoutContext {
            var context = LayoutContext(
                viewport: Fanfold.Size(width: viewport.width, height: viewport.height), count: count,
                direction: direction)
            let view = window.descendants.lazy.compactMap { $0 as? UIScrollView }.first ?? UIScrollView()
            let part = position / Double(count - 1)
            let length =
                view.contentSize.width + view.adjustedContentInset.left + view.adjustedContentInset.right
                - view.bounds.width
            let start = -view.adjustedContentInset.left
            view.contentOffset.x = start + length * (direction == .rightToLeft ? 1 - part : part)
            StandIn.clock.advance(by: 0.05)
            window.layoutIfNeeded()
            context.offset = layout.offset(showing: position, in: context)
            return context
        }

        var states: [Int: Values] {
            let texts = window.descendants.compactMap { ($0 as? UILabel)?.text }
            return texts.reduce(into: [:]) { states, text in
                let parts = text.split(separator: " ")
                guard parts.count == 4, let index = Int(parts[0]) else { return }
                states[index] = Values(
                    scale: Double(parts[1]) ?? .nan, distance: Double(parts[2]) ?? .nan,
                    isShown: parts[3] == "true")
            }
        }
    }

    private struct Row: View {
        let layout: CardCarouselLayout
        let count: Int

        var body: some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { index in
                        Reader(index: index).fanfoldPose(layout, at: index, of: count)
                    }
                }
            }
            .scrollTargetBehavior(.viewAligned)
            .fanfoldMargins(layout)
        }
    }

    private struct Reader: View {
        @Environment(\.itemState) private var state
        let index: Int

        var body: some View {
            Text(verbatim: "\(index) \(state[CardCarouselLayout.scale]) \(state.distance) \(state.isShown)")
        }
    }
}
