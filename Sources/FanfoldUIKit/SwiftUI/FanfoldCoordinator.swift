#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import SwiftUI

/// Synchronizes a collection view and the state of SwiftUI's views.
@MainActor
final class FanfoldCoordinator: NSObject, FanfoldCollectionViewDelegate {
    private var representable: FanfoldRepresentable
    private var items = ItemList()
    /// The source of the items, as of the last time when they were read; nil if they have to be read again.
    private var readSource: ItemSource?
    /// Whether the items were in the same order when they were read before: the application rejects a change of the user.
    private var isOrderKept = false
    /// Whether the first items were applied.
    private var hasBegun = false
    /// The transaction of the update in progress.
    private var transaction = Transaction()
    /// The content of items that have left, for as long as it is kept.
    private var kept = KeptContent()
    private var environment = EnvironmentValues()
    private var source: FanfoldDataSource?
    private weak var view: FanfoldCollectionView?
    /// All existing cells that were ever configured. UIKit prepares some before they are visible, without a
    /// notification.
    private var cells: [ObjectIdentifier: KnownCell] = [:]
    /// The shown item that the binding named at the last update.
    private var knownScrollPosition: ItemID?
    /// The open item that the view has written last.
    private var writtenOpening: ItemID?
    private lazy var positions = BoundValue<ItemID?> { [weak self] in self?.representable.didAct() }
    private lazy var openings = BoundValue<ItemID?> { [weak self] in self?.representable.didAct() }
    private lazy var selections = BoundValue<Set<ItemID>> { [weak self] in self?.representable.didAct() }
    /// Whether the user has moved an item, and the application may still accept it.
    private var awaitsMove = false
    /// Reads the items again when the time to accept a removal or a move is over.
    private lazy var acceptance = Alarm { [weak self] in
        self?.items.leaving = []
        self?.awaitsMove = false
        self?.readSource = nil
        self?.representable.didAct()
    }
    /// Whether the content moves to the item that the binding names.
    private var isScrollingToPosition = false
    private let scrolling = ScrollEnvironment()
    private let scrollObservation = ScrollObservation()
    private let layoutTransition = LayoutTransition()
    private lazy var memoryWarning = NotificationObserver(
        UIApplication.didReceiveMemoryWarningNotification
    ) { [weak self] _ in
        self?.endHeldContent()
        self?.kept.endAll { _ in false }
    }
    private let defaultStrings = FanfoldStrings()
    /// The values of bindings that name items which are still to come.
    private var (awaitedPosition, awaitedOpening): (ItemID?, ItemID?)
    /// The item that is shown flat for a transition.
    private var presentedItem: ItemID?
    /// Whether the view has ever had items.
    private var hasHadItems = false

    init(_ representable: FanfoldRepresentable) {
        self.representable = representable
    }

    private var options: FanfoldViewOptions { representable.options }

    /// The number of items.
    var count: Int { items.count }

