import { events } from "#adapters/postgres/migrations/0074-events.ts";
import { movesOfEvents } from "#adapters/postgres/migrations/0146-moves-of-events.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedEvents: StoredArea = {
  name: "events",
  migrations: {
    "0074-events": events,
    "0146-moves-of-events": movesOfEvents,
  },
  audited: ["event"],
  erase: async (trx, customer) => (await import("./leave-events.ts")).leaveEvents(trx, customer),
  erased: [["event_attendee", "customer"]],
  exported: [{ name: "events", table: "event_attendee", owner: "customer", key: "event", columns: ["event", "state", "until"] }],
};
