import Fanfold
import FanfoldUIKit
import SwiftUI

/// The same items in each of the layouts. The one at rest stays at rest.
struct LayoutsView: View {
    @State private var place = 0

    private let layouts: [(name: String, layout: StandardLayout)] = [
        ("Expanding list", .expanding(.expanding())),
        ("Tab stack", .tabStack(.tabStack())),
        ("Album fan", .albumFan(.albumFan { $0.coverSide = 200 })),
        ("Card carousel", .cardCarousel(.cardCarousel())),
        ("Task switcher", .taskSwitcher(.taskSwitcher())),
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
