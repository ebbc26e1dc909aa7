import { eventId } from "#core/events/listed-event.ts";
import { firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { paise } from "#core/shared/money.ts";
import { inBoth } from "#core/shared/language.ts";
import { demoEvents } from "./demo-events.ts";
import type { ListedEvent } from "#core/events/listed-event.ts";

/** An event of the demo with who joined it, in this order, whether they came, and whether it was called off. Instants in milliseconds since 1970. */
export type EventHistory = {
  readonly event: ListedEvent;
  readonly joiners: readonly string[];
  readonly came: boolean;
  readonly isCancelled: boolean;
};

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The demo's events as they stand at `now`. Where people wait for a seat these are `waiter` and, behind them, Asha. */
export function demoEventsAt(
  now: number,
  { asha, waiter, others }: { readonly asha: string; readonly waiter: string; readonly others: readonly string[] },
): readonly EventHistory[] {
  const today = firstInstantOf(indianDay(now));
  return demoEvents.map(({ id, title, text, venue, price, capacity, ...at }, nth) => {
    const startsAt = today + at.days * DAY + at.hour * HOUR;
    // Each event has people of its own, so that nobody goes everywhere.
    const people = Array.from(
      { length: Math.min(at.joined, others.length) },
      (_, place) => others[(nth * 23 + place) % others.length] ?? asha,
    );
    return {
      event: {
        id: eventId(id),
        startsAt,
        endsAt: startsAt + at.minutes * MINUTE,
        capacity,
        offerHours: 24,
        title: inBoth(title),
        text: inBoth(text),
        venue,
        price: paise(price * 100),
        picture: null,
        isDraft: false,
      },
      joiners: at.withAsha === true ? [...people, waiter, asha] : people,
      came: at.days < 0,
      isCancelled: at.isCancelled === true,
    };
  });
}
