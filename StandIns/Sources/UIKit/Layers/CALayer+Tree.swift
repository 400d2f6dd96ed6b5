extension CALayer {
    /// Nil if there are none, as in Core Animation.
    public var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            for child in children { child.superlayer = nil }
            children = []
            for child in newValue ?? [] { addSublayer(child) }
        }
    }

    public func addSublayer(_ layer: CALayer) {
        insert(layer, at: children.count)
    }

    public func insertSublayer(_ layer: CALayer, at index: UInt32) {
        insert(layer, at: Int(index))
    }

    public func removeFromSuperlayer() {
        superlayer?.children.removeAll { $0 === self }
        superlayer = nil
    }

    func insert(_ layer: CALayer, at index: Int) {
        layer.removeFromSuperlayer()
        layer.superlayer = self
        children.insert(layer, at: min(index, children.count))
    }
}
