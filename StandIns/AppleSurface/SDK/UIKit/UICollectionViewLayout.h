#pragma once
#pragma clang assume_nonnull begin

MAIN_ACTOR
@interface UINib : NSObject
@end

@class UICollectionView, UICollectionViewLayout;

typedef ENUM(NSUInteger, UICollectionElementCategory) {
    UICollectionElementCategoryCell,
    UICollectionElementCategorySupplementaryView,
    UICollectionElementCategoryDecorationView,
} SWIFT_NAME(UICollectionView.ElementCategory);

typedef ENUM(NSInteger, UICollectionUpdateAction) {
    UICollectionUpdateActionInsert,
    UICollectionUpdateActionDelete,
    UICollectionUpdateActionReload,
    UICollectionUpdateActionMove,
    UICollectionUpdateActionNone,
} SWIFT_NAME(UICollectionViewUpdateItem.Action);

MAIN_ACTOR
@interface UICollectionViewLayoutAttributes : NSObject <NSCopying, UIDynamicItem>
@property CGRect frame;
@property CGPoint center;
@property CGSize size;
@property CATransform3D transform3D;
@property CGRect bounds;
@property CGAffineTransform transform;
@property CGFloat alpha;
@property NSInteger zIndex;
@property (getter=isHidden) BOOL hidden;
@property (strong) NSIndexPath *indexPath;
@property (readonly) UICollectionElementCategory representedElementCategory;
@property (nullable, readonly) NSString *representedElementKind;
+ (instancetype)layoutAttributesForCellWithIndexPath:(NSIndexPath *)indexPath SWIFT_NAME(init(forCellWith:));
+ (instancetype)layoutAttributesForSupplementaryViewOfKind:(NSString *)elementKind
                                             withIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(init(forSupplementaryViewOfKind:with:));
+ (instancetype)layoutAttributesForDecorationViewOfKind:(NSString *)decorationViewKind
                                          withIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(init(forDecorationViewOfKind:with:));
@end

MAIN_ACTOR
@interface UICollectionViewLayoutInvalidationContext : NSObject
@property (readonly) BOOL invalidateEverything;
@property (readonly) BOOL invalidateDataSourceCounts;
- (void)invalidateItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths SWIFT_NAME(invalidateItems(at:));
@property (nullable, readonly) NSArray<NSIndexPath *> *invalidatedItemIndexPaths;
@property CGPoint contentOffsetAdjustment;
@property CGSize contentSizeAdjustment;
@property (nullable, readonly, copy) NSArray<NSIndexPath *> *previousIndexPathsForInteractivelyMovingItems;
@property (nullable, readonly, copy) NSArray<NSIndexPath *> *targetIndexPathsForInteractivelyMovingItems;
@property (readonly) CGPoint interactiveMovementTarget;
@end

MAIN_ACTOR
@interface UICollectionViewUpdateItem : NSObject
@property (nullable, readonly) NSIndexPath *indexPathBeforeUpdate;
@property (nullable, readonly) NSIndexPath *indexPathAfterUpdate;
@property (readonly) UICollectionUpdateAction updateAction;
@end

MAIN_ACTOR
@interface UICollectionViewLayout : NSObject <NSCoding>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, readonly) UICollectionView *collectionView;
- (void)invalidateLayout;
- (void)invalidateLayoutWithContext:(UICollectionViewLayoutInvalidationContext *)context
    SWIFT_NAME(invalidateLayout(with:));
- (void)registerClass:(nullable Class)viewClass forDecorationViewOfKind:(NSString *)elementKind
    SWIFT_NAME(register(_:forDecorationViewOfKind:));
- (void)registerNib:(nullable UINib *)nib forDecorationViewOfKind:(NSString *)elementKind
    SWIFT_NAME(register(_:forDecorationViewOfKind:)) DEPRECATED_ON(visionos, 1.0);
@end

#pragma clang attribute push(MAIN_ACTOR, apply_to = any(objc_method, objc_property))
@interface UICollectionViewLayout (UISubclassingHooks)
@property (class, readonly) Class layoutAttributesClass;
@property (class, readonly) Class invalidationContextClass;
- (void)prepareLayout SWIFT_NAME(prepare());
- (nullable NSArray<__kindof UICollectionViewLayoutAttributes *> *)layoutAttributesForElementsInRect:(CGRect)rect
    SWIFT_NAME(layoutAttributesForElements(in:));
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(layoutAttributesForItem(at:));
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForSupplementaryViewOfKind:(NSString *)elementKind
                                                                              atIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(layoutAttributesForSupplementaryView(ofKind:at:));
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForDecorationViewOfKind:(NSString *)elementKind
                                                                           atIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(layoutAttributesForDecorationView(ofKind:at:));
