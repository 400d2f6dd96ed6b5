#include "../ObjectiveC/ObjectiveC.h"
#include "../CoreGraphics/CoreGraphics.h"

#define NSNotFound 0x7fffffffffffffffL

typedef double NSTimeInterval;
typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;

#pragma clang assume_nonnull begin

@class NSCoder;

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder SWIFT_NAME(encode(with:));
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@interface NSObject (NSDelayedPerforming)
- (void)performSelector:(SEL)aSelector
             withObject:(nullable id)anArgument
             afterDelay:(NSTimeInterval)delay;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)aTarget;
@end

@interface NSObject (NSThreadPerformAdditions)
- (void)performSelectorOnMainThread:(SEL)aSelector
                         withObject:(nullable id)arg
                      waitUntilDone:(BOOL)wait
    SWIFT_NAME(performSelector(onMainThread:with:waitUntilDone:));
@end

@interface NSCoder : NSObject
@end

BRIDGED(Swift.String)
@interface NSString : NSObject <NSCopying>
@end

BRIDGED(Swift.Array)
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying>
@property (readonly) NSUInteger count;
@end

BRIDGED(Swift.Set)
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying>
@property (readonly) NSUInteger count;
@end

BRIDGED(Swift.Dictionary)
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying>
@property (readonly) NSUInteger count;
@end

BRIDGED(Foundation.IndexPath)
@interface NSIndexPath : NSObject <NSCopying>
@end

BRIDGED(Foundation.IndexSet)
@interface NSIndexSet : NSObject <NSCopying>
@end

@interface NSAttributedString : NSObject <NSCopying>
- (NSAttributedString *)initWithString:(NSString *)string DESIGNATED;
@end

@interface NSNumber : NSObject <NSCopying>
- (NSNumber *)initWithDouble:(double)value DESIGNATED SWIFT_NAME(init(value:));
@property (readonly) double doubleValue;
@end

SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle SWIFT_NAME(main);
@end

typedef NSString *NSNotificationName STRING_TYPE SWIFT_NAME(NSNotification.Name);

BRIDGED(Foundation.Notification)
@interface NSNotification : NSObject
@property (readonly, copy) NSNotificationName name;
@property (nullable, readonly, retain) id object;
@end

SWIFT_NAME(UserDefaults)
@interface NSUserDefaults : NSObject
@property (class, readonly, strong) NSUserDefaults *standardUserDefaults SWIFT_NAME(standard);
- (nullable NSString *)stringForKey:(NSString *)defaultName SWIFT_NAME(string(forKey:));
@end

MAIN_ACTOR
SWIFT_NAME(UndoManager)
@interface NSUndoManager : NSObject
@property (readonly) BOOL canUndo;
- (void)setActionName:(NSString *)actionName SWIFT_NAME(setActionName(_:));
- (void)removeAllActionsWithTarget:(id)target SWIFT_NAME(removeAllActions(withTarget:));
- (void)undo;
@end

SWIFT_NAME(OperationQueue)
@interface NSOperationQueue : NSObject
@property (class, readonly, strong) NSOperationQueue *mainQueue SWIFT_NAME(main);
@end

SWIFT_NAME(Thread)
SENDABLE
@interface NSThread : NSObject
@property (class, readonly, strong) NSThread *currentThread SWIFT_NAME(current);
@end

SWIFT_NAME(NotificationCenter)
@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter SWIFT_NAME(default);
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name object:(nullable id)obj
                             queue:(nullable NSOperationQueue *)queue
                        usingBlock:(void (SENDABLE ^)(NSNotification *notification))block
    SWIFT_NAME(addObserver(forName:object:queue:using:));
- (void)removeObserver:(id)observer;
- (void)postNotificationName:(NSNotificationName)name object:(nullable id)object SWIFT_NAME(post(name:object:));
@end

typedef NSString *NSRunLoopMode STRING_TYPE SWIFT_NAME(RunLoop.Mode);

SWIFT_NAME(RunLoop)
@interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *mainRunLoop SWIFT_NAME(main);
@end

extern NSRunLoopMode const NSDefaultRunLoopMode SWIFT_NAME(NSRunLoopMode.default);
extern NSRunLoopMode const NSRunLoopCommonModes SWIFT_NAME(NSRunLoopMode.common);

#pragma clang assume_nonnull end
