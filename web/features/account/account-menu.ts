import Download from "lucide-react/icons/download";
import Gift from "lucide-react/icons/gift";
import KeyRound from "lucide-react/icons/key-round";
import MapPin from "lucide-react/icons/map-pin";
import Trash2 from "lucide-react/icons/trash";
import UserRound from "lucide-react/icons/user-round";
import Users from "lucide-react/icons/users";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { accountWords } from "./wording/account.ts";
import type { LucideIcon } from "lucide-react";
import type { AccountEntry } from "#web/platform/own-page/account-entry.ts";

export const profileEntry = entry("profile", 10, UserRound);
export const addressesEntry = entry("addresses", 40, MapPin);
export const membersEntry = entry("members", 50, Users);
export const inviteEntry = entry("invite", 90, Gift);
export const passwordEntry = entry("password", 100, KeyRound);
export const ownDataEntry = entry("data", 110, Download);
export const leavingEntry = entry("leave", 120, Trash2);

function entry(page: keyof typeof accountWords.entries, order: number, Icon: LucideIcon): AccountEntry {
  return { page, order, address: accountAddress[page], Icon, title: accountWords.entries[page], hint: accountWords.hints[page] };
}
