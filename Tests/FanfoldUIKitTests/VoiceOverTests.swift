#if canImport(UIKit)
import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// VoiceOver's cursor moves on to items outside the viewport, and finds the actions of its item.
@MainActor @Suite struct VoiceOverTests {
    func name(_ element: Any?) -> String? { (element as? NamedCell)?.name }

    @Test func elementOfUnseenItemsNamesTheNextOne() throws {
        let collection = Collection(.tabStack)
        collection.scroll(to: 900)
        let elements = try #require(collection.view.accessibilityElements)
        let before = try #require(elements.first as? UIAccessibilityElement)
        let behind = try #require(elements.last as? UIAccessibilityElement)
        let read = elements.compactMap(name).compactMap { Int($0) }
        #expect(before.accessibilityLabel == "\(try #require(read.first)) of 31")
        #expect(behind.accessibilityLabel == "\(try #require(read.last) + 2) of 31")
        #expect(collection.view.bounds.contains(before.accessibilityFrameInContainerSpace))
        #expect(collection.view.bounds.contains(behind.accessibilityFrameInContainerSpace))
    }

    @Test(arguments: LayoutKind.allCases, [0, 1, 2])
    func elementsOfUnseenItemsAreMissingIfAllAreVisible(_ kind: LayoutKind, _ count: Int) throws {
        let collection = Collection(kind, count: count)
        #expect(try #require(collection.view.accessibilityElements).count == count)
    }

    @Test(arguments: LayoutKind.allCases, [0, 2])
    func otherViewsAreReadBeforeOrAfterTheItems(_ kind: LayoutKind, _ count: Int) throws {
        let collection = Collection(kind, count: count)
        let (background, badge) = (UILabel(), UIImageView())
        collection.view.backgroundView = background
        collection.view.addSubview(badge)
        let elements = try #require(collection.view.accessibilityElements)
        #expect(elements.count == count + 2)
        #expect(elements.first as? UIView === background)
        #expect(elements.last as? UIView === badge)
        background.isHidden = true
        #expect(try #require(collection.view.accessibilityElements).count == count + 1)
    }

    @Test func behindAnOpenItemNothingIsRead() throws {
        let collection = Collection(.tabStack)
        let view = try #require(collection.view as? FanfoldCollectionView)
        let badge = UIImageView()
        view.backgroundView = UILabel()
        view.addSubview(badge)
        view.openItem(at: IndexPath(item: 0, section: 0), animated: false)
        #expect(view.accessibilityElements?.map(name) == ["0", nil])
        #expect(view.accessibilityElements?.last as? UIView === badge)
    }
}
#endif
