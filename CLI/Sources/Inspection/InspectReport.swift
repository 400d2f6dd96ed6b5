import Fanfold

/// A layout's output at one offset: the data that `fanfold inspect` prints.
public struct InspectReport {
    /// The layout's name.
    public let layoutName: String
    /// The layout.
    public let layout: any CollectionLayout
    /// The context of the layout.
    public let context: LayoutContext
    /// The hit-tested point in the viewport, if any.
    public let point: Point?
    /// The visible items, from back to front.
    public let frame: [VisibleItem]
    /// The index of the front-most item at ``point``, or nil if there is none.
    public let itemAtPoint: Int?

    /// Creates a report about a layout.
    ///
    /// - Parameters:
    ///   - layoutName: The name to print.
    ///   - layout: The layout.
    ///   - context: The viewport, the number of items, the offset and so on.
    /// - point: The hit-tested point in the viewport. The default value is nil.
    public init(
        layoutName: String, layout: any CollectionLayout, context: LayoutContext, itemAt point: Point? = nil
    ) {
        self.layoutName = layoutName
        self.layout = layout
        self.context = context
        self.point = point
        var frame = Frame()
        frame.update(layout, in: context)
        self.frame = frame.visibleItems
        itemAtPoint = point.flatMap { frame.item(at: $0) }
    }

    /// Creates a report about a collection in motion.
    package init(layoutName: String, layout: any CollectionLayout, context: LayoutContext, frame: Frame) {
        self.layoutName = layoutName
        self.layout = layout
        self.context = context
        self.frame = frame.visibleItems
        point = nil
        itemAtPoint = nil
    }

    /// The extent of the content along the scroll axis, in points.
    var contentLength: Double { layout.contentLength(in: context) }

    /// The resting offset for content released at the offset without velocity, in points.
    var restingOffset: Double { layout.restingOffset(forProposed: context.offset, in: context) }
}
