"""What clients are told as it happens, over one WebSocket each."""
