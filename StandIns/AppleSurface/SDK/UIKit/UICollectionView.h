#pragma once
#pragma clang assume_nonnull begin

@class UIMenu, UIMenuElement, UIViewController;

MAIN_ACTOR NOT_ON(tvos)
@interface UIContextMenuConfiguration : NSObject
+ (instancetype)configurationWithIdentifier:(nullable id)identifier
                            previewProvider:(UIViewController *_Nullable (^_Nullable)(void))previewProvider
                             actionProvider:
                                 (UIMenu *_Nullable (^_Nullable)(NSArray<UIMenuElement *> *suggestedActions))actionProvider
    SWIFT_NAME(init(identifier:previewProvider:actionProvider:));
@end

@class UIContextMenuInteraction;

MAIN_ACTOR NOT_ON(tvos)
@protocol UIContextMenuInteractionDelegate <NSObject>
- (nullable UIContextMenuConfiguration *)contextMenuInteraction:(UIContextMenuInteraction *)interaction
                                 configurationForMenuAtLocation:(CGPoint)location
    SWIFT_NAME(contextMenuInteraction(_:configurationForMenuAtLocation:));
@end

MAIN_ACTOR NOT_ON(tvos)
@interface UIContextMenuInteraction : NSObject <UIInteraction>
@property (nullable, weak, readonly) id<UIContextMenuInteractionDelegate> delegate;
@end

MAIN_ACTOR NOT_ON(tvos)
@interface UIDragItem : NSObject
- (instancetype)init __attribute__((unavailable));
@end

MAIN_ACTOR NOT_ON(tvos)
@protocol UIDragSession <NSObject>
@end

@class UIDragInteraction;

MAIN_ACTOR NOT_ON(tvos)
@protocol UIDragInteractionDelegate <NSObject>
- (NSArray<UIDragItem *> *)dragInteraction:(UIDragInteraction *)interaction
                  itemsForBeginningSession:(id<UIDragSession>)session
    SWIFT_NAME(dragInteraction(_:itemsForBeginning:));
@end

MAIN_ACTOR NOT_ON(tvos)
@interface UIDragInteraction : NSObject <UIInteraction>
@property (nullable, weak, readonly) id<UIDragInteractionDelegate> delegate;
@property (getter=isEnabled) BOOL enabled;
@end

@class UICollectionView, UICollectionViewCell, UICollectionReusableView;
@protocol UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDragDelegate;

MAIN_ACTOR
@protocol UICollectionViewDataSourcePrefetching <NSObject>
- (void)collectionView:(UICollectionView *)collectionView
    prefetchItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths SWIFT_NAME(collectionView(_:prefetchItemsAt:));
@end

typedef OPTIONS(NSUInteger, UICollectionViewScrollPosition) {
    UICollectionViewScrollPositionNone = 0,
    UICollectionViewScrollPositionTop = 1 << 0,
    UICollectionViewScrollPositionCenteredVertically = 1 << 1,
    UICollectionViewScrollPositionBottom = 1 << 2,
    UICollectionViewScrollPositionLeft = 1 << 3,
    UICollectionViewScrollPositionCenteredHorizontally = 1 << 4,
    UICollectionViewScrollPositionRight = 1 << 5,
} SWIFT_NAME(UICollectionView.ScrollPosition);

MAIN_ACTOR
@interface UICollectionReusableView : UIView
@property (nullable, readonly, copy) NSString *reuseIdentifier;
- (void)prepareForReuse SUPER;
- (void)applyLayoutAttributes:(UICollectionViewLayoutAttributes *)layoutAttributes SWIFT_NAME(apply(_:));
- (void)willTransitionFromLayout:(UICollectionViewLayout *)oldLayout toLayout:(UICollectionViewLayout *)newLayout
    SWIFT_NAME(willTransition(from:to:));
- (void)didTransitionFromLayout:(UICollectionViewLayout *)oldLayout toLayout:(UICollectionViewLayout *)newLayout
    SWIFT_NAME(didTransition(from:to:));
- (UICollectionViewLayoutAttributes *)preferredLayoutAttributesFittingAttributes:
    (UICollectionViewLayoutAttributes *)layoutAttributes SWIFT_NAME(preferredLayoutAttributesFitting(_:));
@end

MAIN_ACTOR
@interface UICollectionViewCell : UICollectionReusableView
@property (readonly) UIView *contentView;
@property (getter=isSelected) BOOL selected;
@property (getter=isHighlighted) BOOL highlighted;
@property (nullable, strong) UIView *backgroundView;
@property (nullable, strong) UIView *selectedBackgroundView;
@end

