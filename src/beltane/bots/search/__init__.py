"""The compiled part of bots: trees, looking ahead, and roll-outs. Its sources name the cache of what is compiled."""
