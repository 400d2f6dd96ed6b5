import Fanfold

/// Reasons why keyframes are rejected, each with the change that makes them valid.
extension StaticString {
    /// Items held at an end are visible.
    static var heldVisibly: StaticString {
        """
        must be a distance at which held items are invisible: set opacity 0 there, move them \
        outside the viewport, or let the end be "continued"
        """
    }
    /// Items that repeat at the same place are visible.
    static var repeatedVisibly: StaticString {
        """
        must be a distance at which items are invisible, because they repeat there: set \
        opacity 0, or let x or y change
        """
    }
    /// Items do not leave the viewport.
    static var endless: StaticString {
        """
        must be a distance at which items are outside the viewport, at most 500 items away: \
        add a keyframe with another x or y
        """
    }
    /// Repeated keyframes differ at their ends.
    static var unequalEnds: StaticString {
        """
        must be equal to the first keyframe except in x, y and rotation, because they repeat
        """
    }
    /// All items are transparent.
    static var transparent: StaticString {
        """
        must be greater than 0 at one of the keyframes, because no item is visible otherwise
        """
    }
    /// No item is in the viewport.
    static var invisible: StaticString {
        """
        must be a distance at which an item is visible: move it inside the viewport, with a \
        size greater than 0
        """
    }
}
