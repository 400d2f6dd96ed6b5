#if !hasFeature(Embedded)
// How a frame is specialized for a layout that is declared in another module.
//
// A generic function of this module is compiled with the layout's formulas only if the module that declares the layout
// compiles it. Swift does so for default implementations of protocol requirements that are `@inlinable`: each conformance
// gets its own copy, in the module of the conformance. `CollectionLayout` therefore has two requirements that no layout
// implements, `_layOut(into:in:)` and `_advance(_:to:)`. They are the only place where Layout names types of Engine, and
// a custom layout costs at most 1.3 times as much as the same formulas in this module.
//
// Code that calls a layout during a frame is `@inlinable`; the rest of the frame is `@usableFromInline`. Hosts call
// `advance(to:)` and `Frame.update(_:in:)`, which dispatch through the conformance. These two are marked
// `optimize.no.crossmodule`: inlined into an application, they would be compiled there without the formulas of this
// module's layouts.
extension CollectionLayout {
    @inlinable
    public func _layOut(into frame: inout Frame, in context: LayoutContext) {
        frame.layOut(self, in: context)
    }

    @inlinable
    public static func _advance(_ engine: inout CollectionEngine<Self>, to time: Double) {
        engine.makeFrame(at: time)
    }
}

// Each copy of a frame takes 40 kB of an application, so that only one layout of this module has one: the layout that views
// put into engines. Other layouts of this module have the code of a layout pass, and share unspecialized code for the
// rest. Functions that end motions are compiled once for all layouts, because they run rarely. `StandardLayout`, which other
// hosts put into engines, has a module of its own, which applications do not link.

/// The compiler does not use functions of this module that are not `@inlinable` when it specializes the default
/// implementations above, not even in this module. These implementations are not `@inlinable`, so they may use them.
extension AnyCollectionLayout {
    public func _layOut(into frame: inout Frame, in context: LayoutContext) {
        frame.layOut(self, in: context)
    }

    public static func _advance(_ engine: inout CollectionEngine<Self>, to time: Double) {
        engine.makeFrame(at: time)
    }
}

/// A layout of this module that hosts put into engines within another layout.
public protocol _ContainedLayout: CollectionLayout {}

extension _ContainedLayout {
    public func _layOut(into frame: inout Frame, in context: LayoutContext) {
        frame.layOut(self, in: context)
    }

    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    public static func _advance(_ engine: inout CollectionEngine<Self>, to time: Double) {
        engine.makeFrame(at: time)
    }
}

extension ExpandingLayout: _ContainedLayout {}
extension TabStackLayout: _ContainedLayout {}
extension AlbumFanLayout: _ContainedLayout {}
extension CardCarouselLayout: _ContainedLayout {}
extension TaskSwitcherLayout: _ContainedLayout {}
extension RowLayout: _ContainedLayout {}
#endif
