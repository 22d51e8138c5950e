"""Words: catalogues, and saying phrases, events and prompts."""
