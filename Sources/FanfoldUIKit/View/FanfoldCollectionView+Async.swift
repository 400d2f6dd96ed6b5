#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The asynchronous versions of the methods with a completion.
extension FanfoldCollectionView {
    /// Opens an item, and returns when it fills the view: see ``openItem(at:animated:completion:)``.
    ///
    /// - Parameters:
    ///   - indexPath: The item. The call has no effect if there is no such item.
    ///   - animated: Whether the change is animated. The default value is true.
    /// - Returns: Whether the item fills the view; false if it was closed before.
    @discardableResult
    public func openItem(at indexPath: IndexPath, animated: Bool = true) async -> Bool {
        await withCheckedContinuation { continuation in
            openItem(at: indexPath, animated: animated) { continuation.resume(returning: $0) }
        }
    }

    /// Closes the item that is open or opening, and returns when it is back: see ``closeItem(animated:completion:)``.
    ///
    /// - Parameter animated: Whether the change is animated. The default value is true.
    /// - Returns: Whether the item is back; false if it was opened again before.
    @discardableResult
    public func closeItem(animated: Bool = true) async -> Bool {
        await withCheckedContinuation { continuation in
            closeItem(animated: animated) { continuation.resume(returning: $0) }
        }
    }

    /// Asks whether an item may be removed, and returns when it is removed or has been kept: see
    /// ``removeItem(at:completion:)``.
    ///
    /// - Returns: Whether the item is removed; false if the view is released before.
    @discardableResult
    public func removeItem(at indexPath: IndexPath) async -> Bool {
        await withCheckedContinuation { continuation in
            let result = PendingResult(continuation)
            removeItem(at: indexPath) { result.resume($0) }
        }
    }

    /// Appends an item, and returns when it fills the view: see ``appendItem(completion:)``.
    ///
    /// - Returns: Whether the new item fills the view.
    @discardableResult
    public func appendItem() async -> Bool {
        await withCheckedContinuation { continuation in
            appendItem { continuation.resume(returning: $0) }
        }
    }
}

/// The result of a call that waits. It is false if the view is released before.
private final class PendingResult {
    private var continuation: CheckedContinuation<Bool, Never>?

    init(_ continuation: CheckedContinuation<Bool, Never>) {
        self.continuation = continuation
    }

    func resume(_ result: Bool) {
        continuation?.resume(returning: result)
        continuation = nil
    }

    deinit { continuation?.resume(returning: false) }
}
#endif
