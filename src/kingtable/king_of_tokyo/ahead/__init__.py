"""Looking ahead: what may be chosen and what it would lead to."""
