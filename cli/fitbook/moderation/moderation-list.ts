import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { reportJson } from "./report-json.ts";
import { reportsText } from "./words.ts";

const MOST = 200;

/** Lists what was reported and waits, the first that runs out first, or with `--decided` what is decided. */
export const moderationList = databaseCommand(
  { name: "moderation list", switches: ["decided", "json"], options: [], files: 0 },
  async (context) => {
    const { given, terminal } = context;
    const { withModeration } = await import("./composition.ts");
    const which = given.switches.has("decided") ? "decided" : "waiting";
    const reports = await withModeration(context, ({ list }) => list({ which, limit: MOST }));
    await terminal.write(
      given.switches.has("json") ? `${JSON.stringify(reports.map(reportJson), null, 2)}\n` : reportsText(reports, Date.now()),
    );
    return DONE;
  },
);
