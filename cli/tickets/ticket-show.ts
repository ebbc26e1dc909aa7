import { join } from "node:path";
import { isOverdue } from "#core/tickets/ticket-state.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { ticketJson } from "./ticket-json.ts";
import { ticketNamed } from "./ticket-named.ts";
import { fileName, noTicketText, notWrittenText, ticketText } from "./wording/tickets.ts";

const COMMAND = "ticket show";

/** Shows a ticket with all that was said on it; with `--files` writes out what was sent. */
export const ticketShow = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["ticket", "files", "as"], files: 0 },
  async (context) => {
    const { given, terminal } = context;
    const number = ticketNamed(context);
    if (number === null) return wrongUsage(terminal, COMMAND, "expected --ticket NUMBER");
    const folder = given.options.get("files");
    const { withTickets } = await import("./composition.ts");
    return withTickets(context, async ({ show, copy }) => {
      const ticket = await show(number);
      if (ticket === null) {
        terminal.complain(noTicketText(number));
        return UNUSABLE_INPUT;
      }
      const files = folder === undefined ? [] : ticket.messages.flatMap((message) => message.files);
      for (const [place, { id, mediaType }] of files.entries()) {
        const path = join(folder ?? "", fileName(`ticket-${number}-${place + 1}`, mediaType));
        const problem = await copy(id, path).then(
          (answer) => (answer === "missing" ? "is gone" : null),
          (error: unknown) => String(error instanceof Error && "code" in error ? error.code : error),
        );
        if (problem !== null) {
          terminal.complain(notWrittenText(path, problem));
          return UNUSABLE_INPUT;
        }
      }
      const overdue = isOverdue(ticket.state, { opened: ticket.openedAt, now: Date.now() });
      await terminal.write(
        given.switches.has("json") ? `${JSON.stringify(ticketJson(ticket, overdue), null, 2)}\n` : ticketText(ticket, overdue),
      );
      return DONE;
    });
  },
);
