import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";

declare const entryBrand: unique symbol;

export type RewardEntryId = string & { readonly [entryBrand]: true };

export function rewardEntryId(text: string): RewardEntryId {
  if (text === "") throw new RangeError("an entry's id is not empty");
  return text as RewardEntryId;
}

/** Points earned, or taken back below 0; never 0. `at` in milliseconds since 1970. */
export type RewardEntry = { readonly id: RewardEntryId; readonly points: number; readonly reason: string; readonly at: number };

/** `entries`: the newest first; `next` null: the last page. */
export type RewardLedger = { readonly balance: number; readonly entries: readonly RewardEntry[]; readonly next: RewardEntryId | null };

/** Customers' points: what is entered stays, and the balance is its sum. */
export type RewardPoints = {
  ledger(customer: CustomerId, place: { readonly after: RewardEntryId | null; readonly limit: number }): Promise<RewardLedger>;
  /** Once, however often the same id is entered. */
  enter(customer: CustomerId, entry: RewardEntry): Promise<void>;
};
export const RewardPoints = token<RewardPoints>("RewardPoints");
