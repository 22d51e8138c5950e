"""One program for each library, run by the interpreter that has it; nothing here imports what another needs."""
