import type { FileId } from "#core/files/file-id.ts";
import type { HandleTicket } from "#core/tickets/handle-ticket.use-case.ts";
import type { ListTicketsToStaff, ShowTicketToStaff } from "#core/tickets/look-at-tickets.use-case.ts";
import type { TicketNumber } from "#core/tickets/ticket.ts";

/** What the ticket commands ask of the shop's data. */
export type StaffTickets = {
  readonly list: (tickets: Parameters<ListTicketsToStaff>[1]) => ReturnType<ListTicketsToStaff>;
  readonly show: (number: TicketNumber) => ReturnType<ShowTicketToStaff>;
  readonly handle: (handled: Parameters<HandleTicket>[1]) => ReturnType<HandleTicket>;
  /** Writes an uploaded file to a path. Throws what the operating system says where it can't. */
  readonly copy: (file: FileId, path: string) => Promise<"copied" | "missing">;
};
