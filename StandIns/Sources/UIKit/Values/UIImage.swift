/// A picture; it has a size, and no pixels.
open class UIImage: NSObject, @unchecked Sendable {
    /// In points.
    public let size: CGSize
    public let scale: CGFloat = 1

    public override convenience init() {
        self.init(size: .zero)
    }

    /// There are no named pictures.
    public convenience init?(named name: String) {
        return nil
    }

    public convenience init?(systemName name: String) {
        return nil
    }

    /// Simulated: a picture of some size.
    public init(size: CGSize) {
        self.size = size
    }
}
