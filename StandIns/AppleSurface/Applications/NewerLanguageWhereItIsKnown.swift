import Fanfold

#if compiler(>=6.3)
let origin = Fanfold::Point(x: 0, y: 0)
#else
let origin = Fanfold.Point(x: 0, y: 0)
#endif
