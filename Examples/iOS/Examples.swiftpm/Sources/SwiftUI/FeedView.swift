import FanfoldUIKit
import SwiftUI

/// A feed with a shelf below each heading. A shelf scrolls on its own and is as tall as its covers.
struct FeedView: View {
    private let shelves = Shelf.samples

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                ForEach(shelves, id: \.title) { shelf in
                    Text(shelf.title).font(.title2)
                    FanfoldView(shelf.places, layout: .albumFan(coverSide: 160)) { PlaceView(place: $0) }
                }
            }
        }
    }
}

/// Places under one heading.
struct Shelf {
    let title: String
    let places: [Place]

    static let samples = [
        Shelf(title: "By the water", places: Place.samples),
        Shelf(title: "In the hills", places: Place.samples.reversed()),
    ]
}

#Preview { FeedView() }
