/// The methods of the delegate, for optional calls with `?`.
extension UICollectionViewDelegate {
    public var collectionView: CollectionViewDelegateCalls? { CollectionViewDelegateCalls(delegate: self) }
}

@preconcurrency @MainActor public struct CollectionViewDelegateCalls {
    let delegate: any UICollectionViewDelegate

    public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        delegate.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        delegate.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalMethods.result(of: "shouldSelectItemAt") {
            delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethods.result(of: "didSelectItemAt") {
            delegate.collectionView(collectionView, didSelectItemAt: indexPath)
        }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalMethods.result(of: "shouldDeselectItemAt") {
            delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethods.result(of: "didDeselectItemAt") {
            delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
        }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalMethods.result(of: "shouldHighlightItemAt") {
            delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethods.result(of: "didHighlightItemAt") {
            delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethods.result(of: "didUnhighlightItemAt") {
            delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethods.result(of: "willDisplayForItemAt") {
            delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethods.result(of: "didEndDisplayingForItemAt") {
            delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> Void? {
        OptionalMethods.result(of: "willDisplaySupplementaryView") {
            delegate.collectionView(
                collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
            )
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) -> Void? {
        OptionalMethods.result(of: "didEndDisplayingSupplementaryView") {
            delegate.collectionView(
                collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
                at: indexPath)
        }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalMethods.result(of: "canPerformPrimaryActionForItemAt") {
            delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethods.result(of: "performPrimaryActionForItemAt") {
            delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
        }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalMethods.result(of: "canFocusItemAt") {
            delegate.collectionView(collectionView, canFocusItemAt: indexPath)
        }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool? {
        OptionalMethods.result(of: "shouldUpdateFocusIn") {
            delegate.collectionView(collectionView, shouldUpdateFocusIn: context)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) -> Void? {
        OptionalMethods.result(of: "didUpdateFocusIn") {
            delegate.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
        }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint? {
        OptionalMethods.result(of: "targetContentOffsetForProposedContentOffset") {
            delegate.collectionView(
                collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
        }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath? {
        OptionalMethods.result(of: "targetIndexPathForMove") {
            delegate.collectionView(
                collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
                toProposedIndexPath: proposedIndexPath)
        }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout? {
        OptionalMethods.result(of: "transitionLayout") {
            delegate.collectionView(
                collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
        }
    }
}
