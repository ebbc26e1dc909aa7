import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { jobsText } from "#cli/database/words.ts";

const MOST = 100;

/** Says how many jobs wait, run and are parked, and why the last ones were. */
export const jobsList = databaseCommand(
  { name: "jobs list", switches: ["json"], options: [], files: 0 },
  async ({ given, settings, folder, terminal }) => {
    const { withData, onDatabase } = await import("#cli/database/composition.ts");
    const { counts, parked } = await withData(settings, folder, async ({ db }) => ({
      counts: await onDatabase.jobCounts(db),
      parked: await onDatabase.parkedJobs(db, MOST),
    }));
    await terminal.write(given.switches.has("json") ? `${JSON.stringify({ counts, parked })}\n` : jobsText(counts, parked));
    return DONE;
  },
);
