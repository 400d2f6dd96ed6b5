// A module without an entry point: the page calls what the other files expose.
