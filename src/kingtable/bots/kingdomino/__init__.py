"""Players of Kingdomino: policies over the record, compiled."""
