import ShieldCheck from "lucide-react/icons/shield-check";
import { planAddress } from "#web/platform/addresses/plan-address.ts";
import { plansEntryWords } from "./wording/plans-entry.ts";
import type { AccountEntry } from "#web/platform/own-page/account-entry.ts";

/** Health plans in the account's menu. */
export const plansEntry: AccountEntry = {
  page: "plans",
  order: 28,
  address: planAddress.mine,
  Icon: ShieldCheck,
  ...plansEntryWords,
};
