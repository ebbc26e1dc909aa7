import { indianClockText } from "#cli/printing/indian-clock-text.ts";
import { rupeesAndPaise } from "#cli/wording/rupees.ts";
import type { LabTrouble } from "#core/labs/booking/lab-trouble.ts";

/** What the doctor says of bookings of tests. */
export const labFindingWords = {
  well: "Every slot of a laboratory that was held was ended in time or is paid for, and reports are where they should be.",
  trouble(found: LabTrouble): string {
    switch (found.kind) {
      case "not-ended":
        return `${found.purchase}: its hold was over at ${indianClockText(found.since)}, and nothing ended it.`;
      case "not-paid":
        return `${found.purchase}: no payment of ${rupeesAndPaise(found.due)} stands behind these tests.`;
      case "refund-waits":
        return `${found.purchase}: ${rupeesAndPaise(found.amount)} wait to be sent back since ${indianClockText(found.since)}.`;
      case "nobody-called":
        return `${found.purchase}: a value has needed a call since ${indianClockText(found.since)}; call, then "lab call ${found.purchase}".`;
      case "prescription-unchecked":
        return `${found.purchase}: a prescription has been waiting to be checked since ${indianClockText(found.since)}, and the sample is due at ${indianClockText(found.start)}; check it, then "lab prescription ${found.purchase}".`;
      case "no-report":
        return `${found.purchase}: its report is said to be there, and there is none.`;
    }
  },
};
