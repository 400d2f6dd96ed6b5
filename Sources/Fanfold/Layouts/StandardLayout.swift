/// Any of the layouts, chosen while the program runs: for hosts that offer them by name.
///
/// It is a layout itself, and hands every question on to the one it holds. This is the list of all layouts: what else
/// there is of them by name, `make generate` makes of it.
public enum StandardLayout: CollectionLayout {
    /// A list whose first visible row is tall.
    case expanding(ExpandingLayout)
    /// Tilted pages, one behind the other.
    case tabStack(TabStackLayout)
    /// Album covers with others fanned out behind.
    case albumFan(AlbumFanLayout)
    /// Cards that shrink away from the middle.
    case cardCarousel(CardCarouselLayout)
    /// Cards that pile up under the top edge.
    case taskSwitcher(TaskSwitcherLayout)

    /// All of them, each with its default parameters, in the order of ``names``.
    public static var all: [StandardLayout] { names.indices.map(StandardLayout.init(at:)) }

    /// Creates the first of them.
    public init() { self.init(at: 0) }
}
