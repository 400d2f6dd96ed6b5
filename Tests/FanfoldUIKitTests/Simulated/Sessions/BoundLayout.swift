@_spi(Host) import Fanfold
import FanfoldKeyframes
import FanfoldStandard
import FanfoldUIKit

/// A layout of the package, a preset of keyframes, or rows of different lengths.
enum BoundLayout: CustomStringConvertible {
    case standard(StandardLayout)
    case preset(KeyframePreset)
    case rows

    static let all = StandardLayout.all.map(standard) + KeyframePreset.allCases.map(preset) + [rows]

    /// Creates the layout of an application's items.
    func make(for books: [Book]) -> AnyCollectionLayout {
        switch self {
        case .standard(let layout): AnyCollectionLayout(layout)
        case .preset(let preset): AnyCollectionLayout(preset.layout)
        case .rows: AnyCollectionLayout(RowsLayout(lengths: books.map { Double(40 + $0.id * 37 % 120) }))
        }
    }

    var description: String {
        switch self {
        case .standard(let layout): "\(StandardLayout.names[layout.index])"
        case .preset(let preset): "\(preset)"
        case .rows: "rows"
        }
    }
}
