"""The messages, both ways, over HTTP and the websocket."""
