import { databaseCommand } from "#cli/database/database-command.ts";
import { onTicketNamed } from "./ticket-named.ts";

const COMMAND = "ticket close";

/** Closes a ticket that is resolved. */
export const ticketClose = databaseCommand({ name: COMMAND, switches: ["json"], options: ["ticket", "as"], files: 0 }, (context) =>
  onTicketNamed(context, COMMAND, { kind: "close" }),
);
