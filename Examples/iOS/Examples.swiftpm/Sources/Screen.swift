import FanfoldUIKit
import SwiftUI
import UIKit

/// The screens that the list opens.
enum Screen: String, CaseIterable {
    case expandingList = "Expanding list"
    case tabStack = "Tab stack"
    case albumFan = "Album fan"
    case cardCarousel = "Card carousel"
    case taskSwitcher = "Task switcher"
    case places = "SwiftUI: places"
    case tabs = "SwiftUI: tabs"
    case layouts = "SwiftUI: all layouts"

    var details: String {
        switch self {
        case .expandingList: "A collection view controller, from code or from a storyboard"
        case .tabStack: "Append, remove and opening, with a diffable data source"
        case .albumFan: "Covers that shift, and a row that scrolls by itself"
        case .cardCarousel: "A cell of one's own, and buttons to the next card"
        case .taskSwitcher: "Swipe to remove, press to reorder"
        case .places: "The item at rest and the selected one, as bindings"
        case .tabs: "The open item as a binding; removal and reordering"
        case .layouts: "One layout after the other, with the same items"
        }
    }

    @MainActor
    func makeController() -> UIViewController {
        let controller: UIViewController =
            switch self {
            case .expandingList:
                ExpandingListController(collectionViewLayout: ExpandingCollectionViewLayout())
            case .tabStack: TabStackController()
            case .albumFan: AlbumFanController()
            case .cardCarousel: CardCarouselController()
            case .taskSwitcher: TaskSwitcherController()
            case .places: UIHostingController(rootView: PlacesView())
            case .tabs: UIHostingController(rootView: TabsView())
            case .layouts: UIHostingController(rootView: LayoutsView())
            }
        controller.title = rawValue
        return controller
    }
}
