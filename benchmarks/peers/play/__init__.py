"""One program for each library, run by that library's interpreter; none imports what another needs."""
