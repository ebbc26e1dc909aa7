import { TICKET_JOBS } from "#core/tickets/ticket-job.ts";
import { TICKET_PICTURE, TICKET_VIDEO } from "#core/tickets/ticket-file.ts";
import { tickets } from "#adapters/postgres/migrations/0014-tickets.ts";
import { ticketSubjects } from "#adapters/postgres/migrations/0121-ticket-subjects.ts";
import type { Places } from "#adapters/postgres/engine/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { TicketTables } from "./tables.ts";

export const storedTickets: StoredArea = {
  name: "tickets",
  migrations: {
    "0014-tickets": tickets,
    "0121-ticket-subjects": ticketSubjects,
  },
  places: {
    ticket: "by-id",
    ticket_message: "by-id",
    ticket_file: "by-id",
  } satisfies Places<keyof TicketTables>,
  audited: ["ticket"],
  jobs: TICKET_JOBS,
  erased: [["ticket", "customer"]],
  exported: [
    {
      name: "tickets",
      async *records(db, customer) {
        yield* (await import("./own-tickets.ts")).ownTickets(db, customer);
      },
    },
  ],
  notExported: [["ticket", "customer"]], // Exported with their messages.
  unusedUploads: { kinds: [TICKET_PICTURE.name, TICKET_VIDEO.name], namedBy: ["ticket_file", "upload"] },
};
