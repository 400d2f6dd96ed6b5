import Fanfold

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
