import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { takeBookingStep } from "./take-booking-step.ts";

const COMMAND = "booking refund";
const EVENTS = ["give-up", "process", "fail"] as const;

/** Says what became of a refund: staff send it by hand, it arrived, or it failed. */
export const bookingRefund = databaseCommand({ name: COMMAND, switches: ["json"], options: ["event", "as"], files: 1 }, async (asked) => {
  const event = EVENTS.find((one) => one === asked.given.options.get("event"));
  if (event === undefined) return wrongUsage(asked.terminal, COMMAND, `expected --event with one of ${EVENTS.join(", ")}`);
  return takeBookingStep(asked, { action: COMMAND, deed: { kind: "refund", event } });
});
