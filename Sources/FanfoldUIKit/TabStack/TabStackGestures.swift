#if canImport(UIKit)
import Fanfold
import UIKit

/// What fingers do to a stack, besides scrolling it: a tap highlights, a drag across removes, a pinch dismisses.
@MainActor
final class TabStackGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let stack: TabStackCollectionView
    private let tap = UITapGestureRecognizer()
    private let pan = UIPanGestureRecognizer()
    private let press = UILongPressGestureRecognizer()
    private var targets: [ActionTarget] = []
    /// The item that a finger drags.
    private var item: TrackedItem?
    #if !os(tvOS)
    private let pinch = UIPinchGestureRecognizer()
    private var amountAtStart = 1.0
    #endif

    init(of stack: TabStackCollectionView) {
        self.stack = stack
        super.init()
    }

    func attach() {
        tap.cancelsTouchesInView = false
        // A remote control has no place; the focus has.
        tap.allowedPressTypes = []
        add(tap) { [unowned self] in tapped() }
        add(pan) { [unowned self] in panned() }
        add(press) { [unowned self] in pressed() }
        stack.panGestureRecognizer.require(toFail: pan)
        #if !os(tvOS)
        add(pinch) { [unowned self] in pinched() }
        #endif
    }

    private func add(_ recognizer: UIGestureRecognizer, _ action: @escaping @MainActor () -> Void) {
        let target = ActionTarget { _ in action() }
        targets.append(target)
        recognizer.addTarget(target, action: ActionTarget.selector)
        recognizer.delegate = self
        stack.addGestureRecognizer(recognizer)
    }

    // MARK: UIGestureRecognizerDelegate

    /// Buttons in pages keep their touches.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === tap, let view = touch.view else { return true }
        let path = sequence(first: view, next: \.superview).prefix { $0 !== stack }
        return !path.contains { $0 is UIControl }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === tap {
            return stack.highlightsTappedItem && stack.highlightedIndexPath == nil
        }
        if gestureRecognizer === pan { return draggedItem != nil }
        if gestureRecognizer === press {
            return stack.reordersByLongPress && stack.movement.highlight == nil
        }
        return stack.highlightedIndexPath != nil
    }

    /// What is seen at the place of a gesture.
    private func item(under recognizer: UIGestureRecognizer) -> IndexPath? {
        let hit = stack.hitTest(recognizer.location(in: stack), with: nil)
        let path = sequence(first: hit, next: { $0?.superview })
        return path.compactMap { ($0 as? UICollectionViewCell).flatMap(stack.indexPath) }.first
    }

    // MARK: Tap

    private func tapped() {
        guard let indexPath = item(under: tap) else { return }
        stack.highlightItem(at: indexPath)
    }

    // MARK: Drag

    /// The item that a drag would remove, if any.
    private var draggedItem: Int? {
        guard stack.removesByDrag, stack.committer != nil, stack.movement.highlight == nil,
            let layout = stack.fanfoldLayout?.layout, layout.removal != nil
        else { return nil }
        let way = pan.velocity(in: stack)
        let (across, along) = layout.axis == .vertical ? (way.x, way.y) : (way.y, way.x)
        guard abs(across) > abs(along) else { return nil }
        return item(under: pan).flatMap(stack.index)
    }

    private func panned() {
        if pan.state == .began { item = draggedItem.map(stack.track) }
        guard let item, let axis = stack.fanfoldLayout?.layout.axis else { return }
        let (way, velocity) = (pan.translation(in: stack), pan.velocity(in: stack))
        switch pan.state {
        case .began, .changed: stack.drag(item, by: axis == .vertical ? way.x : way.y)
        case .ended: letGo(item, velocity: axis == .vertical ? velocity.x : velocity.y)
        default: letGo(item, velocity: 0)
        }
    }

    private func letGo(_ item: TrackedItem, velocity: Double) {
        self.item = nil
        stack.release(item, velocity: velocity)
        stack.forget(item)
    }

    // MARK: Long press

    private func pressed() {
        switch press.state {
        case .began:
            if let indexPath = item(under: press) {
                _ = stack.beginInteractiveMovementForItem(at: indexPath)
            }
        case .changed: stack.updateInteractiveMovementTargetPosition(press.location(in: stack))
        case .ended: stack.endInteractiveMovement()
        default: stack.cancelInteractiveMovement()
        }
    }

    // MARK: Pinch

    #if !os(tvOS)
    private func pinched() {
        switch pinch.state {
        case .began:
            amountAtStart = stack.highlightProgress
            holdHighlight()
        case .changed: holdHighlight()
        default: stack.releaseHighlight()
        }
    }

    private func holdHighlight() {
        let part = (1 - pinch.scale) / Tuning.pinchPart
        stack.holdHighlight(at: (amountAtStart - part).clamped(to: 0...1))
    }
    #endif
}

extension TabStackCollectionView {
    /// Fingers have the highlighted item on its way.
    func holdHighlight(at amount: Double) {
        guard movement.highlight != nil else { return }
        isHighlightHeld = true
        movement.highlight?.amount.hold(at: amount)
        startMoving()
    }

    /// The fingers let go: on it goes, or back.
    func releaseHighlight() {
        guard isHighlightHeld, let highlight = movement.highlight else { return }
        if highlight.amount.target < Tuning.dismissalThreshold { return beginDismissal() }
        isHighlightHeld = false
        animateHighlight(to: 1)
        startMoving()
    }
}
#endif
