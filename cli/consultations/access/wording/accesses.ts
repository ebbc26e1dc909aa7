import { indianDay } from "#core/shared/indian-time.ts";
import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import { printable } from "#cli/printing/columns.ts";
import type { SeenKind } from "#core/consultations/booking/access-entry.ts";
import type { NumberedAccess } from "#core/consultations/access/access-log.port.ts";

export const EXPECTED_PATIENT = "expected --patient with a mobile number of ten digits, an e-mail address or an id";
export const EXPECTED_PRACTITIONER = "expected --practitioner with the id of a practitioner";
export const EXPECTED_DAY = "expected --day with a day such as 2026-11-20";
export const EXPECTED_LIMIT = "expected --limit with a number from 1 to 1000";

const KINDS: Readonly<Record<SeenKind, string>> = {
  complaint: "what was written before the appointment",
  assessments: "answers before the appointment",
  "health-profile": "the health profile",
  prescriptions: "prescriptions",
  reports: "reports that were sent",
  trackers: "tracked days that were attached",
  ticks: "what was ticked on a prescription",
  "lab-reports": "shared lab reports",
  mobile: "the mobile number",
};

export const accessesText = (list: readonly NumberedAccess[]): string =>
  list.length === 0 ? "Nobody has read their health data.\n" : list.map((one) => `${printable(accessText(one))}\n`).join("");

const accessText = ({ number, at, by, seen, member, booking, start }: NumberedAccess): string =>
  `${number}. ${indianClockText(at)}  ${by}, practitioner, read ${seen.map((kind) => KINDS[kind]).join(", ")}${member === null ? "" : ` of the member ${member}`}, for ${booking} of ${indianDay(start)}`;
