#pragma once
#pragma clang assume_nonnull begin

@class UIAccessibilityCustomAction;

typedef unsigned long long UIAccessibilityTraits __attribute__((swift_newtype(struct)));

typedef ENUM(NSInteger, UIAccessibilityScrollDirection) {
    UIAccessibilityScrollDirectionRight = 1,
    UIAccessibilityScrollDirectionLeft,
    UIAccessibilityScrollDirectionUp,
    UIAccessibilityScrollDirectionDown,
    UIAccessibilityScrollDirectionNext,
    UIAccessibilityScrollDirectionPrevious,
};

#pragma clang attribute push(MAIN_ACTOR, apply_to = any(objc_method, objc_property))

@interface NSObject (UIAccessibility)
@property BOOL isAccessibilityElement;
@property (nullable, copy) NSString *accessibilityLabel;
@property (nullable, copy) NSString *accessibilityHint;
@property (nullable, copy) NSString *accessibilityValue;
@property UIAccessibilityTraits accessibilityTraits;
@property CGRect accessibilityFrame;
@property CGPoint accessibilityActivationPoint;
@property BOOL accessibilityElementsHidden;
@property BOOL accessibilityViewIsModal;
@property BOOL shouldGroupAccessibilityChildren;
@end

@interface NSObject (UIAccessibilityContainer)
@property (nullable, strong) NSArray *accessibilityElements;
- (NSInteger)accessibilityElementCount;
- (nullable id)accessibilityElementAtIndex:(NSInteger)index SWIFT_NAME(accessibilityElement(at:));
- (NSInteger)indexOfAccessibilityElement:(id)element SWIFT_NAME(index(ofAccessibilityElement:));
@end

@interface NSObject (UIAccessibilityFocus)
- (void)accessibilityElementDidBecomeFocused;
- (void)accessibilityElementDidLoseFocus;
- (BOOL)accessibilityElementIsFocused;
@end

@interface NSObject (UIAccessibilityAction)
- (BOOL)accessibilityActivate;
- (void)accessibilityIncrement;
- (void)accessibilityDecrement;
- (BOOL)accessibilityScroll:(UIAccessibilityScrollDirection)direction;
- (BOOL)accessibilityPerformEscape;
- (BOOL)accessibilityPerformMagicTap;
@property (nullable, strong) NSArray<UIAccessibilityCustomAction *> *accessibilityCustomActions;
@end

#pragma clang attribute pop

typedef BOOL (^UIAccessibilityCustomActionHandler)(UIAccessibilityCustomAction *customAction)
    SWIFT_NAME(UIAccessibilityCustomAction.Handler);

MAIN_ACTOR
@interface UIAccessibilityCustomAction : NSObject
- (instancetype)initWithName:(NSString *)name target:(nullable id)target selector:(SEL)selector;
- (instancetype)initWithName:(NSString *)name actionHandler:(UIAccessibilityCustomActionHandler)actionHandler
    SINCE(ios, 13.0) SINCE(tvos, 13.0);
- (instancetype)initWithName:(NSString *)name image:(nullable UIImage *)image
               actionHandler:(UIAccessibilityCustomActionHandler)actionHandler;
@property (copy) NSString *name;
@property (nullable, strong) UIImage *image;
@property (nullable, copy) UIAccessibilityCustomActionHandler actionHandler;
@property (nullable, weak) id target;
@property SEL selector;
@end

MAIN_ACTOR
@interface UIAccessibilityElement : UIResponder
- (instancetype)initWithAccessibilityContainer:(id)container;
@property (nullable, weak) id accessibilityContainer;
@property CGRect accessibilityFrameInContainerSpace;
@end

#pragma clang assume_nonnull end
