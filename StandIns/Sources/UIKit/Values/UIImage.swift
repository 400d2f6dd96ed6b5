/// An image with a size and no pixels.
open class UIImage: NSObject, @unchecked Sendable {
    /// In points.
    public let size: CGSize
    public let scale: CGFloat = 1

    public override convenience init() {
        self.init(size: .zero)
    }

    /// Returns nil: there are no named images.
    public convenience init?(named name: String) {
        return nil
    }

    public convenience init?(systemName name: String) {
        return nil
    }

    /// Simulated: an image with a size.
    public init(size: CGSize) {
        self.size = size
    }
}
