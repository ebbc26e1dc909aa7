import { Tickets } from "#core/tickets/tickets.port.ts";
import { memoryTickets } from "./tickets.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const ticketsInMemory: MemoryArea = (memory, keep) => {
  keep(Tickets, memoryTickets(memory));
};
