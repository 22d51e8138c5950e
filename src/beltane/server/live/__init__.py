"""Live updates over one WebSocket per client."""
