import { letterDay } from "#cli/letters/letter-words.ts";
import { eventPhrases as hindi } from "./wording/hindi/messages.ts";
import { eventPhrases as english } from "./wording/messages.ts";
import { textIn } from "#core/shared/language.ts";
import type { CancellingMessages } from "#core/events/cancelled-seat.ts";

/** What somebody is told whose event does not take place. */
export const cancellingMessages: CancellingMessages = ({ event, title, startsAt }) => ({
  topic: "event",
  text: {
    en: english.cancelled({ title: title.english, day: letterDay("en", startsAt) }),
    hi: hindi.cancelled({ title: textIn("hi", title), day: letterDay("hi", startsAt) }),
  },
  path: `/event/${encodeURIComponent(event)}`,
});
