import { CalendarDays } from "lucide-react";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { appointmentsEntryWords } from "./wording/appointments-entry.ts";
import type { AccountEntry } from "#web/platform/own-page/account-entry.ts";

/** Appointments in the account's menu. */
export const appointmentsEntry: AccountEntry = {
  page: "appointments",
  order: 22,
  address: consultationAddress.appointments,
  Icon: CalendarDays,
  ...appointmentsEntryWords,
};
