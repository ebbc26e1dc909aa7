import type { ImportedLine } from "../../staff/import-decision.ts";
import type { ListedEvent } from "../listing/listed-event.ts";
import type { KeptEvent } from "../listing/shown-event.ts";
import type { PutEvent } from "./event-register.port.ts";

const JOINED = { kind: "faulty", expected: "the same starts_at, ends_at, offer_hours and state: somebody has joined" } as const;
const OVER = { kind: "faulty", expected: "no change: the event is over or cancelled" } as const;

/**
 * What importing an event again would do. Until somebody joins, all may change. Afterwards its times, its hours of an offer and that it is
 * published stay, as people rely on them, and a new capacity is a step; once it is cancelled or over, nothing changes. `same` says whether
 * two are alike. Source: specification/events.md, Staff commands.
 */
export function reimportedEvent(
  former: KeptEvent | null,
  incoming: ListedEvent,
  { now, same }: { readonly now: number; readonly same: (one: ListedEvent, other: ListedEvent) => boolean },
): ImportedLine<PutEvent> {
  if (former === null) return { kind: "added", put: { event: incoming, capacity: null, moves: 0 } };
  const { event, tally } = former;
  if (same({ ...event, capacity: tally.capacity }, incoming)) return { kind: "unchanged" };
  if (tally.isCancelled || (tally.hasSteps && now >= event.endsAt)) return OVER;
  const { startsAt, endsAt, offerHours, isDraft, venue } = event;
  const moves = same({ ...incoming, startsAt, endsAt, venue }, incoming) ? tally.moves : tally.moves + 1;
  if (!tally.hasSteps) return { kind: "changed", put: { event: incoming, capacity: null, moves } };
  const fixed = { startsAt, endsAt, offerHours, isDraft };
  if (!same({ ...incoming, ...fixed }, incoming)) return JOINED;
  const capacity = incoming.capacity === tally.capacity ? null : incoming.capacity;
  return { kind: "changed", put: { event: { ...incoming, capacity: event.capacity }, capacity, moves } };
}