    func attach(to view: FanfoldCollectionView) {
        let registration = UICollectionView.CellRegistration<HostingCell, ItemID> {
            [weak self] cell, _, id in
            self?.prepare(cell, id)
        }
        let source = FanfoldDataSource(collectionView: view) { view, indexPath, id in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
        source.didRemove = { [weak self] id in self?.removed(id) }
        (self.source, self.view) = (source, view)
        view.delegate = self
        memoryWarning.observe()
        view.host.didUpdate = { [weak self, weak view] in
            if let self, let view { report(of: view) }
        }
        view.host.didScroll = { [weak self, weak view] in
            if let self, let view { scrollObservation.note(view, options.scrolling.observers) }
        }
    }

    private func attach(_ preferences: PassedPreferences) {
        preferences.index = { [weak self] in self?.items.index(of: $0) }
        preferences.didChange = { [weak self] in self?.representable.didAct() }
    }

    /// Applies an update of SwiftUI.
    func update(
        _ representable: FanfoldRepresentable, of view: FanfoldCollectionView,
        _ environment: EnvironmentValues, _ transaction: Transaction
    ) {
        view.host.deferEvents { applyUpdate(representable, of: view, environment, transaction) }
    }

    private func applyUpdate(
        _ representable: FanfoldRepresentable, of view: FanfoldCollectionView,
        _ environment: EnvironmentValues, _ transaction: Transaction
    ) {
        self.representable = representable
        attach(representable.preferences)
        (self.environment, self.transaction) = (environment, transaction)
        defer { self.transaction = Transaction() }
        let isOther = readItems()
        // Nothing evaluates former content from here on, whatever moves during the update.
        refreshCells()
        if isOther { itemsDidChange() }
        let position = positions.update(options.scrollPosition) ?? nil
        let opened = openings.update(options.openedItem) ?? nil
        let selected = selections.update(options.selection)
        let wasAwaiting = awaitedPosition != nil
        awaitedPosition = awaits(positions, [position, knownScrollPosition], awaitedPosition)
        awaitedOpening = awaits(openings, [opened, writtenOpening], awaitedOpening)
        let hasArrived = wasAwaiting && awaitedPosition == nil
        let hadItems = hasHadItems
        hasHadItems = hasHadItems || count > 0
        let isFirst = !hasBegun
        hasBegun = true
        let isAnimated = !isFirst && view.window != nil && !transaction.disablesAnimations
        let isGradual = isAnimated && transaction.animation != nil
        apply(to: view)
        layoutTransition.end(in: view, representable.layout, unless: options.layoutProgress)
        if !layoutTransition.isRunning {
            changeLayout(of: view, isWithItems: isOther, isGradual: isGradual)
        }
        if !hadItems { startAtItem(in: view) }
        if isOther {
            view.host.reordering.isReverting = isOrderKept
            source?.show(items.order, in: view, animated: isAnimated)
            view.host.reordering.isReverting = false
        }
        (view.collectionViewLayout as? VariableLayout)?.finishChange()
        layoutTransition.show(options.layoutProgress, in: view, representable.layout)
        // An awaited item that has come is requested now.
        if !isFirst { scroll(view, from: hasArrived ? nil : position, isAnimated: isGradual) }
        openItem(view, from: opened, isAnimated: isAnimated)
        select(in: view, from: selected)
        presentItem(in: view)
    }

    private func itemsDidChange() {
        representable.preferences.itemsDidChange()
        kept.endAll { items.contains($0) }
    }

    /// Reads the items, unless they are those of the last update. Returns whether others are to be shown.
    private func readItems() -> Bool {
        if readSource?.isSame(as: representable.source) == true { return false }
        readSource = representable.source
        let former = items.order
        items = representable.source.distinct(without: items.leaving)
        isOrderKept = items.order == former
        if isOrderKept, awaitsMove { return false }
        awaitsMove = false
        return source?.shows(items.order) != true
    }

    /// Returns the item that a binding names if it is still to come: the application has bound it before it has the item, or while a
    /// filter hides the item. A binding whose item has left names none, nor does one that the view has written.
    private func awaits(_ bound: BoundValue<ItemID?>, _ former: [ItemID?], _ awaited: ItemID?) -> ItemID? {
        guard let id = bound.updated ?? nil, !items.contains(id) else { return nil }
        return id == awaited || !hasHadItems || !former.contains(id) && bound.own != id ? id : nil
    }

    private func apply(to view: FanfoldCollectionView) {
        view.semanticContentAttribute =
            environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        view.strings = options.strings ?? defaultStrings
        let isEnabled = environment.isEnabled
        view.followsBars = options.extendsUnderBars
        view.avoidsFold = options.avoidsFold
        options.scrolling.apply(to: view, environment, representable.layout.axis)
        view.allowsRemoval = isEnabled && options.remove != nil
        if options.remove != nil, representable.layout.removal == nil {
            let layout = type(of: representable.layout)
            Notes.print("onRemove has no effect, because \(layout) has no removal rule.")
        }
        if options.remove != nil {
            view.handlers.canRemove = { [weak self] in self?.canRemove(at: $0) ?? false }
        }
        view.opensTappedItem = isEnabled && options.openedItem != nil
        if options.canOpen != nil || view.handlers.shouldOpen != nil {
            view.handlers.shouldOpen = { [weak self] in self?.canOpen(at: $0) ?? false }
        }
        view.allowsReordering = isEnabled && options.move != nil
        source?.allowReordering { [weak self] id in
            self?.canMove(id) ?? false
        } didMove: { [weak self] id, other, isBehind in
            self?.moved(id, to: other, isBehind: isBehind)
        }
        scrolling.apply(environment, to: view, representable.layout.axis)
        scrolling.apply(options.scrolling.margins, environment, to: view)
    }

    /// Changes the layout. This precedes changes of the items, which are inserted and removed in the new layout; a layout
    /// of the same type changes together with them.
    private func changeLayout(of view: FanfoldCollectionView, isWithItems: Bool, isGradual: Bool) {
        view.host.change(animated: isGradual) {
            (view.collectionViewLayout as? VariableLayout)?.change(
                to: representable.layout, isWithItems: isWithItems)
            if isGradual { view.layoutIfNeeded() }
        }
    }

    /// Prepares a cell for an item. The content of an item begins when the cell is displayed: UIKit prepares cells that it may
    /// never display.
    private func prepare(_ cell: HostingCell, _ id: ItemID) {
        if cell.itemID == id { configure(cell, id) } else { cell.preparedID = id }
    }

    private func configure(_ cell: HostingCell, _ id: ItemID) {
        guard let item = items[id] else { return cell.freeze() }
        cells[ObjectIdentifier(cell)] = KnownCell(cell: cell)
        if let content = kept.take(id) { cell.adopt(content) }
        cell.show(id, in: environment, transaction) { [content = representable.content] in
            content(id, item, $0)
        }
    }

    /// Notes that scrolling has settled. No pass follows that would update the attributes of the items.
    private func noteSettled(_ id: ItemID?) {
        guard let id else { return }
        for cell in existingCells { cell.settle(isShown: cell.itemID == id) }
    }

    private var existingCells: [HostingCell] { cells.values.compactMap(\.cell) }

    private func refreshCells() {
        cells = cells.filter { $0.value.cell != nil }
        for cell in existingCells {
            // The cell's own identity counts, because its index path may be about to change.
            if let id = cell.itemID { configure(cell, id) }
        }
    }

    private func hasKeyboard(_ cell: HostingCell) -> Bool {
        view.flatMap { FirstResponderSearch.firstResponder(within: cell, from: $0) } != nil
    }

    /// Ends content that has had the keyboard.
    private func endHeldContent() {
        for cell in existingCells where cell.isHeld && !hasKeyboard(cell) { end(cell) }
    }

    /// Ends the content of an item that is no longer visible, or keeps it.
    private func end(_ cell: HostingCell) {
        let limit = options.keptItems
        if limit > 0, let content = cell.takeContent() {
            kept.add(content, limit: limit)
        } else {
            cell.clear()
        }
    }

    // MARK: Delegate methods

    /// Writes the position, whatever has moved the content.
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didComeToRestAt indexPath: IndexPath?) {
        isScrollingToPosition = false
        endHeldContent()
        noteSettled(indexPath.flatMap(id))
        if awaitedPosition == nil { writePosition(indexPath) }
    }

