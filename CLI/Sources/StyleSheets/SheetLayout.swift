@_spi(Host) import Fanfold

/// A layout with the compiled paths of its two variants.
public struct SheetLayout {
    let layout: any PathLayout
    let usual: CompiledPath
    let reduced: CompiledPath

    /// Compiles a layout.
    ///
    /// - Throws: ``StyleSheetError`` if a style sheet cannot show the layout.
    public init(_ layout: any CollectionLayout) throws(StyleSheetError) {
        guard let layout = Self.pathLayout(layout) else {
            throw StyleSheetError("the layout must be one of the library's or keyframes")
        }
        self.layout = layout
        let (usual, reduced) = (try Self.model(layout, false), try Self.model(layout, true))
        self.usual = CompiledPath(usual, within: .limit)
        // Equal movements share their keyframes.
        self.reduced =
            reduced.movesLike(usual)
            ? CompiledPath(reduced, within: .limit)
            : CompiledPath(PathModel(reduced.path, splitsAxes: true), within: .reducedLimit)
    }

    /// Whether the painting order depends on the item shown. It is then an animation on the main thread.
    public var changesOrder: Bool { usual.path.order == .nearestInFront }

    /// The fan of covers, if the layout is one.
    var fan: AlbumFanLayout? { layout as? AlbumFanLayout }

    private static func model(
        _ layout: any PathLayout, _ prefersReducedMotion: Bool
    ) throws(StyleSheetError) -> PathModel {
        let path: LayoutPath
        do { path = try layout.path(prefersReducedMotion: prefersReducedMotion) } catch {
            throw StyleSheetError(error.description)
        }
        let model = PathModel(path)
        try PathCheck(layout: layout, model: model, prefersReducedMotion: prefersReducedMotion).run()
        return model
    }

    private static func pathLayout(_ layout: any CollectionLayout) -> (any PathLayout)? {
        guard let standard = layout as? StandardLayout else { return layout as? any PathLayout }
        return switch standard {
        case .expanding(let layout): layout
        case .tabStack(let layout): layout
        case .albumFan(let layout): layout
        case .cardCarousel(let layout): layout
        case .taskSwitcher(let layout): layout
        }
    }
}
