#if !hasFeature(Embedded)
// What is done in each frame is a requirement of the protocol, for which no layout has an answer of its own: so it is
// compiled anew with each layout, in that layout's module, where the compiler knows its formulas. What calls the layout in
// a frame is therefore `@inlinable`; what such code calls that is the same for all layouts is `@usableFromInline`.
//
// Whoever shows a layout, a host say, calls `advance(to:)` and `Frame.update`, which find it at run time. Copied into an
// application, they would be compiled there for the library's layouts, without their formulas: hence
// `optimize.no.crossmodule`.
extension CollectionLayout {
    @inlinable
    public func _place(into frame: inout Frame, in context: LayoutContext) {
        frame.place(self, in: context)
    }

    @inlinable
    public static func _advance(_ engine: inout CollectionEngine<Self>, to time: Double) {
        engine.makeFrame(at: time)
    }
}

/// A layout of this module. What may be copied into other modules is compiled without what may not, the formulas of the
/// library's layouts among it; what stands here may not.
public protocol _LibraryLayout: CollectionLayout {}

extension _LibraryLayout {
    public func _place(into frame: inout Frame, in context: LayoutContext) {
        frame.place(self, in: context)
    }

    public static func _advance(_ engine: inout CollectionEngine<Self>, to time: Double) {
        engine.makeFrame(at: time)
    }
}

extension StandardLayout: _LibraryLayout {}
extension ExpandingLayout: _LibraryLayout {}
extension TabStackLayout: _LibraryLayout {}
extension AlbumFanLayout: _LibraryLayout {}
extension CardCarouselLayout: _LibraryLayout {}
extension TaskSwitcherLayout: _LibraryLayout {}
extension KeyframeLayout: _LibraryLayout {}
extension AnyCollectionLayout: _LibraryLayout {}
#endif
