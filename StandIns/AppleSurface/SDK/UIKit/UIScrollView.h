#pragma once
#pragma clang assume_nonnull begin

@protocol UIScrollViewDelegate;
@class UIRefreshControl;

typedef ENUM(NSInteger, UIScrollViewKeyboardDismissMode) {
    UIScrollViewKeyboardDismissModeNone,
    UIScrollViewKeyboardDismissModeOnDrag,
    UIScrollViewKeyboardDismissModeInteractive,
} SWIFT_NAME(UIScrollView.KeyboardDismissMode);

typedef CGFloat UIScrollViewDecelerationRate __attribute__((swift_newtype(enum))) SWIFT_NAME(UIScrollView.DecelerationRate);
extern const UIScrollViewDecelerationRate UIScrollViewDecelerationRateNormal;
extern const UIScrollViewDecelerationRate UIScrollViewDecelerationRateFast;

typedef ENUM(NSInteger, UIScrollViewContentInsetAdjustmentBehavior) {
    UIScrollViewContentInsetAdjustmentAutomatic,
    UIScrollViewContentInsetAdjustmentScrollableAxes,
    UIScrollViewContentInsetAdjustmentNever,
    UIScrollViewContentInsetAdjustmentAlways,
} SWIFT_NAME(UIScrollView.ContentInsetAdjustmentBehavior);

SINCE(ios, 26.0) SINCE(tvos, 26.0) MAIN_ACTOR SWIFT_NAME(UIScrollEdgeEffect.Style)
@interface UIScrollEdgeEffectStyle : NSObject
@property (class, readonly) UIScrollEdgeEffectStyle *automaticStyle SWIFT_NAME(automatic);
@property (class, readonly) UIScrollEdgeEffectStyle *hardStyle SWIFT_NAME(hard);
@property (class, readonly) UIScrollEdgeEffectStyle *softStyle SWIFT_NAME(soft);
@end

SINCE(ios, 26.0) SINCE(tvos, 26.0) MAIN_ACTOR
@interface UIScrollEdgeEffect : NSObject
@property (strong) UIScrollEdgeEffectStyle *style;
@property (getter=isHidden) BOOL hidden;
@end

MAIN_ACTOR
@interface UIScrollView : UIView
@property CGPoint contentOffset;
@property CGSize contentSize;
@property UIEdgeInsets contentInset;
@property (readonly) UIEdgeInsets adjustedContentInset;
- (void)adjustedContentInsetDidChange SUPER;
@property UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior;
@property (nullable, weak) id<UIScrollViewDelegate> delegate;
@property (getter=isDirectionalLockEnabled) BOOL directionalLockEnabled;
@property BOOL bounces;
@property BOOL alwaysBounceVertical;
@property BOOL alwaysBounceHorizontal;
@property (getter=isPagingEnabled) BOOL pagingEnabled NOT_ON(tvos);
@property (getter=isScrollEnabled) BOOL scrollEnabled;
@property BOOL showsVerticalScrollIndicator;
@property BOOL showsHorizontalScrollIndicator;
@property UIEdgeInsets verticalScrollIndicatorInsets;
@property UIEdgeInsets horizontalScrollIndicatorInsets;
@property UIScrollViewDecelerationRate decelerationRate;
@property BOOL allowsKeyboardScrolling SINCE(ios, 17.0) NOT_ON(tvos);
@property BOOL scrollsToTop NOT_ON(tvos);
@property UIScrollViewKeyboardDismissMode keyboardDismissMode;
@property (nullable, strong) UIRefreshControl *refreshControl NOT_ON(tvos);
@property (readonly) UIScrollEdgeEffect *topEdgeEffect SINCE(ios, 26.0) SINCE(tvos, 26.0);
@property (readonly) UIScrollEdgeEffect *leftEdgeEffect SINCE(ios, 26.0) SINCE(tvos, 26.0);
@property (readonly) UIScrollEdgeEffect *bottomEdgeEffect SINCE(ios, 26.0) SINCE(tvos, 26.0);
@property (readonly) UIScrollEdgeEffect *rightEdgeEffect SINCE(ios, 26.0) SINCE(tvos, 26.0);
@property BOOL delaysContentTouches;
@property BOOL canCancelContentTouches;
@property (readonly, getter=isTracking) BOOL tracking;
@property (readonly, getter=isDragging) BOOL dragging;
@property (readonly, getter=isDecelerating) BOOL decelerating;
@property (readonly) UIPanGestureRecognizer *panGestureRecognizer;
- (void)setContentOffset:(CGPoint)contentOffset animated:(BOOL)animated SWIFT_NAME(setContentOffset(_:animated:));
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated SWIFT_NAME(scrollRectToVisible(_:animated:));
- (BOOL)touchesShouldCancelInContentView:(UIView *)view SWIFT_NAME(touchesShouldCancel(in:));
@end

MAIN_ACTOR
@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView SWIFT_NAME(scrollViewDidScroll(_:));
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView SWIFT_NAME(scrollViewWillBeginDragging(_:));
- (void)scrollViewWillEndDragging:(UIScrollView *)scrollView withVelocity:(CGPoint)velocity
              targetContentOffset:(inout CGPoint *)targetContentOffset
    SWIFT_NAME(scrollViewWillEndDragging(_:withVelocity:targetContentOffset:));
- (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate
    SWIFT_NAME(scrollViewDidEndDragging(_:willDecelerate:));
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView SWIFT_NAME(scrollViewDidEndDecelerating(_:));
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)scrollView
    SWIFT_NAME(scrollViewDidEndScrollingAnimation(_:));
- (BOOL)scrollViewShouldScrollToTop:(UIScrollView *)scrollView SWIFT_NAME(scrollViewShouldScrollToTop(_:));
- (void)scrollViewDidScrollToTop:(UIScrollView *)scrollView SWIFT_NAME(scrollViewDidScrollToTop(_:));
- (void)scrollViewDidChangeAdjustedContentInset:(UIScrollView *)scrollView
    SWIFT_NAME(scrollViewDidChangeAdjustedContentInset(_:));
@end

#pragma clang assume_nonnull end
