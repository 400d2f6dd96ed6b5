@_spi(Host) import Fanfold
import FanfoldStandard

#if FANFOLD_KEYFRAMES
extension PageLayout {
    /// The names of all layouts but those from keyframes.
    static var names: [StaticString] { StandardLayout.names + [AdditionalLayout.pageName] }

    /// Creates one of them, with its default parameters.
    init(at index: Int) {
        let isStandard = index < StandardLayout.names.count
        self = isStandard ? .standard(StandardLayout(at: index)) : .additional(AdditionalLayout())
    }

    /// Its index in `names`; −1 for a layout from keyframes.
    var index: Int {
        switch self {
        case .standard(let layout): layout.index
        case .additional: StandardLayout.names.count
        case .keyframes: -1
        }
    }
}
#else
/// The layouts that a page may select.
typealias PageLayout = StandardLayout
#endif
