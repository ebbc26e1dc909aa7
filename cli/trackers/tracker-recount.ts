import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { recountedText } from "./wording/troubles.ts";

/** Counts every day anew from its entries and puts right what differs. */
export const trackerRecount = databaseCommand(
  { name: "tracker recount", switches: ["json"], options: ["as"], files: 0 },
  async (context) => {
    const { terminal, given } = context;
    const { withTrackers } = await import("./composition.ts");
    const differed = await withTrackers(context, ({ recount }) => recount());
    await terminal.write(given.switches.has("json") ? `${JSON.stringify({ put_right: differed }, null, 2)}\n` : recountedText(differed));
    return DONE;
  },
);
