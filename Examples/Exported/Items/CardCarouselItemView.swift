import FanfoldUIKit
import SwiftUI
import UIKit

/// An item in the layout: replace it with your own.
internal struct CardCarouselItemView: View {
    let item: Int
    let isOpen: Bool
    // <title>
    internal var title: String { story.title }
    // </title>
    private var story: Story { stories[item % stories.count] }

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            Picture(name: story.picture)
            LinearGradient(
                colors: [.black.opacity(0.8), .black.opacity(0.6), .clear],
                startPoint: .bottom,
                endPoint: .center
            )
            VStack(alignment: .leading, spacing: 6) {
                Text(story.topic).font(.caption.weight(.semibold)).textCase(.uppercase)
                Text(story.title).font(.title.weight(.bold))
                Text(story.line).font(.subheadline)
            }
            .foregroundStyle(.white).padding(24)
        }
        // <corners>
        .clipShape(RoundedRectangle(cornerRadius: isOpen ? 0 : 28))
        // </corners>
        .shadow(color: .black.opacity(0.26), radius: 28, y: 22)
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
