import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { recountedText } from "./words.ts";

/** Counts followers, followed and members of groups anew from their lists, and puts right what differs. */
export const fitbookRecount = databaseCommand(
  { name: "fitbook recount", switches: ["json"], options: ["as"], files: 0 },
  async (context) => {
    const { terminal, given } = context;
    const { withBoards } = await import("./composition.ts");
    const differed = await withBoards(context, ({ recount }) => recount());
    await terminal.write(given.switches.has("json") ? `${JSON.stringify({ put_right: differed }, null, 2)}\n` : recountedText(differed));
    return DONE;
  },
);
