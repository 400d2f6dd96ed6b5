/// What a user does to a scroll view.
///
/// Distances and velocities are those of the content offset: positive ones show what lies further down or to the
/// right, for which a finger moves the other way.
@preconcurrency @MainActor public struct ScrollSimulation {
    let view: UIScrollView

    /// Puts a finger on the view, if there is none, and drags. Beyond the ends the content follows more slowly.
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
        view.layoutIfNeeded()
    }

    /// Lifts the finger. The content decelerates, with the clock, to where it may rest.
    ///
    /// - Parameter velocity: In points per second. The default is 0.
    public func release(velocity: CGPoint = .zero) {
        guard view.isDragging else { return }
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

    /// Drags, then lifts the finger, then waits until the content is at rest.
    public func flick(by distance: CGPoint, velocity: CGPoint) {
        drag(by: distance)
        release(velocity: velocity)
        settle()
    }

    /// Lets time pass until the content is at rest.
    public func settle() {
        while view.motion != nil { StandIn.clock.advance(by: 1 / 60) }
        view.layoutIfNeeded()
    }

    /// Where the content is going, or where it is.
    public var destination: CGPoint { view.motion?.target ?? view.contentOffset }

    /// The scroll indicator, once it has come.
    public var indicator: UIView? { view.indicator.superview == nil ? nil : view.indicator }

    private func begin() {
        view.stopMotion()
        view.flashScrollIndicators()
        view.isTracking = true
        view.isDragging = true
        view.draggedOffset = view.contentOffset
        view.delegate?.scrollViewWillBeginDragging(view)
    }

    /// Where deceleration alone would take the content.
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
    /// What a test has the user do.
    public var standIn: ScrollSimulation { ScrollSimulation(view: self) }

    /// The page at which a paging scroll view comes to rest.
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
