import { Events } from "#core/events/events.port.ts";
import { memoryEvents } from "./events.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const eventsInMemory: MemoryArea = {
  ports: (memory, keep) => keep(Events, memoryEvents(memory)),
  exported: {
    events: ({ events }, customer) => [...events.kept.keys()].flatMap((id) => events.seatOf(customer, id, 0) ?? []),
  },
};
