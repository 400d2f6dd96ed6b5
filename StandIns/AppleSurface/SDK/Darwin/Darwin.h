// MacTypes.h still declares QuickDraw's types, whose names are those of geometry.

#pragma once

struct Point { short v, h; };
typedef struct Point Point;
struct Rect { short top, left, bottom, right; };
typedef struct Rect Rect;
typedef long Size;
typedef unsigned char Style;
typedef int Fixed;
