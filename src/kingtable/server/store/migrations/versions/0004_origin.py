"""Which game a table's goes on from."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.JSON(none_as_null=True), nullable=True))
