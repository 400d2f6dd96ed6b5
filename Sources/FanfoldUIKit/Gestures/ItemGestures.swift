#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// Reports gestures on items to the engine: tap, drag, long press, and pinch. The engine decides the target of a
/// drag.
@MainActor
final class ItemGestures: NSObject, UIGestureRecognizerDelegate {
    /// The engine's pointer identifiers.
    static let pointer = 1
    private static let secondPointer = 2

    private unowned let view: FanfoldCollectionView
    private let tap = UITapGestureRecognizer()
    private let pan = UIPanGestureRecognizer()
    private let press = UILongPressGestureRecognizer()
    private var targets: [ActionTarget] = []
    /// The points at which the fingers touched down, in the viewport.
    private var starts: [Fanfold.Point] = []
    #if !os(tvOS)
    private let pinch = UIPinchGestureRecognizer()
    #endif

    init(of view: FanfoldCollectionView) {
        self.view = view
        super.init()
    }

    func attach() {
        tap.cancelsTouchesInView = false
        // Presses of a remote control have no location; the focused item handles them.
        tap.allowedPressTypes = []
        #if !os(tvOS)
        pan.maximumNumberOfTouches = 1
        #endif
        add(tap) { [unowned self] in tapped() }
        add(pan) { [unowned self] in dragged(pan) }
        add(press) { [unowned self] in dragged(press) }
        #if !os(tvOS)
        add(pinch) { [unowned self] in pinched() }
        #endif
    }

    private func add(_ recognizer: UIGestureRecognizer, _ action: @escaping @MainActor () -> Void) {
        let target = ActionTarget { _ in action() }
        targets.append(target)
        recognizer.addTarget(target, action: ActionTarget.selector)
        recognizer.delegate = self
        view.addGestureRecognizer(recognizer)
    }

    // MARK: Recognition

