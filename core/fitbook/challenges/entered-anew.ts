import { entryId } from "./kept-challenge.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Day } from "../../shared/day.ts";
import type { ChallengeId } from "../challenge.ts";
import type { Entry } from "../leaderboard/board-facts.ts";

/** How many changes of a day are kept. Of more, the last takes the place of the one before it: only the last ever counts. */
const MOST_CHANGES = 50;

type Entered = {
  readonly before: Entry | undefined;
  readonly customer: CustomerId;
  readonly challenge: ChallengeId;
  readonly day: Day;
  readonly amount: number | null;
  readonly at: number;
};

/** A player's day with a new amount; null: it is taken back, which only what was there can be. */
export function enteredAnew({ before, customer, challenge, day, amount, at }: Entered): Entry {
  if (before !== undefined) {
    const last = before.changes.at(-1)?.at ?? before.loggedAt;
    return { ...before, changes: [...before.changes.slice(0, MOST_CHANGES - 1), { at: Math.max(at, last), amount }] };
  }
  if (amount === null) throw new RangeError("nothing can be taken back where nothing was entered");
  return { id: entryId(challenge, customer, day), person: customer, day, amount, loggedAt: at, changes: [] };
}
