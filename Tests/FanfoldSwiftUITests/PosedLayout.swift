import Fanfold
import FanfoldKeyframes

@testable import FanfoldSwiftUI

/// A layout whose items keep their size, for items in poses.
struct PosedLayout: CustomStringConvertible, Sendable {
    let description: String
    let layout: any CollectionLayout
    /// Whether all visible items have a visible natural frame, as a lazy stack needs.
    let isLazy: Bool

    static let all: [PosedLayout] =
        [
            PosedLayout(description: "tab-stack", layout: TabStackLayout(), isLazy: false),
            PosedLayout(description: "album-fan", layout: AlbumFanLayout(), isLazy: false),
            PosedLayout(description: "card-carousel", layout: CardCarouselLayout(), isLazy: true),
            PosedLayout(description: "task-switcher", layout: TaskSwitcherLayout(), isLazy: false),
        ]
        + KeyframePreset.allCases.map { preset in
            PosedLayout(
                description: preset.rawValue, layout: preset.layout,
                isLazy: ["inverted-cylinder", "cube", "inverted-cube", "flip", "zoom-pager", "stories"]
                    .contains(
                        preset.rawValue))
        }

    static let viewports = [Size(width: 390, height: 700), Size(width: 1024, height: 768)]
}

/// The geometry of a run of items in any layout.
struct RunGeometry {
    let itemSize: Size
    let pitch: Double
    let margins: (start: Double, end: Double)
    let firstOffset: Double

    init<Layout: CollectionLayout>(_ layout: Layout, count: Int, in environment: PoseEnvironment) {
        let run = ItemRun(layout, count: count, in: environment)
        (itemSize, pitch, margins, firstOffset) = (run.itemSize, run.pitch, run.margins, run.firstOffset)
    }
}
