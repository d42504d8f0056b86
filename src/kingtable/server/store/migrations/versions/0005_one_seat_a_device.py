"""A device has one seat at a table.

Where it had two, its token opened the one with the higher number: the other becomes nobody's.
"""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.execute(
        "UPDATE seats SET secret = NULL WHERE secret IS NOT NULL AND EXISTS ("
        'SELECT 1 FROM seats AS other WHERE other."table" = seats."table" AND other.secret = seats.secret '
        "AND other.seat > seats.seat)"
    )
    op.create_index("devices", "seats", ["table", "secret"], unique=True)
