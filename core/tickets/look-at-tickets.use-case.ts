import { allLookedUp, lookedUp } from "../staff/looked-up.ts";
import { isOverdue } from "./ticket-state.ts";
import type { AuditNeeds } from "../staff/looked-up.ts";
import type { AuditSubject } from "../staff/audit-log.port.ts";
import type { TicketNumber } from "./ticket.ts";
import type { TicketSubject, TicketSubjectKind } from "./ticket-subject.ts";
import type { KeptTicket, TicketQuery, Tickets } from "./tickets.port.ts";

/**
 * Shows staff a ticket with all that was said on it; `who` is the staff member's name. The audit log has it before anything is answered.
 * null: there is no such ticket. Source: specification/tickets.md, Staff commands.
 */
export type ShowTicketToStaff = (who: string, number: TicketNumber) => Promise<KeptTicket | null>;

export const makeShowTicketToStaff =
  ({ tickets, ...notes }: AuditNeeds & { readonly tickets: Pick<Tickets, "withNumber"> }): ShowTicketToStaff =>
  async (who, ticketNumber) =>
    lookedUp(notes, await tickets.withNumber(ticketNumber, null), ({ number, state }) => ({
      who,
      action: "ticket show",
      subject: { kind: "ticket", id: String(number) },
      details: { state },
    }));

/**
 * Lists staff the tickets of all customers with what they wrote, the newest first. The audit log has who looked, at which order or booking
 * or at all, and how many they were, before anything is answered; of an empty list it has nothing. Source: specification/tickets.md, Staff
 * commands.
 */
export type ListTicketsToStaff = (who: string, tickets: AskedTickets) => Promise<readonly KeptTicket[]>;

/** `which`: "overdue" leaves those alone that nobody acknowledged in time. */
type AskedTickets = Omit<TicketQuery, "customer"> & { readonly which: "all" | "overdue" };

export const makeListTicketsToStaff =
  ({ tickets, ...notes }: AuditNeeds & { readonly tickets: Pick<Tickets, "list"> }): ListTicketsToStaff =>
  async (who, { which, ...wanted }) => {
    const now = notes.now();
    const listed = await tickets.list({ ...wanted, customer: null });
    const requested = which === "all" ? listed : listed.filter(({ state, openedAt }) => isOverdue(state, { opened: openedAt, now }));
    return allLookedUp(notes, requested, ({ length: count }) => ({
      who,
      action: "ticket list",
      subject: lookedAt(wanted.subject),
      details: { count },
    }));
  };

const KINDS: Readonly<Record<TicketSubjectKind, string>> = { order: "order", appointment: "booking", "lab-booking": "lab-booking" };

/** As the audit log names it, under which its other entries are. */
const lookedAt = (subject: TicketSubject | null): AuditSubject =>
  subject === null ? { kind: "ticket", id: "all" } : { kind: KINDS[subject.kind], id: subject.id };
