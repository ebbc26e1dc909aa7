import BellRing from "lucide-react/icons/bell-ring";
import { alertAddress } from "#web/platform/addresses/alert-address.ts";
import { alertsEntryWords } from "./wording/alerts-entry.ts";
import type { AccountEntry } from "#web/platform/own-page/account-entry.ts";

/** Alerts in the account's menu. */
export const alertsEntry: AccountEntry = {
  page: "alerts",
  order: 80,
  address: alertAddress.list,
  Icon: BellRing,
  ...alertsEntryWords,
};
