import { rupeesAndPaise } from "#cli/wording/rupees.ts";
import type { LabTrouble } from "#core/labs/booking/lab-trouble.ts";

/** What the doctor says of bookings of tests. */
export const labFindingWords = {
  well: "Every slot of a laboratory that was held was ended in time or is paid for, and reports are where they should be.",
  trouble(found: LabTrouble): string {
    switch (found.kind) {
      case "hold-outlived":
        return `${found.booking}: its hold was over at ${new Date(found.since).toISOString()}, and nothing ended it.`;
      case "not-paid":
        return `${found.booking}: no payment of ${rupeesAndPaise(found.total)} stands behind these tests.`;
      case "refund-waits":
        return `${found.booking}: ${rupeesAndPaise(found.amount)} wait to be sent back since ${new Date(found.since).toISOString()}.`;
      case "nobody-called":
        return `${found.booking}: a value needs a call since ${new Date(found.since).toISOString()}; call, then "lab call ${found.booking}".`;
      case "prescription-unchecked":
        return `${found.booking}: a prescription waits to be looked at since ${new Date(found.since).toISOString()}, and the sample is due at ${new Date(found.start).toISOString()}; look, then "lab prescription ${found.booking}".`;
      case "no-report":
        return `${found.booking}: its report is said to be there, and there is none.`;
    }
  },
};
