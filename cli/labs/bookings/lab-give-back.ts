import { LONGEST_GIVE_BACK_REASON } from "#core/payments/purchase/give-back-reason.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { givenAmount } from "#cli/input/given-amount.ts";
import { expectedReason, givenReason } from "#cli/input/given-reason.ts";
import { platformAlone } from "#cli/labs/platform-alone.ts";
import { takeLabStep } from "./take-lab-step.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { LabStaffStep } from "#core/labs/booking/step-lab-booking.use-case.ts";

const COMMAND = "lab refund";

/** Gives back of what was paid for a booking of tests whose report is complete. */
export const labGiveBack = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["give", "reason", "as"], files: 1 },
  async (context) => {
    const action = deedIn(context.given.options);
    if (typeof action === "string") return wrongUsage(context.terminal, COMMAND, action);
    return platformAlone(context, () => takeLabStep(context, { action: COMMAND, deed: action }));
  },
);

/** What is to be done, or what was expected instead. */
function deedIn(options: CommandContext["given"]["options"]): LabStaffStep["deed"] | string {
  const amount = givenAmount(options.get("give") ?? "");
  const reason = givenReason(options, LONGEST_GIVE_BACK_REASON);
  if (amount === null) return "expected --give with an amount in rupees";
  if (reason === null) return expectedReason(LONGEST_GIVE_BACK_REASON);
  return { kind: "give-back", event: "give-back", amount, reason };
}
