"""Games on a GPU: whether they are those of the processor, and how fast they are."""
