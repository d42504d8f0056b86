"""A table has a link for all friends: each who opens it has a seat that is free."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("invite", sa.String(64), nullable=True))
