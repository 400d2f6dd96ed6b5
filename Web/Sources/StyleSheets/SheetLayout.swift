@_spi(Host) import Fanfold
@_spi(Host) import FanfoldStandard

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

    /// Compiles a layout in a form.
    init(
        _ layout: some PathLayout, _ form: SheetForm, fan: AlbumFanLayout? = nil, isDefault: Bool = false
    ) throws(StyleSheetError) {
        vignette = layout.vignette
        self.fan = fan
        self.isDefault = isDefault
        let (isPrecise, limits) = (form.isPrecise, form.limits)
        let whole = (
            usual: try Self.model(layout, prefersReducedMotion: false, isPrecise),
            reduced: try Self.model(layout, prefersReducedMotion: true, isPrecise)
        )
        // Parameters change the range, and keyframes that follow them cannot.
        let (usual, reduced) = isPrecise ? whole : Self.seen(whole.usual, whole.reduced)
        self.usual = try CompiledPath(usual, form, like: { $0.usual }, within: limits.usual)
        // Equal movements share their keyframes.
        self.reduced =
            reduced.movesLike(usual)
            ? try CompiledPath(reduced, form, like: { $0.reduced }, within: limits.usual)
            : try CompiledPath(
                PathModel(reduced.path, isPrecise: isPrecise, splitsAxes: true), form,
                like: { $0.reduced }, within: limits.reduced)
    }

    /// Returns the variants between parameters at which both are outside of the viewport: they have one range.
    private static func seen(_ usual: PathModel, _ reduced: PathModel) -> (PathModel, PathModel) {
        let (one, other) = (SeenRange(model: usual).bounds, SeenRange(model: reduced).bounds)
        let bounds = (lower: min(one.lower, other.lower), upper: max(one.upper, other.upper))
        func cut(_ model: PathModel) -> PathModel {
            PathModel(model.path.cut(to: bounds), isPrecise: model.isPrecise)
        }
        return (cut(usual), cut(reduced))
    }

    private static func model(
        _ layout: some PathLayout, prefersReducedMotion: Bool, _ isPrecise: Bool
    ) throws(StyleSheetError) -> PathModel {
        let path: LayoutPath
        do { path = try layout.path(prefersReducedMotion: prefersReducedMotion) } catch {
            throw StyleSheetError(error.description)
        }
        let model = PathModel(path, isPrecise: isPrecise)
        try PathCheck(layout: layout, model: model, prefersReducedMotion: prefersReducedMotion).run()
        return model
    }
}
