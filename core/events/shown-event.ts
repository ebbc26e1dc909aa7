import { cityOf } from "./listed-event.ts";
import { eventState } from "./play-event.ts";
import type { EventTimes } from "./event.ts";
import type { EventState } from "./play-event.ts";
import type { EventId, EventPlace, ListedEvent } from "./listed-event.ts";
import type { BilingualText } from "../shared/language.ts";

/** What the steps of an event have made of it so far. `capacity` is the present one. */
export type EventTally = {
  readonly capacity: number;
  readonly taken: number;
  readonly waiting: number;
  readonly isCancelled: boolean;
  /** When its seats last changed, in milliseconds since 1970; null: never. */
  readonly advancedAt: number | null;
  readonly hasSteps: boolean;
  /** How often its times or its venue were changed. */
  readonly moves: number;
  /** When it was to be before it was last moved; null: it was not moved since somebody joined. */
  readonly formerTimes: EventTimes | null;
};

export type KeptEvent = { readonly event: ListedEvent; readonly tally: EventTally };

/**
 * An event as anybody may read it: this type has no place for its link. `waiting` people are in line. Instants in milliseconds since 1970.
 */
export type ShownEvent = {
  readonly id: EventId;
  readonly title: BilingualText;
  readonly text: BilingualText;
  /** `city` is the English one. */
  readonly venue: { readonly kind: "online" } | (EventPlace & { readonly city: string });
  readonly price: ListedEvent["price"];
  readonly picture: string | null;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly capacity: number;
  readonly state: EventState;
  readonly free: number;
  readonly waiting: number;
  /** The how many-th account of it a calendar reads: greater with each change of its times or venue and once it is cancelled. */
  readonly revision: number;
  /** When it was to be before it was last moved; null: it was not moved since somebody joined. */
  readonly formerTimes: EventTimes | null;
};

/** Source: specification/events.md, State of an event. */
export function shownEvent({ event, tally }: KeptEvent, at: number): ShownEvent {
  const { id, title, text, venue, price, picture, startsAt, endsAt } = event;
  const { capacity, isCancelled, waiting } = tally;
  const free = Math.max(capacity - tally.taken, 0);
  return {
    id,
    title,
    text,
    price,
    picture,
    startsAt,
    endsAt,
    capacity,
    free,
    waiting,
    revision: tally.moves + (isCancelled ? 1 : 0),
    formerTimes: tally.formerTimes,
    venue: venue.kind === "online" ? { kind: "online" } : { ...venue, city: cityOf(venue.place) },
    state: eventState({ isCancelled, isOver: at >= endsAt, free }),
  };
}
