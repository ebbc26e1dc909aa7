import { letterMoment } from "#cli/letters/letter-words.ts";
import { eventPhrases as hindi } from "./wording/hindi/messages.ts";
import { eventPhrases as english } from "./wording/messages.ts";
import { textIn } from "#core/shared/language.ts";
import type { OfferMessages } from "#core/events/attendance/offered-seat.ts";

/** What somebody is told for whom a seat is kept. */
export const offerMessages: OfferMessages = ({ event, title, until }) => ({
  topic: "event",
  text: {
    en: english.offered({ title: title.english, until: letterMoment("en", until) }),
    hi: hindi.offered({ title: textIn("hi", title), until: letterMoment("hi", until) }),
  },
  path: `/event/${encodeURIComponent(event)}`,
});
