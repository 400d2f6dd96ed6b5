#pragma once
#pragma clang assume_nonnull begin

typedef ENUM(NSInteger, UIBarButtonSystemItem) {
    UIBarButtonSystemItemDone,
    UIBarButtonSystemItemCancel,
    UIBarButtonSystemItemEdit,
    UIBarButtonSystemItemSave,
    UIBarButtonSystemItemAdd,
    UIBarButtonSystemItemPlay = 17,
    UIBarButtonSystemItemPause,
    UIBarButtonSystemItemRewind,
    UIBarButtonSystemItemFastForward,
    UIBarButtonSystemItemUndo,
    UIBarButtonSystemItemRedo,
} SWIFT_NAME(UIBarButtonItem.SystemItem);

typedef ENUM(NSInteger, UIAlertControllerStyle) {
    UIAlertControllerStyleActionSheet = 0,
    UIAlertControllerStyleAlert,
} SWIFT_NAME(UIAlertController.Style);

typedef ENUM(NSInteger, UIAlertActionStyle) {
    UIAlertActionStyleDefault = 0,
    UIAlertActionStyleCancel,
    UIAlertActionStyleDestructive,
} SWIFT_NAME(UIAlertAction.Style);

MAIN_ACTOR
@interface UIBarItem : NSObject
@property (nullable, copy) NSString *title;
@property (getter=isEnabled) BOOL enabled;
@end

MAIN_ACTOR
@interface UIBarButtonItem : UIBarItem
- (instancetype)init DESIGNATED;
@end

