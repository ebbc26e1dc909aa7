import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { takeBookingStep } from "./take-booking-step.ts";

const COMMAND = "booking missed";
const WHO = { patient: "patient-missed", practitioner: "practitioner-missed" } as const;
const NAMES = ["patient", "practitioner"] as const;

/** Says who did not come to an appointment. */
export const bookingMissed = databaseCommand({ name: COMMAND, switches: ["json"], options: ["by", "as"], files: 1 }, async (context) => {
  const by = NAMES.find((one) => one === context.given.options.get("by"));
  if (by === undefined) return wrongUsage(context.terminal, COMMAND, `expected --by with one of ${NAMES.join(", ")}`);
  return takeBookingStep(context, { action: COMMAND, deed: { kind: "state", event: WHO[by], payment: null } });
});
