import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import { NOTHING_CHANGED } from "#cli/wording/line-faults.ts";
import { printable } from "#cli/printing/columns.ts";
import type { CalendarFinding } from "#core/consultations/calendar/calendar-finding.ts";
import type { Overlap } from "#core/consultations/calendar/overlaps.ts";
import type { Practitioner } from "#core/consultations/practitioner.ts";
import type { ImportedCalendar } from "#core/consultations/register/import-calendars.use-case.ts";
import type { ImportPlan } from "#core/staff/import/import-plan.ts";
import type { Appointment, Span } from "#core/consultations/slots/slot-facts.ts";

export const NO_PRACTITIONER = "There is no practitioner with that id.\n";
export const NOT_REGISTERED = "A council registers this therapy: a practitioner without council and number cannot be verified.\n";
export const FULL_CALENDAR = "The calendar has reached its limit of exceptions. Import it again without those that are over.\n";
export const spanExpected =
  "expected --from and --to, days or instants at whole minutes, --to later than --from and at most 62 days after it";

const wholeNumber = new Intl.NumberFormat("en-IN");
const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${wholeNumber.format(count)} ${many}`);

export function importedText({ added, changed, unchanged }: ImportPlan, leftOut: number, run: "dry" | "real"): string {
  const counts = `${counted(added, "practitioner is new", "practitioners are new")}, ${wholeNumber.format(changed)} changed, ${wholeNumber.format(unchanged)} as before`;
  const left = leftOut === 0 ? "" : `; ${counted(leftOut, "line was", "lines were")} left out`;
  return run === "dry"
    ? `${counts}${left}. ${NOTHING_CHANGED}`
    : `${counts}${left}. Nobody is shown before \`practitioner verify\`.
`;
}

const stateOf = ({ isActive, verifiedAt }: Practitioner): string =>
  [isActive ? null : "paused", verifiedAt === null ? "not verified" : null].filter((state) => state !== null).join(", ") || "shown";

export const practitionersText = (list: readonly Practitioner[]): string =>
  list.length === 0
    ? "There is no such practitioner.\n"
    : list.map((one) => printable(`${one.id}  ${one.name}, ${one.therapy}: ${stateOf(one)}`).concat("\n")).join("");

export function practitionerText(one: Practitioner): string {
  const lines = [
    `${one.name} (${one.id}): ${stateOf(one)}`,
    `${one.therapy}; ${one.qualifications.join(", ") || "no qualification is known"}; practising since ${one.practisingSince}`,
    one.council === null ? "no council" : `${one.council}, ${one.registration ?? "no number"}`,
    `languages: ${one.languages.join(", ")}`,
    ...one.clinics.map(({ name, address, city, pincode }) => `clinic: ${name}, ${address}, ${city} ${pincode}`),
    ...(one.cities.length === 0 ? [] : [`also listed in: ${one.cities.join(", ")}`]),
    ...one.fees.map(({ length, mode, amount }) => `${length} minutes, ${mode}: ₹${amount / 100}`),
    `${one.buffer} minutes of rest, ${one.lead} minutes' notice, ${one.horizon} days ahead`,
  ];
  return lines.map((line) => `${printable(line)}\n`).join("");
}

export const changedText = (one: Practitioner): string => `${printable(`${one.name} (${one.id}): ${stateOf(one)}`)}\n`;

const overlapText = ({ date, first, second }: Overlap): string =>
  `windows ${first + 1} and ${second + 1}${date === null ? "" : ` of ${date}`} overlap: the one that starts earlier counts`;

const outsideText = ({ id, start, length }: Appointment): string =>
  `appointment ${id} at ${indianClockText(start)}, ${length} minutes, falls outside now and stays`;

export function calendarsText(calendars: readonly ImportedCalendar[], run: "dry" | "real"): string {
  const lines = calendars.flatMap(({ id, overlaps, outside }) =>
    [...overlaps.map(overlapText), ...outside.map(outsideText)].map((text) => `${printable(`${id}: ${text}`)}\n`),
  );
  return `${lines.join("")}${counted(calendars.length, "calendar", "calendars")} ${run === "dry" ? "would be put" : "put"}.\n`;
}

export const closedText = ({ from, to }: Span, outside: readonly Appointment[]): string =>
  `Closed from ${indianClockText(from)} to ${indianClockText(to)}.\n${outside.map((one) => `${printable(outsideText(one))}\n`).join("")}`;

export const findingsText = (found: readonly { readonly practitioner: Practitioner; readonly finding: CalendarFinding }[]): string =>
  found.length === 0
    ? "Nothing was found.\n"
    : found
        .map(({ practitioner, finding }) => `${printable(`${practitioner.id} (${practitioner.name}): ${findingText(finding)}`)}\n`)
        .join("");

function findingText(finding: CalendarFinding): string {
  switch (finding.kind) {
    case "overlap":
      return overlapText(finding);
    case "never-open":
      return "there is no time to book until the horizon";
    case "ends-soon":
      return "there is no time to book after the next 14 days";
    case "too-short":
      return `no stretch is long enough for ${finding.length} minutes`;
  }
}
