import Fanfold

extension InspectReport {
    /// The first value of each of an item's appearance keys, by name.
    package func appearance(of item: VisibleItem) -> [String: Double] {
        let entries = AppearanceEntry.all(of: item, in: layout).map { ($0.name, $0.values.first ?? 0) }
        return Dictionary(entries) { first, _ in first }
    }
}

/// A named appearance value of an item.
struct AppearanceEntry {
    let name: String
    let values: [Double]
    let isList: Bool

    /// The appearance values of an item, in the layout's order.
    static func all(of item: VisibleItem, in layout: any CollectionLayout) -> [AppearanceEntry] {
        layout.appearanceKeys.map { key in
            let places = key.offset..<key.offset + key.count
            let values = places.map { item.attributes.appearance.values[$0] }
            return AppearanceEntry(name: "\(key.name)", values: values, isList: key.isList)
        }
    }
}
