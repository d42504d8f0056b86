"""What a seat may know as arrays of numbers, and actions as numbers, for those who learn."""
