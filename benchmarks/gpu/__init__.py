"""Games on a GPU: whether they equal those on the processor, and how fast they are."""
