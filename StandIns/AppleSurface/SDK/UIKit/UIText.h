#pragma once
#pragma clang assume_nonnull begin

typedef NSString *UIFontTextStyle STRING_TYPE SWIFT_NAME(UIFont.TextStyle);
typedef NSString *UIContentSizeCategory STRING_TYPE;

typedef ENUM(NSInteger, NSTextAlignment) {
    NSTextAlignmentLeft = 0,
    NSTextAlignmentCenter = 1,
    NSTextAlignmentRight = 2,
    NSTextAlignmentJustified = 3,
    NSTextAlignmentNatural = 4,
};

SENDABLE
@interface UIFont : NSObject
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style SWIFT_NAME(preferredFont(forTextStyle:));
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize SWIFT_NAME(systemFont(ofSize:));
- (UIFont *)fontWithSize:(CGFloat)fontSize SWIFT_NAME(withSize(_:));
@end

extern UIFontTextStyle const UIFontTextStyleLargeTitle SINCE(ios, 11.0) NOT_ON(tvos);
extern UIFontTextStyle const UIFontTextStyleTitle1;
extern UIFontTextStyle const UIFontTextStyleTitle2;
extern UIFontTextStyle const UIFontTextStyleTitle3;
extern UIFontTextStyle const UIFontTextStyleHeadline;
extern UIFontTextStyle const UIFontTextStyleSubheadline;
extern UIFontTextStyle const UIFontTextStyleBody;
extern UIFontTextStyle const UIFontTextStyleCallout;
extern UIFontTextStyle const UIFontTextStyleFootnote;
extern UIFontTextStyle const UIFontTextStyleCaption1;

extern NSNotificationName const UIContentSizeCategoryDidChangeNotification
    SWIFT_NAME(UIContentSizeCategory.didChangeNotification);

MAIN_ACTOR
@interface UILabel : UIView
@property (nullable, copy) NSString *text;
@property (nullable, copy) NSAttributedString *attributedText;
@property (null_resettable, strong) UIFont *font;
@property (null_resettable, strong) UIColor *textColor;
@property NSTextAlignment textAlignment;
@property NSInteger numberOfLines;
@property BOOL adjustsFontForContentSizeCategory;
@property BOOL adjustsFontSizeToFitWidth;
@property CGFloat minimumScaleFactor;
@end

#pragma clang assume_nonnull end
