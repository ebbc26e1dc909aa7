import { databaseCommand } from "#cli/database/database-command.ts";
import { onTicketNamed } from "./ticket-named.ts";

const COMMAND = "ticket acknowledge";

/** Says that somebody has seen a ticket. */
export const ticketAcknowledge = databaseCommand({ name: COMMAND, switches: ["json"], options: ["ticket", "as"], files: 0 }, (context) =>
  onTicketNamed(context, COMMAND, { kind: "acknowledge" }),
);
