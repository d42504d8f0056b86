"""Tables, seats and the log."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("table", sa.String(6), primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("key", sa.LargeBinary(32), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("rematch", sa.String(6), nullable=True),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(6), sa.ForeignKey("tables.table"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("bot", sa.String, nullable=True),
        sa.Column("token", sa.String, nullable=True),
        sa.Column("name", sa.String, nullable=True),
        sa.Column("colour", sa.String, nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("table", sa.String(6), sa.ForeignKey("tables.table"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("moves", sa.JSON, nullable=False),
        sa.Column("time", sa.Integer, nullable=False),
        sa.UniqueConstraint("table", "id"),
        sqlite_with_rowid=False,
    )
