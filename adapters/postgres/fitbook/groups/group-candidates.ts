import { groupId } from "#core/fitbook/group.ts";
import { MEMBER_ROLES } from "#core/fitbook/groups/member-role.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { GroupList } from "#core/fitbook/groups/groups.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

type Search = { readonly list: GroupList; readonly after: GroupId | null; readonly limit: number };

/** Which groups may be in a list, by their ids, seen or not. */
export async function groupCandidates(db: Database, { list, after, limit }: Search): Promise<readonly GroupId[]> {
  const rows = await db
    .selectFrom(rowsOf(db, list).as("candidate"))
    .select("id")
    .$if(after !== null, (query) => query.where("id", ">", after ?? ""))
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => groupId(id));
}

function rowsOf(db: Database, { kind, of }: GroupList) {
  const own = db.selectFrom("fitbook_group_member").select("place as id").where("customer", "=", of);
  switch (kind) {
    case "mine":
      return own.where("state", "in", [...MEMBER_ROLES]);
    case "invited":
      return own.where("state", "=", "invited");
    case "company":
      return db
        .selectFrom("fitbook_group")
        .innerJoin("customer", "customer.aggregator", "fitbook_group.company")
        .select("fitbook_group.id")
        .where("customer.id", "=", of)
        .where("deleted_at", "is", null)
        .where("fitbook_group.id", "not in", own.where("state", "in", [...MEMBER_ROLES]));
    case "open":
      return db
        .selectFrom("fitbook_group")
        .select("id")
        .where("is_open", "=", true)
        .where("deleted_at", "is", null)
        .where("id", "not in", own.where("state", "in", [...MEMBER_ROLES]));
  }
}
