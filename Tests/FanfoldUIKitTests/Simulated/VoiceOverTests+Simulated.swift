import Fanfold
import FanfoldUIKit
import Testing
import UIKit

extension VoiceOverTests {
    private var cursor: Any? { UIAccessibility.focusedElement(using: .notificationVoiceOver) }

    @Test(arguments: LayoutKind.allCases.quarter(from: 1), Direction.allCases)
    func flickingReachesEveryItemInOrder(_ kind: LayoutKind, _ direction: Direction) throws {
        let collection = Collection(kind, direction, count: 13)
        let all = (0..<13).map { "\($0)" }
        UIAccessibility.moveFocus(to: collection.cell(0))
        var read = [name(cursor)]
        while SimulatedVoiceOver.flick(in: collection.view) && read.count < 100 { read.append(name(cursor)) }
        #expect(read == all)
        read = [name(cursor)]
        while SimulatedVoiceOver.flick(forward: false, in: collection.view) && read.count < 100 {
            read.append(name(cursor))
        }
        #expect(read == all.reversed())
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func anActionMovesAnItemByOnePlace(_ kind: LayoutKind, _ direction: Direction) throws {
        let collection = Collection(kind, direction, count: 6)
        (collection.view as? FanfoldCollectionView)?.allowsReordering = true
        collection.view.layoutIfNeeded()
        let actions = try #require(collection.cell(1)?.accessibilityCustomActions)
        #expect(actions.map(\.name) == ["Move earlier", "Move later"])
        #expect(actions[1].actionHandler?(actions[1]) == true)
        #expect(collection.sections == [["0", "2", "1", "3", "4", "5"]])
        for _ in 0..<2 { #expect(actions[0].actionHandler?(actions[0]) == true) }
        #expect(collection.sections == [["1", "0", "2", "3", "4", "5"]])
    }

    /// `make test` activates one element of twelve in each layout, `make test-rest` the others.
    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func theItemUnderTheCursorIsActivated(_ kind: LayoutKind, _ direction: Direction) throws {
        let collection = Collection(kind, direction)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 700))
        let view = try #require(collection.view as? FanfoldCollectionView)
        view.frame.origin.y = 30
        view.opensTappedItem = true
        window.addSubview(view)
        window.makeKeyAndVisible()
        var place = LayoutKind.allCases.firstIndex(of: kind) ?? 0
        for offset in [0.0, 40, 300] {
            collection.scroll(to: offset)
            StandIn.clock.advance(by: 2)
            window.layoutIfNeeded()
            let elements = SimulatedVoiceOver.elements(in: view)
            #expect(!elements.isEmpty)
            place += 4
            for element in elements.part(of: 12, from: place) {
                guard let cell = element as? NamedCell, let path = view.indexPath(for: cell) else { continue }
                SimulatedVoiceOver.activate(cell, in: window)
                #expect(view.indexPathForOpenedItem == path, "\(offset)")
                view.closeItem(animated: false)
                collection.scroll(to: offset)
                StandIn.clock.advance(by: 2)
            }
        }
    }

    @Test(arguments: LayoutKind.allCases)
    func itemUnderTheCursorIsActivatedInAScrolledPage(_ kind: LayoutKind) throws {
        let collection = Collection(kind, .leftToRight)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 900))
        let page = UIScrollView(frame: window.bounds)
        page.contentSize = CGSize(width: 375, height: 2000)
        let view = try #require(collection.view as? FanfoldCollectionView)
        view.frame.origin.y = 100
        view.opensTappedItem = true
        page.addSubview(view)
        window.addSubview(page)
        window.makeKeyAndVisible()
        collection.scroll(to: 300)
        StandIn.clock.advance(by: 2)
        window.layoutIfNeeded()
        let cells = SimulatedVoiceOver.elements(in: view).compactMap { $0 as? NamedCell }
        for (number, cell) in cells.enumerated() {
            guard let path = view.indexPath(for: cell) else { continue }
            page.setContentOffset(CGPoint(x: 0, y: number.isMultiple(of: 2) ? 90 : -90), animated: false)
            window.layoutIfNeeded()
            UIAccessibility.moveFocus(to: cell)
            handleNotifications()
            SimulatedVoiceOver.activate(cell, in: window)
            #expect(view.indexPathForOpenedItem == path)
            view.closeItem(animated: false)
            collection.scroll(to: 300)
            StandIn.clock.advance(by: 2)
        }
        #expect(!cells.isEmpty)
    }

    @Test func actionsAreOnElementsThatExist() throws {
        let source = ReadingList()
        let view = FanfoldCollectionView(
            frame: CGRect(origin: .zero, size: Collection.phone),
            collectionViewLayout: ExpandingCollectionViewLayout())
        view.register(ButtonCell.self, forCellWithReuseIdentifier: "cell")
        view.opensTappedItem = true
        view.dataSource = source
        view.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? ButtonCell)
        let elements = SimulatedVoiceOver.elements(in: cell)
        #expect(elements == [cell.title, cell.more])
        for case let element as UIView in elements {
            #expect(element.accessibilityCustomActions?.map(\.name) == ["Show"])
        }
        let action = try #require(cell.more.accessibilityCustomActions?.first)
        #expect(action.actionHandler?(action) == true)
        view.layoutIfNeeded()
        #expect(view.indexPathForOpenedItem == IndexPath(item: 1, section: 0))
        for case let element as UIView in elements {
            #expect(element.accessibilityCustomActions?.isEmpty == true)
        }
    }
}

/// Three rows.
private final class ReadingList: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

/// A cell that contains two elements, and is not an element itself.
private final class ButtonCell: UICollectionViewCell {
    let title = UILabel()
    let more = UIControl()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(title)
        more.isAccessibilityElement = true
        contentView.addSubview(more)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
