import FanfoldUIKit
import SwiftUI

/// An expanding list with bindings for the resting and the selected item, and reordering by long press.
struct PlacesView: View {
    @State private var places = Place.samples
    @State private var featured: Place.ID? = 3
    @State private var selected: Place.ID?

    var body: some View {
        VStack {
            FanfoldView(places, layout: .expanding(featuredLength: 240)) { place in
                PlaceView(place: place, isRow: true)
            }
            .scrollPosition(id: $featured)
            .selection($selected)
            .onMove { places.move(fromOffsets: $0, toOffset: $1) }
            Text("At the top: \(name(featured)); selected: \(name(selected))")
            Button("To the first") {
                withAnimation { featured = places.first?.id }
            }
        }
    }

    private func name(_ id: Place.ID?) -> String {
        places.first { $0.id == id }?.name ?? "none"
    }
}

#Preview { PlacesView() }
