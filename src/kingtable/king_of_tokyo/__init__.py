"""King of Tokyo, first edition: rules, notation and views."""
