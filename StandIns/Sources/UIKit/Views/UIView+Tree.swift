extension UIView {
    public func insertSubview(_ view: UIView, at index: Int) {
        if view.superview === self {
            move(view, to: index)
            return
        }
        let oldWindow = view.window
        view.detach()
        view.willMove(toSuperview: self)
        if oldWindow !== window { view.announceWindow(window) }
        let index = min(index, subviews.count)
        subviews.insert(view, at: index)
        layer.insert(view.layer, at: index)
        view.superview = self
        setNeedsLayout()
        didAddSubview(view)
        view.didMoveToSuperview()
        if oldWindow !== window { view.noteWindow() }
    }

    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        guard let index = subviews.firstIndex(of: siblingSubview) else { return addSubview(view) }
        insertSubview(view, at: index + 1)
    }

    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        guard let index = subviews.firstIndex(of: siblingSubview) else { return addSubview(view) }
        insertSubview(view, at: index)
    }

    func removeFromTree() {
        guard superview != nil else { return }
        let oldWindow = window
        willMove(toSuperview: nil)
        if oldWindow != nil { announceWindow(nil) }
        detach()
        didMoveToSuperview()
        if oldWindow != nil { noteWindow() }
    }

    public func bringSubviewToFront(_ view: UIView) {
        move(view, to: subviews.count)
    }

    public func sendSubviewToBack(_ view: UIView) {
        move(view, to: 0)
    }

    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        subviews.swapAt(index1, index2)
        layer.children.swapAt(index1, index2)
    }

    public func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }

    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews { if let found = subview.viewWithTag(tag) { return found } }
        return nil
    }

    private func move(_ view: UIView, to index: Int) {
        guard let old = subviews.firstIndex(of: view) else { return }
        subviews.remove(at: old)
        subviews.insert(view, at: min(index, subviews.count))
        layer.insert(view.layer, at: index)
    }

    private func detach() {
        guard let parent = superview else { return }
        parent.willRemoveSubview(self)
        parent.subviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        superview = nil
    }

    private func announceWindow(_ window: UIWindow?) {
        willMove(toWindow: window)
        for subview in subviews { subview.announceWindow(window) }
    }

    private func noteWindow() {
        didMoveToWindow()
        for subview in subviews { subview.noteWindow() }
    }
}
