import FanfoldUIKit
import SwiftUI

/// Cards in a navigation stack. A tap zooms into the details of a card.
struct GalleryView: View {
    @State private var gallery = Gallery()
    @Namespace private var zoom

    var body: some View {
        NavigationStack {
            FanfoldView(gallery.places, layout: .cardCarousel()) { place, state in
                PlaceView(place: place)
                    .opacity(state.isShown ? 1 : 0.6)
            }
            .scrollPosition(id: $gallery.shown)
            .selection($gallery.opened)
            .transitionSource(id: gallery.opened, in: zoom)
            .navigationTitle("Places")
            .navigationDestination(item: $gallery.opened) { id in
                PlaceDetails(place: gallery.place(id))
                    .navigationTransition(.zoom(sourceID: id, in: zoom))
            }
        }
    }
}

/// The places, the one at the center, and the one whose details are open.
@MainActor @Observable
final class Gallery {
    private(set) var places = Place.samples
    var shown: Place.ID?
    var opened: Place.ID?

    func place(_ id: Place.ID) -> Place? { places.first { $0.id == id } }
}

/// A place and its details.
struct PlaceDetails: View {
    let place: Place?

    var body: some View {
        if let place {
            VStack {
                PlaceView(place: place)
                Text(place.details).font(.title2)
            }
        }
    }
}

#Preview { GalleryView() }
