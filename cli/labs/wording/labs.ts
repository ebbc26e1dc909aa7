import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import { NOTHING_CHANGED } from "#cli/wording/line-faults.ts";
import { printable } from "#cli/printing/columns.ts";
import type { ImportPlan } from "#core/staff/import/import-plan.ts";
import type { LabSlot } from "#core/labs/slots/lab-slots.ts";
import type { NotServed } from "#core/labs/slots/not-served.ts";
import type { LabFinding } from "#core/labs/register/lab-finding.ts";

const wholeNumber = new Intl.NumberFormat("en-IN");

export function importedText({ added, changed, unchanged }: ImportPlan, run: "dry" | "real"): string {
  const counts = `${wholeNumber.format(added)} new, ${wholeNumber.format(changed)} changed, ${wholeNumber.format(unchanged)} as before`;
  return run === "dry" ? `It would be ${counts}. ${NOTHING_CHANGED}` : `Labs, tests, packages and calendars: ${counts}.\n`;
}

export const findingsText = (found: readonly LabFinding[]): string =>
  found.length === 0 ? "Nothing was found.\n" : found.map((one) => `${printable(findingText(one))}\n`).join("");

function findingText(finding: LabFinding): string {
  switch (finding.kind) {
    case "no-collection":
      return `lab ${finding.lab}: it collects in no pincode`;
    case "no-hours":
      return `lab ${finding.lab}: its centre is never open`;
    case "no-slots":
      return `lab ${finding.lab}: nobody can book a sample, as it has no slots`;
    case "no-range":
      return `test ${finding.test}, ${finding.parameter}: a value with a unit and no range`;
    case "ranges-overlap":
      return `test ${finding.test}, ${finding.parameter}: two ranges judge the same person`;
    case "no-source":
      return `test ${finding.test}: it does not say where its ranges are from`;
    case "rate-in-doubt":
      return `test ${finding.test}: its GST is ${finding.gst} %, was ${finding.likely} meant?`;
    case "not-cheaper":
      return `package ${finding.package}: ₹${finding.price / 100}, and its tests one by one ₹${finding.apart / 100}`;
  }
}

/** A line each slot with its reason. Source: specification/labs.md, Slots of a lab. */
export const slotsText = (slots: readonly LabSlot[]): string =>
  slots.length === 0
    ? "There are no slots then.\n"
    : slots.map((slot) => `${indianClockText(slot.start)}  ${reasonTold(slot)} (${slot.reason})\n`).join("");

function reasonTold({ reason, freeAt, fastFrom }: LabSlot): string {
  switch (reason) {
    case "past":
      return "Past";
    case "lead":
      return "Too soon: at home 4 hours ahead, in the centre 1 hour";
    case "horizon":
      return "More than 14 days ahead";
    case "closed":
      return "Closed";
    case "not_fasting":
      return "With an empty stomach from 06:00 to before 11:00 only";
    case "full":
      return "Fully booked";
    case "held":
      return freeAt === null ? "Held" : `Held, perhaps free again at ${indianClockText(freeAt)}`;
    case "offered":
      return fastFrom === null ? "Free" : `Free, for who has eaten nothing since ${indianClockText(fastFrom)}`;
  }
}

export const slotsRefusedText = (refusal: { readonly kind: "unknown-lab" } | NotServed): string =>
  refusal.kind === "unknown-lab"
    ? "There is no laboratory with that id.\n"
    : `No collection at ${refusal.pincode}. Nearest centre: ${printable(refusal.centre)}.\n`;

export const OF_THE_PLATFORM = "Only the platform's staff do this: NIRAMAYA_LAB names a laboratory.\nNothing was changed.\n";
