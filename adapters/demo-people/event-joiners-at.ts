import type { ListedEvent } from "#core/events/listed-event.ts";

/** An event with who joined it, in this order, whether they came, and whether it was called off. */
export type EventHistory = {
  readonly event: ListedEvent;
  readonly joiners: readonly string[];
  readonly came: boolean;
  readonly isCancelled: boolean;
};

/** How many people have a seat in each event or a place in its line. */
const JOINED: Readonly<Record<string, number>> = {
  "sleep-questions": 41,
  "morning-breathing": 34,
  "surya-namaskar": 27,
  "river-walk": 8,
  "food-labels": 20,
  "millet-kitchen": 12,
  "first-year-diabetes": 22,
  "knees-and-stairs": 9,
  "herb-garden": 11,
  "first-aid-course": 17,
  "pressure-morning": 38,
  "lake-walk": 19,
  "winter-plate": 33,
};
/** It is full, and two wait for a seat. */
const WITH_A_LINE = "millet-kitchen";
const CALLED_OFF = "river-walk";

type People = { readonly asha: string; readonly waiter: string; readonly others: readonly string[] };

/** Who joined the demo's events by `now`. Where people wait for a seat these are `waiter` and, behind them, Asha. */
export const eventJoinersAt = (now: number, events: readonly ListedEvent[], { asha, waiter, others }: People): readonly EventHistory[] =>
  events.map((event, nth) => {
    // Each event has people of its own, so that nobody goes everywhere.
    const people = Array.from(
      { length: Math.min(JOINED[event.id] ?? 0, others.length) },
      (_, place) => others[(nth * 23 + place) % others.length] ?? asha,
    );
    return {
      event,
      joiners: event.id === WITH_A_LINE ? [...people, waiter, asha] : people,
      came: event.endsAt < now,
      isCancelled: event.id === CALLED_OFF,
    };
  });
