// The decoder and encoder of WebP that the system provides.
#include <webp/decode.h>
#include <webp/encode.h>
#include <webp/mux.h>
