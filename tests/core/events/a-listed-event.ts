import { eventId } from "#core/events/listed-event.ts";
import { paise } from "#core/shared/money.ts";
import { now } from "#tests/fixtures.ts";
import type { ListedEvent } from "#core/events/listed-event.ts";

export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/** A talk with two seats in three days, for two hours. */
export const aListedEvent = (given: Partial<ListedEvent> = {}): ListedEvent => ({
  id: eventId("breathing-class"),
  title: { english: "Breathing class", hindi: "श्वास कक्षा" },
  text: { english: "An hour of breathing.", hindi: null },
  venue: { kind: "place", place: "Community Hall, Indiranagar, Bengaluru", hindi: null },
  price: paise(0),
  picture: null,
  isDraft: false,
  startsAt: now + 3 * DAY,
  endsAt: now + 3 * DAY + 2 * HOUR,
  capacity: 2,
  offerHours: 24,
  ...given,
});