typedef void (^UICollectionViewLayoutInteractiveTransitionCompletion)(BOOL completed, BOOL finished)
    SWIFT_NAME(UICollectionView.LayoutInteractiveTransitionCompletion);

MAIN_ACTOR
@interface UICollectionView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
// Apple's class inherits these two. To call them is to throw an exception.
- (instancetype)init __attribute__((unavailable("it throws an exception")));
- (instancetype)initWithFrame:(CGRect)frame __attribute__((unavailable("it throws an exception")));
@property (strong) UICollectionViewLayout *collectionViewLayout;
@property (nullable, weak) id<UICollectionViewDelegate> delegate;
@property (nullable, weak) id<UICollectionViewDataSource> dataSource;
@property (nullable, weak) id<UICollectionViewDataSourcePrefetching> prefetchDataSource;
@property (nullable, weak) id<UICollectionViewDragDelegate> dragDelegate NOT_ON(tvos);
@property BOOL dragInteractionEnabled NOT_ON(tvos);
@property (getter=isPrefetchingEnabled) BOOL prefetchingEnabled;
@property (nullable, strong) UIView *backgroundView;
- (void)registerClass:(nullable Class)cellClass forCellWithReuseIdentifier:(NSString *)identifier
    SWIFT_NAME(register(_:forCellWithReuseIdentifier:));
- (void)registerClass:(nullable Class)viewClass forSupplementaryViewOfKind:(NSString *)elementKind
    withReuseIdentifier:(NSString *)identifier SWIFT_NAME(register(_:forSupplementaryViewOfKind:withReuseIdentifier:));
- (void)registerNib:(nullable UINib *)nib forSupplementaryViewOfKind:(NSString *)kind
    withReuseIdentifier:(NSString *)identifier SWIFT_NAME(register(_:forSupplementaryViewOfKind:withReuseIdentifier:))
    DEPRECATED_ON(visionos, 1.0);
