import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedEvents: StoredArea = {
  name: "events",
  audited: ["event"],
  erase: async (trx, customer) => (await import("./leave-events.ts")).leaveEvents(trx, customer),
  erased: [["event_attendee", "customer"]],
  exported: [{ name: "events", table: "event_attendee", owner: "customer", key: "event", columns: ["event", "state", "until"] }],
};
