/// Simulates a user's scrolling.
///
/// Distances and velocities are those of the content offset: the finger moves in the opposite direction.
@preconcurrency @MainActor public struct ScrollSimulation {
    let view: UIScrollView

    /// Drags with a finger, which is put down if necessary. Beyond the ends, the content follows with rubber
    /// banding.
    ///
    /// - Parameter distance: In points.
    public func drag(by distance: CGPoint) {
        guard view.isScrollEnabled else { return }
        if !view.isDragging { begin() }
        let range = view.offsetRange
        if canMove(range.x, view.alwaysBounceHorizontal) { view.draggedOffset.x += distance.x }
        if canMove(range.y, view.alwaysBounceVertical) { view.draggedOffset.y += distance.y }
        view.moveContent(
            to: CGPoint(
                x: rubberBanded(view.draggedOffset.x, in: range.x, extent: view.bounds.width),
                y: rubberBanded(view.draggedOffset.y, in: range.y, extent: view.bounds.height)))
        view.refreshControl?.contentWasPulled(to: view.contentOffset.y)
        view.layoutIfNeeded()
    }

    /// Lifts the finger. The content decelerates on the clock to its resting offset.
    ///
    /// - Parameter velocity: In points per second. The default is 0.
    public func release(velocity: CGPoint = .zero) {
        guard view.isDragging else { return }
        view.refreshControl?.addInset()
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = view.target(forProposed: landing(for: velocity), velocity: perMillisecond)
        view.delegate?.scrollViewWillEndDragging(
            view, withVelocity: perMillisecond, targetContentOffset: &target)
        view.isDragging = false
        view.isTracking = false
        let decelerates = target != view.contentOffset
        view.delegate?.scrollViewDidEndDragging(view, willDecelerate: decelerates)
        if decelerates { view.decelerate(to: target) }
    }

    /// Drags, lifts the finger, and lets the content settle.
    public func flick(by distance: CGPoint, velocity: CGPoint) {
        drag(by: distance)
        release(velocity: velocity)
        settle()
    }

    /// Advances time until the content is at rest.
    public func settle() {
        while view.motion != nil { StandIn.clock.advance(by: 1 / 60) }
        view.layoutIfNeeded()
    }

    /// The target offset of scrolling, or the current offset.
    public var destination: CGPoint { view.motion?.target ?? view.contentOffset }

    /// The scroll indicator, if it is visible.
    public var indicator: UIView? { view.indicator.superview == nil ? nil : view.indicator }

    private func begin() {
        view.stopMotion()
        view.flashScrollIndicators()
        view.isTracking = true
        view.isDragging = true
        view.draggedOffset = view.contentOffset
        view.delegate?.scrollViewWillBeginDragging(view)
    }

    /// The offset at which deceleration alone would end.
    private func landing(for velocity: CGPoint) -> CGPoint {
        if view.isPagingEnabled { return view.page(for: velocity) }
        let reach = -1 / (1000 * log(view.decelerationRate.rawValue))
        let offset = view.contentOffset
        return view.heldInRange(
            CGPoint(x: offset.x + velocity.x * reach, y: offset.y + velocity.y * reach))
    }

    private func canMove(_ range: ClosedRange<CGFloat>, _ alwaysBounces: Bool) -> Bool {
        range.lowerBound < range.upperBound || alwaysBounces && view.bounces
    }

    private func rubberBanded(_ offset: CGFloat, in range: ClosedRange<CGFloat>, extent: CGFloat) -> CGFloat {
        let held = min(max(offset, range.lowerBound), range.upperBound)
        let beyond = offset - held
        guard beyond != 0, view.bounces, extent > 0 else { return held }
        let stretch = extent * (1 - 1 / (0.55 * abs(beyond) / extent + 1))
        return held + (beyond < 0 ? -stretch : stretch)
    }
}

extension UIScrollView {
    /// Simulates user input.
    public var standIn: ScrollSimulation { ScrollSimulation(view: self) }

    /// The resting page of a paging scroll view.
    func page(for velocity: CGPoint) -> CGPoint {
        heldInRange(
            CGPoint(
                x: Self.page(contentOffset.x, extent: bounds.width, velocity: velocity.x),
                y: Self.page(contentOffset.y, extent: bounds.height, velocity: velocity.y)))
    }

    private static func page(_ offset: CGFloat, extent: CGFloat, velocity: CGFloat) -> CGFloat {
        guard extent > 0 else { return offset }
        let pages = offset / extent
        let page =
            velocity > 0 ? pages.rounded(.up) : velocity < 0 ? pages.rounded(.down) : pages.rounded()
        return page * extent
    }
}
