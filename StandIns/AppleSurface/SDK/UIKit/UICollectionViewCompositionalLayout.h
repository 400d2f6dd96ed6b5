#pragma once
#pragma clang assume_nonnull begin

typedef struct NSDirectionalEdgeInsets { CGFloat top, leading, bottom, trailing; } NSDirectionalEdgeInsets;

typedef ENUM(NSInteger, UICollectionLayoutSectionOrthogonalScrollingBehavior) {
    UICollectionLayoutSectionOrthogonalScrollingBehaviorNone,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuous,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuousGroupLeadingBoundary,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorPaging,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPaging,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPagingCentered,
};

MAIN_ACTOR
@protocol NSCollectionLayoutContainer <NSObject>
@property (readonly) CGSize contentSize;
@property (readonly) CGSize effectiveContentSize;
@end

MAIN_ACTOR
@protocol NSCollectionLayoutEnvironment <NSObject>
@property (readonly) id<NSCollectionLayoutContainer> container;
@property (readonly) UITraitCollection *traitCollection;
@end

MAIN_ACTOR
@protocol NSCollectionLayoutVisibleItem <NSObject, UIDynamicItem>
@property CGFloat alpha;
@property NSInteger zIndex;
@property (getter=isHidden) BOOL hidden;
@property CGPoint center;
@property CGAffineTransform transform;
@property CATransform3D transform3D;
@property (readonly) NSIndexPath *indexPath;
@property (readonly) CGRect frame;
@property (readonly) CGRect bounds;
@property (readonly) UICollectionElementCategory representedElementCategory;
@property (nullable, readonly) NSString *representedElementKind;
@end

typedef void (^NSCollectionLayoutSectionVisibleItemsInvalidationHandler)(
    NSArray<id<NSCollectionLayoutVisibleItem>> *visibleItems, CGPoint contentOffset,
    id<NSCollectionLayoutEnvironment> layoutEnvironment);

MAIN_ACTOR
@interface NSCollectionLayoutDimension : NSObject
+ (instancetype)fractionalWidthDimension:(CGFloat)fractionalWidth SWIFT_NAME(fractionalWidth(_:));
+ (instancetype)fractionalHeightDimension:(CGFloat)fractionalHeight SWIFT_NAME(fractionalHeight(_:));
+ (instancetype)absoluteDimension:(CGFloat)absoluteDimension SWIFT_NAME(absolute(_:));
@end

MAIN_ACTOR
@interface NSCollectionLayoutSize : NSObject
+ (instancetype)sizeWithWidthDimension:(NSCollectionLayoutDimension *)width
                       heightDimension:(NSCollectionLayoutDimension *)height
    SWIFT_NAME(init(widthDimension:heightDimension:));
@end

MAIN_ACTOR
@interface NSCollectionLayoutItem : NSObject
+ (instancetype)itemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize SWIFT_NAME(init(layoutSize:));
@end

MAIN_ACTOR
@interface NSCollectionLayoutGroup : NSCollectionLayoutItem
+ (instancetype)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                                     subitems:(NSArray<NSCollectionLayoutItem *> *)subitems
    SWIFT_NAME(horizontal(layoutSize:subitems:));
@end

MAIN_ACTOR
@interface NSCollectionLayoutSection : NSObject
+ (instancetype)sectionWithGroup:(NSCollectionLayoutGroup *)group SWIFT_NAME(init(group:));
@property NSDirectionalEdgeInsets contentInsets;
@property CGFloat interGroupSpacing;
@property UICollectionLayoutSectionOrthogonalScrollingBehavior orthogonalScrollingBehavior;
@property (nullable, copy) NSCollectionLayoutSectionVisibleItemsInvalidationHandler visibleItemsInvalidationHandler;
@end

typedef NSCollectionLayoutSection *_Nullable (^UICollectionViewCompositionalLayoutSectionProvider)(
    NSInteger section, id<NSCollectionLayoutEnvironment> layoutEnvironment);

MAIN_ACTOR
@interface UICollectionViewCompositionalLayout : UICollectionViewLayout
- (instancetype)initWithSectionProvider:(UICollectionViewCompositionalLayoutSectionProvider)sectionProvider;
@end

#pragma clang assume_nonnull end
