import { isSameSubject } from "#core/tickets/ticket-subject.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NamedSubject, TicketSubject } from "#core/tickets/ticket-subject.ts";
import type { TicketSubjects } from "#core/tickets/ticket-subjects.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryTicketSubjects = (memory: Memory): TicketSubjects => ({
  of: async (customer, subjects) =>
    subjects
      .filter((subject, place) => subjects.findIndex((other) => isSameSubject(subject, other)) === place)
      .flatMap((subject) => {
        const named = namedIn(memory, customer, subject);
        return named === null ? [] : [{ ...subject, ...named }];
      }),
});

type Named = Pick<NamedSubject, "name" | "start">;

/** null: it is not this customer's, or is not there. */
function namedIn(memory: Memory, customer: CustomerId, { kind, id }: TicketSubject): Named | null {
  switch (kind) {
    case "order": {
      const found = memory.orders.get(id);
      const isTheirs = found !== undefined && found.listedAt !== null && found.kept.order.customer === customer;
      return isTheirs ? { name: found.kept.number, start: null } : null;
    }
    case "appointment": {
      const found = memory.bookings.get(id);
      return found?.booking.customer === customer ? { name: found.consulted.name, start: found.booking.start } : null;
    }
    case "lab-booking": {
      const found = memory.labBookings.get(id);
      return found?.booking.customer === customer ? { name: found.booking.lab.name, start: found.booking.start } : null;
    }
  }
}
