import type { Paise } from "../shared/money.ts";
import type { Event } from "./event.ts";
import type { BilingualText } from "../shared/language.ts";

declare const eventBrand: unique symbol;
export type EventId = string & { readonly [eventBrand]: true };

/** Throws a RangeError on an empty text. */
export function eventId(text: string): EventId {
  if (text === "") throw new RangeError("an event id is not empty");
  return text as EventId;
}

/**
 * The link of an online event is a secret: it is shown to those who are going, from an hour before the start. `hindi`: the place in Hindi,
 * with its city at the end too; null: the English one stands for both.
 */
export type Venue = { readonly kind: "online"; readonly link: string } | EventPlace;
export type EventPlace = { readonly kind: "place"; readonly place: string; readonly hindi: string | null };

/**
 * An event as staff import it. `price` is only told; 0: free. `capacity` is the one with which it began: later ones are steps. Source:
 * specification/events.md, An event.
 */
export type ListedEvent = Event & {
  readonly id: EventId;
  readonly title: BilingualText;
  readonly text: BilingualText;
  readonly venue: Venue;
  readonly price: Paise;
  readonly picture: string | null;
  readonly isDraft: boolean;
};

/** The city of a place: what follows its last comma. "Community Hall, Indiranagar, Bengaluru" is in Bengaluru. */
export const cityOf = (place: string): string => place.slice(place.lastIndexOf(",") + 1).trim();
