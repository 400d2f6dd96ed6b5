import SwiftUI

struct TripTabs: View {
    let cities: [String]
    @State private var city = "Rome"

    var body: some View {
        TabView(selection: $city) {
            ForEach(cities, id: \.self) { Text($0).tag($0) }
        }
        .tabViewStyle(.page)
    }
}
