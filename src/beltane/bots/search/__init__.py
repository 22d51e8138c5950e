"""The compiled part of the bots: tree search, lookahead and roll-outs; the compile cache depends on these files."""
