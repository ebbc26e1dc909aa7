import type { FileId } from "#core/files/file-id.ts";
import type { HandleTicket } from "#core/tickets/handle-ticket.use-case.ts";
import type { TicketNumber } from "#core/tickets/ticket.ts";
import type { Tickets } from "#core/tickets/tickets.port.ts";

/** What the ticket commands ask of the shop's data. */
export type StaffTickets = Pick<Tickets, "list"> & {
  readonly withNumber: (number: TicketNumber) => ReturnType<Tickets["withNumber"]>;
  readonly handle: (handled: Parameters<HandleTicket>[1]) => ReturnType<HandleTicket>;
  /** Writes an uploaded file to a path. Throws what the operating system says where it can't. */
  readonly copy: (file: FileId, path: string) => Promise<"copied" | "missing">;
};
