"""The web service: people, tables, play, live updates, storage, bots and operations."""
