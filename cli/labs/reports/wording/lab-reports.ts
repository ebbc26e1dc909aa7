import { labStepRefusedText } from "#cli/labs/bookings/wording/lab-bookings.ts";
import { NOTHING_CHANGED } from "#cli/wording/line-faults.ts";
import { printable } from "#cli/printing/columns.ts";
import type { FiledLabReport, LabReportRefusal } from "#core/labs/reports/file-lab-report.use-case.ts";

export function filedText(id: string, { state, tests, values, isCritical, hasPaper }: FiledLabReport, run: "dry" | "real"): string {
  const counts = `tests ${tests}, values ${values}${hasPaper ? ", a PDF" : ""}`;
  const text =
    run === "dry" ? `It would be ${counts}, and the booking ${state}. ${NOTHING_CHANGED}` : `Stored: ${counts}. The booking is ${state}.\n`;
  return isCritical ? `${text}${printable(`A value is critical: call the person, then record it with "lab call ${id}".`)}\n` : text;
}

export function labReportRefusedText(refusal: Exclude<LabReportRefusal, { readonly kind: "faulty" }>): string {
  switch (refusal.kind) {
    case "unknown-booking":
      return `There is no booking of tests with that id for a person of that name. ${NOTHING_CHANGED}`;
    case "two-of-that-name":
      return `Two people in this booking have that name. ${NOTHING_CHANGED}`;
    case "nothing-sent":
      return `The file has no value in it. ${NOTHING_CHANGED}`;
    case "reported-before":
      return printable(`Already reported: ${refusal.tests.join(", ")}. Other values need --correct with a reason.`).concat(
        ` ${NOTHING_CHANGED}`,
      );
    case "not-reported-yet":
      return printable(`Not reported yet, so there is nothing to correct: ${refusal.tests.join(", ")}.`).concat(` ${NOTHING_CHANGED}`);
    case "too-large":
      return `The PDF is larger than 10 MB. ${NOTHING_CHANGED}`;
    case "no-paper":
      return `The file of --pdf is no PDF that can be read. ${NOTHING_CHANGED}`;
    case "locked-paper":
      return `The PDF is locked with a password. Send one without. ${NOTHING_CHANGED}`;
    case "active-paper":
      return `The PDF contains more than pages: a script, attached files or a form. ${NOTHING_CHANGED}`;
    case "not-possible":
    case "too-early":
    case "too-late":
    case "moved-too-often":
    case "prescription-unchecked":
      return labStepRefusedText(refusal);
  }
}
