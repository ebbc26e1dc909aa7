import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { EventTables } from "./tables.ts";

export const storedEvents: StoredArea = {
  name: "events",
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
