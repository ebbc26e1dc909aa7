import ClipboardList from "lucide-react/icons/clipboard-list";
import HeartPulse from "lucide-react/icons/heart-pulse";
import { assessmentAddress } from "#web/platform/addresses/assessment-address.ts";
import { healthProfileAddress } from "#web/platform/addresses/health-profile-address.ts";
import { healthEntryWords as says } from "./wording/account-entries.ts";
import type { AccountEntry } from "#web/platform/own-page/account-entry.ts";

/** What somebody told of their health, in the account's menu. */
export const healthProfileEntry: AccountEntry = {
  page: "health-profile",
  order: 25,
  address: healthProfileAddress("conditions", null),
  Icon: HeartPulse,
  ...says.profile,
};
export const assessmentsEntry: AccountEntry = {
  page: "assessments",
  order: 26,
  address: assessmentAddress.summaries,
  Icon: ClipboardList,
  ...says.assessments,
};
