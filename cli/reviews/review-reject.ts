import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { expectedReason, givenReason } from "#cli/input/given-reason.ts";
import { onReviewNamed } from "./review-named.ts";

const COMMAND = "review reject";

/** Keeps a review from others, and tells its writer why. */
export const reviewReject = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["review", "reason", "as"], files: 0 },
  async (context) => {
    const reason = givenReason(context.given.options);
    if (reason === null) return wrongUsage(context.terminal, COMMAND, expectedReason());
    return onReviewNamed(context, COMMAND, { kind: "reject", reason });
  },
);
