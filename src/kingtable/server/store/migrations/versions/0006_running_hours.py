"""A table's age is counted in hours that the server runs: how many there were, and had been when it was made."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hour", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "running",
        sa.Column("one", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("hours", sa.Integer, nullable=False),
    )
    op.execute("INSERT INTO running (one, hours) VALUES (1, 0)")
