import Fanfold

extension InspectReport {
    /// The report as a drawing: projected quads from back to front, each with its index, and the viewport's
    /// outline in front.
    public func svg() -> String {
        drawing.svg(
            title: "\(layoutName) at offset \(Decimal.text(context.offset, decimals: 3))",
            attributes: " xmlns=\"http://www.w3.org/2000/svg\"")
    }

    /// The frame as a drawing.
    package var drawing: FrameDrawing { FrameDrawing(frame, viewport: context.viewport) }
}
