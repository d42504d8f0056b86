"""Connections: HTTP and WebSocket below the routes. Only this room knows uvicorn, websockets and httptools."""
