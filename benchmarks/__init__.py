"""Speed, measured with separate programs; nothing here is a test."""
