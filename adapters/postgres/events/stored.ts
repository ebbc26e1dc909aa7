import { events } from "#adapters/postgres/migrations/0074-events.ts";
import { movesOfEvents } from "#adapters/postgres/migrations/0146-moves-of-events.ts";
import { eventsInTime } from "#adapters/postgres/migrations/0171-events-in-time.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { EventTables } from "./tables.ts";

export const storedEvents: StoredArea = {
  name: "events",
  migrations: {
    "0074-events": events,
    "0146-moves-of-events": movesOfEvents,
    "0171-events-in-time": eventsInTime,
  },
  places: {
    event: "scarce",
    event_step: "several",
    event_attendee: "several",
  } satisfies Places<keyof EventTables>,
  audited: ["event"],
  erase: async (trx, customer) => (await import("./leave-events.ts")).leaveEvents(trx, customer),
  erased: [["event_attendee", "customer"]],
  exported: [{ name: "events", table: "event_attendee", owner: "customer", key: "event", columns: ["event", "state", "until", "asked"] }],
};
