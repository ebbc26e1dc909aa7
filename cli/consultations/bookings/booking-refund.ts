import { LONGEST_GIVE_BACK_REASON } from "#core/payments/purchase/give-back-reason.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { givenAmount } from "#cli/input/given-amount.ts";
import { expectedReason, givenReason } from "#cli/input/given-reason.ts";
import { takeBookingStep } from "./take-booking-step.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { StaffBookingStep } from "#core/consultations/staff/step-booking-as-staff.use-case.ts";

const COMMAND = "booking refund";
const EVENTS = ["give-up", "process", "fail"] as const;

/** Gives back of a fee that was earned, or says what became of a refund: staff send it by hand, it arrived, or it failed. */
export const bookingRefund = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["event", "give", "reason", "as"], files: 1 },
  async (context) => {
    const action = deedIn(context.given.options);
    if (typeof action === "string") return wrongUsage(context.terminal, COMMAND, action);
    return takeBookingStep(context, { action: COMMAND, deed: action });
  },
);

/** What is to be done, or what was expected instead. */
function deedIn(options: CommandContext["given"]["options"]): StaffBookingStep["deed"] | string {
  const give = options.get("give");
  if (give === undefined) {
    const event = EVENTS.find((one) => one === options.get("event"));
    return event === undefined ? `expected --event with one of ${EVENTS.join(", ")}, or --give` : { kind: "refund", event };
  }
  const amount = givenAmount(give);
  const reason = givenReason(options, LONGEST_GIVE_BACK_REASON);
  if (amount === null) return "expected --give with an amount in rupees";
  if (reason === null) return expectedReason(LONGEST_GIVE_BACK_REASON);
  return { kind: "give-back", event: "give-back", amount, reason };
}
