import Testing
import UIKit

/// Core Animation draws siblings by depth, which results from `CALayer.zPosition` and `CALayer.transform`.
@MainActor @Suite struct DepthTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    private func page(_ transform: CATransform3D = CATransform3DIdentity, z: CGFloat = 0) -> UIView {
        let page = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        page.transform3D = transform
        page.layer.zPosition = z
        root.addSubview(page)
        return page
    }

    private func seen(atY y: CGFloat) -> CALayer? { root.layer.sublayerSeen(at: CGPoint(x: 200, y: y)) }

    @Test func flatLayersAreOrderedByZPositionThenIndex() {
        let first = page(z: 1)
        let second = page()
        let third = page(z: 1)
        #expect(seen(atY: 200) === third.layer)
        third.isHidden = true
        #expect(seen(atY: 200) === first.layer)
        first.alpha = 0
        #expect(seen(atY: 200) === second.layer)
        #expect(seen(atY: 50) == nil)
    }

    @Test(arguments: [0, 20] as [CGFloat])
    func tiltedPageIntersectsAFlatOne(ofZ z: CGFloat) {
        let turned = page(CATransform3DMakeRotation(.pi / 4, 1, 0, 0))
        let flat = page(z: z)
        // Rotated about the center: the upper part moves away from the eye, the lower part comes nearer.
        #expect(seen(atY: 200 - 2 * z - 1) === flat.layer)
        #expect(seen(atY: 200 + z + 1) === turned.layer)
        #expect(seen(atY: 200 + z - 1) === flat.layer)
    }

    @Test func zPositionHasSinglePrecision() {
        _ = page(z: 16_777_217)
        let second = page(z: 16_777_216)
        #expect(seen(atY: 200) === second.layer)
    }
}
