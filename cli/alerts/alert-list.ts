import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { waitingJson } from "./waiting-json.ts";
import { waitingText } from "./words.ts";

/** Says what people wait to be told of. */
export const alertList = databaseCommand({ name: "alert list", switches: ["json"], options: [], files: 0 }, async (asked) => {
  const { given, terminal } = asked;
  const { withAlerts } = await import("./composition.ts");
  const waiting = await withAlerts(asked, (desk) => desk.waiting());
  await terminal.write(given.switches.has("json") ? `${JSON.stringify(waitingJson(waiting), null, 2)}\n` : waitingText(waiting));
  return DONE;
});
