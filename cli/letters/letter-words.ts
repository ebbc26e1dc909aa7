import { clockPhrasesIn } from "#core/shared/clock-phrases.ts";
import { momentText } from "#core/shared/clock-text.ts";
import { firstInstantOf } from "#core/shared/day.ts";
import { letterPhrases as english } from "./wording/letters.ts";
import { letterPhrases as hindi } from "./wording/hindi/letters.ts";
import type { Language } from "#core/shared/language.ts";
import type { Facts, InEachLanguage } from "./phrase.ts";

const phrases: InEachLanguage<typeof english> = { en: english, hi: hindi };

const dayAndMonth = { timeZone: "Asia/Kolkata", weekday: "long", day: "numeric", month: "long" } as const;
const days: InEachLanguage<Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat("en-IN", dayAndMonth),
  hi: new Intl.DateTimeFormat("hi-IN", dayAndMonth),
};

/** The Indian day of an instant, as letters and messages name it. */
export const letterDay = (language: Language, at: number): string => days[language].format(at);

/** An instant in Indian time, as letters and messages name it. */
export const letterMoment = (language: Language, at: number): string =>
  phrases[language].moment({ moment: momentText(at, (day) => letterDay(language, firstInstantOf(day)), clockPhrasesIn[language]) });

/** What a phone shows of news; `site` is the name of who writes, `page` is where more of it stands. */
export const textMessage = (language: Language, message: Facts<"site" | "said" | "page">): string => phrases[language].textMessage(message);
