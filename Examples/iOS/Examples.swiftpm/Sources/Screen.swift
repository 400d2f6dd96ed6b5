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
    case section = "One section of a feed"
    case featured = "SwiftUI: featured"
    case places = "SwiftUI: places"
    case gallery = "SwiftUI: gallery"
    case feed = "SwiftUI: feed"
    case browser = "SwiftUI: browser"
    case wallet = "SwiftUI: wallet"
    case layouts = "SwiftUI: all layouts"
    case overview = "SwiftUI: pinched layout"
    case scrollView = "SwiftUI: own scroll view"

    var details: String {
        switch self {
        case .expandingList: "A collection view controller, from code or from a storyboard"
        case .tabStack: "Append, remove and opening, with a diffable data source"
        case .albumFan: "Covers that shift, and a row that scrolls by itself"
        case .cardCarousel: "A cell of one's own, and buttons to the next card"
        case .taskSwitcher: "Swipe to remove, press to reorder"
        case .section: "A compositional layout whose first section is posed"
        case .featured: "An endless carousel that plays, with a page indicator and haptics"
        case .places: "The item at rest and the selected one, as bindings"
        case .gallery: "A navigation stack, a model, and a zoom into an item"
        case .feed: "Shelves in a scroll view"
        case .browser: "Tabs: append, open, swipe, undo"
        case .wallet: "A layout made from keyframes"
        case .layouts: "One layout after the other, with the same items"
        case .overview: "A layout that follows a pinch"
        case .scrollView: "Posed items in a ScrollView, with all of its modifiers"
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
            case .section: FeedController()
            case .featured: UIHostingController(rootView: FeaturedView())
            case .places: UIHostingController(rootView: PlacesView())
            case .gallery: UIHostingController(rootView: GalleryView())
            case .feed: UIHostingController(rootView: FeedView())
            case .browser: UIHostingController(rootView: BrowserView())
            case .wallet: UIHostingController(rootView: WalletView())
            case .layouts: UIHostingController(rootView: LayoutsView())
            case .overview: UIHostingController(rootView: OverviewView())
            case .scrollView: UIHostingController(rootView: ScrollScreen())
            }
        controller.title = rawValue
        return controller
    }
}