- (__kindof UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier
                                                             forIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(dequeueReusableCell(withReuseIdentifier:for:));
@property BOOL allowsSelection;
@property BOOL allowsMultipleSelection;
@property (getter=isEditing) BOOL editing;
@property BOOL allowsSelectionDuringEditing;
@property BOOL allowsMultipleSelectionDuringEditing;
@property (nullable, readonly) NSArray<NSIndexPath *> *indexPathsForSelectedItems;
- (void)selectItemAtIndexPath:(nullable NSIndexPath *)indexPath animated:(BOOL)animated
               scrollPosition:(UICollectionViewScrollPosition)scrollPosition
    SWIFT_NAME(selectItem(at:animated:scrollPosition:));
- (void)deselectItemAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated SWIFT_NAME(deselectItem(at:animated:));
@property (readonly) BOOL hasUncommittedUpdates;
- (void)reloadData;
- (void)setCollectionViewLayout:(UICollectionViewLayout *)layout animated:(BOOL)animated
    SWIFT_NAME(setCollectionViewLayout(_:animated:));
- (void)setCollectionViewLayout:(UICollectionViewLayout *)layout animated:(BOOL)animated
                     completion:(nullable void (^)(BOOL finished))completion
    SWIFT_NAME(setCollectionViewLayout(_:animated:completion:));
- (UICollectionViewTransitionLayout *)
    startInteractiveTransitionToCollectionViewLayout:(UICollectionViewLayout *)layout
                                          completion:(nullable UICollectionViewLayoutInteractiveTransitionCompletion)completion
    SWIFT_NAME(startInteractiveTransition(to:completion:));
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
@property (readonly) NSInteger numberOfSections;
- (NSInteger)numberOfItemsInSection:(NSInteger)section SWIFT_NAME(numberOfItems(inSection:));
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(layoutAttributesForItem(at:));
- (nullable NSIndexPath *)indexPathForItemAtPoint:(CGPoint)point SWIFT_NAME(indexPathForItem(at:));
- (nullable NSIndexPath *)indexPathForCell:(UICollectionViewCell *)cell SWIFT_NAME(indexPath(for:));
- (nullable UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)indexPath SWIFT_NAME(cellForItem(at:));
@property (readonly, copy) NSArray<__kindof UICollectionViewCell *> *visibleCells;
@property (readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
- (void)scrollToItemAtIndexPath:(NSIndexPath *)indexPath atScrollPosition:(UICollectionViewScrollPosition)scrollPosition
                       animated:(BOOL)animated SWIFT_NAME(scrollToItem(at:at:animated:));
- (void)insertSections:(NSIndexSet *)sections SWIFT_NAME(insertSections(_:));
- (void)deleteSections:(NSIndexSet *)sections SWIFT_NAME(deleteSections(_:));
- (void)insertItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths SWIFT_NAME(insertItems(at:));
- (void)deleteItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths SWIFT_NAME(deleteItems(at:));
- (void)reloadItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths SWIFT_NAME(reloadItems(at:));
- (void)reconfigureItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths SWIFT_NAME(reconfigureItems(at:))
    SINCE(ios, 15.0) SINCE(tvos, 15.0);
- (void)moveItemAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath
    SWIFT_NAME(moveItem(at:to:));
- (void)performBatchUpdates:(void (NOESCAPE ^ _Nullable)(void))updates
                 completion:(nullable void (^)(BOOL finished))completion;
- (BOOL)beginInteractiveMovementForItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(beginInteractiveMovementForItem(at:));
- (void)updateInteractiveMovementTargetPosition:(CGPoint)targetPosition
    SWIFT_NAME(updateInteractiveMovementTargetPosition(_:));
- (void)endInteractiveMovement;
- (void)cancelInteractiveMovement;
@property BOOL remembersLastFocusedIndexPath;
@property BOOL selectionFollowsFocus SINCE(ios, 14.0) NOT_ON(tvos);
@property BOOL allowsFocus SINCE(ios, 15.0) SINCE(tvos, 15.0);
@end

MAIN_ACTOR
@protocol UICollectionViewDataSource <NSObject>
@required
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section
    SWIFT_NAME(collectionView(_:numberOfItemsInSection:));
- (__kindof UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                           cellForItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(collectionView(_:cellForItemAt:));
@optional
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView SWIFT_NAME(numberOfSections(in:));
- (UICollectionReusableView *)collectionView:(UICollectionView *)collectionView
           viewForSupplementaryElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(collectionView(_:viewForSupplementaryElementOfKind:at:));
- (BOOL)collectionView:(UICollectionView *)collectionView canMoveItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(collectionView(_:canMoveItemAt:));
- (void)collectionView:(UICollectionView *)collectionView moveItemAtIndexPath:(NSIndexPath *)sourceIndexPath
           toIndexPath:(NSIndexPath *)destinationIndexPath SWIFT_NAME(collectionView(_:moveItemAt:to:));
@end

MAIN_ACTOR
@protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (BOOL)collectionView:(UICollectionView *)collectionView shouldHighlightItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(collectionView(_:shouldHighlightItemAt:));
- (nullable UIContextMenuConfiguration *)collectionView:(UICollectionView *)collectionView
    contextMenuConfigurationForItemAtIndexPath:(NSIndexPath *)indexPath point:(CGPoint)point
    SWIFT_NAME(collectionView(_:contextMenuConfigurationForItemAt:point:)) NOT_ON(tvos);
- (nullable UIContextMenuConfiguration *)collectionView:(UICollectionView *)collectionView
    contextMenuConfigurationForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths point:(CGPoint)point
    SWIFT_NAME(collectionView(_:contextMenuConfigurationForItemsAt:point:)) SINCE(ios, 16.0) NOT_ON(tvos);
- (BOOL)collectionView:(UICollectionView *)collectionView shouldSelectItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(collectionView(_:shouldSelectItemAt:));
- (BOOL)collectionView:(UICollectionView *)collectionView shouldDeselectItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(collectionView(_:shouldDeselectItemAt:));
- (void)collectionView:(UICollectionView *)collectionView didSelectItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(collectionView(_:didSelectItemAt:));
- (void)collectionView:(UICollectionView *)collectionView didDeselectItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(collectionView(_:didDeselectItemAt:));
- (void)collectionView:(UICollectionView *)collectionView willDisplayCell:(UICollectionViewCell *)cell
    forItemAtIndexPath:(NSIndexPath *)indexPath SWIFT_NAME(collectionView(_:willDisplay:forItemAt:));
- (void)collectionView:(UICollectionView *)collectionView didEndDisplayingCell:(UICollectionViewCell *)cell
    forItemAtIndexPath:(NSIndexPath *)indexPath SWIFT_NAME(collectionView(_:didEndDisplaying:forItemAt:));
- (BOOL)collectionView:(UICollectionView *)collectionView canFocusItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(collectionView(_:canFocusItemAt:));
- (nullable NSIndexPath *)indexPathForPreferredFocusedViewInCollectionView:(UICollectionView *)collectionView
    SWIFT_NAME(indexPathForPreferredFocusedView(in:));
- (CGPoint)collectionView:(UICollectionView *)collectionView
    targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset
    SWIFT_NAME(collectionView(_:targetContentOffsetForProposedContentOffset:));
@end

#pragma clang assume_nonnull end
