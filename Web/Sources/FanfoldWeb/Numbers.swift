// Numbers shared by the page and its engine. `make generate` writes them to a JavaScript module.

/// Events that the page dispatches. The number 0 means that no event is pending.
enum PageEvent: Int32 {
    case itemtap = 1
    case settle
    case willopen
    case didopen
    case willclose
    case didclose
    case beforeremove
    case didkeep
    case didinsert
    case didremove
    case didmove
    case didreload
    case didfinishchanges
    case willreorder
    case didreorder
    case didappend
    case shouldappend
}

#if !hasFeature(Embedded)
extension PageEvent {
    /// The names of the event's numbers, for the page.
    var values: [String] {
        switch self {
        case .settle: ["offset"]
        case .itemtap: ["index", "x", "y"]
        case .beforeremove: ["index", "toward"]
        case .didappend, .didkeep, .didreload, .willreorder: ["index"]
        case .willopen, .didopen, .willclose, .didclose: ["index"]
        case .didinsert: ["index", "count"]
        case .didremove: ["index", "count", "toward"]
        case .didmove, .didreorder: ["from", "to"]
        case .didfinishchanges, .shouldappend: []
        }
    }
}
#endif

/// The keys that the page sends to the engine.
enum PageKey: Int32 {
    /// By its direction on screen.
    case arrowLeft
    /// By its direction on screen.
    case arrowRight
    /// By its direction on screen.
    case arrowUp
    /// By its direction on screen.
    case arrowDown
    /// To the first item.
    case home
    /// To the last item.
    case end
    /// Back by one viewport.
    case pageUp
    /// Forward by one viewport.
    case pageDown
    /// Closes the open item.
    case escape
    /// Requests the removal of the current item.
    case delete
}

/// The unit of a parameter.
enum PageUnit: Int32 {
    /// Lengths on screen.
    case points
    /// Angles.
    case degrees
    /// A fraction.
    case fraction
    /// Whole numbers.
    case count
    /// Lengths on screen per second.
    case pointsPerSecond
    /// Durations.
    case seconds
}

/// The positions of fields that describe a frame as a whole.
enum FrameField: Int {
    /// The number of visible items.
    case count
    /// The content offset, in points.
    case offset
    /// The index of the item nearest to the resting position.
    case shown
    /// The scroll position, in items.
    case position
    /// The scroll progress, from 0 to 1.
    case scrolled
    /// The opacity of the vignette.
    case vignette
    /// Whether events are pending: 1 or 0.
    case pending
    /// The position of the first item's record.
    case records
}

/// The positions of an item's fields in its record of a frame.
enum RecordField: Int {
    /// The item's index; for a leaving item, its last one.
    case index
    /// The number that identifies the item from frame to frame.
    case identity
    /// 1 for a leaving item; otherwise 0.
    case leaving
    /// From 0 to 1.
    case opacity
    /// In points.
    case width
    /// In points.
    case height
    /// The progress that the layout reports.
    case progress
    /// The progress of the removal, from −1 to 1.
    case removal
    /// The first number of the transform; the appearance values follow the transform.
    case transform
}
