import Fanfold

/// What a layout shows at one offset: everything that `fanfold inspect` prints.
public struct InspectReport {
    /// The layout's name.
    public let layoutName: String
    /// The layout.
    public let layout: any CollectionLayout
    /// What it was asked about.
    public let context: LayoutContext
    /// The point of the viewport whose item is asked for, if any.
    public let point: Point?
    /// The items that are seen, back to front.
    public let frame: [VisibleItem]
    /// The index of the front-most item seen at ``point``, or nil where there is none.
    public let itemAtPoint: Int?

    /// Asks a layout what it shows.
    ///
    /// - Parameters:
    ///   - layoutName: The name to print.
    ///   - layout: The layout.
    ///   - context: The viewport, the number of items, the offset and so on.
    ///   - point: The point of the viewport whose item is asked for. The default value is nil.
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

    /// Tells what is seen of a collection in motion.
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

    /// Where the content comes to rest when it is let go at the offset without velocity, in points.
    var restingOffset: Double { layout.restingOffset(forProposed: context.offset, in: context) }
}
