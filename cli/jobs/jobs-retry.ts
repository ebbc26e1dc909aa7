import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { noParkedJobText, retriedText } from "#cli/database/words.ts";

const COMMAND = "jobs retry";

/** Has parked jobs tried again: one, or all of them. */
export const jobsRetry = databaseCommand(
  { name: COMMAND, switches: ["all", "json"], options: ["job", "as"], files: 0 },
  async (context) => {
    const { given, terminal } = context;
    const job = given.options.get("job");
    if ((job === undefined) !== given.switches.has("all")) return wrongUsage(terminal, COMMAND, "expected either --job ID or --all");
    const { retriedBy } = await import("./composition.ts");
    const retried = await retriedBy(context, job ?? null);
    if (job !== undefined && retried === 0) {
      terminal.complain(noParkedJobText(job));
      return UNUSABLE_INPUT;
    }
    await terminal.write(given.switches.has("json") ? `${JSON.stringify({ retried })}\n` : retriedText(retried));
    return DONE;
  },
);
