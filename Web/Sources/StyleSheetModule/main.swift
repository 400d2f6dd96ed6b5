// This module has no entry point: the page calls the functions that the other file exposes.
