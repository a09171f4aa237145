"""The HTTP calls, grouped as docs/protocol.md groups them."""
