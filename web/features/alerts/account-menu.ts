import { BellRing } from "lucide-react";
import { alertAddress } from "./alert-address.ts";
import { alertsEntryWords } from "./wording/alerts-entry.ts";
import type { AccountEntry } from "#web/features/account/page/account-entry.ts";

/** Alerts in the account's menu. */
export const alertsEntry: AccountEntry = {
  page: "alerts",
  order: 80,
  address: alertAddress.list,
  Icon: BellRing,
  ...alertsEntryWords,
};
