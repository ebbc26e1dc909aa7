import { nextOwner } from "#core/fitbook/groups/next-owner.ts";
import { customerId } from "#core/identity/customer-id.ts";
import type { PossibleOwner } from "#core/fitbook/groups/next-owner.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Gives the groups of somebody who goes for good their next owners, as part of the caller's transaction. */
export async function passOnGroups(trx: Database, customer: CustomerId): Promise<void> {
  const owned = await trx
    .selectFrom("fitbook_group_member")
    .select("place")
    .where("customer", "=", customer)
    .where("state", "=", "owner")
    .orderBy("place")
    .execute();
  for (const { place } of owned) {
    await trx.selectFrom("fitbook_group").select("id").where("id", "=", place).forNoKeyUpdate().execute();
    await trx.deleteFrom("fitbook_group_member").where("place", "=", place).where("customer", "=", customer).execute();
    const owner = nextOwner([...(await longestIn(trx, place, "admin")), ...(await longestIn(trx, place, "member"))]);
    if (owner === null)
      await trx
        .updateTable("fitbook_group")
        .set({ deleted_at: new Date() })
        .where("id", "=", place)
        .where("deleted_at", "is", null)
        .execute();
    else
      await trx
        .updateTable("fitbook_group_member")
        .set({ state: "owner" })
        .where("place", "=", place)
        .where("customer", "=", owner)
        .execute();
  }
}

/** Those of the role who come into question: of all alike, only the first can be next. */
async function longestIn(trx: Database, place: string, state: PossibleOwner["state"]): Promise<readonly PossibleOwner[]> {
  const rows = await trx
    .selectFrom("fitbook_group_member")
    .innerJoin("customer", "customer.id", "fitbook_group_member.customer")
    .select(["fitbook_group_member.customer", "changed_at"])
    .where("place", "=", place)
    .where("state", "=", state)
    .where("customer.standing", "=", "staying")
    .orderBy("changed_at")
    .orderBy("fitbook_group_member.customer")
    .limit(1)
    .execute();
  return rows.map(({ customer, changed_at }) => ({ person: customerId(customer), state, since: changed_at.getTime() }));
}
