import FanfoldUIKit
import SwiftUI

/// A place's color and name. In an expanding list, a cover darkens the low rows.
struct PlaceView: View {
    @Environment(\.itemState) private var state
    let place: Place
    var isRow = false

    var body: some View {
        ZStack {
            Color(uiColor: place.color)
            if isRow { Color.black.opacity(state[ExpandingLayout.coverOpacity]) }
            Text(place.name).font(.title).foregroundStyle(.white)
        }
    }
}
