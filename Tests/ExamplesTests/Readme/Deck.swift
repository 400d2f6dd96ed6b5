import FanfoldUIKit
import SwiftUI

struct Card: Identifiable {
    let id: Int
    var color: Color { Color(hue: Double(id) / 8, saturation: 0.7, brightness: 0.6) }
}

struct Deck: View {
    @State private var cards = (1...8).map(Card.init)
    @State private var open: Card.ID?
    @State private var shown: Card.ID?

    var body: some View {
        FanfoldView(cards, layout: .tabStack(pitch: 120)) { card in
            card.color.overlay(alignment: .top) { Text("Card \(card.id)").foregroundStyle(.white).padding() }
        }
        .openItem($open)
        .scrollPosition(id: $shown)
        .onRemove { card in cards.removeAll { $0.id == card.id } }
        .onMove { cards.move(fromOffsets: $0, toOffset: $1) }
    }
}
