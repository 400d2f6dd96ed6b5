import Fanfold
// <head>
import FanfoldUIKit
import SwiftUI
import UIKit

/// Items in the layout “expanding”. A tap opens one.
struct ExpandingView: View {
    @State private var items = (0..<31).map(Item.init)
    @State private var openItem: Item.ID?
    // </head>

    var body: some View {
        // <opening>
        FanfoldView(items, layout: .expanding()) { item in
            // </opening>
            ItemView(item: item, isOpen: item.id == openItem)
                .animation(.easeOut(duration: 0.4), value: openItem)
        }
        // <modifiers>
        .openItem($openItem)
        .loops()
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        // </modifiers>
        .background(Color(white: 0.07))
    }
}

private struct Item: Identifiable {
    let id: Int
    fileprivate var story: Story { stories[id % stories.count] }
}

private struct ItemView: View {
    @Environment(\.itemState) private var state
    let item: Item
    let isOpen: Bool

    var body: some View {
        ZStack(alignment: isOpen ? .bottomLeading : .leading) {
            Picture(name: item.story.picture)
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
                Text(item.story.topic).font(.caption.weight(.semibold)).textCase(.uppercase)
                    .opacity(isOpen ? 1 : state[ExpandingLayout.detailOpacity])
                Text(item.story.title).font(.largeTitle.weight(.bold)).lineLimit(1)
                    .scaleEffect(state[ExpandingLayout.titleScale], anchor: .leading)
                Text(item.story.line).font(.subheadline)
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
