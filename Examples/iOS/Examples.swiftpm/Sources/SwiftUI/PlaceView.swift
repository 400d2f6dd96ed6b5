import SwiftUI

/// A place in its colour, with its name.
struct PlaceView: View {
    let place: Place

    var body: some View {
        ZStack {
            Color(uiColor: place.color)
            Text(place.name).font(.title).foregroundStyle(.white)
        }
    }
}
