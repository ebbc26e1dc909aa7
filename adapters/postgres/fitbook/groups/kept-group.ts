import { customerId } from "#core/identity/customer-id.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { lockGroup } from "./change-group.ts";
import { groupIn, groupRowOf } from "./group-facts.ts";
import type { Group, GroupId } from "#core/fitbook/group.ts";
import type { KeptGroup, StaffRuling } from "#core/fitbook/groups/groups.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** What staff are told of a group; null: there never was one. */
export async function keptGroup(db: Database, id: GroupId): Promise<KeptGroup | null> {
  const row = await db.selectFrom("fitbook_group").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) return null;
  const runners = await db
    .selectFrom("fitbook_group_member")
    .select(["customer", "state"])
    .where("place", "=", id)
    .where("state", "in", ["owner", "admin"])
    .orderBy("state", "desc")
    .orderBy("customer")
    .execute();
  const counts = await db
    .selectFrom("fitbook_group_member")
    .select("state")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("place", "=", id)
    .groupBy("state")
    .execute();
  return {
    group: groupIn(row),
    runBy: runners.map(({ customer, state }) => ({ person: customerId(customer), state: state === "owner" ? "owner" : "admin" })),
    people: Object.fromEntries(counts.map(({ state, count }) => [state, Number(count)])),
    ownerGoneAt: row.owner_gone_at?.getTime() ?? null,
  };
}

/** Changes a group as core decides for staff, with the entry of the audit log. */
export const ruleOnGroup = <Answer>(db: Database, id: GroupId, decide: (stored: Group | null) => StaffRuling<Answer>): Promise<Answer> =>
  inTransaction(db, async (trx) => {
    await lockGroup(trx, id);
    const row = await trx.selectFrom("fitbook_group").selectAll().where("id", "=", id).executeTakeFirst();
    const { change, answer } = decide(row === undefined ? null : groupIn(row));
    if (change === null) return answer;
    const { id: _, ...columns } = groupRowOf(change.group);
    await trx.updateTable("fitbook_group").set(columns).where("id", "=", id).execute();
    await putAudit(trx, change.audit);
    return answer;
  });
