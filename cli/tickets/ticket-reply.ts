import { databaseCommand } from "#cli/database/database-command.ts";
import { UNUSABLE_INPUT } from "#cli/terminal.ts";
import { textInFile } from "./text-in-file.ts";
import { onTicketNamed } from "./ticket-named.ts";
import { notSayableText } from "./wording/tickets.ts";

const COMMAND = "ticket reply";

/** Answers a ticket with the text of a file; with `--ask` its customer has to answer. */
export const ticketReply = databaseCommand(
  { name: COMMAND, switches: ["ask", "json"], options: ["ticket", "as"], files: 1 },
  async (context) => {
    const { given, terminal } = context;
    const words = textInFile(await terminal.readWhole(given.files[0] ?? ""));
    if (words !== null) return onTicketNamed(context, COMMAND, { kind: given.switches.has("ask") ? "ask" : "tell", words });
    terminal.complain(notSayableText);
    return UNUSABLE_INPUT;
  },
);
