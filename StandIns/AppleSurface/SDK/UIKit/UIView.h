#pragma once
#pragma clang assume_nonnull begin

@class UIGestureRecognizer;

typedef ENUM(NSInteger, UIViewContentMode) {
    UIViewContentModeScaleToFill,
    UIViewContentModeScaleAspectFit,
    UIViewContentModeScaleAspectFill,
    UIViewContentModeRedraw,
    UIViewContentModeCenter,
} SWIFT_NAME(UIView.ContentMode);

typedef OPTIONS(NSUInteger, UIViewAutoresizing) {
    UIViewAutoresizingNone = 0,
    UIViewAutoresizingFlexibleLeftMargin = 1 << 0,
    UIViewAutoresizingFlexibleWidth = 1 << 1,
    UIViewAutoresizingFlexibleRightMargin = 1 << 2,
    UIViewAutoresizingFlexibleTopMargin = 1 << 3,
    UIViewAutoresizingFlexibleHeight = 1 << 4,
    UIViewAutoresizingFlexibleBottomMargin = 1 << 5,
} SWIFT_NAME(UIView.AutoresizingMask);

MAIN_ACTOR
@protocol UIDynamicItem <NSObject>
@property CGPoint center;
@property (readonly) CGRect bounds;
@property CGAffineTransform transform;
@end

MAIN_ACTOR
@protocol UITraitEnvironment <NSObject>
@property (readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection;
@end

MAIN_ACTOR
@protocol UIInteraction <NSObject>
@end

MAIN_ACTOR
@interface UIView : UIResponder <NSCoding, UIDynamicItem, UITraitEnvironment, UIFocusItem>
@property (class, readonly) Class layerClass;
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property NSInteger tag;
@property (readonly, strong) CALayer *layer;
@property (readonly) BOOL canBecomeFocused;
@property (readonly, getter=isFocused) BOOL focused;
@property UISemanticContentAttribute semanticContentAttribute;
@property (readonly) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
@property CGRect frame;
@property CGRect bounds;
@property CGPoint center;
@property CGAffineTransform transform;
@property CATransform3D transform3D SINCE(ios, 13.0) SINCE(tvos, 13.0);
@property (nullable, readonly) UIView *superview;
@property (readonly, copy) NSArray<__kindof UIView *> *subviews;
@property (nullable, readonly) UIWindow *window;
@property UIViewContentMode contentMode;
@property UIViewAutoresizing autoresizingMask;
@property BOOL autoresizesSubviews;
@property BOOL clipsToBounds;
@property (nullable, copy) UIColor *backgroundColor;
@property CGFloat alpha;
@property (getter=isOpaque) BOOL opaque;
@property (getter=isHidden) BOOL hidden;
@property (readonly) UIEdgeInsets safeAreaInsets;
@property (null_resettable, strong) UIColor *tintColor;
@property (nullable, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
@property (copy) NSArray<id<UIInteraction>> *interactions;
- (CGSize)sizeThatFits:(CGSize)size SWIFT_NAME(sizeThatFits(_:));
- (void)sizeToFit;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event SWIFT_NAME(hitTest(_:with:));
- (nullable UIView *)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates SWIFT_NAME(snapshotView(afterScreenUpdates:));
- (BOOL)pointInside:(CGPoint)point withEvent:(nullable UIEvent *)event SWIFT_NAME(point(inside:with:));
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view SWIFT_NAME(convert(_:to:));
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable UIView *)view SWIFT_NAME(convert(_:from:));
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view SWIFT_NAME(convert(_:to:));
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view SWIFT_NAME(convert(_:from:));
- (void)removeFromSuperview;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index SWIFT_NAME(insertSubview(_:at:));
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)sibling SWIFT_NAME(insertSubview(_:aboveSubview:));
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)sibling SWIFT_NAME(insertSubview(_:belowSubview:));
- (void)addSubview:(UIView *)view;
- (void)bringSubviewToFront:(UIView *)view SWIFT_NAME(bringSubviewToFront(_:));
- (void)sendSubviewToBack:(UIView *)view SWIFT_NAME(sendSubviewToBack(_:));
- (void)didAddSubview:(UIView *)subview;
- (void)willMoveToWindow:(nullable UIWindow *)newWindow SWIFT_NAME(willMove(toWindow:));
- (void)didMoveToSuperview;
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView *)view SWIFT_NAME(isDescendant(of:));
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
- (void)safeAreaInsetsDidChange;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer SWIFT_NAME(addGestureRecognizer(_:));
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer SWIFT_NAME(removeGestureRecognizer(_:));
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer
    SWIFT_NAME(gestureRecognizerShouldBegin(_:));
@property (class, nonatomic, readonly) BOOL areAnimationsEnabled;
@property (class, nonatomic, readonly) NSTimeInterval inheritedAnimationDuration;
+ (void)performWithoutAnimation:(void (NOESCAPE ^)(void))actionsWithoutAnimation
    SWIFT_NAME(performWithoutAnimation(_:));
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations
                 completion:(nullable void (^)(BOOL finished))completion
    SWIFT_NAME(animate(withDuration:animations:completion:));
@end

MAIN_ACTOR
@interface UIWindow : UIView
@property (nullable, nonatomic, weak) UIWindowScene *windowScene;
- (void)makeKeyAndVisible;
@end

@class UIAction;
typedef OPTIONS(NSUInteger, UIControlEvents) {
    UIControlEventTouchDown = 1 << 0,
    UIControlEventTouchUpInside = 1 << 6,
    UIControlEventValueChanged = 1 << 12,
};

MAIN_ACTOR
@interface UIControl : UIView
@property (getter=isEnabled) BOOL enabled;
@property (getter=isSelected) BOOL selected;
@property (getter=isHighlighted) BOOL highlighted;
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents
    SWIFT_NAME(addAction(_:for:));
- (void)removeAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents
    SWIFT_NAME(removeAction(_:for:));
@end

MAIN_ACTOR SINCE(ios, 17.0) SINCE(tvos, 17.0)
@interface UIPageControlProgress : NSObject
@property (nonatomic) float currentProgress;
@end

MAIN_ACTOR
@interface UIPageControl : UIControl
@property (nonatomic) NSInteger numberOfPages;
@property (nonatomic) NSInteger currentPage;
@property (nonatomic) BOOL hidesForSinglePage;
@property (nullable, nonatomic, strong) UIPageControlProgress *progress SINCE(ios, 17.0) SINCE(tvos, 17.0);
@end

MAIN_ACTOR NOT_ON(tvos)
@interface UIPreviewParameters : NSObject
- (instancetype)init DESIGNATED;
@end

MAIN_ACTOR NOT_ON(tvos)
@interface UIPreviewTarget : NSObject
- (instancetype)initWithContainer:(UIView *)container center:(CGPoint)center
                        transform:(CGAffineTransform)transform DESIGNATED;
@end

MAIN_ACTOR NOT_ON(tvos)
@interface UITargetedPreview : NSObject
- (instancetype)initWithView:(UIView *)view parameters:(UIPreviewParameters *)parameters
                      target:(UIPreviewTarget *)target DESIGNATED;
@end

MAIN_ACTOR NOT_ON(tvos)
@interface UIRefreshControl : UIControl
@property (readonly, getter=isRefreshing) BOOL refreshing;
- (void)beginRefreshing;
- (void)endRefreshing;
@end

MAIN_ACTOR
@interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
@property (nullable, strong) UIImage *image;
@end

#pragma clang assume_nonnull end
