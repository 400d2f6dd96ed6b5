// The encoder of QR codes that the system provides.
#include <qrencode.h>
