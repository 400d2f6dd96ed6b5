#pragma once
#pragma clang assume_nonnull begin

@class UIView, UIWindow, UIKey, UIKeyCommand, UIGestureRecognizer;

typedef ENUM(NSInteger, UITouchPhase) {
    UITouchPhaseBegan,
    UITouchPhaseMoved,
    UITouchPhaseStationary,
    UITouchPhaseEnded,
    UITouchPhaseCancelled,
} SWIFT_NAME(UITouch.Phase);

typedef ENUM(NSInteger, UITouchType) {
    UITouchTypeDirect,
    UITouchTypeIndirect,
    UITouchTypePencil,
    UITouchTypeIndirectPointer,
} SWIFT_NAME(UITouch.TouchType);

typedef ENUM(NSInteger, UIPressType) {
    UIPressTypeUpArrow,
    UIPressTypeDownArrow,
    UIPressTypeLeftArrow,
    UIPressTypeRightArrow,
    UIPressTypeSelect,
    UIPressTypeMenu,
    UIPressTypePlayPause,
    UIPressTypePageUp = 30,
    UIPressTypePageDown = 31,
} SWIFT_NAME(UIPress.PressType);

typedef OPTIONS(NSInteger, UIKeyModifierFlags) {
    UIKeyModifierAlphaShift = 1 << 16,
    UIKeyModifierShift = 1 << 17,
    UIKeyModifierControl = 1 << 18,
    UIKeyModifierAlternate = 1 << 19,
    UIKeyModifierCommand = 1 << 20,
    UIKeyModifierNumericPad = 1 << 21,
};

typedef ENUM(long, UIKeyboardHIDUsage) {
    UIKeyboardHIDUsageKeyboardReturnOrEnter = 0x28,
    UIKeyboardHIDUsageKeyboardEscape = 0x29,
    UIKeyboardHIDUsageKeyboardDeleteOrBackspace = 0x2A,
    UIKeyboardHIDUsageKeyboardTab = 0x2B,
    UIKeyboardHIDUsageKeyboardSpacebar = 0x2C,
    UIKeyboardHIDUsageKeyboardHome = 0x4A,
    UIKeyboardHIDUsageKeyboardPageUp = 0x4B,
    UIKeyboardHIDUsageKeyboardDeleteForward = 0x4C,
    UIKeyboardHIDUsageKeyboardEnd = 0x4D,
    UIKeyboardHIDUsageKeyboardPageDown = 0x4E,
    UIKeyboardHIDUsageKeyboardRightArrow = 0x4F,
    UIKeyboardHIDUsageKeyboardLeftArrow = 0x50,
    UIKeyboardHIDUsageKeyboardDownArrow = 0x51,
    UIKeyboardHIDUsageKeyboardUpArrow = 0x52,
} SINCE(ios, 13.4) SINCE(tvos, 13.4);

MAIN_ACTOR
@interface UITouch : NSObject
@property (readonly) NSTimeInterval timestamp;
@property (readonly) UITouchPhase phase;
@property (readonly) NSUInteger tapCount;
@property (readonly) UITouchType type;
@property (nullable, readonly, strong) UIWindow *window;
@property (nullable, readonly, strong) UIView *view;
@property (nullable, readonly, copy) NSArray<UIGestureRecognizer *> *gestureRecognizers;
- (CGPoint)locationInView:(nullable UIView *)view SWIFT_NAME(location(in:));
- (CGPoint)previousLocationInView:(nullable UIView *)view SWIFT_NAME(previousLocation(in:));
@end

MAIN_ACTOR
@interface UIEvent : NSObject
@property (readonly) NSTimeInterval timestamp;
@property (nullable, readonly, strong) NSSet<UITouch *> *allTouches;
@end

MAIN_ACTOR
@interface UIKey : NSObject
@property (readonly) NSString *characters;
@property (readonly) UIKeyModifierFlags modifierFlags;
@property (readonly) UIKeyboardHIDUsage keyCode;
@end

MAIN_ACTOR
@interface UIPress : NSObject
@property (readonly) UIPressType type;
@property (nullable, readonly) UIKey *key SINCE(ios, 13.4) SINCE(tvos, 13.4);
@end

MAIN_ACTOR
@interface UIPressesEvent : UIEvent
@property (readonly) NSSet<UIPress *> *allPresses;
@end

MAIN_ACTOR
@interface UIResponder : NSObject
@property (nullable, readonly) UIResponder *nextResponder SWIFT_NAME(next);
@property (nullable, readonly) NSUndoManager *undoManager;
@property (readonly) BOOL canBecomeFirstResponder;
@property (readonly) BOOL canResignFirstResponder;
@property (readonly) BOOL isFirstResponder;
- (BOOL)becomeFirstResponder __attribute__((swift_attr("@discardableResult")));
- (BOOL)resignFirstResponder __attribute__((swift_attr("@discardableResult")));
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
    SWIFT_NAME(touchesBegan(_:with:));
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
    SWIFT_NAME(touchesMoved(_:with:));
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
    SWIFT_NAME(touchesEnded(_:with:));
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
    SWIFT_NAME(touchesCancelled(_:with:));
