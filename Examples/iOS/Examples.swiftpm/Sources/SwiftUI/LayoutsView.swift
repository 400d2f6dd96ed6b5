import Fanfold
import FanfoldUIKit
import SwiftUI

/// The same items in each layout. The resting item stays the same.
struct LayoutsView: View {
    @State private var place = 0

    private let layouts: [(name: String, layout: any CollectionLayout)] = [
        ("Expanding list", ExpandingLayout()),
        ("Tab stack", TabStackLayout()),
        ("Album fan", AlbumFanLayout.albumFan { $0.coverSide = 200 }),
        ("Card carousel", CardCarouselLayout()),
        ("Task switcher", TaskSwitcherLayout()),
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
