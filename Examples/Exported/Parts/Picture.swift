import SwiftUI
import UIKit

// <focal-points>
/// The focal points of pictures, as fractions of their size. Other pictures are centered.
private let focalPoints: [String: UnitPoint] = [:]
// </focal-points>

/// A picture that fills its frame around its focal point.
internal struct Picture: View {
    let name: String

    var body: some View {
        GeometryReader { frame in
            let size = UIImage(named: name)?.size ?? CGSize(width: 1, height: 1)
            let scale = max(frame.size.width / size.width, frame.size.height / size.height)
            let (width, height) = (size.width * scale, size.height * scale)
            let focus = focalPoints[name] ?? .center
            Image(name).resizable().frame(width: width, height: height)
                .offset(x: (frame.size.width - width) * focus.x, y: (frame.size.height - height) * focus.y)
        }
        .clipped()
    }
}
