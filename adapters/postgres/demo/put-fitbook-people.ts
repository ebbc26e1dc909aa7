import { profileRow } from "#adapters/postgres/fitbook/people.ts";
import type { FitbookProfile } from "#core/fitbook/profiles/fitbook-profile.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

type KeptProfile = { readonly customer: CustomerId; readonly profile: FitbookProfile; readonly at: number };

/** Who has entered Fitbook, whom they follow and whom they have blocked. `now` in milliseconds since 1970. */
export type KeptFitbookPeople = {
  readonly profiles: readonly KeptProfile[];
  readonly follows: readonly { readonly follower: string; readonly followed: string }[];
  readonly blocks: readonly { readonly blocker: string; readonly blocked: string }[];
};

/** Stores them for customers who already exist, as part of the caller's transaction. */
export async function putFitbookPeople(trx: Database, { profiles, follows, blocks }: KeptFitbookPeople, now: number): Promise<void> {
  await trx.insertInto("fitbook_profile").values(profiles.map(profileRow)).execute();
  await trx
    .insertInto("follow")
    .values(follows.map((follow) => ({ ...follow, state: "following" as const, changed_at: new Date(now) })))
    .execute();
  if (blocks.length === 0) return;
  await trx
    .insertInto("customer_block")
    .values(blocks.map((block) => ({ ...block, blocked_at: new Date(now) })))
    .execute();
}
