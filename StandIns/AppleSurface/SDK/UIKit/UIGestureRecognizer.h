#pragma once
#pragma clang assume_nonnull begin

@protocol UIGestureRecognizerDelegate;

typedef ENUM(NSInteger, UIGestureRecognizerState) {
    UIGestureRecognizerStatePossible,
    UIGestureRecognizerStateBegan,
    UIGestureRecognizerStateChanged,
    UIGestureRecognizerStateEnded,
    UIGestureRecognizerStateCancelled,
    UIGestureRecognizerStateFailed,
    UIGestureRecognizerStateRecognized = UIGestureRecognizerStateEnded,
} SWIFT_NAME(UIGestureRecognizer.State);

typedef OPTIONS(NSInteger, UIScrollTypeMask) {
    UIScrollTypeMaskDiscrete = 1 << 0,
    UIScrollTypeMaskContinuous = 1 << 1,
    UIScrollTypeMaskAll = 3,
} SINCE(ios, 13.4) NOT_ON(tvos);

MAIN_ACTOR
@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action DESIGNATED;
- (void)addTarget:(id)target action:(SEL)action;
- (void)removeTarget:(nullable id)target action:(nullable SEL)action;
@property UIGestureRecognizerState state;
@property (nullable, weak) id<UIGestureRecognizerDelegate> delegate;
@property (getter=isEnabled) BOOL enabled;
@property (nullable, readonly) UIView *view;
@property BOOL cancelsTouchesInView;
@property BOOL delaysTouchesBegan;
@property BOOL delaysTouchesEnded;
@property (copy) NSArray<NSNumber *> *allowedTouchTypes;
@property (copy) NSArray<NSNumber *> *allowedPressTypes;
@property (readonly) NSUInteger numberOfTouches;
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)otherGestureRecognizer SWIFT_NAME(require(toFail:));
- (CGPoint)locationInView:(nullable UIView *)view SWIFT_NAME(location(in:));
- (CGPoint)locationOfTouch:(NSUInteger)touchIndex inView:(nullable UIView *)view SWIFT_NAME(location(ofTouch:in:));
@end

MAIN_ACTOR
@protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer
    SWIFT_NAME(gestureRecognizerShouldBegin(_:));
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
    SWIFT_NAME(gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:));
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
    SWIFT_NAME(gestureRecognizer(_:shouldRequireFailureOf:));
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
    SWIFT_NAME(gestureRecognizer(_:shouldBeRequiredToFailBy:));
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceiveTouch:(UITouch *)touch
    SWIFT_NAME(gestureRecognizer(_:shouldReceive:));
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceivePress:(UIPress *)press
    SWIFT_NAME(gestureRecognizer(_:shouldReceive:));
@end

MAIN_ACTOR
@interface UITapGestureRecognizer : UIGestureRecognizer
@property NSUInteger numberOfTapsRequired;
@property NSUInteger numberOfTouchesRequired NOT_ON(tvos);
@end

MAIN_ACTOR
@interface UIPanGestureRecognizer : UIGestureRecognizer
@property NSUInteger minimumNumberOfTouches NOT_ON(tvos);
@property NSUInteger maximumNumberOfTouches NOT_ON(tvos);
@property UIScrollTypeMask allowedScrollTypesMask SINCE(ios, 13.4) NOT_ON(tvos);
- (CGPoint)translationInView:(nullable UIView *)view SWIFT_NAME(translation(in:));
- (void)setTranslation:(CGPoint)translation inView:(nullable UIView *)view SWIFT_NAME(setTranslation(_:in:));
- (CGPoint)velocityInView:(nullable UIView *)view SWIFT_NAME(velocity(in:));
@end

MAIN_ACTOR NOT_ON(tvos)
@interface UIHoverGestureRecognizer : UIGestureRecognizer
@end

MAIN_ACTOR NOT_ON(tvos)
@interface UIPinchGestureRecognizer : UIGestureRecognizer
@property CGFloat scale;
@property (readonly) CGFloat velocity;
@end

MAIN_ACTOR
@interface UILongPressGestureRecognizer : UIGestureRecognizer
@property NSTimeInterval minimumPressDuration;
@property CGFloat allowableMovement;
@end

#pragma clang assume_nonnull end
