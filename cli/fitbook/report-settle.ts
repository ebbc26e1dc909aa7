import { REPORT_OUTCOMES } from "#core/fitbook/reports.port.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { reportJson } from "./report-json.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { notSettledText, settledText } from "./words.ts";

const COMMAND = "report settle";

/** Says what became of a report, once. */
export const reportSettle = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["report", "outcome", "as"], files: 0 },
  async (asked) => {
    const { given, terminal } = asked;
    const id = given.options.get("report") ?? "";
    const outcome = REPORT_OUTCOMES.find((one) => one === given.options.get("outcome"));
    if (id === "" || outcome === undefined)
      return wrongUsage(terminal, COMMAND, `expected --report ID --outcome ${REPORT_OUTCOMES.join(" or ")}`);
    const { withReports } = await import("./composition.ts");
    const settled = await withReports(asked, ({ settle }) => settle({ id, outcome }));
    if (settled.kind === "refused") {
      terminal.complain(notSettledText(settled.refusal, id));
      return UNUSABLE_INPUT;
    }
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(reportJson(settled.value))}\n` : settledText(id, outcome));
    return DONE;
  },
);
