import { moveRefusal } from "../moved-event.ts";
import type { ImportedLine } from "../../staff/import-decision.ts";
import type { ListedEvent } from "../listed-event.ts";
import type { KeptEvent } from "../shown-event.ts";
import type { PutEvent } from "./event-register.port.ts";

const JOINED = { kind: "faulty", expected: "the same offer_hours and state: somebody has joined" } as const;
const NO_REASON = { kind: "faulty", expected: "--reason TEXT beside other times: somebody has joined" } as const;
const PAST = { kind: "faulty", expected: "a starts_at that is still to come: somebody has joined" } as const;
const OVER = { kind: "faulty", expected: "no change: the event is over or cancelled" } as const;

/** `now` in milliseconds since 1970. */
type Reimporting = {
  readonly now: number;
  readonly same: (one: ListedEvent, other: ListedEvent) => boolean;
  readonly hasReason: boolean;
};

/**
 * What importing an event again would do. Until somebody joins, all may change. Afterwards its hours of an offer and that it is published
 * stay, as people rely on them, other times are a move and need a reason, and a new capacity is a step; once it is cancelled or over,
 * nothing changes. `same` says whether two are alike. Source: specification/events.md, Staff commands.
 */
export function reimportedEvent(
  former: KeptEvent | null,
  incoming: ListedEvent,
  { now, same, hasReason }: Reimporting,
): ImportedLine<PutEvent> {
  if (former === null) return { kind: "added", put: { event: incoming, capacity: null, to: null, moves: 0 } };
  const { event, tally } = former;
  if (same({ ...event, capacity: tally.capacity }, incoming)) return { kind: "unchanged" };
  if (tally.isCancelled || (tally.hasSteps && now >= event.endsAt)) return OVER;
  const { startsAt, endsAt, offerHours, isDraft, venue } = event;
  const isElsewhere = !same({ ...incoming, venue }, incoming);
  const to = { startsAt: incoming.startsAt, endsAt: incoming.endsAt };
  const isMoved = to.startsAt !== startsAt || to.endsAt !== endsAt;
  if (!tally.hasSteps)
    return { kind: "changed", put: { event: incoming, capacity: null, to: null, moves: tally.moves + (isElsewhere || isMoved ? 1 : 0) } };
  if (!same({ ...incoming, offerHours, isDraft }, incoming)) return JOINED;
  if (isMoved && !hasReason) return NO_REASON;
  // Its time never runs back, so that a step which was taken a moment later counts.
  if (isMoved && moveRefusal(event, to, Math.max(now, tally.advancedAt ?? now)) !== null) return PAST;
  const capacity = incoming.capacity === tally.capacity ? null : incoming.capacity;
  const put = { ...incoming, capacity: event.capacity, startsAt, endsAt };
  return { kind: "changed", put: { event: put, capacity, to: isMoved ? to : null, moves: tally.moves + (isElsewhere ? 1 : 0) } };
}
