import { clockPhrases as english } from "./wording/clock.ts";
import { clockPhrases as hindi } from "./wording/hindi/clock.ts";
import type { ClockPhrases } from "./clock-text.ts";
import type { Language } from "./language.ts";

/**
 * How the time of day is written by whoever writes in both languages: letters, text messages, papers. Pages have those of their own
 * language alone.
 */
export const clockPhrasesIn: Readonly<Record<Language, ClockPhrases>> = { en: english, hi: hindi };
