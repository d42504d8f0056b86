"""The HTTP routes. A route reads a request, asks a table or the store, and answers."""
