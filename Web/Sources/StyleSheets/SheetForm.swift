@_spi(Host) import Fanfold
import FanfoldKeyframes
import FanfoldStandard

/// The choice of keyframes.
@_spi(Host) public enum SheetForm {
    /// As few keyframes and decimals as the error allows.
    case short
    /// Keyframes with all decimals and half the error, so that parameters can change them.
    case precise
    /// The keyframes of resting items, with all decimals.
    case resting
    /// Those of another layout, at the same times.
    case like(SheetLayout)

    /// Whether written values keep invisible decimals.
    var isPrecise: Bool {
        if case .short = self { false } else { true }
    }

    /// The greatest errors of both variants.
    var limits: (usual: PoseError, reduced: PoseError) {
        if case .precise = self { (.limit.half, .reducedLimit.half) } else { (.limit, .reducedLimit) }
    }
}

/// A layout that can have a style sheet.
@_spi(Host) public protocol StyledLayout: CollectionLayout {
    /// Compiles the layout.
    ///
    /// - Throws: ``StyleSheetError`` if a style sheet cannot show the layout in this form.
    func compiled(_ form: SheetForm) throws(StyleSheetError) -> SheetLayout
}

@_spi(Host) extension StandardLayout: StyledLayout {
    public func compiled(_ form: SheetForm) throws(StyleSheetError) -> SheetLayout {
        switch self {
        case .expanding(let layout): try SheetLayout(layout, form, isDefault: true)
        case .tabStack(let layout): try SheetLayout(layout, form)
        case .albumFan(let layout): try SheetLayout(layout, form, fan: layout)
        case .cardCarousel(let layout): try SheetLayout(layout, form)
        case .taskSwitcher(let layout): try SheetLayout(layout, form)
        }
    }
}

@_spi(Host) extension KeyframeLayout: StyledLayout {
    public func compiled(_ form: SheetForm) throws(StyleSheetError) -> SheetLayout {
        try SheetLayout(self, form)
    }
}
