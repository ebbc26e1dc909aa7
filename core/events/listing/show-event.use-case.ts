import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { shownEvent } from "../shown-event.ts";
import { maker } from "../../shared/use-case.ts";
import { Events } from "../events.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { EventId } from "../listed-event.ts";
import type { ShownEvent } from "../shown-event.ts";

/** An event as anybody may read it, without its link. A draft is not found. Source: specification/events.md, An event. */
export type ShowEvent = (id: EventId) => Promise<Result<ShownEvent, { readonly kind: "not-found" }>>;
export const ShowEvent = useCase<ShowEvent>("events", "ShowEvent");

export const makeShowEvent = maker(
  ShowEvent,
  { events: Events, now: Clock },
  ({ events, now }: { readonly events: Pick<Events, "find">; readonly now: Clock }) =>
    async (id) => {
      const at = now();
      const stored = await events.find(id, at);
      return stored === null ? refused({ kind: "not-found" }) : ok(shownEvent(stored, at));
    },
);
