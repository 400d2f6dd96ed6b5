#pragma once
#pragma clang assume_nonnull begin

@class UIFocusUpdateContext, UIFocusAnimationCoordinator, UIView;

typedef OPTIONS(NSUInteger, UIFocusHeading) {
    UIFocusHeadingNone = 0,
    UIFocusHeadingUp = 1 << 0,
    UIFocusHeadingDown = 1 << 1,
    UIFocusHeadingLeft = 1 << 2,
    UIFocusHeadingRight = 1 << 3,
    UIFocusHeadingNext = 1 << 4,
    UIFocusHeadingPrevious = 1 << 5,
};

MAIN_ACTOR
@protocol UIFocusEnvironment <NSObject>
@property (readonly, copy) NSArray<id<UIFocusEnvironment>> *preferredFocusEnvironments;
- (void)setNeedsFocusUpdate;
- (void)updateFocusIfNeeded;
- (BOOL)shouldUpdateFocusInContext:(UIFocusUpdateContext *)context SWIFT_NAME(shouldUpdateFocus(in:));
- (void)didUpdateFocusInContext:(UIFocusUpdateContext *)context
       withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator SWIFT_NAME(didUpdateFocus(in:with:));
@end

MAIN_ACTOR
@protocol UIFocusItem <UIFocusEnvironment>
@property (readonly) BOOL canBecomeFocused;
@end

MAIN_ACTOR
@interface UIFocusUpdateContext : NSObject
@property (nullable, readonly, weak) id<UIFocusItem> previouslyFocusedItem;
@property (nullable, readonly, weak) id<UIFocusItem> nextFocusedItem;
@property (nullable, readonly, weak) UIView *previouslyFocusedView;
@property (nullable, readonly, weak) UIView *nextFocusedView;
@property (readonly) UIFocusHeading focusHeading;
@end

MAIN_ACTOR
@interface UIFocusSystem : NSObject
@property (nullable, readonly, weak) id<UIFocusItem> focusedItem;
@end

MAIN_ACTOR
@interface UIFocusAnimationCoordinator : NSObject
- (void)addCoordinatedAnimations:(nullable void (^)(void))animations
                      completion:(nullable void (^)(void))completion;
@end

#pragma clang assume_nonnull end
