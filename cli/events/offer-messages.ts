import { letterMoment } from "#cli/letters/letter-words.ts";
import { eventPhrases as hindi } from "./wording/hindi/messages.ts";
import { eventPhrases as english } from "./wording/messages.ts";
import { moveSentence } from "./move-messages.ts";
import { textIn } from "#core/shared/language.ts";
import type { OfferMessages } from "#core/events/offered-seat.ts";
import type { Language } from "#core/shared/language.ts";

const phrases = { en: english, hi: hindi };

/** What somebody is told for whom a seat is kept, with the move of the event where they have not answered that yet. */
export const offerMessages: OfferMessages = ({ event, title, until, move }) => {
  const said = (language: Language) => {
    const moment = { until: letterMoment(language, until) };
    const says = phrases[language];
    if (move === null) return says.offered({ title: textIn(language, title), ...moment });
    return `${moveSentence(language, title, move)} ${says.offeredToo(moment)}`;
  };
  return { topic: "event", text: { en: said("en"), hi: said("hi") }, path: `/event/${encodeURIComponent(event)}` };
};
