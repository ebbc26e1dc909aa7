import { postgresTickets } from "./tickets.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { TicketNumber } from "#core/tickets/ticket.ts";
import type { KeptTicket } from "#core/tickets/tickets.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const AT_ONCE = 200;

/** A customer's tickets with their messages, the newest first. */
export async function* ownTickets(db: Database, customer: CustomerId): AsyncGenerator<unknown> {
  const tickets = postgresTickets(db);
  let before: TicketNumber | null = null;
  while (true) {
    const some: readonly KeptTicket[] = await tickets.list({ customer, subject: null, states: null, before, limit: AT_ONCE });
    for (const { customer: _, openedAt, resolvedAt, messages, ...ticket } of some) {
      yield {
        ...ticket,
        opened_at: new Date(openedAt),
        resolved_at: resolvedAt === null ? null : new Date(resolvedAt),
        messages: messages.map(({ id: _, at, files, ...message }) => ({ ...message, at: new Date(at), files: files.map(({ id }) => id) })),
      };
    }
    before = some.at(-1)?.number ?? null;
    if (some.length < AT_ONCE) return;
  }
}
