import Bell from "lucide-react/icons/bell";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { notificationsEntryWords } from "./wording/notifications-entry.ts";
import type { AccountEntry } from "#web/platform/own-page/account-entry.ts";

/** Notifications in the account's menu. */
export const notificationsEntry: AccountEntry = {
  page: "notifications",
  order: 70,
  address: accountAddress.notifications,
  Icon: Bell,
  ...notificationsEntryWords,
};
