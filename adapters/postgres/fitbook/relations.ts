import { membershipOf } from "#core/fitbook/visibility/member-role.ts";
import { isWithdrawn } from "#core/fitbook/follow.ts";
import { personState } from "#core/fitbook/people/person-state.ts";
import type { FollowState } from "#core/fitbook/follow.ts";
import type { Membership } from "#core/fitbook/membership.ts";
import type { AccountStatus } from "#core/identity/account-status.ts";
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

export async function followOf(trx: Database, follower: CustomerId, followed: CustomerId): Promise<FollowState> {
  const row = await trx
    .selectFrom("follow")
    .select("state")
    .where("follower", "=", follower)
    .where("followed", "=", followed)
    .executeTakeFirst();
  if (row !== undefined) return row.state;
  const withdrawn = await trx
    .selectFrom("follow_withdrawn")
    .select("was_declined")
    .where("follower", "=", follower)
    .where("followed", "=", followed)
    .executeTakeFirst();
  if (withdrawn === undefined) return "none";
  return withdrawn.was_declined ? "withdrawn-declined" : "withdrawn";
}

/** How many of those whom somebody follows or has asked to are there, whatever came of it. */
export async function followedInAll(trx: Database, follower: CustomerId): Promise<number> {
  const rows = await trx
    .selectFrom("follow")
    .innerJoin("customer", "customer.id", "follow.followed")
    .select(({ fn }) => ["customer.standing", fn.countAll<number>().as("people")])
    .where("follow.follower", "=", follower)
    .groupBy("customer.standing")
    .execute();
  return peopleThere(rows);
}

/** The same of those whom somebody has blocked. */
export async function blockedInAll(trx: Database, blocker: CustomerId): Promise<number> {
  const rows = await trx
    .selectFrom("customer_block")
    .innerJoin("customer", "customer.id", "customer_block.blocked")
    .select(({ fn }) => ["customer.standing", fn.countAll<number>().as("people")])
    .where("customer_block.blocker", "=", blocker)
    .groupBy("customer.standing")
    .execute();
  return peopleThere(rows);
}

/** Who is gone stands in no list, so that no limit counts them: it would tell that somebody is suspended. */
const peopleThere = (rows: readonly { readonly standing: AccountStatus["kind"]; readonly people: number }[]): number =>
  rows.reduce((sum, { standing, people }) => sum + (personState(standing, true) === "active" ? people : 0), 0);

type PutFollow = { readonly follower: CustomerId; readonly followed: CustomerId; readonly state: FollowState; readonly at: number };

/** Requests that were taken back stand apart: whatever reads follows finds nothing there. */
export async function putFollow(trx: Database, { follower, followed, state, at }: PutFollow): Promise<void> {
  if (state === "none") throw new TypeError("no follow is put where there is none");
  const pair = { follower, followed };
  if (isWithdrawn(state)) {
    await removeFollow(trx, pair);
    const withdrawn = { was_declined: state === "withdrawn-declined", withdrawn_at: new Date(at) };
    await trx
      .insertInto("follow_withdrawn")
      .values({ ...pair, ...withdrawn })
      .execute();
    return;
  }
  await trx.deleteFrom("follow_withdrawn").where("follower", "=", follower).where("followed", "=", followed).execute();
  const changed_at = new Date(at);
  // Whoever asked takes along when their follows last changed: being declined is none of it.
  const change = state === "declined" ? { state } : { state, changed_at };
  await trx
    .insertInto("follow")
    .values({ ...pair, state, changed_at })
    .onConflict((stored) => stored.columns(["follower", "followed"]).doUpdateSet(change))
    .execute();
}

/** Removes a follow or a request, taken back or not. */
export async function removeFollow(trx: Database, { follower, followed }: Pick<PutFollow, "follower" | "followed">): Promise<void> {
  for (const table of ["follow", "follow_withdrawn"] as const)
    await trx.deleteFrom(table).where("follower", "=", follower).where("followed", "=", followed).execute();
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
    .onConflict((stored) => stored.columns(["place", "customer"]).doUpdateSet(change))
    .execute();
}
