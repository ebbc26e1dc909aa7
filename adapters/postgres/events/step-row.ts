import type { EventStep } from "#core/events/event.ts";
import type { Selectable } from "kysely";
import type { EventStepRow } from "./tables.ts";

/** People are named by the order in which they joined. */
export function stepIn({ kind, at, attendee, capacity }: Selectable<EventStepRow>): EventStep {
  const time = at.getTime();
  switch (kind) {
    case "cancel":
      return { kind, at: time };
    case "capacity":
      return { kind, at: time, capacity: capacity ?? 0 };
    case "join":
    case "leave":
    case "accept":
    case "decline":
    case "arrive":
      return { kind, at: time, person: `p${attendee}` };
  }
}
