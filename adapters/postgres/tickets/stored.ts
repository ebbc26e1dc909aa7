import { TICKET_JOBS } from "#core/tickets/ticket-job.ts";
import { TICKET_PICTURE, TICKET_VIDEO } from "#core/tickets/ticket-file.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { TicketTables } from "./tables.ts";

export const storedTickets: StoredArea = {
  name: "tickets",
  places: {
    ticket_message: "by-customer", // It is moved first: one that refers to tickets would keep these from being moved.
    ticket: "by-customer",
    ticket_file: "by-id",
  } satisfies Places<keyof TicketTables>,
  audited: ["ticket"],
  jobs: TICKET_JOBS,
  erased: [
    ["ticket", "customer"], // First: whoever says something holds it.
    ["ticket_message", "customer"],
  ],
  exported: [
    {
      name: "tickets",
      async *records(db, customer) {
        yield* (await import("./own-tickets.ts")).ownTickets(db, customer);
      },
    },
  ],
  // Tickets are exported with their messages.
  notExported: [
    ["ticket", "customer"],
    ["ticket_message", "customer"],
  ],
  unusedUploads: { kinds: [TICKET_PICTURE.name, TICKET_VIDEO.name], namedBy: ["ticket_file", "upload"] },
};
