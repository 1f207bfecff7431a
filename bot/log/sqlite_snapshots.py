"""The snapshots of the SQLite log; a trigger keeps two of a campaign, others erase them."""

from bot.log import statements as sql
from bot.log.contract import Snapshot
from bot.log.sqlite_tables import SqliteTables
from bot.rules.basics.keys import CampaignAt


class SqliteSnapshots(SqliteTables):
    """The Snapshots of the contract."""

    async def snapshots(self, at: CampaignAt) -> list[Snapshot]:
        """Give a campaign's snapshots, the newest first."""
        return [Snapshot(*row) for row in await self._files.look(at.server, sql.SNAPSHOTS, at.id)]

    async def snapshot_put(self, at: CampaignAt, snapshot: Snapshot) -> None:
        """Keep a snapshot and the one before it."""
        digests = snapshot.code, snapshot.entry, snapshot.sum
        await self._change(at, sql.SNAPSHOT_PUT, at.id, snapshot.seq, *digests, snapshot.body)
