import Testing
import UIKit

/// Tests the attributes that layouts with springs store in an animator.
@MainActor @Suite struct DynamicAnimatorTests {
    private let animator = UIDynamicAnimator(collectionViewLayout: UICollectionViewLayout())

    private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: 0, y: 100 * item, width: 50, height: 80)
        return attributes
    }

    @Test func itemsAreFoundByRectangleAndIndexPath() {
        let both = [attributes(0), attributes(3)]
        for item in both {
            animator.addBehavior(UIAttachmentBehavior(item: item, attachedToAnchor: item.center))
        }
        let found = animator.items(in: CGRect(x: 0, y: 300, width: 10, height: 10))
        #expect(found.compactMap { $0 as? UICollectionViewLayoutAttributes } == [both[1]])
        #expect(animator.layoutAttributesForCell(at: IndexPath(item: 3, section: 0)) === both[1])
        #expect(animator.layoutAttributesForCell(at: IndexPath(item: 1, section: 0)) == nil)
        animator.removeAllBehaviors()
        #expect(animator.items(in: .infinite).isEmpty)
    }

    @Test func attachmentsInitialLengthIsItsDistance() {
        let behavior = UIAttachmentBehavior(item: attributes(0), attachedToAnchor: CGPoint(x: 28, y: 44))
        #expect(behavior.length == 5)
    }
}
