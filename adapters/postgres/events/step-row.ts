import { formerTimesIn, timesIn } from "./event-row.ts";
import type { EventStep } from "#core/events/event.ts";
import type { Selectable } from "kysely";
import type { EventStepRow } from "./tables.ts";

/** People are named by the order in which they joined. */
export function stepIn({ kind, at, attendee, capacity, ...times }: Selectable<EventStepRow>): EventStep {
  const time = at.getTime();
  switch (kind) {
    case "cancel":
      return { kind, at: time };
    case "capacity":
      return { kind, at: time, capacity: capacity ?? 0 };
    case "move":
      return { kind, at: time, ...movedTimesIn(times) };
    case "join":
    case "leave":
    case "accept":
    case "decline":
    case "arrive":
    case "keep":
      return { kind, at: time, person: `p${attendee}` };
  }
}

type Times = Pick<Selectable<EventStepRow>, "starts_at" | "ends_at" | "former_starts_at" | "former_ends_at">;

function movedTimesIn({ starts_at, ends_at, ...former }: Times): Pick<Extract<EventStep, { readonly kind: "move" }>, "from" | "to"> {
  const from = formerTimesIn(former);
  if (starts_at === null || ends_at === null || from === null) throw new TypeError("a move is from times to others");
  return { from, to: timesIn({ starts_at, ends_at }) };
}
