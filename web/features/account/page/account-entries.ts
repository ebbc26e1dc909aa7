import { Download, Gift, KeyRound, MapPin, Trash2, UserRound, Users } from "lucide-react";
import { sides } from "#sides/account-menu";
import { accountWords } from "#web/features/account/wording/account.ts";
import { accountAddress } from "#web/features/account/account-address.ts";
import type { LucideIcon } from "lucide-react";
import type { AccountEntry } from "./account-entry.ts";

const ownEntries: readonly AccountEntry[] = [
  entry("profile", 10, UserRound),
  entry("addresses", 40, MapPin),
  entry("members", 50, Users),
  entry("invite", 90, Gift),
  entry("password", 100, KeyRound),
  entry("data", 110, Download),
  entry("leave", 120, Trash2),
];

/** The account's menu, in its order. */
export const accountEntries = entriesWith(sides);

/** The account's own entries and those that other features of a shell declare in a file account-menu.ts. */
export function entriesWith(others: readonly AccountEntry[]): readonly AccountEntry[] {
  return [...ownEntries, ...others].toSorted((one, other) => one.order - other.order);
}

function entry(page: keyof typeof accountWords.entries, order: number, Icon: LucideIcon): AccountEntry {
  return { page, order, address: accountAddress[page], Icon, title: accountWords.entries[page], hint: accountWords.hints[page] };
}
