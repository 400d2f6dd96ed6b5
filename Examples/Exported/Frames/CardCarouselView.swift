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
            CardCarouselItemView(item: item.id, isOpen: item.id == openItem)
                .animation(.easeOut(duration: 0.4), value: openItem)
        }
        // <modifiers>
        .openItem($openItem)
        .loops()
        .onRemove { item in items.removeAll { $0.id == item.id } }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        // </modifiers>
        // <ground>
        .background(Color(white: 0.07))
        // </ground>
    }
}

struct Item: Identifiable {
    let id: Int
}