    /// Writes the item shown during scrolling, unless the binding itself has begun it: the binding has its target.
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didChangeItemShown indexPath: IndexPath?) {
        if !isScrollingToPosition && awaitedPosition == nil { writePosition(indexPath) }
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didScrollTo position: CGFloat) {
        options.scrolling.positionChange?(position)
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, willEndDraggingAt targetIndexPath: IndexPath) {
        if let item = item(at: targetIndexPath) { options.scrolling.target?(item) }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        (isScrollingToPosition, awaitedPosition) = (false, nil)
    }

    /// Begins the content of an item. UIKit may display a cell again without a request for it.
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        guard let cell = cell as? HostingCell,
            let id = cell.preparedID ?? id(at: indexPath)
        else { return }
        cell.isHeld = false
        if cell.itemID != id { configure(cell, id) }
    }

    /// Content with the keyboard stays in its cell, which UIKit does not reuse meanwhile.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        endHeldContent()
        guard let cell = cell as? HostingCell else { return }
        if hasKeyboard(cell) { cell.isHeld = true } else { end(cell) }
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        environment.isEnabled
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        environment.isEnabled
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if let view { selections.write(selectedItems(of: view), at: view.host.now) }
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        if options.selectsSeveral, let view { selections.write(selectedItems(of: view), at: view.host.now) }
    }

    func fanfoldView(
        _ fanfoldView: FanfoldCollectionView, shouldRemoveItemAt indexPath: IndexPath,
        answer: @escaping @MainActor (Bool) -> Void
    ) {
        guard let item = item(at: indexPath) else { return answer(false) }
        guard let confirm = options.confirmRemoval else { return answer(true) }
        confirm(item, answer)
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, willOpenItemAt indexPath: IndexPath) {
        // An update of SwiftUI may have reversed the opening already.
        guard fanfoldView.indexPathToOpen == indexPath else { return }
        writtenOpening = id(at: indexPath)
        openings.write(writtenOpening, at: fanfoldView.host.now)
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, willCloseItemAt indexPath: IndexPath) {
        let id = id(at: indexPath)
        let now = fanfoldView.host.now
        guard fanfoldView.indexPathToOpen != indexPath else { return }
        writtenOpening = nil
        guard openings.value(at: now) == id else { return }
        openings.write(nil, at: now)
    }
}

