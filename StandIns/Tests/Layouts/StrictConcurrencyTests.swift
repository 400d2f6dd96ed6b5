import Testing
import UIKit

/// Attributes and a layout in the style of a Swift 6 library.
private final class ProgressAttributes: UICollectionViewLayoutAttributes {
    var progress: CGFloat = 0
    var kind = Kind.plain

    enum Kind: Equatable {
        case plain
        case featured(CGSize)
    }

    convenience init(progress: CGFloat, at indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        self.progress = progress
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? ProgressAttributes {
            copy.progress = progress
            copy.kind = kind
        }
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard super.isEqual(object), let other = object as? ProgressAttributes else { return false }
        return MainActor.assumeIsolated { progress == other.progress && kind == other.kind }
    }

    override var hash: Int { super.hash }
}

private final class ProgressCell: UICollectionViewCell {
    private(set) var progress: CGFloat?

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        progress = (layoutAttributes as? ProgressAttributes)?.progress
    }
}

private final class ProgressLayout: UICollectionViewLayout {
    @IBInspectable var length: CGFloat = 100 { didSet { invalidateLayout() } }
    private var count = 0

    override class var layoutAttributesClass: AnyClass { ProgressAttributes.self }

    override init() {
        super.init()
        configure()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        configure()
    }

    private func configure() {
        length = 50
    }

    override func prepare() {
        super.prepare()
        count = collectionView?.numberOfItems(inSection: 0) ?? 0
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: length * CGFloat(count)) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<count).map { attributes($0) }.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(indexPath.item)
    }

    private func attributes(_ item: Int) -> ProgressAttributes {
        let attributes = ProgressAttributes(
            progress: CGFloat(item) / 10, at: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: 0, y: length * CGFloat(item), width: 100, height: length)
        return attributes
    }
}

@MainActor @Suite struct StrictConcurrencyTests {
    @Test func customAttributesReachTheCell() throws {
        let fixture = Fixture(10, layout: ProgressLayout())
        fixture.view.register(ProgressCell.self, forCellWithReuseIdentifier: "cell")
        fixture.view.layoutIfNeeded()
        let cell = try #require(fixture.view.cellForItem(at: IndexPath(2)) as? ProgressCell)
        #expect(cell.progress == 0.2)
    }

    @Test func equalityIncludesASubclassesProperties() throws {
        let first = ProgressAttributes(progress: 0.5, at: IndexPath(0))
        let second = try #require(first.copy() as? ProgressAttributes)
        #expect(first == second && first !== second)
        second.kind = .featured(.zero)
        #expect(first != second)
        #expect(first != UICollectionViewLayoutAttributes(forCellWith: IndexPath(0)))
    }

    @Test func storyboardLayoutIsDecoded() throws {
        let layout = try #require(ProgressLayout(coder: NSCoder()))
        #expect(layout.length == 50)
    }

    @Test func dependentAttributesFollowTheDocumentation() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(1))
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(attributes.center == CGPoint(x: 25, y: 40))
        #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        attributes.size.width = 50
        #expect(attributes.frame == CGRect(x: 0, y: 20, width: 50, height: 40))
        attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(attributes.transform3D.m11 == 2)
        #expect(attributes.frame == CGRect(x: -25, y: 0, width: 100, height: 80))
        attributes.transform3D = CATransform3DMakeTranslation(5, 0, 0)
        #expect(attributes.transform == CGAffineTransform(translationX: 5, y: 0))
        #expect(attributes.alpha == 1 && attributes.zIndex == 0 && !attributes.isHidden)
        #expect(attributes.representedElementKind == nil)
    }
}
