"""A row of the log says itself whether it is a note, and who played."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

PREFIXES = {"bot": "bot:", "substitute": "for:", "default": "stand-in:", "clock": "clock:"}
"""How the ids of what no person played began, which was the only sign of it."""


def upgrade() -> None:
    op.add_column("log", sa.Column("kind", sa.String, nullable=False, server_default="moves"))
    op.add_column("log", sa.Column("author", sa.String, nullable=False, server_default="seat"))
    op.execute("UPDATE log SET kind = 'note' WHERE id LIKE 'table:%'")
    for author, prefix in PREFIXES.items():
        op.execute(f"UPDATE log SET author = '{author}' WHERE id LIKE '{prefix}%'")
