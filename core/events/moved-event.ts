import type { Event, EventStep, EventTimes, MoveRefusal } from "./event.ts";

/**
 * Why an event can't be moved at that time; null: it can. Instants in milliseconds since 1970. Source: specification/events.md, Moving an
 * event.
 */
export function moveRefusal({ startsAt, endsAt }: EventTimes, to: EventTimes, at: number): MoveRefusal | null {
  if (at >= endsAt) return "ended";
  if (to.startsAt <= at) return "past";
  return to.startsAt === startsAt && to.endsAt === endsAt ? "same_times" : null;
}

/** An event with the times that it had before its first move; its own are the present ones. */
export function asAtFirst<Of extends Event>(event: Of, steps: readonly EventStep[]): Of {
  const first = steps.find(({ kind }) => kind === "move");
  return first?.kind === "move" ? { ...event, ...first.from } : event;
}
