"""The first tables."""

from alembic import op

from fondaco.server.schema import meta

revision = "0001"
down_revision = None


def upgrade() -> None:
    meta.create_all(op.get_bind(), checkfirst=False)


def downgrade() -> None:
    meta.drop_all(op.get_bind())
