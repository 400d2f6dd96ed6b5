import FanfoldKeyframes
import FanfoldUIKit
import SwiftUI

/// Overlapping cards that part for the one shown. A tap opens a card, a swipe to either side removes it until the removal is
/// undone.
struct WalletView: View {
    @State private var cards = Place.samples
    @State private var openCard: Place.ID?
    @State private var removed: (card: Place, index: Int)?

    var body: some View {
        VStack {
            FanfoldView(cards, layout: .wallet()) { card, state in
                ZStack {
                    PlaceView(place: card)
                    if state.isOpen { Text(card.details) }
                }
            }
            .openItem($openCard)
            .onRemove { remove($0) }
            Text("\(cards.count) cards")
            if removed != nil { Button("Undo") { putBack() } }
        }
    }

    private func remove(_ card: Place) {
        guard let index = cards.firstIndex(of: card) else { return }
        removed = (cards.remove(at: index), index)
    }

    /// Inserts the card at its index. It returns from the side to which it has left.
    private func putBack() {
        guard let (card, index) = removed else { return }
        cards.insert(card, at: min(index, cards.count))
        removed = nil
    }
}

#Preview { WalletView() }
