@_spi(Host) import Fanfold

/// A layout with the compiled paths of its two variants.
public struct SheetLayout {
    /// The layout's vignette.
    let vignette: Vignette?
    /// The fan of covers, if the layout is one.
    let fan: AlbumFanLayout?
    /// Whether a view without a layout has this one.
    let isDefault: Bool
    let usual: CompiledPath
    let reduced: CompiledPath

    /// Compiles a layout of the library.
    ///
    /// - Throws: ``StyleSheetError`` if a style sheet cannot show the layout.
    @_spi(Host) public init(_ layout: StandardLayout) throws(StyleSheetError) {
        switch layout {
        case .expanding(let layout): try self.init(path: layout, isDefault: true)
        case .tabStack(let layout): try self.init(path: layout)
        case .albumFan(let layout): try self.init(path: layout, fan: layout)
        case .cardCarousel(let layout): try self.init(path: layout)
        case .taskSwitcher(let layout): try self.init(path: layout)
        }
    }

    /// Compiles a layout from keyframes.
    ///
    /// - Throws: ``StyleSheetError`` if a style sheet cannot show the layout.
    @_spi(Host) public init(_ layout: KeyframeLayout) throws(StyleSheetError) { try self.init(path: layout) }

    private init(
        path layout: some PathLayout, fan: AlbumFanLayout? = nil, isDefault: Bool = false
    ) throws(StyleSheetError) {
        vignette = layout.vignette
        self.fan = fan
        self.isDefault = isDefault
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

    private static func model(
        _ layout: some PathLayout, _ prefersReducedMotion: Bool
    ) throws(StyleSheetError) -> PathModel {
        let path: LayoutPath
        do { path = try layout.path(prefersReducedMotion: prefersReducedMotion) } catch {
            throw StyleSheetError(error.description)
        }
        let model = PathModel(path)
        try PathCheck(layout: layout, model: model, prefersReducedMotion: prefersReducedMotion).run()
        return model
    }
}

#if !hasFeature(Embedded)
extension SheetLayout {
    /// Compiles a layout.
    ///
    /// - Throws: ``StyleSheetError`` if a style sheet cannot show the layout.
    public init(_ layout: any CollectionLayout) throws(StyleSheetError) {
        switch layout {
        case let layout as StandardLayout: try self.init(layout)
        case let layout as KeyframeLayout: try self.init(layout)
        default: throw StyleSheetError("the layout must be one of the library's or keyframes")
        }
    }
}
#endif
