import { wrongUsage } from "#cli/complain.ts";
import { databaseCommand } from "#cli/database/command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { noParkedJobText, retriedText } from "#cli/wording/operations.ts";

const COMMAND = "jobs retry";

/** Has parked jobs tried again: one, or all of them. */
export const jobsRetry = databaseCommand(
  { name: COMMAND, switches: ["all", "json"], options: ["job"], files: 0 },
  async ({ given, settings, folder, terminal }) => {
    const job = given.options.get("job");
    if ((job === undefined) !== given.switches.has("all")) return wrongUsage(terminal, COMMAND, "expected either --job ID or --all");
    const { withData, onDatabase } = await import("#cli/database/composition.ts");
    const retried = await withData(settings, folder, ({ db }) => onDatabase.retryParked(db, job ?? null));
    if (job !== undefined && retried === 0) {
      terminal.complain(noParkedJobText(job));
      return UNUSABLE_INPUT;
    }
    await terminal.write(given.switches.has("json") ? `${JSON.stringify({ retried })}\n` : retriedText(retried));
    return DONE;
  },
);
