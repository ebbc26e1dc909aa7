import { firstInstantOf, daysAfter } from "../../shared/day.ts";
import { useCase } from "../../shared/token.ts";
import { shownEvent } from "../shown-event.ts";
import { maker } from "../../shared/use-case.ts";
import { Events } from "../events.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { Day } from "../../shared/day.ts";
import type { EventSearch } from "../events.port.ts";
import type { ShownEvent } from "../shown-event.ts";

/** Null: whatever it is. `day` is the Indian day on which it starts. */
export type EventFilter = { readonly city: string | null; readonly venue: EventSearch["venue"]; readonly day: Day | null };

/** Events that are not over, the earliest first, and then the last that are. Source: specification/events.md, Calls. */
export type ListEvents = (filter: EventFilter) => Promise<readonly ShownEvent[]>;
export const ListEvents = useCase<ListEvents>("events", "ListEvents");

export const makeListEvents = maker(
  ListEvents,
  { events: Events, now: Clock },
  ({ events, now }: { readonly events: Pick<Events, "list">; readonly now: Clock }) =>
    async ({ city, venue, day }) => {
      const at = now();
      const starts = day === null ? null : { from: firstInstantOf(day), to: firstInstantOf(daysAfter(day, 1)) };
      return (await events.list({ city, venue, starts }, at)).map((stored) => shownEvent(stored, at));
    },
);