    /// Leaves touches to buttons in items, and to views in front of items.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        let touchesItem = touchesItem(touch)
        if gestureRecognizer === press {
            noteStart(of: touch, onItem: touchesItem)
            #if !os(tvOS)
            view.takeKeys()
            #endif
        }
        guard touchesItem else { return false }
        guard gestureRecognizer === tap, let touched = touch.view else { return true }
        let path = sequence(first: touched, next: \.superview).prefix { $0 !== view }
        return !path.contains { $0 is UIControl }
    }

    /// Leaves a tap to the gestures of an item's content, such as those of buttons and links in SwiftUI.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === tap, let content = otherGestureRecognizer.view else { return false }
        return view.cell(holding: content) != nil
    }

    /// Whether a touch is in the cell of the item that is visible there, if any. It is not if another view is in
    /// front of the cell, or if the cell ignores touches.
    private func touchesItem(_ touch: UITouch) -> Bool {
        let seen = view.indexPathForItem(at: touch.location(in: view)).flatMap(view.cellForItem)
        return touch.view.flatMap(view.cell(holding:)) === seen
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let engine = view.host.engine else { return false }
        if gestureRecognizer === tap { return engine.openedItem == nil && !isContentDragged }
        if gestureRecognizer === pan { return isDragOfItem(engine) && !isBackSwipe }
        if gestureRecognizer === press { return canMoveItem(under: press) }
        return engine.openedItem != nil
    }

    /// Lets a tap that catches decelerating content act: UIKit begins the scroll view's pan at once in that case.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === tap && otherGestureRecognizer === view.panGestureRecognizer
    }

    /// Whether a finger has moved the content, so that it does not tap.
    private var isContentDragged: Bool {
        let translation = view.panGestureRecognizer.translation(in: view)
        let distance = (translation.x * translation.x + translation.y * translation.y).squareRoot()
        return view.isDragging && distance > Self.tapTolerance
    }

    /// The greatest movement of a tap, in points.
    private static let tapTolerance: CGFloat = 10

    /// Whether the scroll view may handle the finger that is down.
    var allowsScrolling: Bool {
        guard let engine = view.host.engine else { return true }
        let isTouched = view.panGestureRecognizer.numberOfTouches > 0
        return engine.allowsScrolling && !(isTouched && isDragOfItem(engine))
    }

    private func isDragOfItem(_ engine: HostedEngine) -> Bool {
        guard let start = starts.first else { return false }
        switch engine.owner(ofDragFrom: start, to: location(of: pan)) {
        case .item(let index): return view.host.mayRemove(EngineIndex(index))
        case .open: return true
        case .content, .nobody: return false
        }
    }

    /// Whether a navigation controller has precedence for this drag, as a back swipe.
    private var isBackSwipe: Bool {
        #if os(tvOS) || os(visionOS)
        return false
        #else
        guard view.yieldsToBackSwipe, view.host.engine?.openedItem == nil,
            #available(iOS 26, macCatalyst 26, *),
            let navigation = view.navigationController, navigation.viewControllers.count > 1,
            navigation.interactiveContentPopGestureRecognizer?.isEnabled == true
        else { return false }
        let translation = pan.translation(in: view)
        let isRightToLeft = navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return abs(translation.x) > abs(translation.y)
            && (isRightToLeft ? translation.x < 0 : translation.x > 0)
        #endif
    }

    private func canMoveItem(under recognizer: UIGestureRecognizer) -> Bool {
        guard view.host.engine?.openedItem == nil,
            let indexPath = view.indexPathForItem(at: recognizer.location(in: view)),
            view.longPressReorders(indexPath, at: recognizer.location(in: view))
        else { return false }
        return view.dataSource?.collectionView?(view, canMoveItemAt: indexPath) ?? true
    }

    /// Whether a finger moves an item to another index.
    var isReordering: Bool { press.state == .began || press.state == .changed }

    /// Ends a drag of an item, which goes back to its place.
    func cancelReordering() {
        press.isEnabled = false
        press.isEnabled = true
    }

    private func noteStart(of touch: UITouch, onItem: Bool) {
        if press.numberOfTouches == 0 { starts = [] }
        if onItem { starts.append(view.inViewport(touch.location(in: view))) }
    }

    private func location(of recognizer: UIGestureRecognizer) -> Fanfold.Point {
        view.inViewport(recognizer.location(in: view))
    }

    // MARK: Actions

    private func tapped() {
        let point = location(of: tap)
        view.host.record?(.pointerDown(Self.pointer, point))
        view.host.record?(.pointerUp(Self.pointer, point))
        view.host.perform { $0.tap(at: point, time: $1) }
    }

    /// Handles a drag of an item by one finger: to an edge, back to its place or, after a long press, to another
    /// index.
    private func dragged(_ recognizer: UIGestureRecognizer) {
        let point = location(of: recognizer)
        let start = recognizer === pan ? starts.first ?? point : point
        let isPress = recognizer === press
        record(recognizer.state, from: start, at: point)
        view.host.perform { engine, time in
            switch recognizer.state {
            case .began:
                engine.pointerDown(Self.pointer, at: start, time: time)
                if isPress { engine.pointerPressedLong(Self.pointer, time: time) }
                engine.pointerMoved(Self.pointer, to: point, time: time)
            case .changed: engine.pointerMoved(Self.pointer, to: point, time: time)
            case .ended: engine.pointerUp(Self.pointer, at: point, time: time)
            default: engine.pointerCancelled(Self.pointer, time: time)
            }
        }
    }

    private func record(
        _ state: UIGestureRecognizer.State, from start: Fanfold.Point, at point: Fanfold.Point
    ) {
        guard let record = view.host.record else { return }
        switch state {
        case .began:
            record(.pointerDown(Self.pointer, start))
            record(.pointerMove(Self.pointer, point))
        case .changed: record(.pointerMove(Self.pointer, point))
        case .ended: record(.pointerUp(Self.pointer, point))
        default: record(.pointerCancel(Self.pointer))
        }
    }

    #if !os(tvOS)
    private func pinched() {
        let fingers = pinch.numberOfTouches
        let points = (0..<fingers).map { view.inViewport(pinch.location(ofTouch: $0, in: view)) }
        view.host.perform { engine, time in
            switch pinch.state {
            case .began where fingers == 2:
                let starts = starts.count == 2 ? starts : points
                engine.pointerDown(Self.pointer, at: starts[0], time: time)
                engine.pointerDown(Self.secondPointer, at: starts[1], time: time)
                engine.pointerMoved(Self.pointer, to: points[0], time: time)
                engine.pointerMoved(Self.secondPointer, to: points[1], time: time)
            case .changed where fingers == 2:
                engine.pointerMoved(Self.pointer, to: points[0], time: time)
                engine.pointerMoved(Self.secondPointer, to: points[1], time: time)
            case .ended, .cancelled, .failed:
                engine.pointerCancelled(Self.secondPointer, time: time)
                engine.pointerCancelled(Self.pointer, time: time)
            default: break
            }
        }
    }
    #endif
}
#endif
