/// A recognizer of a pointer over its view. Simulated: tests set its state.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
