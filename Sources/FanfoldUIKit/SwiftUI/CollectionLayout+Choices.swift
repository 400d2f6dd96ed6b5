#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold

extension CollectionLayout {
    /// A layout by name: `FanfoldView(items, layout: .tabStack { $0.pitch = 120 })`.
    static func configured(_ configure: (inout Self) -> Void) -> Self {
        var layout = Self()
        configure(&layout)
        return layout
    }
}
#endif
