import type { eventsEntryWords as english } from "../events-entry.ts";

export const eventsEntryWords: typeof english = { title: "कार्यक्रम", hint: "आने वाली बातचीत, कक्षाएँ और सैर, और हर एक में आपकी सीट" };
