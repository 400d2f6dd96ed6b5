import Fanfold

/// The expanding list: the frames of all items, stacked from the first one.
struct ClassicExpanding: ClassicLayout {
    func prepare(_ context: LayoutContext) -> [ClassicAttributes] {
        let (standard, featured, drag) = (100.0, 280.0, 180.0)
        let featuredIndex = Int(context.offset / drag)
        let part = context.offset / drag - Double(featuredIndex)
        var cache: [ClassicAttributes] = []
        var y = 0.0
        for index in 0..<context.count {
            var height = standard
            if index == featuredIndex {
                y = -standard * part
                height = featured
            } else if index == featuredIndex + 1 && index != context.count {
                height = standard + max((featured - standard) * part, 0)
                y = y + standard - height
            }
            let attributes = ClassicAttributes(
                index: index,
                frame: Rect(
                    origin: Point(x: 0, y: y), size: Size(width: context.viewport.width, height: height)))
            let delta = 1 - (featured - height) / (featured - standard)
            attributes.values = (0.75 - delta * 0.45, delta, max(0.5, delta), 0, 0)
            attributes.zIndex = index
            cache.append(attributes)
            y += height
        }
        return cache
    }
}
