import { databaseCommand } from "#cli/database/database-command.ts";
import { reportJson } from "./report-json.ts";
import { DONE } from "#cli/terminal.ts";
import { reportsText } from "./words.ts";

const MOST = 200;

/** Lists whom customers reported, and why: what is open, or with `--settled` what became of the others. */
export const reportList = databaseCommand({ name: "report list", switches: ["settled", "json"], options: [], files: 0 }, async (asked) => {
  const { given, terminal } = asked;
  const { withReports } = await import("./composition.ts");
  const state = given.switches.has("settled") ? "settled" : "open";
  const reports = await withReports(asked, ({ list }) => list({ state, limit: MOST }));
  await terminal.write(given.switches.has("json") ? `${JSON.stringify(reports.map(reportJson), null, 2)}\n` : reportsText(reports));
  return DONE;
});
