import { BellRing } from "lucide-react";
import { alertAddress } from "./alert-address.ts";
import { alertWords } from "./wording/alerts.ts";
import type { AccountEntry } from "#web/features/account/page/account-entry.ts";

/** Alerts in the account's menu. */
export const alertsEntry: AccountEntry = {
  page: "alerts",
  address: alertAddress.list,
  Icon: BellRing,
  title: alertWords.account,
  hint: alertWords.accountHint,
};
