import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

type Joining = { readonly challenge: ChallengeId; readonly customer: CustomerId; readonly at: number };

/** Has somebody play, as part of the caller's transaction. Who comes back has the score of before, whose entries are still there. */
export async function putPlayer(trx: Database, { challenge, customer, at }: Joining): Promise<void> {
  const joined = { joined_at: new Date(at), left_at: null };
  await trx
    .insertInto("challenge_player")
    .values({ challenge, customer, ...joined })
    .onConflict((stored) => stored.columns(["challenge", "customer"]).doUpdateSet(joined))
    .execute();
}
