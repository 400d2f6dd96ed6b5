import Fanfold
import FanfoldUIKit
import SwiftUI
import UIKit

/// An item in the layout: replace it with your own.
internal struct ExpandingItemView: View {
    @Environment(\.itemState) private var state
    let item: Int
    let isOpen: Bool
    // <title>
    internal var title: String { story.title }
    // </title>
    private var story: Story { stories[item % stories.count] }

    var body: some View {
        ZStack(alignment: isOpen ? .bottomLeading : .leading) {
            Picture(name: story.picture)
            Color.black.opacity(isOpen ? 0 : state[ExpandingLayout.coverOpacity])
            LinearGradient(colors: [.black.opacity(0.5), .clear], startPoint: .leading, endPoint: .trailing)
                .opacity(isOpen ? 0 : 1)
            LinearGradient(
                colors: [.black.opacity(0.8), .black.opacity(0.6), .clear],
                startPoint: .bottom,
                endPoint: .center
            )
            .opacity(isOpen ? 1 : 0)
            VStack(alignment: .leading, spacing: 6) {
                Text(story.topic).font(.caption.weight(.semibold)).textCase(.uppercase)
                    .opacity(isOpen ? 1 : state[ExpandingLayout.detailOpacity])
                Text(story.title).font(.largeTitle.weight(.bold)).lineLimit(1)
                    .scaleEffect(state[ExpandingLayout.titleScale], anchor: .leading)
                Text(story.line).font(.subheadline)
                    .opacity(isOpen ? 1 : state[ExpandingLayout.detailOpacity])
            }
            .foregroundStyle(.white).padding(24).padding(.bottom, isOpen ? 60 : 0)
        }
        .clipped()
    }
}

// <Picture/>

// <content>
/// The content of an item; pictures are resources of the application.
private struct Story {
    let picture: String
    let topic: String
    let title: String
    let line: String
}

private let stories = [
    Story(
        picture: "infinite-sea", topic: "Voyages", title: "Infinite Sea",
        line: "A night crossing under the Milky Way"),
    Story(
        picture: "picosdeeuropa", topic: "Trails", title: "Picos de Europa",
        line: "Three days along the Cares gorge"),
]
// </content>
