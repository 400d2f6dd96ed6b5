@_exported import Foundation
@_exported import QuartzCore
@_exported import UIKit

// UIKit's Swift overlay: declarations that differ from the imported Objective-C.

extension IndexPath {
    public init(item: Int, section: Int) { self.init() }
    public var item: Int {
        get { 0 }
        set {}
    }
    public var section: Int {
        get { 0 }
        set {}
    }
}

@available(iOS 14, tvOS 14, *)
@preconcurrency @MainActor public protocol UIContentConfiguration {
    func makeContentView() -> UIView & UIContentView
}

@available(iOS 14, tvOS 14, *)
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    @available(iOS 16, tvOS 16, *)
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

@available(iOS 8, tvOS 9, *)
extension UIEdgeInsets: Equatable {
    public static var zero: UIEdgeInsets { UIEdgeInsets() }
    public static func == (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> Bool { true }
}

@available(iOS 11, tvOS 11, *)
extension NSDirectionalEdgeInsets: Equatable {
    public static func == (lhs: NSDirectionalEdgeInsets, rhs: NSDirectionalEdgeInsets) -> Bool { true }
}

@available(iOS 8, tvOS 9, *)
extension UIOffset: Equatable {
    public static func == (lhs: UIOffset, rhs: UIOffset) -> Bool { true }
}

extension CGRect {
    public func inset(by insets: UIEdgeInsets) -> CGRect { self }
}

extension UIAccessibilityTraits: OptionSet {
    public static var none: UIAccessibilityTraits { [] }
    public static var button: UIAccessibilityTraits { [] }
    public static var header: UIAccessibilityTraits { [] }
    public static var selected: UIAccessibilityTraits { [] }
    public static var adjustable: UIAccessibilityTraits { [] }
}

@MainActor @preconcurrency public enum UIAccessibility {
    public struct Notification: RawRepresentable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Notification(rawValue: 0)
        public static let layoutChanged = Notification(rawValue: 1)
        public static let announcement = Notification(rawValue: 2)
        public static let pageScrolled = Notification(rawValue: 3)
    }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isVoiceOverRunning: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    nonisolated public static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
        fatalError()
    }
    nonisolated public static var voiceOverStatusDidChangeNotification: NSNotification.Name { fatalError() }
    nonisolated public static var elementFocusedNotification: NSNotification.Name { fatalError() }
    public static func post(notification: Notification, argument: Any?) {}
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { rect }
}

@available(iOS 8, tvOS 9, *)
extension UIAccessibility.Notification: Hashable, Sendable {}

@available(iOS 15, tvOS 15, *)
extension UIFocusSystem {
    public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
}

extension UIFocusEnvironment {
    @MainActor public func contains(_ environment: any UIFocusEnvironment) -> Bool { false }
}

@available(iOS 14, tvOS 14, *)
extension UIAction {
    public typealias Identifier = String
    public convenience init(
        title: String = "", image: UIImage? = nil, attributes: UIMenuElement.Attributes = [],
        handler: @escaping @MainActor (UIAction) -> Void
    ) { fatalError() }
}

extension UIMenu {
    public convenience init(title: String = "", children: [UIMenuElement] = []) { fatalError() }
}

extension UIBarButtonItem {
    @available(iOS 14, tvOS 14, *)
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) { fatalError() }
    @available(iOS 14, tvOS 14, *)
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        fatalError()
    }
}

extension UIFocusAnimationCoordinator {
}

@available(iOS 14, tvOS 14, *)
extension UICollectionView {
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (Cell, IndexPath, Item) -> Void
        public init(handler: @escaping Handler) {}
    }
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell { fatalError() }
    nonisolated public class var elementKindSectionHeader: String { "" }
    nonisolated public class var elementKindSectionFooter: String { "" }
}

public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    public init() {}
    public var numberOfItems: Int { 0 }
    public var numberOfSections: Int { 0 }
    public var sectionIdentifiers: [SectionIdentifierType] { [] }
    public var itemIdentifiers: [ItemIdentifierType] { [] }
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {}
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {}
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {}
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {}
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {}
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
    @available(iOS 15, tvOS 15, *)
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
}

@available(iOS 14, tvOS 14, *)
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    public var initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        fatalError()
    }
    public var finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        fatalError()
    }
}

@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    @available(iOS 14, tvOS 14, *)
    public struct ReorderingHandlers {
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var didReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) { fatalError() }

    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    public var supplementaryViewProvider: SupplementaryViewProvider?

    @available(iOS 14, tvOS 14, *)
    open var reorderingHandlers: ReorderingHandlers {
        get { fatalError() }
        set {}
    }

    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {}
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<
        SectionIdentifierType, ItemIdentifierType
    > {
        fatalError()
    }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { nil }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { nil }

    @objc open func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }
    @objc open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }
    @objc open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { fatalError() }
    @objc open func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { false }
    @objc open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}
