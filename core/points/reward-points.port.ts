import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { PayableId } from "../ledger/entry.ts";

declare const entryBrand: unique symbol;

export type RewardEntryId = string & { readonly [entryBrand]: true };

export function rewardEntryId(text: string): RewardEntryId {
  if (text === "") throw new RangeError("an entry's id is not empty");
  return text as RewardEntryId;
}

/** What an entry comes from: the points that the customer had before orders were counted, a parcel of an order, or a refund of it. */
export type PointCause =
  | { readonly kind: "opening"; readonly reason: string }
  | { readonly kind: "earned" | "taken-back"; readonly order: PayableId };

/**
 * Points that were earned, or taken back (below 0); never 0. Points that were taken back count as long as those from which they were taken.
 * Times in milliseconds since 1970. Source: specification/points.md, Lasting.
 */
export type RewardEntry = {
  readonly id: RewardEntryId;
  readonly points: number;
  readonly cause: PointCause;
  readonly at: number;
  /** From when on they count; before that they are pending. */
  readonly usableFrom: number;
  /** Until when they count. */
  readonly expires: number;
};

/** Whether an entry counts at a moment, in milliseconds since 1970. Source: specification/points.md, Lasting. */
export function pointState(
  { usableFrom, expires }: Pick<RewardEntry, "usableFrom" | "expires">,
  now: number,
): "pending" | "usable" | "expired" {
  if (now < usableFrom) return "pending";
  return now < expires ? "usable" : "expired";
}

/** `entries`: the newest first; `next` null: the last page. `balance` is what counts now, `pending` what will count later. */
export type RewardLedger = {
  readonly balance: number;
  readonly pending: number;
  readonly entries: readonly RewardEntry[];
  readonly next: RewardEntryId | null;
};

type LedgerAsked = { readonly after: RewardEntryId | null; readonly limit: number; readonly now: number };

/** Customers' points. Entries are never changed or removed, and the balance is the sum of the entries that count. */
export type RewardPoints = {
  ledger(customer: CustomerId, ledger: LedgerAsked): Promise<RewardLedger>;
  /** Stores all of the entries or none, and each only once, however often the same id is stored. */
  enter(customer: CustomerId, entries: readonly RewardEntry[]): Promise<void>;
};
export const RewardPoints = token<RewardPoints>("RewardPoints");
