import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { onReviewNamed } from "./review-named.ts";

const COMMAND = "review reject";
const LONGEST_REASON = 500;

/** Keeps a review from others, and tells its writer why. */
export const reviewReject = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["review", "reason", "as"], files: 0 },
  async (asked) => {
    const reason = asked.given.options.get("reason")?.normalize("NFC").trim() ?? "";
    if (reason === "" || reason.length > LONGEST_REASON)
      return wrongUsage(asked.terminal, COMMAND, `expected --reason TEXT of at most ${LONGEST_REASON} characters`);
    return onReviewNamed(asked, COMMAND, { kind: "reject", reason });
  },
);