- (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)newBounds SWIFT_NAME(shouldInvalidateLayout(forBoundsChange:));
- (UICollectionViewLayoutInvalidationContext *)invalidationContextForBoundsChange:(CGRect)newBounds
    SWIFT_NAME(invalidationContext(forBoundsChange:));
- (BOOL)shouldInvalidateLayoutForPreferredLayoutAttributes:(UICollectionViewLayoutAttributes *)preferredAttributes
                                    withOriginalAttributes:(UICollectionViewLayoutAttributes *)originalAttributes
    SWIFT_NAME(shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:));
- (CGPoint)targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset
                                 withScrollingVelocity:(CGPoint)velocity
    SWIFT_NAME(targetContentOffset(forProposedContentOffset:withScrollingVelocity:));
- (CGPoint)targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset
    SWIFT_NAME(targetContentOffset(forProposedContentOffset:));
@property (readonly) CGSize collectionViewContentSize;
@property (readonly) UIUserInterfaceLayoutDirection developmentLayoutDirection;
@property (readonly) BOOL flipsHorizontallyInOppositeLayoutDirection;
- (void)prepareForCollectionViewUpdates:(NSArray<UICollectionViewUpdateItem *> *)updateItems
    SWIFT_NAME(prepare(forCollectionViewUpdates:));
- (void)finalizeCollectionViewUpdates;
- (void)prepareForAnimatedBoundsChange:(CGRect)oldBounds SWIFT_NAME(prepare(forAnimatedBoundsChange:));
- (void)finalizeAnimatedBoundsChange;
- (void)prepareForTransitionToLayout:(UICollectionViewLayout *)newLayout SWIFT_NAME(prepareForTransition(to:));
- (void)prepareForTransitionFromLayout:(UICollectionViewLayout *)oldLayout SWIFT_NAME(prepareForTransition(from:));
- (void)finalizeLayoutTransition;
- (nullable UICollectionViewLayoutAttributes *)initialLayoutAttributesForAppearingItemAtIndexPath:
    (NSIndexPath *)itemIndexPath SWIFT_NAME(initialLayoutAttributesForAppearingItem(at:));
- (nullable UICollectionViewLayoutAttributes *)finalLayoutAttributesForDisappearingItemAtIndexPath:
    (NSIndexPath *)itemIndexPath SWIFT_NAME(finalLayoutAttributesForDisappearingItem(at:));
- (NSIndexPath *)targetIndexPathForInteractivelyMovingItem:(NSIndexPath *)previousIndexPath
                                              withPosition:(CGPoint)position
    SWIFT_NAME(targetIndexPath(forInteractivelyMovingItem:withPosition:));
- (UICollectionViewLayoutAttributes *)layoutAttributesForInteractivelyMovingItemAtIndexPath:(NSIndexPath *)indexPath
                                                                         withTargetPosition:(CGPoint)position
    SWIFT_NAME(layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:));
- (UICollectionViewLayoutInvalidationContext *)
    invalidationContextForInteractivelyMovingItems:(NSArray<NSIndexPath *> *)targetIndexPaths
                                withTargetPosition:(CGPoint)targetPosition
                                previousIndexPaths:(NSArray<NSIndexPath *> *)previousIndexPaths
                                  previousPosition:(CGPoint)previousPosition
    SWIFT_NAME(invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:));
- (UICollectionViewLayoutInvalidationContext *)
    invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
                                                         previousIndexPaths:(NSArray<NSIndexPath *> *)previousIndexPaths
                                                          movementCancelled:(BOOL)movementCancelled
    SWIFT_NAME(invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:));
@end
#pragma clang attribute pop

typedef ENUM(NSInteger, UICollectionViewScrollDirection) {
    UICollectionViewScrollDirectionVertical,
    UICollectionViewScrollDirectionHorizontal,
};

MAIN_ACTOR
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@property CGSize itemSize;
@property CGFloat minimumLineSpacing;
@property UICollectionViewScrollDirection scrollDirection;
@end

MAIN_ACTOR
@interface UICollectionViewTransitionLayout : UICollectionViewLayout
@property CGFloat transitionProgress;
@property (readonly) UICollectionViewLayout *currentLayout;
@property (readonly) UICollectionViewLayout *nextLayout;
- (instancetype)initWithCurrentLayout:(UICollectionViewLayout *)currentLayout
                           nextLayout:(UICollectionViewLayout *)newLayout DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end

#pragma clang assume_nonnull end
