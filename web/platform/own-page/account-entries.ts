import { sides } from "#sides/account-menu";
import type { AccountEntry } from "./account-entry.ts";

/** The account's menu: what the features of a shell declare in files account-menu.ts, in its order. */
export const accountEntries: readonly AccountEntry[] = inMenuOrder(sides);

export function inMenuOrder(entries: readonly AccountEntry[]): readonly AccountEntry[] {
  return entries.toSorted((one, other) => one.order - other.order);
}
