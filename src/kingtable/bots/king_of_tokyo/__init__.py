"""The players of King of Tokyo."""
