// The part of UIKit that Fanfold uses, as documented by class at developer.apple.com/documentation/uikit.

#include "../QuartzCore/QuartzCore.h"

#include "UIValues.h"
#include "UIResponder.h"
#include "UIAccessibility.h"
#include "UIFocus.h"
#include "UIView.h"
#include "UIGestureRecognizer.h"
#include "UIText.h"
#include "UIScrollView.h"
#include "UICollectionViewLayout.h"
#include "UICollectionViewCompositionalLayout.h"
#include "UICollectionView.h"
#include "UIViewController.h"
