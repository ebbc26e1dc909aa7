import { sql } from "kysely";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { nextOwner } from "#core/fitbook/groups/next-owner.ts";
import { customerId } from "#core/identity/customer-id.ts";
import type { Groups } from "#core/fitbook/groups/groups.port.ts";
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
    await passTo(trx, { place, at: new Date(), decide: nextOwner });
  }
}

/** Source: specification/fitbook.md, Groups. */
export const passOnOwnerless = (db: Database, { at, goneBy, decide }: Parameters<Groups["passOn"]>[0]): Promise<void> =>
  inTransaction(db, async (trx) => {
    const isGone = sql<boolean>`not exists (select 1 from fitbook_group_member owner
      join customer on customer.id = owner.customer and customer.standing = 'staying'
      join fitbook_profile profile on profile.customer = owner.customer
      where owner.place = fitbook_group.id and owner.state = 'owner')`;
    const live = () => trx.updateTable("fitbook_group").where("deleted_at", "is", null);
    await live().set({ owner_gone_at: null }).where("owner_gone_at", "is not", null).where(sql<boolean>`not ${isGone}`).execute();
    await live()
      .set({ owner_gone_at: new Date(at) })
      .where("owner_gone_at", "is", null)
      .where(isGone)
      .execute();
    const due = await trx
      .selectFrom("fitbook_group")
      .select("id")
      .where("owner_gone_at", "<=", new Date(goneBy))
      .where("deleted_at", "is", null)
      .orderBy("id")
      .forNoKeyUpdate()
      .execute();
    for (const { id } of due) await passTo(trx, { place: id, at: new Date(at), decide });
  });

type Passed = Pick<Parameters<Groups["passOn"]>[0], "decide"> & { readonly place: string; readonly at: Date };

async function passTo(trx: Database, { place, at, decide }: Passed): Promise<void> {
  const owner = decide([...(await longestIn(trx, place, "admin")), ...(await longestIn(trx, place, "member"))]);
  const group = trx.updateTable("fitbook_group").where("id", "=", place);
  if (owner === null) {
    await group.set({ deleted_at: at }).where("deleted_at", "is", null).execute();
    return;
  }
  const member = trx.updateTable("fitbook_group_member").where("place", "=", place);
  await member.set({ state: "member", changed_at: at }).where("state", "=", "owner").execute();
  await member.set({ state: "owner", changed_at: at }).where("customer", "=", owner).execute();
  await group.set({ offered_to: null, owner_gone_at: null }).execute();
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
