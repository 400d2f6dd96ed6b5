#include "../Foundation/Foundation.h"

#pragma clang assume_nonnull begin

struct CATransform3D {
    CGFloat m11, m12, m13, m14;
    CGFloat m21, m22, m23, m24;
    CGFloat m31, m32, m33, m34;
    CGFloat m41, m42, m43, m44;
};
typedef struct CATransform3D CATransform3D;

extern const CATransform3D CATransform3DIdentity;
CATransform3D CATransform3DMakeTranslation(CGFloat tx, CGFloat ty, CGFloat tz);
CATransform3D CATransform3DMakeScale(CGFloat sx, CGFloat sy, CGFloat sz);
CATransform3D CATransform3DInvert(CATransform3D t);
CATransform3D CATransform3DConcat(CATransform3D a, CATransform3D b);
BOOL CATransform3DEqualToTransform(CATransform3D a, CATransform3D b);
CFTimeInterval CACurrentMediaTime(void);

@interface CALayer : NSObject
@property CGRect bounds;
@property CGPoint position;
@property CGFloat zPosition;
@property CGPoint anchorPoint;
@property CATransform3D transform;
@property CATransform3D sublayerTransform;
@property CGRect frame;
@property (getter=isHidden) BOOL hidden;
@property float opacity;
@property BOOL masksToBounds;
@property BOOL allowsEdgeAntialiasing;
@property CGFloat cornerRadius;
@property float shadowOpacity;
@property CGSize shadowOffset;
@property CGFloat shadowRadius;
@property BOOL shouldRasterize;
@property CGFloat rasterizationScale;
@property (nullable, readonly) CALayer *superlayer;
@property (nullable, readonly, copy) NSArray<__kindof CALayer *> *sublayers;
- (void)addSublayer:(CALayer *)layer SWIFT_NAME(addSublayer(_:));
- (CGPoint)convertPoint:(CGPoint)p toLayer:(nullable CALayer *)l SWIFT_NAME(convert(_:to:));
- (nullable __kindof CALayer *)presentationLayer SWIFT_NAME(presentation());
- (void)removeAllAnimations;
@end

typedef NSString *CAGradientLayerType STRING_ENUM;
extern CAGradientLayerType const kCAGradientLayerAxial SWIFT_NAME(CAGradientLayerType.axial);
extern CAGradientLayerType const kCAGradientLayerRadial SWIFT_NAME(CAGradientLayerType.radial);

@interface CAGradientLayer : CALayer
@property (nullable, copy) NSArray *colors;
@property (nullable, copy) NSArray<NSNumber *> *locations;
@property CGPoint startPoint;
@property CGPoint endPoint;
@property (copy) CAGradientLayerType type;
@end

@interface CATransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (void)setDisableActions:(BOOL)flag;
@end

struct CAFrameRateRange { float minimum; float maximum; float preferred; } SINCE(ios, 15.0) SINCE(tvos, 15.0);
typedef struct CAFrameRateRange CAFrameRateRange REFINED;

@interface CADisplayLink : NSObject
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)sel;
- (void)addToRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode SWIFT_NAME(add(to:forMode:));
- (void)removeFromRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode SWIFT_NAME(remove(from:forMode:));
- (void)invalidate;
@property (readonly) CFTimeInterval timestamp;
@property (readonly) CFTimeInterval duration;
@property (readonly) CFTimeInterval targetTimestamp SINCE(ios, 10.0) SINCE(tvos, 10.0);
@property (getter=isPaused) BOOL paused;
@property NSInteger preferredFramesPerSecond;
@property CAFrameRateRange preferredFrameRateRange SINCE(ios, 15.0) SINCE(tvos, 15.0);
@end

#pragma clang assume_nonnull end
