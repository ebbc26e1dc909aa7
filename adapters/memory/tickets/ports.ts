import { TicketSubjects } from "#core/tickets/ticket-subjects.port.ts";
import { Tickets } from "#core/tickets/tickets.port.ts";
import { memoryTicketSubjects } from "./ticket-subjects.ts";
import { memoryTickets } from "./tickets.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const ticketsInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Tickets, memoryTickets(memory));
    keep(TicketSubjects, memoryTicketSubjects(memory));
  },
  exported: {
    tickets: ({ tickets }, customer) => [...tickets.values()].filter((ticket) => ticket.customer === customer),
  },
};
