#include "../Darwin/Darwin.h"

typedef double CGFloat;
typedef double CFTimeInterval;
