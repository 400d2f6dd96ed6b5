#pragma once
#pragma clang assume_nonnull begin

@class UIImage;

struct UIEdgeInsets { CGFloat top, left, bottom, right; };
typedef struct UIEdgeInsets UIEdgeInsets;
struct UIOffset { CGFloat horizontal, vertical; };
typedef struct UIOffset UIOffset;

typedef ENUM(NSInteger, UIUserInterfaceLayoutDirection) {
    UIUserInterfaceLayoutDirectionLeftToRight,
    UIUserInterfaceLayoutDirectionRightToLeft,
};

typedef ENUM(NSInteger, UISemanticContentAttribute) {
    UISemanticContentAttributeUnspecified = 0,
    UISemanticContentAttributePlayback,
    UISemanticContentAttributeSpatial,
    UISemanticContentAttributeForceLeftToRight,
    UISemanticContentAttributeForceRightToLeft,
};

typedef float UILayoutPriority __attribute__((swift_newtype(struct)));

@class UITraitCollection;

typedef ENUM(NSInteger, UIUserInterfaceStyle) {
    UIUserInterfaceStyleUnspecified = 0,
    UIUserInterfaceStyleLight,
    UIUserInterfaceStyleDark,
};

SENDABLE
@interface UIColor : NSObject
- (UIColor *)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (UIColor *)initWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness
                   alpha:(CGFloat)alpha;
- (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
@property (class, readonly) UIColor *blackColor SWIFT_NAME(black);
@property (class, readonly) UIColor *whiteColor SWIFT_NAME(white);
@property (class, readonly) UIColor *clearColor SWIFT_NAME(clear);
- (UIColor *)initWithDynamicProvider:(UIColor *(^)(UITraitCollection *traitCollection))dynamicProvider
    SWIFT_NAME(init(dynamicProvider:)) SINCE(ios, 13.0) SINCE(tvos, 13.0);
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traitCollection
    SWIFT_NAME(resolvedColor(with:)) SINCE(ios, 13.0) SINCE(tvos, 13.0);
@property (class, readonly) UIColor *labelColor SWIFT_NAME(label) SINCE(ios, 13.0) SINCE(tvos, 13.0);
@property (class, readonly) UIColor *secondarySystemBackgroundColor SWIFT_NAME(secondarySystemBackground)
    SINCE(ios, 13.0) NOT_ON(tvos);
@property (class, readonly) UIColor *systemBackgroundColor SWIFT_NAME(systemBackground) SINCE(ios, 13.0) NOT_ON(tvos);
@property (class, readonly) UIColor *systemIndigoColor SWIFT_NAME(systemIndigo) SINCE(ios, 13.0) SINCE(tvos, 13.0);
@property (class, readonly) UIColor *systemPinkColor SWIFT_NAME(systemPink);
@property (class, readonly) UIColor *systemTealColor SWIFT_NAME(systemTeal);
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha SWIFT_NAME(withAlphaComponent(_:));
- (void)setFill;
@property (readonly) CGColorRef CGColor SWIFT_NAME(cgColor);
@end

SENDABLE
@interface UIImage : NSObject
@property (readonly) CGSize size;
@end

@interface UIGraphicsRendererContext : NSObject
- (void)fillRect:(CGRect)rect SWIFT_NAME(fill(_:));
@end

@interface UIGraphicsImageRendererContext : UIGraphicsRendererContext
@end

@interface UIGraphicsRenderer : NSObject
@end

@interface UIGraphicsImageRenderer : UIGraphicsRenderer
- (instancetype)initWithSize:(CGSize)size;
- (UIImage *)imageWithActions:(void (NOESCAPE ^)(UIGraphicsImageRendererContext *context))actions
    SWIFT_NAME(image(actions:));
@end

SENDABLE
@interface UITraitCollection : NSObject
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)userInterfaceStyle
    SINCE(ios, 12.0) SINCE(tvos, 10.0);
@property (readonly) CGFloat displayScale;
@property (readonly) UIUserInterfaceStyle userInterfaceStyle;
@end

#pragma clang assume_nonnull end
