import { hindi } from "./wording/hindi/messages.ts";
import { english } from "./wording/messages.ts";
import { textIn } from "#core/shared/language.ts";
import type { OfferMessages } from "#core/events/attendance/offered-seat.ts";

/** What somebody is told for whom a seat is kept. */
export const offerMessages: OfferMessages = ({ event, title, until }) => ({
  topic: "event",
  text: {
    en: english.offered({ title: title.english, until }),
    hi: hindi.offered({ title: textIn("hi", title), until }),
  },
  path: `/event/${encodeURIComponent(event)}`,
});
