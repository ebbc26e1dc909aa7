import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { printable } from "#cli/printing/columns.ts";
import { labStepRefusedText, NO_LAB_BOOKING } from "./lab-bookings.ts";
import type { PrescriptionCheckRefusal, ReadPrescription } from "#core/labs/requirements/check-lab-prescription.use-case.ts";

export const FILE_IS_THERE = "That file already exists. Nothing was written.\n";

export function readPrescriptionText(read: ReadPrescription, file: string | null): string {
  if (read.kind === "upload") return `${printable(`Saved in ${file}, ${read.mediaType}.`)}\n`;
  const { number, version, signedBy, signedAt, tests, isInForce } = read;
  const lines = [
    `${number}, version ${version}, signed by ${signedBy} on ${indianDay(signedAt)}: ${isInForce ? "in force" : "no longer in force"}`,
    `tests: ${tests === "" ? "none are named" : tests}`,
  ];
  return lines.map((line) => `${printable(line)}\n`).join("");
}

export function prescriptionRefusedText(refusal: PrescriptionCheckRefusal): string {
  switch (refusal.kind) {
    case "unknown-booking":
      return NO_LAB_BOOKING;
    case "two-of-that-name":
      return "Two people in this booking have that name.\n";
    case "not-sent":
      return "No prescription was sent for this person.\n";
    case "read-until":
      return `What was sent for this booking could be read until ${indianClockText(refusal.until)}: 30 days after it ended.\n`;
    case "gone":
      return "What was sent no longer exists.\n";
    default:
      return labStepRefusedText(refusal);
  }
}
