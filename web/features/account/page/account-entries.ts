import { Bell, Download, Gift, KeyRound, LifeBuoy, MapPin, Package, Sparkles, Trash2, UserRound, Users } from "lucide-react";
import { sides } from "#sides/account-menu";
import { accountWords } from "#web/features/account/wording/account.ts";
import { accountAddress } from "./account-address.ts";
import type { LucideIcon } from "lucide-react";
import type { AccountEntry } from "./account-entry.ts";

/** The account's menu, in its order. What other features of the shell add in a file account-menu.ts comes after the notifications. */
export const accountEntries: readonly AccountEntry[] = [
  entry("profile", UserRound),
  entry("orders", Package),
  entry("tickets", LifeBuoy),
  entry("addresses", MapPin),
  entry("members", Users),
  entry("points", Sparkles),
  entry("notifications", Bell),
  ...sides,
  entry("invite", Gift),
  entry("password", KeyRound),
  entry("data", Download),
  entry("leave", Trash2),
];

function entry(page: keyof typeof accountWords.entries, Icon: LucideIcon): AccountEntry {
  return { page, address: accountAddress[page], Icon, title: accountWords.entries[page], hint: accountWords.hints[page] };
}
