import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { waitingJson } from "./waiting-json.ts";
import { dryRunText, sentText } from "./words.ts";

/** Tells those whose wish has come about, or says who they are. */
export const alertSend = databaseCommand({ name: "alert send", switches: ["json", "dry-run"], options: [], files: 0 }, async (asked) => {
  const { given, terminal } = asked;
  const asJson = given.switches.has("json");
  const { withAlerts } = await import("./composition.ts");
  if (given.switches.has("dry-run")) {
    const due = await withAlerts(asked, (actions) => actions.waiting("due"));
    await terminal.write(asJson ? `${JSON.stringify({ would_tell: waitingJson(due) }, null, 2)}\n` : dryRunText(due));
    return DONE;
  }
  const told = await withAlerts(asked, (actions) => actions.send());
  await terminal.write(asJson ? `${JSON.stringify({ told })}\n` : sentText(told));
  return DONE;
});
