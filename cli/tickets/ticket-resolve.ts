import { databaseCommand } from "#cli/database/database-command.ts";
import { UNUSABLE_INPUT } from "#cli/terminal.ts";
import { textInFile } from "./text-in-file.ts";
import { onTicketNamed } from "./ticket-named.ts";
import { notSayableText } from "./wording/tickets.ts";

const COMMAND = "ticket resolve";

/** Says that a ticket is resolved, with the text of a file where one is given. */
export const ticketResolve = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["ticket", "as"], files: 1, least: 0 },
  async (context) => {
    const { given, terminal } = context;
    const [file] = given.files;
    const words = file === undefined ? null : textInFile(await terminal.readWhole(file));
    if (file === undefined || words !== null) return onTicketNamed(context, COMMAND, { kind: "resolve", words });
    terminal.complain(notSayableText);
    return UNUSABLE_INPUT;
  },
);
