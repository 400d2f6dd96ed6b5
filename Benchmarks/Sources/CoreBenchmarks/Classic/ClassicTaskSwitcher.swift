@_spi(Host) import Fanfold

/// The task switcher: the rows of all items, each displaced and scaled by its distance from the center.
struct ClassicTaskSwitcher: ClassicLayout {
    func prepare(_ context: LayoutContext) -> [ClassicAttributes] {
        let viewport = context.viewport
        let row = viewport.height / 4
        let size = Size(width: viewport.width * 0.87466, height: viewport.height * 0.4042)
        var cache: [ClassicAttributes] = []
        for index in 0..<context.count {
            let top = Double(index + 2) * row - context.offset
            let attributes = ClassicAttributes(
                index: index,
                frame: Rect(origin: Point(x: (viewport.width - size.width) / 2, y: top), size: size))
            let progress = (top + row / 2 - viewport.height / 2) / viewport.height * 4
            let bend = progress > 0 ? 0.12 * progress : 0.04803 * progress * progress
            let scale = 1 + 0.06 * progress
            attributes.transform = Transform3D.scale(x: scale, y: scale)
                .concatenating(.translation(y: bend * viewport.height - size.height / 5.8))
            attributes.alpha = progress >= 0 ? 1 : max(1 + 0.2 * progress, 0)
            attributes.zIndex = index
            cache.append(attributes)
        }
        return cache
    }
}
