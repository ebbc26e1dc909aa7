import { lockPlayers } from "./lock-players.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { ChallengePlan } from "#core/fitbook/challenges/challenge-plan.ts";
import type { ChallengeChange } from "#core/fitbook/challenges/challenges.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const columnsOf = ({ activity, about, measure, scoring, cap, goal, start, end, isOpen }: ChallengePlan) => ({
  activity,
  about,
  measure,
  cap,
  goal,
  start_day: start,
  end_day: end,
  is_open: isOpen,
  scoring: scoring.kind,
  day_goal: scoring.kind === "total" ? null : scoring.dayGoal,
});

type Kept = { readonly customer: CustomerId; readonly challenge: ChallengeId; readonly at: number };

/** Keeps what core has decided, as part of the caller's transaction. */
export async function keepChange(trx: Database, change: ChallengeChange, { customer, challenge, at }: Kept): Promise<void> {
  const player = trx.updateTable("challenge_player").where("challenge", "=", challenge).where("customer", "=", customer);
  switch (change.kind) {
    case "made":
      await trx
        .insertInto("challenge")
        .values({ id: challenge, maker: customer, fitbook_group: change.group, created_at: new Date(at), ...columnsOf(change.plan) })
        .execute();
      return;
    case "planned":
      await trx
        .updateTable("challenge")
        .set({ ...columnsOf(change.plan), hindi: change.hindi && JSON.stringify(change.hindi) })
        .where("id", "=", challenge)
        .execute();
      return;
    case "cancelled":
      await trx
        .updateTable("challenge")
        .set({ cancelled_at: new Date(at) })
        .where("id", "=", challenge)
        .execute();
      return;
    case "entered": {
      for (const { day, amount, loggedAt, changes } of change.entries) {
        const stored = JSON.stringify(changes);
        await trx
          .insertInto("challenge_entry")
          .values({ customer, challenge, day, amount, logged_at: new Date(loggedAt), changes: stored })
          .onConflict((known) => known.columns(["customer", "challenge", "day"]).doUpdateSet({ changes: stored }))
          .execute();
      }
      await player.set(change.standing).execute();
      return;
    }
    case "left":
      await player.set({ left_at: new Date(at), tracker_shared_at: null }).execute();
      await trx // They may come back while joining is open.
        .updateTable("challenge_member")
        .set({ state: "invited", changed_at: new Date(at) })
        .where("place", "=", challenge)
        .where("customer", "=", customer)
        .execute();
      return;
    case "named":
      await player.set({ is_anonymous: change.isAnonymous }).execute();
      return;
    case "tracked":
      await lockPlayers(trx, customer); // All of them and in their order, as whoever counts them: two that wait for one another would be stuck.
      await player.set({ tracker_shared_at: change.sharesTracker ? new Date(at) : null }).execute();
  }
}