private struct KnownCell {
    weak var cell: HostingCell?
}

// MARK: From the state to the view

extension FanfoldCoordinator {
    /// Starts at an item, if there are any: at the one that the binding names, or at the anchored one.
    private func startAtItem(in view: FanfoldCollectionView) {
        let wanted = options.scrollPosition?.wrappedValue
        let named = wanted.flatMap(items.index)
        let isVertical = representable.layout.axis == .vertical
        let anchored = options.scrolling.edges.initialIndex(of: items.count, isVertical: isVertical)
        guard let index = named ?? anchored else { return }
        if named != nil { knownScrollPosition = wanted }
        view.fanfoldLayout?.initialIndexPath = IndexPath(item: index, section: 0)
    }

    /// Scrolls to the item that the binding names. If the application rejects the item shown, the content returns once
    /// it has settled: a finger keeps its hold.
    private func scroll(_ view: FanfoldCollectionView, from former: ItemID?, isAnimated: Bool) {
        guard let wanted = options.scrollPosition?.wrappedValue, wanted != knownScrollPosition,
            positions.isRequest(after: former, at: view.host.now),
            wanted != former || view.scrollPhase == .idle,
            let indexPath = source?.indexPath(for: wanted)
        else { return }
        knownScrollPosition = wanted
        isScrollingToPosition = isAnimated
        view.fanfoldLayout?.scrollToItem(at: indexPath, align: alignment(in: view), animated: isAnimated)
        if view.host.isAtRest { isScrollingToPosition = false }
    }

    /// The alignment that is nearest to the anchor.
    private func alignment(in view: FanfoldCollectionView) -> ItemAlignment {
        guard let anchor = options.scrollAnchor, let axis = view.fanfoldLayout?.layout.axis else {
            return .resting
        }
        let part = axis == .vertical ? anchor.y : anchor.x
        return part < 0.25 ? .start : part > 0.75 ? .end : .center
    }

    /// Shows the presented item flat when the application presents another one, and not with each update: the user may scroll
    /// meanwhile.
    private func presentItem(in view: FanfoldCollectionView) {
        let wanted = options.transitions.presentedItem.flatMap { items.contains($0) ? $0 : nil }
        guard wanted != presentedItem, wanted == nil || view.host.hasSpace else { return }
        presentedItem = wanted
        if let indexPath = wanted.flatMap({ source?.indexPath(for: $0) }) {
            view.flattenItem(at: indexPath)
        } else {
            view.host.releaseFlatItem()
        }
    }

    private func openItem(_ view: FanfoldCollectionView, from former: ItemID?, isAnimated: Bool) {
        guard let binding = options.openedItem else { return }
        let wanted = binding.wrappedValue.flatMap { source?.indexPath(for: $0) }
        guard wanted != view.indexPathToOpen,
            openings.isRequest(after: former, at: view.host.now)
        else { return }
        if let wanted {
            view.openItem(at: wanted, animated: isAnimated)
        } else {
            view.closeItem(animated: isAnimated)
        }
    }

