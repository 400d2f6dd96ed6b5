import FanfoldKeyframes
import FanfoldUIKit
import SwiftUI

/// Overlapping cards that part for the one shown. A tap opens a card, a swipe to either side removes it.
struct WalletView: View {
    @State private var cards = Place.samples
    @State private var openCard: Place.ID?

    var body: some View {
        VStack {
            FanfoldView(cards, layout: .wallet()) { card, state in
                ZStack {
                    PlaceView(place: card)
                    if state.isOpen { Text(card.details) }
                }
            }
            .openItem($openCard)
            .onRemove { card in cards.removeAll { $0.id == card.id } }
            Text("\(cards.count) cards")
        }
    }
}

#Preview { WalletView() }
