import { groupId } from "#core/fitbook/group.ts";
import { groupLinkId } from "#core/fitbook/groups/group-link.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { changeNotifications } from "#adapters/postgres/notifications/notification-writes.ts";
import { changeLocked, lockGroup } from "./change-group.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { GroupLink } from "#core/fitbook/groups/group-link.ts";
import type { FollowedLink, GroupLinks } from "#core/fitbook/groups/group-links.port.ts";
import type { Selectable } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { GroupLinkRow } from "#adapters/postgres/fitbook/tables.ts";

export const postgresGroupLinks = (db: Database): GroupLinks =>
  namingOutages("group links", {
    valid: (group, at) => validIn(db, group, at),
    add: ({ link, hash, at, most }) =>
      inTransaction(db, async (trx) => {
        await lockGroup(trx, link.group);
        if ((await validIn(trx, link.group, at)).length >= most) return false;
        const { id, group, kind, uses, mostUses, endsAt, isRevoked } = link;
        const row = { id, hash, fitbook_group: group, kind, uses, most_uses: mostUses, ends_at: new Date(endsAt), is_revoked: isRevoked };
        await trx.insertInto("fitbook_group_link").values(row).execute();
        return true;
      }),
    async revoke(group, link) {
      const revoked = db.updateTable("fitbook_group_link").set({ is_revoked: true });
      await revoked.where("fitbook_group", "=", group).where("id", "=", link).execute();
    },
    find: (hash) => linkOf(db, hash),
    follow: (followed) => followLink(db, followed),
    async forget(before) {
      await db.deleteFrom("fitbook_group_link").where("ends_at", "<", new Date(before)).execute();
    },
  });

async function validIn(db: Database, group: GroupId, at: number): Promise<readonly GroupLink[]> {
  const rows = await db
    .selectFrom("fitbook_group_link")
    .selectAll()
    .where("fitbook_group", "=", group)
    .where("ends_at", ">", new Date(at))
    .where("is_revoked", "=", false)
    .whereRef("uses", "<", "most_uses")
    .orderBy("ends_at")
    .orderBy("id")
    .execute();
  return rows.map(linkIn);
}

async function linkOf(db: Database, hash: string): Promise<GroupLink | null> {
  const row = await db.selectFrom("fitbook_group_link").selectAll().where("hash", "=", hash).executeTakeFirst();
  return row === undefined ? null : linkIn(row);
}

/** Everybody who comes by a link of a group waits for the group: no use is counted twice, and none beyond the last. */
async function followLink<Answer>(db: Database, { hash, customer, at, decide }: FollowedLink<Answer>): Promise<Answer | null> {
  const known = await linkOf(db, hash);
  if (known === null) return null;
  const { group } = known;
  return changeNotifications(db, [customer], async (trx, versions) => {
    await lockGroup(trx, group);
    const link = await linkOf(trx, hash); // Another may have come by it, or somebody revoked it.
    if (link === null) return null;
    let isUsed = false;
    const answer = await changeLocked<Answer>(trx, versions, {
      group,
      customer,
      subject: customer,
      at,
      decide(seen) {
        const decided = decide(seen, link);
        isUsed = decided.change !== null;
        return decided;
      },
    });
    if (isUsed)
      await trx
        .updateTable("fitbook_group_link")
        .set(({ eb }) => ({ uses: eb("uses", "+", 1) }))
        .where("hash", "=", hash)
        .execute();
    return answer;
  });
}

const linkIn = ({ id, fitbook_group, kind, uses, ...row }: Selectable<GroupLinkRow>): GroupLink => ({
  id: groupLinkId(id),
  group: groupId(fitbook_group),
  kind,
  uses,
  mostUses: row.most_uses,
  endsAt: row.ends_at.getTime(),
  isRevoked: row.is_revoked,
});
