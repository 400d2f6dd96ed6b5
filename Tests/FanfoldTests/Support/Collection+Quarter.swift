import Foundation

extension Swift.Collection {
    /// Every fourth element from a place on in `make test`, the others in `make test-rest`, otherwise all elements.
    ///
    /// `FANFOLD_TIER` names the tier. Functions with different places cover each layout between them.
    func quarter(from place: Int) -> [Element] { part(of: 4, from: place) }

    /// One of `count` elements from a place on in `make test`, the others in `make test-rest`, otherwise all elements.
    func part(of count: Int, from place: Int) -> [Element] {
        let elements = enumerated()
        switch ProcessInfo.processInfo.environment["FANFOLD_TIER"] {
        case "quick": return elements.filter { $0.offset % count == place % count }.map(\.element)
        case "rest": return elements.filter { $0.offset % count != place % count }.map(\.element)
        default: return Array(self)
        }
    }
}