- (void)pressesBegan:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event
    SWIFT_NAME(pressesBegan(_:with:));
- (void)pressesChanged:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event
    SWIFT_NAME(pressesChanged(_:with:));
- (void)pressesEnded:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event
    SWIFT_NAME(pressesEnded(_:with:));
- (void)pressesCancelled:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event
    SWIFT_NAME(pressesCancelled(_:with:));
- (BOOL)canPerformAction:(SEL)action withSender:(nullable id)sender SWIFT_NAME(canPerformAction(_:withSender:));
@end

MAIN_ACTOR
@interface UIApplication : UIResponder
- (BOOL)sendAction:(SEL)action
                to:(nullable id)target
              from:(nullable id)sender
          forEvent:(nullable UIEvent *)event SWIFT_NAME(sendAction(_:to:from:for:));
@end

extern NSNotificationName const UIApplicationDidEnterBackgroundNotification
    SWIFT_NAME(UIApplication.didEnterBackgroundNotification);
extern NSNotificationName const UIApplicationDidReceiveMemoryWarningNotification
    SWIFT_NAME(UIApplication.didReceiveMemoryWarningNotification);
extern NSNotificationName const UIApplicationDidBecomeActiveNotification
    SWIFT_NAME(UIApplication.didBecomeActiveNotification);

typedef ENUM(NSInteger, UISceneActivationState) {
    UISceneActivationStateUnattached = -1,
    UISceneActivationStateForegroundActive,
    UISceneActivationStateForegroundInactive,
    UISceneActivationStateBackground,
} SWIFT_NAME(UIScene.ActivationState);

MAIN_ACTOR
@interface UIScene : UIResponder
@property (nonatomic, readonly) UISceneActivationState activationState;
@end

extern NSNotificationName const UISceneDidEnterBackgroundNotification
    SWIFT_NAME(UIScene.didEnterBackgroundNotification);
extern NSNotificationName const UISceneWillEnterForegroundNotification
    SWIFT_NAME(UIScene.willEnterForegroundNotification);

MAIN_ACTOR
@interface UIWindowScene : UIScene
@end

@interface UIResponder (UIResponderInputViewAdditions)
@property (nullable, readonly, strong) UIView *inputAccessoryView MAIN_ACTOR;
@end

@interface UIResponder (UIResponderKeyCommands)
@property (nullable, readonly) NSArray<UIKeyCommand *> *keyCommands MAIN_ACTOR;
@end

typedef OPTIONS(NSUInteger, UIMenuElementAttributes) {
    UIMenuElementAttributesDisabled = 1 << 0,
    UIMenuElementAttributesDestructive = 1 << 1,
    UIMenuElementAttributesHidden = 1 << 2,
} SWIFT_NAME(UIMenuElement.Attributes);

MAIN_ACTOR
@interface UIMenuElement : NSObject
@property (readonly) NSString *title;
@end

MAIN_ACTOR
@interface UIMenu : UIMenuElement
@property (readonly) NSArray<UIMenuElement *> *children;
@end

MAIN_ACTOR
@interface UICommand : UIMenuElement
@property (copy) NSString *title;
@property (nullable, copy) NSString *discoverabilityTitle;
@end

MAIN_ACTOR
@interface UIKeyCommand : UICommand
+ (instancetype)keyCommandWithInput:(NSString *)input modifierFlags:(UIKeyModifierFlags)modifierFlags
                             action:(SEL)action;
@property (nullable, readonly) NSString *input;
@property (readonly) UIKeyModifierFlags modifierFlags;
@property BOOL wantsPriorityOverSystemBehavior SINCE(ios, 15.0) SINCE(tvos, 15.0);
@property (class, readonly) NSString *inputUpArrow NONISOLATED;
@property (class, readonly) NSString *inputDownArrow NONISOLATED;
@property (class, readonly) NSString *inputLeftArrow NONISOLATED;
@property (class, readonly) NSString *inputRightArrow NONISOLATED;
@property (class, readonly) NSString *inputEscape NONISOLATED;
@property (class, readonly) NSString *inputPageUp NONISOLATED;
@property (class, readonly) NSString *inputPageDown NONISOLATED;
@property (class, readonly) NSString *inputHome NONISOLATED;
@property (class, readonly) NSString *inputEnd NONISOLATED;
@property (class, readonly) NSString *inputDelete NONISOLATED;
@end

@class UIAction;
typedef void (^UIActionHandler)(__kindof UIAction *action);

MAIN_ACTOR
@interface UIAction : UIMenuElement
@property (nullable, readonly) id sender;
@end

#pragma clang assume_nonnull end