    private func select(in view: FanfoldCollectionView, from former: Set<ItemID>?) {
        view.allowsSelection = options.selection != nil
        view.allowsMultipleSelection = options.selectsSeveral
        guard let ids = options.selection?.wrappedValue, ids != selectedItems(of: view),
            selections.isRequest(after: former, at: view.host.now)
        else { return }
        let wanted = Set(ids.compactMap { source?.indexPath(for: $0) })
        let selected = Set(view.indexPathsForSelectedItems ?? [])
        for indexPath in selected.subtracting(wanted) { view.deselectItem(at: indexPath, animated: false) }
        for indexPath in wanted.subtracting(selected) {
            view.selectItem(at: indexPath, animated: false, scrollPosition: [])
        }
    }
}

// MARK: From the view to the state

extension FanfoldCoordinator {
    /// Writes the item shown. If the application has rejected it in motion, the content goes back at rest.
    private func writePosition(_ indexPath: IndexPath?) {
        let id = indexPath.flatMap(id)
        guard id != knownScrollPosition, let view else { return positions.compare(with: id) }
        knownScrollPosition = id
        positions.write(id, at: view.host.now)
    }

    private func id(at indexPath: IndexPath) -> ItemID? { source?.itemIdentifier(for: indexPath) }

    private func item(at indexPath: IndexPath) -> Any? { id(at: indexPath).flatMap { items[$0] } }

    private func selectedItems(of view: UICollectionView) -> Set<ItemID> {
        Set((view.indexPathsForSelectedItems ?? []).compactMap(id))
    }

    /// Corrects the bindings after an update: they name existing items, and the position names the item at rest. A
    /// binding that the application has changed since is left alone, because another update follows.
    private func report(of view: FanfoldCollectionView) {
        representable.preferences.reportOrder()
        guard hasHadItems else { return }
        let now = view.host.now
        if awaitedOpening == nil {
            openings.correct(to: view.indexPathToOpen.flatMap(id), at: now)
        }
        selections.correct(to: selectedItems(of: view), at: now)
        guard awaitedPosition == nil, view.host.showsItemAtRest || isMissing(positions.updated ?? nil)
        else { return }
        // The content moves on to the successor of a removed target.
        let shown = view.host.indexPathAtRest.flatMap(id)
        positions.correct(to: shown, at: now)
        knownScrollPosition = shown
    }

    private func isMissing(_ id: ItemID?) -> Bool { id.map { !items.contains($0) } ?? false }

    /// Lets the application move an item, together with all items that have the same identity. The first of them is shown again, at
    /// any index. A move that is not in its data is undone once the time to accept is over.
    private func moved(_ id: ItemID, to other: ItemID, isBehind: Bool) {
        readSource = nil
        let identities = representable.source.identities
        guard let place = identities.firstIndex(of: other) else { return }
        let items = identities.indices.filter { identities[$0] == id }
        awaitsMove = true
        options.move?(IndexSet(items), isBehind ? place + 1 : place)
        awaitAcceptance()
    }

    private func canOpen(at indexPath: IndexPath) -> Bool {
        guard let canOpen = options.canOpen else { return true }
        return item(at: indexPath).map(canOpen) ?? false
    }

    private func canRemove(at indexPath: IndexPath) -> Bool {
        item(at: indexPath).map(options.canRemove) ?? false
    }

    private func canMove(_ id: ItemID) -> Bool {
        guard options.move != nil, let item = items[id] else { return false }
        return options.canMove(item)
    }

    /// Lets the application remove an item. An item that is still in its data returns once the time to accept is over: updates of
    /// other state may come before the data.
    private func removed(_ id: ItemID) {
        for cell in existingCells where cell.itemID == id { cell.freeze() }
        items.leaving.insert(id)
        if let item = items[id] { options.remove?(item) }
        awaitAcceptance()
    }

    /// Lets the application accept a change of the items.
    private func awaitAcceptance() {
        guard let now = view?.host.now else { return }
        acceptance.set(at: now + timeToAccept, now: now, isManual: false)
    }
}
#endif
