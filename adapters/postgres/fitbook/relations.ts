import { membershipOf } from "#core/fitbook/groups/member-role.ts";
import type { Follow } from "#core/fitbook/follow.ts";
import type { Membership } from "#core/fitbook/membership.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** A group or a challenge, which customers can join. */
export type Community = { readonly kind: "fitbook_group" | "challenge"; readonly id: string };

export async function areBlocked(trx: Database, one: CustomerId, other: CustomerId): Promise<boolean> {
  const row = await trx
    .selectFrom("customer_block")
    .select("blocker")
    .where((block) =>
      block.or([
        block.and([block("blocker", "=", one), block("blocked", "=", other)]),
        block.and([block("blocker", "=", other), block("blocked", "=", one)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

export async function followOf(trx: Database, follower: CustomerId, followed: CustomerId): Promise<Follow> {
  const row = await trx
    .selectFrom("follow")
    .select("state")
    .where("follower", "=", follower)
    .where("followed", "=", followed)
    .executeTakeFirst();
  return row?.state ?? "none";
}

/** How many somebody follows or has asked to, whatever came of it. */
export async function followedInAll(trx: Database, follower: CustomerId): Promise<number> {
  const { followed } = await trx
    .selectFrom("follow")
    .select(({ fn }) => fn.countAll<number>().as("followed"))
    .where("follower", "=", follower)
    .executeTakeFirstOrThrow();
  return followed;
}

type PutFollow = { readonly follower: CustomerId; readonly followed: CustomerId; readonly state: Follow; readonly at: number };

export async function putFollow(trx: Database, { follower, followed, state, at }: PutFollow): Promise<void> {
  if (state === "none") throw new TypeError("no follow is put where there is none");
  const change = { state, changed_at: new Date(at) };
  await trx
    .insertInto("follow")
    .values({ follower, followed, ...change })
    .onConflict((kept) => kept.columns(["follower", "followed"]).doUpdateSet(change))
    .execute();
}

export async function memberOf(trx: Database, { kind, id }: Community, customer: CustomerId): Promise<Membership> {
  const row = await trx
    .selectFrom(`${kind}_member`)
    .select("state")
    .where("place", "=", id)
    .where("customer", "=", customer)
    .executeTakeFirst();
  return membershipOf(row?.state ?? null);
}

type PutMember = { readonly customer: CustomerId; readonly state: Exclude<Membership, "none" | "requested">; readonly at: number };

export async function putMember(trx: Database, { kind, id }: Community, { customer, state, at }: PutMember): Promise<void> {
  const change = { state, changed_at: new Date(at) };
  await trx
    .insertInto(`${kind}_member`)
    .values({ place: id, customer, ...change })
    .onConflict((kept) => kept.columns(["place", "customer"]).doUpdateSet(change))
    .execute();
}
