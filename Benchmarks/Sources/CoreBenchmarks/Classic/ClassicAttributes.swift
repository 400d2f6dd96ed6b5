import Fanfold

/// An item's attributes in the classic demos: an object on the heap per frame.
final class ClassicAttributes {
    let index: Int
    var frame: Rect
    var transform = Transform3D.identity
    var alpha = 1.0
    var zIndex = 0
    var values: (Double, Double, Double, Double, Double) = (0, 0, 0, 0, 0)

    init(index: Int, frame: Rect) {
        self.index = index
        self.frame = frame
    }
}

/// A layout in the style of the classic demos: computes all attributes in each frame, then filters the
/// visible ones.
protocol ClassicLayout {
    /// The attributes of the items for an offset.
    func prepare(_ context: LayoutContext) -> [ClassicAttributes]
}

extension ClassicLayout {
    /// The attributes of the items whose frames are in the viewport.
    func elements(in context: LayoutContext) -> [ClassicAttributes] {
        let (top, left) = (0.0, 0.0)
        return prepare(context).filter {
            $0.frame.maxY >= top && $0.frame.minY <= top + context.viewport.height
                && $0.frame.maxX >= left && $0.frame.minX <= left + context.viewport.width
        }
    }
}
