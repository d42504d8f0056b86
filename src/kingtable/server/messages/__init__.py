"""What the server and the page say to each other, and how the server refuses. This room does no input or output."""
