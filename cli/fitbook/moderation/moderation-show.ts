import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { wholeReportJson } from "./report-json.ts";
import { EXPECTED_REASON, LONGEST_REASON, NO_REPORT, shownReportText } from "./words.ts";

const COMMAND = "moderation show";

/** Shows a report with what the thing said then and who sees it now. What was open is in review from then on. */
export const moderationShow = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["reason", "as"], files: 1, noun: "ID" },
  async (asked) => {
    const { given, terminal } = asked;
    const [id = ""] = given.files;
    const reason = (given.options.get("reason") ?? "").trim();
    if (reason === "" || reason.length > LONGEST_REASON) return wrongUsage(terminal, COMMAND, EXPECTED_REASON);
    const { withModeration } = await import("./composition.ts");
    const shown = await withModeration(asked, async ({ handle, sights }) => {
      const handled = await handle({ id, command: COMMAND, step: { kind: "look" }, undoes: null, reason });
      return handled.kind === "refused" ? null : { report: handled.value, sights: await sights(handled.value) };
    });
    if (shown === null) {
      terminal.complain(NO_REPORT);
      return UNUSABLE_INPUT;
    }
    const json = { ...wholeReportJson(shown.report), seen_by: Object.fromEntries(shown.sights.map(({ viewer, sees }) => [viewer, sees])) };
    await terminal.write(
      given.switches.has("json") ? `${JSON.stringify(json, null, 2)}\n` : shownReportText(shown.report, shown.sights, Date.now()),
    );
    return DONE;
  },
);
