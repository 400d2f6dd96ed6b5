import FanfoldUIKit
import SwiftUI

/// Tabs: a tap opens one, a swipe to the left closes it unless it is the last one.
struct TabsView: View {
    @State private var places = Array(Place.samples.prefix(6))
    @State private var open: Place.ID?

    var body: some View {
        VStack {
            FanfoldView(places, layout: .tabStack()) { place in
                PlaceView(place: place)
            }
            .openItem($open)
            .onRemove { _, answer in
                answer(places.count > 1)
            } perform: { place in
                places.removeAll { $0.id == place.id }
            }
            if open == nil {
                Button("New tab") {
                    let place = Place.new(after: places)
                    places.append(place)
                    open = place.id
                }
            } else {
                Button("Done") { open = nil }
            }
        }
    }
}
