import UIKit

/// The content of an item. Nonisolated, so that a diffable data source can compare it in projects whose code is on the
/// main actor by default.
nonisolated struct Place: Identifiable, Hashable, Sendable {
    let id: Int
    let name: String
    let details: String

    /// The hue of the place's color.
    var hue: CGFloat { CGFloat(id * 47 % 360) / 360 }
    var color: UIColor { UIColor(hue: hue, saturation: 0.6, brightness: 0.75, alpha: 1) }

    static let samples: [Place] = [
        ("Lighthouse", "White, on the last rock"), ("Harbour", "Boats and gulls"),
        ("Bridge", "Three arches of stone"), ("Meadow", "Clover until the edge of the wood"),
        ("Station", "Two platforms and a clock"), ("Mill", "The wheel still turns"),
        ("Quarry", "Blue water, forty metres deep"), ("Orchard", "Apples, and a ladder"),
        ("Library", "A staircase for each century"), ("Market", "On Thursdays, from six"),
        ("Observatory", "Open on clear nights"), ("Ferry", "Every twenty minutes"),
    ].enumerated().map { Place(id: $0, name: $1.0, details: $1.1) }

    /// A place that is not among others.
    static func new(after places: [Place]) -> Place {
        let id = (places.map(\.id).max() ?? 0) + 1
        return Place(id: id, name: "Place \(id + 1)", details: "Newly found")
    }

    /// Covers of the place, from dark to light.
    @MainActor
    func covers(_ count: Int, side: CGFloat) -> [UIImage] {
        let size = CGSize(width: side, height: side)
        return (0..<count).map { layer in
            UIGraphicsImageRenderer(size: size).image { context in
                let saturation = 0.7 - 0.1 * CGFloat(layer)
                UIColor(hue: hue, saturation: saturation, brightness: 0.8, alpha: 1).setFill()
                context.fill(CGRect(origin: .zero, size: size))
            }
        }
    }
}
