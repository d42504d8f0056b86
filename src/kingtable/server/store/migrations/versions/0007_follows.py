"""A rematch knows the table that it follows: its people come by themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("follows", sa.String(6), nullable=True))