MAIN_ACTOR
@interface UINavigationItem : NSObject
@property (nullable, copy) NSString *title;
@property (nullable, strong) UIBarButtonItem *leftBarButtonItem;
@property (nullable, strong) UIBarButtonItem *rightBarButtonItem;
@property (nullable, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@end

MAIN_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@end

MAIN_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:(nullable void (^)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:(nullable void (^)(id<UIViewControllerTransitionCoordinatorContext> context))completion
    SWIFT_NAME(animate(alongsideTransition:completion:));
@end

@class UINavigationController;
@class UIViewController;

MAIN_ACTOR
@interface UIZoomTransitionOptions : NSObject
@end

MAIN_ACTOR
@interface UIZoomTransitionSourceViewProviderContext : NSObject
@property (nonatomic, readonly) UIViewController *sourceViewController;
@property (nonatomic, readonly) UIViewController *zoomedViewController;
@end

SINCE(ios, 18.0) SINCE(tvos, 18.0) MAIN_ACTOR
@interface UIViewControllerTransition : NSObject
+ (instancetype)zoomWithOptions:(nullable UIZoomTransitionOptions *)options
             sourceViewProvider:(UIView *_Nullable (^)(UIZoomTransitionSourceViewProviderContext *context))sourceViewProvider
    SWIFT_NAME(zoom(options:sourceViewProvider:));
@end

typedef OPTIONS(NSUInteger, NSDirectionalRectEdge) {
    NSDirectionalRectEdgeNone = 0,
    NSDirectionalRectEdgeTop = 1 << 0,
    NSDirectionalRectEdgeLeading = 1 << 1,
    NSDirectionalRectEdgeBottom = 1 << 2,
    NSDirectionalRectEdgeTrailing = 1 << 3,
    NSDirectionalRectEdgeAll = 15,
};

MAIN_ACTOR
@interface UIViewController : UIResponder <NSCoding>
- (void)setContentScrollView:(nullable UIScrollView *)scrollView
                     forEdge:(NSDirectionalRectEdge)edge SINCE(ios, 15.0) SINCE(tvos, 15.0)
    SWIFT_NAME(setContentScrollView(_:for:));
- (void)setContentScrollView:(nullable UIScrollView *)scrollView SINCE(ios, 15.0) SINCE(tvos, 15.0)
    SWIFT_NAME(setContentScrollView(_:));
- (nullable UIScrollView *)contentScrollViewForEdge:(NSDirectionalRectEdge)edge SINCE(ios, 15.0) SINCE(tvos, 15.0)
    SWIFT_NAME(contentScrollView(for:));
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (null_resettable, strong) UIView *view;
- (void)loadView;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated SWIFT_NAME(viewWillAppear(_:));
- (void)viewDidAppear:(BOOL)animated SWIFT_NAME(viewDidAppear(_:));
- (void)viewWillDisappear:(BOOL)animated SWIFT_NAME(viewWillDisappear(_:));
- (void)viewDidDisappear:(BOOL)animated SWIFT_NAME(viewDidDisappear(_:));
- (void)viewDidLayoutSubviews;
@property (nullable, copy) NSString *title;
@property (nullable, readonly, weak) UIViewController *parentViewController SWIFT_NAME(parent);
@property (readonly) NSArray<__kindof UIViewController *> *childViewControllers SWIFT_NAME(children);
- (void)addChildViewController:(UIViewController *)childController SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController SWIFT_NAME(removeFromParent());
- (void)willMoveToParentViewController:(nullable UIViewController *)parent SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent SWIFT_NAME(didMove(toParent:));
@property (nullable, readonly) UIViewController *presentedViewController SWIFT_NAME(presentedViewController);
- (void)presentViewController:(UIViewController *)viewControllerToPresent animated:(BOOL)flag
                   completion:(nullable void (^)(void))completion SWIFT_NAME(present(_:animated:completion:));
@property (readonly, strong) UINavigationItem *navigationItem;
@property (nullable, readonly, strong) UINavigationController *navigationController;
@property (nullable, nonatomic, readonly, strong) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
@property (nullable, nonatomic, strong) UIViewControllerTransition *preferredTransition
    SINCE(ios, 18.0) SINCE(tvos, 18.0);
@end

MAIN_ACTOR
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated
    SWIFT_NAME(pushViewController(_:animated:));
@property (copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nullable, readonly) UIGestureRecognizer *interactiveContentPopGestureRecognizer
    SINCE(ios, 26.0) NOT_ON(tvos);
@end

MAIN_ACTOR
@interface UITabBarController : UIViewController
@end

MAIN_ACTOR
@interface UICollectionViewController : UIViewController <UICollectionViewDelegate, UICollectionViewDataSource>
- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (null_resettable, strong) UICollectionView *collectionView;
@property (nonatomic) BOOL installsStandardGestureForInteractiveMovement;
@end

typedef ENUM(NSInteger, UIPageViewControllerTransitionStyle) {
    UIPageViewControllerTransitionStylePageCurl = 0,
    UIPageViewControllerTransitionStyleScroll,
} SWIFT_NAME(UIPageViewController.TransitionStyle);

typedef ENUM(NSInteger, UIPageViewControllerNavigationOrientation) {
    UIPageViewControllerNavigationOrientationHorizontal = 0,
    UIPageViewControllerNavigationOrientationVertical,
} SWIFT_NAME(UIPageViewController.NavigationOrientation);

typedef ENUM(NSInteger, UIPageViewControllerNavigationDirection) {
    UIPageViewControllerNavigationDirectionForward,
    UIPageViewControllerNavigationDirectionReverse,
} SWIFT_NAME(UIPageViewController.NavigationDirection);

@protocol UIPageViewControllerDataSource;

MAIN_ACTOR
@interface UIPageViewController : UIViewController
- (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style
                  navigationOrientation:(UIPageViewControllerNavigationOrientation)navigationOrientation
                                options:(nullable NSDictionary<NSString *, id> *)options DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, weak) id<UIPageViewControllerDataSource> dataSource;
@property (nullable, nonatomic, readonly) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<UIViewController *> *)viewControllers
                 direction:(UIPageViewControllerNavigationDirection)direction
                  animated:(BOOL)animated
                completion:(nullable void (^)(BOOL finished))completion;
@end

MAIN_ACTOR
@protocol UIPageViewControllerDataSource <NSObject>
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
               viewControllerBeforeViewController:(UIViewController *)viewController
    SWIFT_NAME(pageViewController(_:viewControllerBefore:));
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
                viewControllerAfterViewController:(UIViewController *)viewController
    SWIFT_NAME(pageViewController(_:viewControllerAfter:));
@end

@class UIAlertAction;

MAIN_ACTOR
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title message:(nullable NSString *)message
                          preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action SWIFT_NAME(addAction(_:));
@end

MAIN_ACTOR
@interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(nullable NSString *)title style:(UIAlertActionStyle)style
                        handler:(nullable void (^)(UIAlertAction *action))handler;
@end

#pragma clang assume_nonnull end
