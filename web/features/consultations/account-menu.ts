import CalendarDays from "lucide-react/icons/calendar-days";
import Eye from "lucide-react/icons/eye";
import FileText from "lucide-react/icons/file-text";
import Pill from "lucide-react/icons/pill";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { prescriptionAddress } from "#web/platform/addresses/prescription-address.ts";
import { appointmentsEntryWords } from "./wording/appointments-entry.ts";
import { recordEntryWords as says } from "./wording/record-entries.ts";
import type { AccountEntry } from "#web/platform/own-page/account-entry.ts";

/** Appointments in the account's menu. */
export const appointmentsEntry: AccountEntry = {
  page: "appointments",
  order: 22,
  address: consultationAddress.appointments,
  Icon: CalendarDays,
  ...appointmentsEntryWords,
};

/** What came of them: prescriptions, and what is taken and done by them. */
export const prescriptionsEntry: AccountEntry = {
  page: "prescriptions",
  order: 23,
  address: prescriptionAddress.all("any"),
  Icon: FileText,
  ...says.prescriptions,
};
export const dosesEntry: AccountEntry = { page: "doses", order: 24, address: consultationAddress.ongoing, Icon: Pill, ...says.doses };

/** Who read of somebody's health. */
export const accessEntry: AccountEntry = { page: "access", order: 105, address: consultationAddress.accessLog, Icon: Eye, ...says.access };
