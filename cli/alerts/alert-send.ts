import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { waitingJson } from "./waiting-json.ts";
import { dryRunText, sentText } from "./words.ts";

/** Sends the alerts that are due, or says what they are about. */
export const alertSend = databaseCommand(
  { name: "alert send", switches: ["json", "dry-run"], options: ["as"], files: 0 },
  async (context) => {
    const { given, terminal } = context;
    const asJson = given.switches.has("json");
    const { withAlerts } = await import("./composition.ts");
    if (given.switches.has("dry-run")) {
      const due = await withAlerts(context, (actions) => actions.waiting("due"));
      await terminal.write(asJson ? `${JSON.stringify({ would_tell: waitingJson(due) }, null, 2)}\n` : dryRunText(due));
      return DONE;
    }
    const sent = await withAlerts(context, (actions) => actions.send());
    await terminal.write(asJson ? `${JSON.stringify({ told: sent })}\n` : sentText(sent));
    return DONE;
  },
);
