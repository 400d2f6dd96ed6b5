import Fanfold
import FanfoldSwiftUI
import SwiftUI

// An application's screen for macOS, watchOS and iOS.

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct PosedCards: View {
    let cards: [String]

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
                ForEach(cards.indices, id: \.self) { index in
                    Card(title: cards[index]).fanfoldPose(.cardCarousel(), at: index, of: cards.count)
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .fanfoldMargins(.cardCarousel())
    }
}

struct Card: View {
    @Environment(\.itemState) private var state
    let title: String

    var body: some View {
        ZStack {
            Color.black.opacity(state[CardCarouselLayout.scale])
            Text(verbatim: title).opacity(state.isShown ? 1 : 0.5)
        }
    }
}
