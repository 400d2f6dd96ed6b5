import FanfoldUIKit
import SwiftUI

/// The same items in each layout. The resting item stays the same.
struct LayoutsView: View {
    @State private var place = 0

    private let layouts: [(name: String, layout: AnyCollectionLayout)] = [
        ("Expanding list", .expanding()),
        ("Tab stack", .tabStack()),
        ("Album fan", .albumFan(coverSide: 200)),
        ("Card carousel", .cardCarousel()),
        ("Task switcher", .taskSwitcher()),
    ]

    var body: some View {
        VStack {
            FanfoldView(Place.samples, layout: layouts[place].layout) {
                PlaceView(place: $0, isRow: place == 0)
            }
            Button("\(layouts[place].name) – next") {
                place = (place + 1) % layouts.count
            }
        }
    }
}

#Preview { LayoutsView() }
