import { Bell, Download, Gift, KeyRound, LifeBuoy, MapPin, Package, Sparkles, Trash2, UserRound, Users } from "lucide-react";
import { accountAddress } from "./account-address.ts";
import type { LucideIcon } from "lucide-react";

export type AccountEntry = { readonly page: AccountPageName; readonly address: string; readonly Icon: LucideIcon };

export type AccountPageName =
  | "profile"
  | "orders"
  | "tickets"
  | "addresses"
  | "members"
  | "points"
  | "notifications"
  | "invite"
  | "password"
  | "data"
  | "leave";

/** The account's menu, in its order. */
export const accountEntries: readonly AccountEntry[] = [
  { page: "profile", address: accountAddress.profile, Icon: UserRound },
  { page: "orders", address: accountAddress.orders, Icon: Package },
  { page: "tickets", address: accountAddress.tickets, Icon: LifeBuoy },
  { page: "addresses", address: accountAddress.addresses, Icon: MapPin },
  { page: "members", address: accountAddress.members, Icon: Users },
  { page: "points", address: accountAddress.points, Icon: Sparkles },
  { page: "notifications", address: accountAddress.notifications, Icon: Bell },
  { page: "invite", address: accountAddress.invite, Icon: Gift },
  { page: "password", address: accountAddress.password, Icon: KeyRound },
  { page: "data", address: accountAddress.data, Icon: Download },
  { page: "leave", address: accountAddress.leave, Icon: Trash2 },
];
