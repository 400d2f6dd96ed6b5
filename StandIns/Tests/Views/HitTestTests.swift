import Testing
import UIKit

@MainActor @Suite struct HitTestTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    private func page(_ transform: CATransform3D) -> UIView {
        let page = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        page.transform3D = transform
        root.addSubview(page)
        return page
    }

    private var tilted: CATransform3D {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        return CATransform3DRotate(perspective, .pi / 3, 1, 0, 0)
    }

    @Test func tiltedPageIsHitAtItsProjection() {
        let page = page(tilted)
        // Edges: ±100 · cos 60° / w with w = 1 ∓ 100 · sin 60° / 500.
        let top = 200 - 50 / (1 + 100 * sin(CGFloat.pi / 3) / 500)
        let bottom = 200 + 50 / (1 - 100 * sin(CGFloat.pi / 3) / 500)
        #expect(abs(page.frame.minY - top) < 1e-9)
        #expect(abs(page.frame.maxY - bottom) < 1e-9)
        #expect(root.hitTest(CGPoint(x: 200, y: top + 0.1), with: nil) === page)
        #expect(root.hitTest(CGPoint(x: 200, y: top - 0.1), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 200, y: bottom - 0.1), with: nil) === page)
        #expect(root.hitTest(CGPoint(x: 200, y: bottom + 0.1), with: nil) === root)
    }

    @Test func conversionIncludesPerspective() {
        let page = page(tilted)
        let point = CGPoint(x: 30, y: 170)
        let outside = page.convert(point, to: root)
        let back = root.convert(outside, to: page)
        #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    }

    @Test func edgeOnPageIsNotHit() {
        let page = page(CATransform3DMakeRotation(.pi / 2, 1, 0, 0))
        #expect(root.hitTest(CGPoint(x: 200, y: 200.5), with: nil) === root)
        #expect(root.hitTest(page.center, with: nil) !== nil)
    }

    @Test func lastSubviewIsInFrontRegardlessOfZPosition() {
        let first = page(CATransform3DIdentity)
        let second = page(CATransform3DIdentity)
        first.layer.zPosition = 10
        #expect(root.hitTest(CGPoint(x: 200, y: 200), with: nil) === second)
        second.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 200, y: 200), with: nil) === first)
        first.alpha = 0.005
        #expect(root.hitTest(CGPoint(x: 200, y: 200), with: nil) === root)
    }

    @Test func scrollOffsetMovesTheContent() {
        let scroll = UIScrollView(frame: root.bounds)
        let inner = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
        root.addSubview(scroll)
        scroll.addSubview(inner)
        scroll.contentSize = CGSize(width: 400, height: 1000)
        scroll.contentOffset.y = 450
        #expect(root.hitTest(CGPoint(x: 50, y: 100), with: nil) === inner)
        #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 0, y: 50))
    }
}
