"""What a table was dealt from, hashes instead of tokens, and snapshots.

A link of 0.1.0 stays good: it opens its seat as a link does now, and the player who sits there keeps the seat.
"""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("host", sa.Integer, nullable=True))
    op.create_index("commitments", "tables", ["commitment"], unique=True)
    op.add_column("seats", sa.Column("secret", sa.String(64), nullable=True))
    op.add_column("seats", sa.Column("link", sa.String(64), nullable=True))
    seats = sa.table("seats", *[sa.column(name) for name in ("table", "seat", "token", "secret", "link")])
    database = op.get_bind()
    found = database.execute(sa.select(seats.c.table, seats.c.seat, seats.c.token).where(seats.c.token.is_not(None)))
    for table, seat, token in found.all():
        digest = hashlib.sha256(token.encode()).hexdigest()
        where = (seats.c.table == table, seats.c.seat == seat)
        database.execute(sa.update(seats).where(*where).values(secret=digest, link=digest))
    op.drop_column("seats", "token")
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(6), sa.ForeignKey("tables.table"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
