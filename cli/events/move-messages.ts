import { letterMoment } from "#cli/letters/letter-words.ts";
import { eventPhrases as hindi } from "./wording/hindi/messages.ts";
import { eventPhrases as english } from "./wording/messages.ts";
import { textIn } from "#core/shared/language.ts";
import type { MoveMessages, SeatMove } from "#core/events/moved-seat.ts";
import type { BilingualText, Language } from "#core/shared/language.ts";

const phrases = { en: english, hi: hindi };

/** What somebody is told whose event takes place at another time, and that they can keep their place or give it up. */
export const moveMessages: MoveMessages = ({ event, title, state, move }) => {
  const said = (language: Language) => `${moveSentence(language, title, move)} ${phrases[language].keepOrGiveUp[state]}`;
  return { topic: "event", text: { en: said("en"), hi: said("hi") }, path: `/event/${encodeURIComponent(event)}` };
};

/** From when to when an event was moved. */
export function moveSentence(language: Language, title: BilingualText, { from, to }: SeatMove): string {
  const says = phrases[language];
  const moments = (of: "startsAt" | "endsAt") => ({ from: letterMoment(language, from[of]), to: letterMoment(language, to[of]) });
  return from.startsAt === to.startsAt
    ? says.endMoved({ title: textIn(language, title), ...moments("endsAt") })
    : says.moved({ title: textIn(language, title), ...moments("startsAt") });
}
