"""Several seats of a table may be at one screen."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("seats", sa.Column("screen", sa.Integer, nullable=True))
    op.add_column("seats", sa.Column("apart", sa.Boolean, nullable=False, server_default="0"))
