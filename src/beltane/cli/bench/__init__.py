"""What `beltane bench` measures: random play and starting, prompts, and search."""
