// The numbers by which the page and its engine understand each other. `make generate` tells the page of them.

/// What the page hears of, by numbers from 1 on: 0 is nothing. A comment names what the event's numbers mean there.
enum PageEvent: Int32 {
    /// index
    case itemtap = 1
    /// offset
    case settle
    /// index
    case willopen
    /// index
    case didopen
    /// index
    case willclose
    /// index
    case didclose
    /// index
    case beforeremove
    /// index
    case didkeep
    /// index, count
    case didinsert
    /// index, count
    case didremove
    /// from, to
    case didmove
    /// index
    case didreload
    /// none
    case didfinishchanges
    /// index
    case willreorder
    /// from, to
    case didreorder
    /// index
    case didappend
    /// none
    case shouldappend
}

/// The keys that a page hands over.
enum PageKey: Int32 {
    /// By where it points on screen.
    case arrowLeft
    /// By where it points on screen.
    case arrowRight
    /// By where it points on screen.
    case arrowUp
    /// By where it points on screen.
    case arrowDown
    /// To the first item.
    case home
    /// To the last item.
    case end
    /// Back by one viewport.
    case pageUp
    /// On by one viewport.
    case pageDown
    /// Closes the item that is open.
    case escape
    /// Asks to remove the item that is shown.
    case delete
}

/// What a parameter is counted in.
enum PageUnit: Int32 {
    /// Lengths on screen.
    case points
    /// Angles.
    case degrees
    /// A part of something else.
    case fraction
    /// Whole numbers.
    case count
    /// Lengths on screen in a second.
    case pointsPerSecond
}

/// Where the numbers stand that are true of a frame as a whole.
enum FrameField: Int {
    /// How many items are visible.
    case count
    /// How far the content is scrolled, in points.
    case offset
    /// Which item is the nearest one.
    case shown
    /// Which place is shown, as a part of items.
    case position
    /// The part of the vignette that is left.
    case vignette
    /// Whether there is something to tell: 1 or 0.
    case news
    /// The first of the items' records.
    case records
}

/// Where the numbers of an item stand in its record of a frame.
enum RecordField: Int {
    /// Its index, or what it was for one that is leaving.
    case index
    /// What it is known by from frame to frame.
    case identity
    /// 1 for an item that is leaving.
    case leaving
    /// From 0 to 1.
    case opacity
    /// In points.
    case width
    /// In points.
    case height
    /// What its layout says.
    case progress
    /// The first of its transform's numbers; its appearance values stand behind them.
    case transform
}
