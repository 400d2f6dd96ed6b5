// The JSON reader that the system provides.
#include <jansson.h>
