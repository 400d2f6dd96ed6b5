// Applications need no other import for layouts, items and their states.
@_exported import FanfoldSwiftUI

@_exported import struct Fanfold.ItemAttributes
