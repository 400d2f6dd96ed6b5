// <head>
import FanfoldUIKit
import SwiftUI
import UIKit

/// Items in the layout “card carousel”. A tap opens one, a swipe removes it.
struct CardCarouselView: View {
    @State private var items = (0..<31).map(Item.init)
    @State private var openItem: Item.ID?
    // </head>

    var body: some View {
        // <opening>
        FanfoldView(items, layout: .cardCarousel()) { item in
            // </opening>
            ItemView(item: item, isOpen: item.id == openItem)
                .animation(.easeOut(duration: 0.4), value: openItem)
        }
        // <modifiers>
        .openItem($openItem)
        .loops()
        .onRemove { item in items.removeAll { $0.id == item.id } }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        // </modifiers>
    }
}

private struct Item: Identifiable {
    let id: Int
    fileprivate var story: Story { stories[id % stories.count] }
}

private struct ItemView: View {
    let item: Item
    let isOpen: Bool

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            Picture(name: item.story.picture)
            LinearGradient(
                colors: [.black.opacity(0.8), .black.opacity(0.6), .clear],
                startPoint: .bottom,
                endPoint: .center
            )
            VStack(alignment: .leading, spacing: 6) {
                Text(item.story.topic).font(.caption.weight(.semibold)).textCase(.uppercase)
                Text(item.story.title).font(.title.weight(.bold))
                Text(item.story.line).font(.subheadline)
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
