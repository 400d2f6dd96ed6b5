// Made by `make generate` from what the layouts say of themselves.
#if canImport(UIKit) && !os(watchOS)
import Fanfold

// All layouts by name: FanfoldView(items, layout: .tabStack { $0.pitch = 120 }).

extension CollectionLayout where Self == ExpandingLayout {
    /// A list whose first visible row is tall.
    ///
    /// - Parameter configure: Changes the parameters. The default changes none.
    public static func expanding(_ configure: (inout Self) -> Void = { _ in }) -> Self {
        configured(configure)
    }
}

extension CollectionLayout where Self == TabStackLayout {
    /// Tilted pages, one behind the other.
    ///
    /// - Parameter configure: Changes the parameters. The default changes none.
    public static func tabStack(_ configure: (inout Self) -> Void = { _ in }) -> Self {
        configured(configure)
    }
}

extension CollectionLayout where Self == AlbumFanLayout {
    /// Album covers with others fanned out behind.
    ///
    /// - Parameter configure: Changes the parameters. The default changes none.
    public static func albumFan(_ configure: (inout Self) -> Void = { _ in }) -> Self {
        configured(configure)
    }
}

extension CollectionLayout where Self == CardCarouselLayout {
    /// Cards that shrink away from the middle.
    ///
    /// - Parameter configure: Changes the parameters. The default changes none.
    public static func cardCarousel(_ configure: (inout Self) -> Void = { _ in }) -> Self {
        configured(configure)
    }
}

extension CollectionLayout where Self == TaskSwitcherLayout {
    /// Cards that pile up under the top edge.
    ///
    /// - Parameter configure: Changes the parameters. The default changes none.
    public static func taskSwitcher(_ configure: (inout Self) -> Void = { _ in }) -> Self {
        configured(configure)
    }
}

extension CollectionLayout {
    fileprivate static func configured(_ configure: (inout Self) -> Void) -> Self {
        var layout = Self()
        configure(&layout)
        return layout
    }
}
#endif
